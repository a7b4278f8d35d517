"""The rooms of this process: open, find, keep time for, and let go of them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager

from engine.packs import Pack
from server.clock import Clock
from server.copybook import Copy
from server.room import Room, RoomGone
from server.settings import Settings
from server.store import Store, StoreAway
from server.timekeeper import keep_time

BEAT_MS = 500
SWEEP_MS = 1_000
MEASURE_BEATS = 10
SWEPT = 100

log = logging.getLogger(__name__)


class Rooms:
    """Finds rooms in memory or in the store; a room in memory watches its own record."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock, packs: Mapping[str, Pack]
    ) -> None:
        self.settings = settings
        self.packs = packs
        self.store = store
        self.clock = clock
        self._rooms: dict[str, Room] = {}
        self._idle: dict[str, int] = {}
        self._opening = asyncio.Lock()
        self._group: asyncio.TaskGroup | None = None
        self._tasks: dict[str, list[asyncio.Task[None]]] = {}
        self._beside: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Keep the clocks of all rooms while the block runs."""
        await self.store.beat()
        async with asyncio.TaskGroup() as group:
            self._group = group
            own = [group.create_task(self._beat()), group.create_task(self._sweep())]
            try:
                yield
            finally:
                for room in self._rooms.values():
                    room.audience.close(1012, "the server restarts")
                rooms = [one for many in self._tasks.values() for one in many]
                for task in (*own, *self._beside, *rooms):
                    task.cancel()
                self._group = None

    async def get(self, room: str) -> Room | None:
        """The room with this id, from memory or from the store; None where there is none."""
        found = self._rooms.get(room)
        if found is not None:
            return found
        async with self._opening:
            return self._rooms.get(room) or await self._load(room)

    async def _load(self, room_id: str) -> Room | None:
        assert self._group is not None
        loaded = await self.store.load(room_id)
        if loaded is None:
            return None
        copy = Copy.load(loaded)
        pack = self.packs.get(copy.state.pack)
        if pack is None:
            log.error("room %s needs the system %s, which is not there", room_id, copy.state.pack)
            return None
        room = Room(room_id, self.store, self.clock, pack, copy)
        await room.give_back()
        code = (await self.store.fields(room_id)).get("code")
        if code:
            room.audience.name_code(code.decode())
        self._rooms[room_id] = room
        self._tasks[room_id] = [
            self._group.create_task(self._keep(room, keep_time(room))),
            self._group.create_task(self._keep(room, self._follow(room))),
        ]
        return room

    async def _follow(self, room: Room) -> None:
        async with self.store.watch(room.id) as records:
            async for record in records:
                try:
                    await room.published(record)
                except StoreAway:
                    continue

    async def _keep(self, room: Room, work: Coroutine[None, None, None]) -> None:
        """A room's own task; whatever ends it ends this process's copy, not the others'."""
        try:
            await work
        except RoomGone:
            pass
        except Exception:
            log.exception("room %s failed and will be loaded anew", room.id)
        self.drop(room)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Let something run beside the rooms until the server stops."""
        assert self._group is not None
        self._beside.append(self._group.create_task(work))

    def drop(self, room: Room) -> None:
        """Forget this process's copy of a room."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self._idle.pop(room.id, None)
            room.audience.close(1012, "the room was loaded anew")
            for task in self._tasks.pop(room.id, ()):
                task.cancel()

    async def _beat(self) -> None:
        """Say that this server lives; give back the time in which none did."""
        beats = 0
        while True:
            await self.clock.wait(BEAT_MS)
            beats += 1
            try:
                outage = await self.store.beat()
                if outage is not None:
                    log.warning("%s ms without a server are given back", outage.end - outage.start)
                if beats % MEASURE_BEATS == 0 or outage is not None:
                    await self._give_back()
            except StoreAway:
                log.warning("the store does not answer")

    async def _give_back(self) -> None:
        for room in tuple(self._rooms.values()):
            await room.give_back()

    async def _sweep(self) -> None:
        """Load rooms whose deadline nobody kept, and let go of rooms that nobody is in."""
        while True:
            await self.clock.wait(SWEEP_MS)
            try:
                for room in await self.store.due(self.clock.now(), SWEPT):
                    await self.get(room)
                await self._evict()
            except StoreAway:
                continue
            except Exception:
                log.exception("the sweep failed")

    async def _evict(self) -> None:
        now = self.clock.now()
        for room_id, room in tuple(self._rooms.items()):
            if not room.audience.empty:
                if self._idle.pop(room_id, None) is not None:
                    await self.store.touch(room_id, self.settings.keep_room_ms)
                continue
            since = self._idle.setdefault(room_id, now)
            if now - since > self.settings.idle_room_ms:
                self.drop(room)
