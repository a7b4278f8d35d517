"""A simulated evening: servers that come and go, a store with gaps, guests on bad networks."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from engine.kernel import commands as c
from engine.kernel.dice import seeded
from engine.kernel.state import Board
from server.store.memory import MemoryStore
from tests.server.table import ADA, LURKER, PACKS, SYSTEM, Server, Table, World, creature, sit_down
from tests.server.table import FIGHT as AT_FIRST
from tests.sim.director import Director
from tests.sim.guest import Guest
from tests.sim.link import Link

FIGHT = (
    *AT_FIRST,
    # Small, since what takes time is the ways over a board.
    c.SetBoard(grid=Board(width=8, height=8)),
    c.SetOptions(settings={"window_ms": 5_000}),
    c.Add(creatures=(creature(LURKER, "Lurker", (6, 7), 5, hidden=True),)),
)
PACK = PACKS[SYSTEM].rules
SERVERS = ("north", "south")
STEP_MS = 500


class Evening:
    """A table, its guests, and everything that goes wrong around them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.world = World()
        self.servers: dict[str, Server] = {}
        self.stores: list[MemoryStore] = []
        self.guests: list[Guest] = []
        self.table = Table("", "", {}, {})
        self.calm = False

    def luck(self, name: str) -> Callable[[int], int]:
        """Dice of somebody's own, so that nobody's luck depends on another's."""
        return seeded(self.seed * 1_000 + sum(map(ord, name)))

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """The evening while the block runs."""
        async with self.world.process() as rooms:
            self.table = await sit_down(rooms, FIGHT)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._serve(name)) for name in SERVERS]
            tasks.append(group.create_task(self._trouble_stores()))
            for who in self.table.tokens:
                self._invite(who, group)
            tasks += [group.create_task(guest.stay()) for guest in self.guests]
            yield
            for task in tasks:
                task.cancel()

    def _invite(self, who: str, group: asyncio.TaskGroup) -> None:
        kind = Director if who == "gm" else Guest
        clock, roll = self.world.clock, self.luck(who)
        link = Link(clock, self.luck(who + "'s link"), group)
        self.guests.append(kind(who, self.table, clock, roll, link, self.servers))

    async def _serve(self, name: str) -> None:
        """A server that is killed now and then and comes back."""
        roll = self.luck(name)
        while True:
            store = self.world.store()
            self.stores.append(store)
            async with self.world.server(store=store) as server:
                self.servers[name] = server
                await self._until_calm_or(20_000 + roll(60_000))
                if self.calm:
                    await self.world.clock.wait(3_600_000)
                del self.servers[name]
            self.stores.remove(store)
            await self._until_calm_or(roll(2) * roll(15_000))

    async def _until_calm_or(self, ms: int) -> None:
        until = self.world.clock.now() + ms
        while not self.calm and self.world.clock.now() < until:
            await self.world.clock.wait(250)

    async def _trouble_stores(self) -> None:
        """A store that cannot be reached for a moment, or for longer than anybody likes."""
        roll = self.luck("store")
        while not self.calm:
            await self.world.clock.wait(5_000 + roll(30_000))
            away = list(self.stores)
            for store in away:
                store.away = not self.calm and roll(3) > 1
            await self.world.clock.wait(roll(4) * roll(2_000))
            for store in away:
                store.away = False

    async def let_pass(self, ms: int) -> None:
        """Let time go by."""
        for _ in range(0, ms, STEP_MS):
            await self.world.clock.advance(STEP_MS)

    async def come_to_rest(self) -> None:
        """The networks and servers work, nobody begins anything, everything arrives."""
        self.calm = True
        for guest in self.guests:
            guest.link.calm = True
        await self.let_pass(10_000)
        assert len(self.servers) == len(SERVERS)
        for place, guest in enumerate(self.guests):
            guest.move_to(place)
        await self.let_pass(5_000)
        self.guests[0].ask({"type": "edit", "combatant": ADA, "name": "Ada the Last"})
        await self.let_pass(4_000)
