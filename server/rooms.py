"""The rooms of this process: open, find, keep time for, and let go of them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager

from engine.packs import Pack
from server.absence import mind_absent
from server.addresses import for_phones
from server.answers import RoomGone
from server.clock import Clock
from server.copybook import fetch
from server.crowd import Crowd
from server.gate import Gate
from server.herald import Herald
from server.pulse import Pulse
from server.room import Room
from server.settings import Settings
from server.store import Store, StoreAway, Told
from server.timekeeper import keep_time
from server.upkeep import Upkeep

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
        self.stopping = False
        self.watch: Callable[[Room], None] = lambda room: None
        """Told of every room that comes to memory."""
        self.crowd = Crowd(settings)
        self._gate = Gate()
        self._herald = Herald(self)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._group: asyncio.TaskGroup | None = None
        self._tasks: dict[str, list[asyncio.Task[None]]] = {}
        self._beside: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Keep the clocks of all rooms while the block runs."""
        await self.store.beat()
        pulse = Pulse(self)
        async with asyncio.TaskGroup() as group:
            self._group = group
            herald = (self._herald.speak(), self._herald.renew())
            for work in (pulse.beat(), pulse.compare(), Upkeep(self).sweep(), *herald):
                self._beside.append(group.create_task(work))
            try:
                yield
            finally:
                self._group = None
                for room in self.live():
                    self.drop(room, "the server restarts")
                for task in self._beside:
                    task.cancel()

    async def say_goodbye(self) -> None:
        """Tell everybody who is connected that the server stops, and wait until they have gone."""
        self.stopping = True
        parting = self.live()
        for room in parting:
            self.drop(room, "the server restarts")
        for room in parting:
            await room.audience.empty()

    def live(self) -> tuple[Room, ...]:
        """The rooms that this process has in memory."""
        return tuple(self._rooms.values())

    async def get(self, room: str) -> Room | None:
        """The room with this id, from memory or from the store; None where there is none."""
        found = self._rooms.get(room)
        if found is None:
            lock = self._opening.setdefault(room, asyncio.Lock())
            try:
                async with lock:
                    found = self._rooms.get(room) or await self._load(room)
            finally:
                self._opening.pop(room, None)
        if found is not None:
            found.used_at = self.clock.now()
        return found

    async def _load(self, room_id: str) -> Room | None:
        copy = await fetch(self.store, room_id)
        if copy is None:
            return None
        pack = self.packs.get(copy.state.pack)
        if pack is None:
            log.error("room %s needs the system %s, which is not there", room_id, copy.state.pack)
            return None
        room = Room(room_id, self.store, self.clock, pack, copy)
        await room.give_back()
        code = (await self.store.fields(room_id)).get("code")
        if code:
            room.audience.name_code(code.decode(), for_phones(self.settings))
        if self._group is None:
            raise StoreAway("the server is stopping")
        if room_id in self._rooms:
            return self._rooms[room_id]
        self._rooms[room_id] = room
        self.watch(room)
        self._tasks[room_id] = [
            self._group.create_task(self._keep(room, work))
            for work in (self._keep_time, mind_absent, self._follow)
        ]
        self._herald.attend(room)
        return room

    async def _keep_time(self, room: Room) -> None:
        await keep_time(room, self._gate)

    async def _follow(self, room: Room) -> None:
        async with self.store.watch(room.id) as records:
            async for news in records:
                if isinstance(news, Told):
                    self._herald.hear(room, news)
                    continue
                if news is None:
                    self._herald.attend(room)
                try:
                    await room.published(news)
                except StoreAway:
                    continue

    async def _keep(self, room: Room, work: Callable[[Room], Awaitable[None]]) -> None:
        """A room's own task; whatever ends it ends this process's copy, not the others'."""
        try:
            await work(room)
        except RoomGone:
            pass
        except Exception:
            log.exception("room %s failed and will be loaded anew", room.id)
        self.drop(room)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Let something run beside the rooms until the server stops."""
        assert self._group is not None
        self._beside.append(self._group.create_task(_alone(work)))

    def drop(self, room: Room, why: str = "the room was loaded anew") -> None:
        """Forget this process's copy of a room; who is connected comes back and loads it anew."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            room.audience.close(1012, why)
            for task in self._tasks.pop(room.id, ()):
                task.cancel()


async def _alone(work: Coroutine[None, None, None]) -> None:
    """Work whose failure is nobody else's."""
    try:
        await work
    except Exception:
        log.exception("what ran beside the rooms has failed")
