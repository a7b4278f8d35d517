"""Glances: what a command would bring about, and what somebody else sees. Both change nothing."""

import secrets

from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from engine.kernel import Command, Encounter, apply, decide
from engine.kernel.dice import seeded
from engine.kernel.refusals import Rejected
from engine.kernel.rules import RulePack
from engine.kernel.units import Instant, SeatId, Stamp
from engine.kernel.view import Json, shared
from engine.text import codec
from server import wire
from server.desk import Desk
from server.guard import guarded
from server.http import Refused, answer, parse
from server.seats import new_id


class Foreseen(BaseModel):
    """What asking for the outcome of a command takes."""

    model_config = ConfigDict(extra="forbid")

    cmd: dict[str, object]


def foresee(state: Encounter, command: Command, now: Instant, pack: RulePack) -> dict[str, Json]:
    """Which windows and questions a command would open first, as the GM would see them, and why it
    would be refused. The dice it throws are thrown away."""
    stamp = Stamp(now=now, sent=now, roll=seeded(secrets.randbits(64)), fresh=new_id)
    try:
        events = decide(state, command, stamp, pack)
    except Rejected as rejected:
        why = rejected.refusal
        return {"frames": [], "refused": {"reason": str(why.reason), "params": dict(why.params)}}
    known = {one.id for one in state.stack}
    after = state
    for event in events:
        after = apply(after, event)
    frames = shared(after, pack, gm=True)["stack"]
    assert isinstance(frames, dict)
    new = [one for one in frames["frames"] if one["id"] not in known]
    return {"frames": [one for one in new if one["kind"] in ("window", "question")]}


class Glances:
    """The calls of a GM who looks before acting."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def routes(self) -> list[BaseRoute]:
        """The routes of the calls."""
        path, rooms = "/api/v1/rooms/{room}", self.desk.rooms
        return [
            Route(f"{path}/foresee", guarded(self.foresee, rooms), methods=["POST"]),
            Route(f"{path}/view", guarded(self.view, rooms), methods=["GET"]),
        ]

    async def foresee(self, request: Request) -> Response:
        """Who would be asked if this were done now."""
        room = await self.desk.gm(request)
        asked = await parse(request, Foreseen, self.desk.rooms.settings.body_bytes)
        try:
            command = codec.asked.validate_python(asked.cmd)
        except ValidationError as error:
            raise Refused(422, "bad_message", wire.first(error)) from None
        return answer(foresee(room.state, command, Instant(room.now()), room.rules))

    async def view(self, request: Request) -> Response:
        """What a seat of this room sees; without one, what everybody may see."""
        room = await self.desk.gm(request)
        name = SeatId(request.query_params.get("seat", ""))
        seat = room.state.seats.get(name)
        if name and seat is None:
            raise Refused(404, "unknown", "there is no such seat", what="seat")
        parts = room.audience.whole(name, gm=seat is not None and seat.role == "gm")
        body = wire.sections(wire.frame("view", now=room.now()), parts, {})
        return Response(body, headers={"Cache-Control": "no-store"}, media_type="application/json")
