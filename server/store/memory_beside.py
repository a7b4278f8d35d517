"""What the store in memory keeps beside the records: deadlines, fields, codes, heartbeats."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from server.store import GAP_MS, KEEP_NEW_MS, Outage, StoreAway, Told
from server.store.kept import Kept


class MemoryBeside:
    """The part of the store in memory that knows nothing of records."""

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

    async def swap(self, room: str, field: str, was: bytes, value: bytes) -> bool:
        await self._reach()
        if (kept := self.kept.rooms.get(room)) is None:
            return False
        if kept.fields.get(field, b"") not in (was, value):
            return False
        kept.fields[field] = value
        return True

    async def fields(self, room: str) -> dict[str, bytes]:
        await self._reach()
        kept = self.kept.rooms.get(room)
        return {} if kept is None else dict(kept.fields)

    async def keep_once(self, name: str, value: bytes) -> bytes:
        await self._reach()
        return self.kept.once.setdefault(name, value)

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
        for queue in self.kept.watchers.get(room, ()):
            queue.put_nowait(None)

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

    async def tell(
        self, by: str, what: Mapping[str, bytes], keep_ms: int
    ) -> Mapping[str, Mapping[str, bytes]]:
        await self._reach()
        found: dict[str, Mapping[str, bytes]] = {}
        for room, said in what.items():
            if (kept := self.kept.rooms.get(room)) is None:
                found[room] = {}
                continue
            if said or by in kept.present:
                for queue in self.kept.watchers.get(room, ()):
                    queue.put_nowait(Told(by, said))
            now = self._clock()
            kept.present.pop(by, None)
            if said:
                kept.present[by] = (now + keep_ms, said)
            kept.present = {one: each for one, each in kept.present.items() if each[0] > now}
            found[room] = {one: value for one, (_, value) in kept.present.items()}
        return found

    async def outages(self, since: int) -> Sequence[Outage]:
        await self._reach()
        return [one for one in self.kept.outages if one.end > since]
