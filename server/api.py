"""The HTTP calls: systems, rooms, seats, imports, QR codes, health."""

import io
from urllib.parse import unquote

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from engine.kernel.units import CombatantId, SeatId
from engine.packs.demo import demo_commands
from server import links
from server.bodies import NewRoom, NewSession, Qr
from server.http import Refused, answer, guarded, parse, read_body
from server.importing import Importing, chosen_columns
from server.opening import open_room, take_seat, ticket
from server.ratelimit import Buckets, per_minute
from server.room import Room
from server.rooms import Rooms
from server.seats import Ticket, clean_code, free_characters, room_of
from server.speech import Speech


class Api:
    """The calls over one process's rooms."""

    def __init__(self, rooms: Rooms, speech: Speech) -> None:
        self.rooms = rooms
        self.speech = speech
        self.settings = rooms.settings
        self.joins = per_minute(rooms.settings.joins_per_minute)
        self.openings = per_minute(rooms.settings.rooms_per_minute)
        self.imports = per_minute(rooms.settings.imports_per_minute)
        self.importing = Importing(rooms.settings)

    def routes(self) -> list[BaseRoute]:
        """The routes of the calls."""
        calls = (
            ("/api/v1/systems", "GET", self.systems),
            ("/api/v1/rooms", "POST", self.open),
            ("/api/v1/session", "POST", self.session),
            ("/api/v1/import", "POST", self.read_file),
            ("/api/v1/rooms/{room}/log", "GET", self.log),
            ("/api/v1/qr", "POST", self.qr),
            ("/healthz", "GET", self.healthz),
            ("/readyz", "GET", self.readyz),
        )
        return [Route(path, guarded(call), methods=[method]) for path, method, call in calls]

    def _spend(self, request: Request, credits: Buckets) -> None:
        address = request.client.host if request.client else ""
        if not credits.take(address, self.rooms.clock.now()):
            raise Refused(429, "too_fast", "too many tries; wait a minute")

    async def systems(self, request: Request) -> Response:
        """Every rule system that can be played here."""
        return answer(
            [
                {
                    "id": pack.rules.id,
                    "languages": list(pack.languages),
                    "demo": pack.demo_file.is_file(),
                    "options": [
                        {
                            "id": key,
                            "choices": list(one.choices),
                            "default": one.default,
                            "about": one.about,
                        }
                        for key, one in pack.rules.options.items()
                    ],
                }
                for pack in self.rooms.packs.values()
            ]
        )

    async def open(self, request: Request) -> Response:
        """Open a room."""
        self._spend(request, self.openings)
        asked = await parse(request, NewRoom, self.settings.body_bytes)
        pack = self.rooms.packs.get(asked.system)
        if pack is None:
            known = ", ".join(sorted(self.rooms.packs))
            raise Refused(404, "unknown", f"no such system; there are: {known}", what="system")
        if asked.demo and not pack.demo_file.is_file():
            raise Refused(404, "unknown", "this system has no demo fight", what="demo")
        commands = demo_commands(pack) if asked.demo else ()
        name = " ".join(asked.name.split())
        opened = await open_room(self.rooms, asked.system, name, commands, asked.language)
        base = self.base(request)
        room = opened.room.id
        return answer(
            {
                "room": room,
                "gm": {"token": opened.gm, "url": base + links.seat("gm", room, opened.gm)},
                "join": {"code": opened.code, "url": base + links.join(opened.code)},
                "display": {
                    "token": opened.display,
                    "url": base + links.seat("display", room, opened.display),
                },
            },
            201,
        )

    def base(self, request: Request) -> str:
        """The address that people reach this server at."""
        public = self.settings.public_url
        return (public or str(request.base_url)).rstrip("/")

    async def session(self, request: Request) -> Response:
        """Take a seat by join code, or look which characters are free."""
        self._spend(request, self.joins)
        asked = await parse(request, NewSession, self.settings.body_bytes)
        code = clean_code(asked.join)
        room_id = await self.rooms.store.room_of(code) if code else None
        room = await self.rooms.get(room_id) if room_id else None
        if room is None:
            raise Refused(404, "unknown", "no room has this code", what="code")
        free = free_characters(room.state)
        if asked.name is None:
            people = [{"id": who, "name": name} for who, name in free.items()]
            state = room.state
            return answer({"room": {"name": state.name, "system": state.pack}, "free": people})
        name = " ".join(asked.name.split())
        if not name:
            raise Refused(422, "requirement", "a name is needed", what="name")
        want = tuple(CombatantId(one) for one in asked.want)
        if not set(want) <= set(free):
            raise Refused(409, "taken", "somebody else plays this character")
        try:
            seat, token = await take_seat(
                self.rooms, room, "player", name, controls=want, language=asked.language
            )
        except ValueError:
            raise Refused(409, "taken", "somebody else was faster") from None
        found = {"room": room.id, "seat": seat, "token": token, "role": "player"}
        return answer(found, 201)

    async def bearer(self, request: Request) -> tuple[Room, Ticket]:
        """The seat whose call it is, and its room, by the token. Raises Refused."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        room_id = room_of(token)
        named = request.path_params.get("room", room_id)
        if scheme.lower() == "bearer" and room_id and named == room_id:
            room = await self.rooms.get(room_id)
            kept = await ticket(self.rooms, room_id, token) if room else None
            if room and kept and kept.seat in room.state.seats:
                return room, kept
        raise Refused(401, "token", "a seat's token is needed")

    async def read_file(self, request: Request) -> Response:
        """Read a file of creatures; nothing is added yet."""
        room, kept = await self.bearer(request)
        if kept.role != "gm":
            raise Refused(403, "role", "only the GM imports")
        self._spend(request, self.imports)
        body = await read_body(request, self.settings.import_bytes)
        filename = unquote(request.headers.get("x-filename", ""))[:200] or None
        columns = chosen_columns(unquote(request.headers.get("x-columns", "")))
        return answer(await self.importing.read(room.pack, body, filename, columns))

    async def log(self, request: Request) -> Response:
        """The room's log as far as the seat may see it, to keep."""
        room, kept = await self.bearer(request)
        lines = room.log(gm=kept.role == "gm")
        form = request.query_params.get("format", "text")
        if form == "json":
            return answer(lines)
        if form != "text":
            raise Refused(422, "unknown", "the formats are text and json", what="format")
        language = room.state.seats[SeatId(kept.seat)].language
        text = self.speech.speak(room.pack, language, lines)
        return PlainTextResponse(text, headers={"Cache-Control": "no-store"})

    async def qr(self, request: Request) -> Response:
        """A text as a QR code in SVG."""
        asked = await parse(request, Qr, self.settings.body_bytes)
        image = io.BytesIO()
        try:
            segno.make(asked.text, error="m").save(image, kind="svg", border=2, xmldecl=False)
        except segno.DataOverflowError:
            raise Refused(422, "too_big", "too long for a QR code") from None
        return Response(image.getvalue(), media_type="image/svg+xml")

    async def healthz(self, request: Request) -> Response:
        """Whether this process lives."""
        return answer({"ok": True})

    async def readyz(self, request: Request) -> Response:
        """Whether the store answers."""
        await self.rooms.store.now()
        return answer({"ok": True})
