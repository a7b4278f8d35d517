"""Glances: what a command would bring about, and what somebody else sees. Both change nothing."""

from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from engine.kernel.units import Instant, SeatId
from engine.text import codec
from server import wire
from server.desk import Desk
from server.foresight import foresee
from server.guard import guarded
from server.http import Refused, answer, parse


class Foreseen(BaseModel):
    """What asking for the outcome of a command takes."""

    model_config = ConfigDict(extra="forbid")

    cmd: dict[str, object]


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
        body = wire.sections(wire.frame("view", now=room.now()), wire.joined(parts), {})
        return Response(body, headers={"Cache-Control": "no-store"}, media_type="application/json")
