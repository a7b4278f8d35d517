"""A fight whose first seconds call a phone, beside a push service of our own."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import anyio

from engine.kernel import Command
from server import pages
from server.listener import Listener
from server.push.caller import Caller
from server.push.outbox import Outbox
from server.push.signature import Signature
from server.push.subscription import Address, Subscription, subscriptions
from server.room import Room
from server.rooms import Rooms
from server.speech import Speech
from tests.push_service import PushService, a_push_service
from tests.server.table import Table, World, sit_down

SPEECH = Speech(pages.catalogues(pages.read_files(pages.find_dist())))


@dataclass
class Evening:
    """A fight in whose first seconds the orc casts, a service, and Ada's phone that is called."""

    world: World
    rooms: Rooms
    table: Table
    room: Room
    service: PushService

    async def subscribe(self, who: str = "ada", name: str = "phone") -> None:
        seat = self.room.state.seats[self.table.seats[who]]
        address = Address.model_validate(self.service.address(name)).model_dump()
        one = Subscription(**address, seat=seat.id, issue=seat.issue, at=0)
        await self.rooms.store.put(self.room.id, one.field, one.model_dump_json().encode())

    async def subscribed(self) -> list[Subscription]:
        return subscriptions(await self.rooms.store.fields(self.room.id))

    async def do(self, command: Command) -> None:
        assert (await self.room.submit(command)).refusal is None

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let everything run until this holds."""
        limit = time.monotonic() + 10
        while not holds():
            assert time.monotonic() < limit
            await anyio.sleep(0.005)

    async def came(self, number: int) -> list[dict[str, str]]:
        await self.until(lambda: len(self.service.texts) >= number)
        assert len(self.service.texts) == number
        return self.service.texts

    def page(self, who: str = "ada") -> Listener:
        """A page of the seat, in front."""
        seat, now = self.table.seats[who], self.world.clock.now()
        page = Listener(f"page-{who}", seat, gm=False, at=now)
        self.room.audience.join(page)
        return page


@asynccontextmanager
async def an_evening(*, anywhere: bool = True) -> AsyncIterator[Evening]:
    world = World()
    async with a_push_service() as service, world.process() as rooms:
        signature = await Signature.of(rooms.store, "https://table.example")
        trusted = service.trusted
        async with Outbox.open(signature, anywhere=anywhere, trusted=trusted) as outbox:
            caller = Caller(rooms, SPEECH, outbox)
            rooms.watch = caller.watch
            rooms.start(caller.run())
            table = await sit_down(rooms)
            yield Evening(world, rooms, table, await table.at(rooms), service)
