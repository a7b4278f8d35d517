"""The GM's calls about seats: new ones, links for them, and whether the join code is open."""

from starlette.requests import Request
from starlette.responses import Response

from engine.kernel import commands as c
from engine.kernel.legible import one_line
from engine.kernel.units import CombatantId, SeatId
from server import links
from server.bodies import CodeOpen, NewLink, NewSeat
from server.desk import Desk
from server.http import Refused, answer, parse, public_base, spend
from server.opening import claim_code, close_code, invite, new_seat
from server.qr import svg
from server.ratelimit import per_minute
from server.room import Room


class Hosting:
    """What a GM does for those who come."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.rooms = desk.rooms
        self.made = per_minute(desk.rooms.settings.rooms_per_minute)

    async def seat(self, request: Request) -> Response:
        """A new seat of any role, with a link for whoever shall take it."""
        room = await self.desk.gm(request)
        spend(request, self.made, self.rooms.clock.now())
        asked = await parse(request, NewSeat, self.rooms.settings.body_bytes)
        name = one_line(asked.name)
        if not name:
            raise Refused(422, "requirement", "a name is needed", what="name")
        controls = tuple(CombatantId(one) for one in asked.controls)
        try:
            seat = await new_seat(room, asked.role, name, controls=controls)
        except ValueError as error:
            raise Refused(409, str(error), "these combatants are not to be had") from None
        return await self._link(request, room, seat, 201)

    async def link(self, request: Request) -> Response:
        """A link for a seat; with ``reissue`` (as by itself) all older ones end."""
        room = await self.desk.gm(request)
        spend(request, self.made, self.rooms.clock.now())
        asked = await parse(request, NewLink, self.rooms.settings.body_bytes)
        seat = SeatId(request.path_params["seat"])
        if seat not in room.state.seats:
            raise Refused(404, "unknown", "there is no such seat", what="seat")
        if asked.reissue:
            await room.submit(c.SetSeat(seat=seat, reissue=True))
        return await self._link(request, room, seat, 200)

    async def _link(self, request: Request, room: Room, seat: SeatId, status: int) -> Response:
        secret = await invite(self.rooms, room, seat)
        role = room.state.seats[seat].role
        url = public_base(request, self.rooms.settings) + links.invite(role, secret)
        body = {"seat": seat, "role": role, "invite": secret, "url": url, "qr": svg(url)}
        return answer(body, status)

    async def code(self, request: Request) -> Response:
        """Close the room's join code, or open a new one."""
        room = await self.desk.gm(request)
        spend(request, self.made, self.rooms.clock.now())
        asked = await parse(request, CodeOpen, self.rooms.settings.body_bytes)
        await close_code(self.rooms, room)
        if not asked.open:
            return answer({"code": None, "url": None})
        code = await claim_code(self.rooms, room)
        base = public_base(request, self.rooms.settings)
        return answer({"code": code, "url": base + links.join(code)})
