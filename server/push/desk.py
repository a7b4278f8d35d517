"""The calls of phones about pushes: the server's key, a subscription, its end."""

from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from server.desk import Desk
from server.guard import guarded
from server.http import Refused, answer, parse, spend
from server.push.outbox import Outbox
from server.push.outbox import Refused as Nowhere
from server.push.subscription import Address, Subscription, field, subscriptions
from server.ratelimit import per_minute

MOST = 5
"""Phones of one seat that are called."""
PER_MINUTE = 30


class Ended(BaseModel):
    """Which subscription ends."""

    model_config = ConfigDict(extra="forbid")

    endpoint: str = Field(max_length=1_000)


class PushDesk:
    """What a phone says of pushes."""

    outbox: Outbox

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._rooms = desk.rooms
        self._made = per_minute(PER_MINUTE)

    def routes(self) -> list[BaseRoute]:
        """The routes of the calls."""
        path = "/api/v1/rooms/{room}/push"
        calls = (("GET", self.key), ("POST", self.subscribe), ("DELETE", self.end))
        return [Route(path, guarded(call, self._rooms), methods=[how]) for how, call in calls]

    async def key(self, request: Request) -> Response:
        """The server's public key."""
        await self._desk.bearer(request)
        return answer({"key": self.outbox.signature.public})

    async def subscribe(self, request: Request) -> Response:
        """Call this phone for the seat from now on."""
        room, seat = await self._desk.bearer(request)
        if seat.role != "player":
            raise Refused(403, "role", "only players are called")
        spend(request, self._made, self._rooms.clock.now())
        asked = await parse(request, Address, self._rooms.settings.body_bytes)
        try:
            self.outbox.check(asked.endpoint)
        except Nowhere as error:
            raise Refused(422, "requirement", str(error), what="endpoint") from None
        one = Subscription(
            **asked.model_dump(), seat=seat.id, issue=seat.issue, at=self._rooms.clock.now()
        )
        store = self._rooms.store
        kept = subscriptions(await store.fields(room.id))
        mine = [other for other in kept if other.seat == seat.id and other.field != one.field]
        for old in mine[: max(0, len(mine) - MOST + 1)]:
            await store.put(room.id, old.field, None)
        await store.put(room.id, one.field, one.model_dump_json().encode())
        return answer({}, 201)

    async def end(self, request: Request) -> Response:
        """Call this phone no more."""
        room, seat = await self._desk.bearer(request)
        asked = await parse(request, Ended, self._rooms.settings.body_bytes)
        await self._rooms.store.put(room.id, field(seat.id, asked.endpoint), None)
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
