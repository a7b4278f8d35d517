"""The store in memory, for tests: the same promises on a clock that the test moves."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from server.store import (
    GAP_MS,
    KEEP_NEW_MS,
    REMEMBER_MS,
    Append,
    Appended,
    Conflict,
    Loaded,
    Outage,
    Record,
    Repeated,
    RoomTaken,
    Snapshot,
    StoreAway,
)
from server.store.kept import Kept, Queue, Room


class MemoryStore:
    """Implements ``server.store.Store``. While ``away`` is set every method raises StoreAway."""

    def __init__(self, clock: Callable[[], int], kept: Kept | None = None) -> None:
        self._clock = clock
        self.kept = Kept() if kept is None else kept
        self.away = False

    async def _reach(self) -> None:
        # A real store always lets other tasks run: without that, races would stay hidden.
        await asyncio.sleep(0)
        if self.away:
            raise StoreAway("the store is away")
        now = self._clock()
        for gone in [name for name, one in self.kept.rooms.items() if one.expires <= now]:
            del self.kept.rooms[gone]
        for code in [code for code, (_, until) in self.kept.codes.items() if until <= now]:
            del self.kept.codes[code]

    async def now(self) -> int:
        await self._reach()
        return self._clock()

    async def create(self, room: str, snapshot: Snapshot) -> None:
        await self._reach()
        if room in self.kept.rooms:
            raise RoomTaken(room)
        last = (snapshot.serial, snapshot.chain)
        expires = self._clock() + KEEP_NEW_MS
        self.kept.rooms[room] = Room(snapshot=snapshot, last=last, expires=expires)

    async def load(self, room: str) -> Loaded | None:
        await self._reach()
        if (kept := self.kept.rooms.get(room)) is None:
            return None
        newer = tuple(one for one in kept.records if one.serial > kept.snapshot.serial)
        return Loaded(snapshot=kept.snapshot, records=newer)

    async def append(self, room: str, request: Append) -> Appended | Conflict | Repeated:
        await self._reach()
        record = request.record
        if record.serial <= request.expected_serial:
            raise ValueError(f"a record after {request.expected_serial} cannot be {record.serial}")
        if (kept := self.kept.rooms.get(room)) is None:
            return Conflict()
        if record.command and (before := kept.asked.get(record.command)) is not None:
            at, serial = before
            if at > self._clock() - REMEMBER_MS:
                return Repeated(serial)
        if kept.last != (request.expected_serial, request.expected_chain):
            return Appended() if record in kept.records else Conflict()
        kept.records.append(record)
        kept.last = (record.serial, record.chain)
        kept.deadline = request.deadline
        if record.command:
            kept.asked[record.command] = (self._clock(), record.serial)
        if request.snapshot:
            kept.snapshot = Snapshot(
                serial=record.serial, chain=record.chain, state=request.snapshot
            )
        for queue in self.kept.watchers.get(room, ()):
            queue.put_nowait(record)
        return Appended()

    async def since(self, room: str, serial: int) -> Sequence[Record]:
        await self._reach()
        kept = self.kept.rooms.get(room)
        return [] if kept is None else [one for one in kept.records if one.serial > serial]

    async def serial(self, room: str) -> int | None:
        await self._reach()
        kept = self.kept.rooms.get(room)
        return None if kept is None else kept.last[0]

    async def serials(self, rooms: Sequence[str]) -> Sequence[int | None]:
        return [await self.serial(room) for room in rooms]

    async def history(self, room: str, limit: int) -> Sequence[Record]:
        return (await self.since(room, -1))[-limit:]

    @asynccontextmanager
    async def watch(self, room: str) -> AsyncIterator[AsyncIterator[Record | None]]:
        queue: Queue = asyncio.Queue()
        queue.put_nowait(None)
        watchers = self.kept.watchers.setdefault(room, [])
        watchers.append(queue)
        try:
            yield drain(queue)
        finally:
            watchers.remove(queue)

    async def due(self, now: int, limit: int) -> Sequence[str]:
        await self._reach()
        found = [
            (kept.deadline, room)
            for room, kept in self.kept.rooms.items()
            if kept.deadline is not None and kept.deadline <= now
        ]
        return [room for _, room in sorted(found)[:limit]]

    async def put(self, room: str, field: str, value: bytes | None) -> None:
        await self._reach()
        if (kept := self.kept.rooms.get(room)) is None:
            return
        if value is None:
            kept.fields.pop(field, None)
        else:
            kept.fields[field] = value

    async def fields(self, room: str) -> dict[str, bytes]:
        await self._reach()
        kept = self.kept.rooms.get(room)
        return {} if kept is None else dict(kept.fields)

    async def claim_code(self, code: str, room: str) -> bool:
        await self._reach()
        owner, _ = self.kept.codes.get(code, (room, 0))
        if owner != room:
            return False
        kept = self.kept.rooms.get(room)
        until = self._clock() + KEEP_NEW_MS if kept is None else kept.expires
        self.kept.codes[code] = (room, until)
        return True

    async def room_of(self, code: str) -> str | None:
        await self._reach()
        room, _ = self.kept.codes.get(code, (None, 0))
        return room

    async def release_code(self, code: str) -> None:
        await self._reach()
        self.kept.codes.pop(code, None)

    async def delete(self, room: str) -> None:
        await self._reach()
        self.kept.rooms.pop(room, None)
        for code in self._codes(room):
            del self.kept.codes[code]

    async def touch(self, room: str, keep_ms: int) -> None:
        await self._reach()
        until = self._clock() + keep_ms
        if (kept := self.kept.rooms.get(room)) is not None:
            kept.expires = until
        for code in self._codes(room):
            self.kept.codes[code] = (room, until)

    def _codes(self, room: str) -> list[str]:
        return [code for code, (owner, _) in self.kept.codes.items() if owner == room]

    async def beat(self) -> Outage | None:
        await self._reach()
        last, now = self.kept.beat, self._clock()
        self.kept.beat = now
        if last is None or now - last <= GAP_MS:
            return None
        outage = Outage(start=last, end=now)
        self.kept.outages.append(outage)
        return outage

    async def outages(self, since: int) -> Sequence[Outage]:
        await self._reach()
        return [one for one in self.kept.outages if one.end > since]

    async def aclose(self) -> None:
        """Nothing to let go of."""


async def drain(queue: Queue) -> AsyncIterator[Record | None]:
    while True:
        yield await queue.get()
