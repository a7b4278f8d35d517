"""The calls of people who have a seat: the log, the way back, imports."""

import asyncio
from urllib.parse import unquote

import orjson
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from engine.kernel import Rejected, apply
from engine.kernel import commands as c
from engine.kernel.state import Seat
from engine.kernel.view import shared
from engine.text import codec
from engine.text.transcript import transcript
from server.history import Step
from server.http import Refused, answer, read_body, spend
from server.importing import Importing, chosen_columns
from server.opening import holder
from server.ratelimit import per_minute
from server.room import Room
from server.rooms import Rooms
from server.seats import room_of
from server.speech import Speech

NO_STORE = {"Cache-Control": "no-store"}
EDITIONS = ("own", "players")
"""Whose log: as the seat sees it, or as every player may."""


class Desk:
    """Calls with a seat's token."""

    def __init__(self, rooms: Rooms, speech: Speech) -> None:
        self.rooms = rooms
        self.speech = speech
        self.imports = per_minute(rooms.settings.imports_per_minute)
        self.importing = Importing(rooms.settings)

    async def bearer(self, request: Request) -> tuple[Room, Seat]:
        """The seat whose call it is, and its room, by the token. Raises Refused."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        room_id = room_of(token)
        named = request.path_params.get("room", room_id)
        if scheme.lower() == "bearer" and room_id and named == room_id:
            room = await self.rooms.get(room_id)
            seat = await holder(self.rooms, room, token) if room else None
            if room and seat:
                return room, seat
        raise Refused(401, "token", "a seat's token is needed")

    async def gm(self, request: Request) -> Room:
        """The room of a GM's call. Raises Refused."""
        room, kept = await self.bearer(request)
        if kept.role != "gm":
            raise Refused(403, "role", "only the GM may do this")
        return room

    async def read_file(self, request: Request) -> Response:
        """Read a file of creatures; nothing is added yet."""
        room, seat = await self.bearer(request)
        if seat.role not in ("gm", "bridge"):
            raise Refused(403, "role", "only the GM and its bridges may do this")
        spend(request, self.imports, self.rooms.clock.now())
        body = await read_body(request, self.rooms.settings.import_bytes)
        filename = unquote(request.headers.get("x-filename", ""))[:200] or None
        columns = chosen_columns(unquote(request.headers.get("x-columns", "")))
        return answer(await self.importing.read(room.pack, body, filename, columns))

    async def log(self, request: Request) -> Response:
        """The room's log as far as the seat may see it, to keep; as a scenario for the GM.

        With ``edition=players`` a GM gets what every player may see.
        """
        room, kept = await self.bearer(request)
        form = request.query_params.get("format", "text")
        edition = request.query_params.get("edition", "own")
        if edition not in EDITIONS:
            raise Refused(422, "unknown", "the editions are own and players", what="edition")
        lines = await room.log(gm=kept.role == "gm" and edition == "own")
        match form:
            case "json":
                return answer(lines)
            case "text":
                language = kept.language
                text = self.speech.speak(room.pack, language, lines)
            case "scenario":
                past = await (await self.gm(request)).history()
                text = await asyncio.to_thread(transcript, past.first, tuple(past.entries()))
            case _:
                detail = "the formats are text, json and scenario"
                raise Refused(422, "unknown", detail, what="format")
        return PlainTextResponse(text, headers=NO_STORE)

    async def history(self, request: Request) -> Response:
        """The GM's way back: what could be undone, the newest first, and what could be redone.

        With ``to`` (and ``redo``) instead how the table would look then.
        """
        room = await self.gm(request)
        past = await room.history()
        if "to" not in request.query_params:
            undo = [_row(one, one.start) for one in reversed(past.done) if not one.quiet]
            return answer({"undo": undo, "redo": [_row(one, one.end) for one in past.undone]})
        word = request.query_params["to"]
        if not word.isdecimal() or len(word) > 15:
            raise Refused(422, "unknown", "to is a serial of the history", what="serial")
        kind = c.Redo if request.query_params.get("redo") else c.Undo
        try:
            event = past.go(kind(to=int(word)), room.now())
        except Rejected as no:
            reason, params = str(no.refusal.reason), dict(no.refusal.params)
            raise Refused(409, reason, "the fight cannot go there", **params) from None
        state = apply(room.state, event)
        sections = shared(state, room.pack.variant(state.options), gm=True)
        return answer({"to": event.to, "redo": event.redo, "sections": sections})


def _row(step: Step, to: int) -> dict[str, object]:
    """A step as the GM chooses it: ``to`` is what undo or redo takes."""
    command = None if step.command is None else orjson.loads(codec.dump(step.command))
    return {"to": to, "at": step.at, "command": command}
