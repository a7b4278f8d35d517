"""The store in memory, for tests: the same promises on a clock that the test moves."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from server.store import (
    KEEP_NEW_MS,
    MOST_LINES,
    REMEMBER_MS,
    Append,
    Appended,
    Conflict,
    Loaded,
    Record,
    Repeated,
    RoomTaken,
    Snapshot,
    Told,
)
from server.store.kept import Queue, Room
from server.store.memory_beside import MemoryBeside


class MemoryStore(MemoryBeside):
    """Implements ``server.store.Store``. While ``away`` is set every method raises StoreAway."""

    async def create(
        self,
        room: str,
        snapshot: Snapshot,
        records: Sequence[Record] = (),
        *,
        lines: bytes = b"",
        deadline: int | None = None,
    ) -> None:
        await self._reach()
        if room in self.kept.rooms:
            raise RoomTaken(room)
        newest = records[-1] if records else snapshot
        self.kept.rooms[room] = Room(
            beginning=snapshot,
            snapshot=snapshot,
            last=(newest.serial, newest.chain),
            expires=self._clock() + KEEP_NEW_MS,
            records=list(records),
            lines=[lines] if lines else [],
            deadline=deadline,
        )

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
            there = next((one for one in kept.records if one.serial == record.serial), None)
            forgotten = there is None and kept.last == (record.serial, record.chain)
            return Appended() if there == record or forgotten else Conflict()
        kept.records.append(record)
        kept.last = (record.serial, record.chain)
        kept.deadline = request.deadline
        if record.command:
            kept.asked[record.command] = (self._clock(), record.serial)
        if request.snapshot:
            kept.snapshot = Snapshot(
                serial=record.serial, chain=record.chain, state=request.snapshot
            )
            if request.lines:
                kept.lines = [*kept.lines, request.lines][-MOST_LINES:]
            if request.mark:
                kept.pass_mark(kept.snapshot)
        for queue in self.kept.watchers.get(room, ()):
            queue.put_nowait(record)
        return Appended()

    async def beginning(self, room: str) -> Snapshot | None:
        await self._reach()
        kept = self.kept.rooms.get(room)
        return None if kept is None else kept.beginning

    async def lines(self, room: str) -> Sequence[bytes]:
        await self._reach()
        kept = self.kept.rooms.get(room)
        return [] if kept is None else list(kept.lines)

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
    async def watch(self, room: str) -> AsyncIterator[AsyncIterator[Record | Told | None]]:
        queue: Queue = asyncio.Queue()
        queue.put_nowait(None)
        watchers = self.kept.watchers.setdefault(room, [])
        watchers.append(queue)
        try:
            yield drain(queue)
        finally:
            watchers.remove(queue)

    async def aclose(self) -> None:
        """Nothing to let go of."""


async def drain(queue: Queue) -> AsyncIterator[Record | Told | None]:
    while True:
        yield await queue.get()
