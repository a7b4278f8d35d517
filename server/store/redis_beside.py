"""What Valkey or Redis keeps beside the records: deadlines, fields, codes, heartbeats, presence."""

from collections.abc import Mapping, Sequence

from server.store import Outage, keys, scripts
from server.store.batch import Durability
from server.store.client import Client
from server.store.codes import JoinCodes
from server.store.fields import Fields
from server.store.heartbeat import Heartbeat
from server.store.telling import Telling


class RedisBeside:
    """The part of the store that knows nothing of records."""

    def __init__(self, client: Client, durability: Durability, *, keep_new_ms: int) -> None:
        self._client = client
        self._durability = durability
        self._keep_new_ms = keep_new_ms
        self._heartbeat = Heartbeat(client)
        self._fields = Fields(client)
        self._codes = JoinCodes(client, keep_new_ms=keep_new_ms)
        self._telling = Telling(client, durability.verb)

    async def now(self) -> int:
        return await self._heartbeat.now()

    async def due(self, now: int, limit: int) -> Sequence[str]:
        found = list[tuple[float, bytes]]()
        for reply in await self._due(now, limit):
            found += zip(map(float, reply[1::2]), reply[::2], strict=True)
        return [room.decode() for _, room in sorted(found)[:limit]]

    async def _due(self, now: int, limit: int) -> Sequence[Sequence[bytes]]:
        """Rooms and their deadlines, in turn: by bucket where these are spread over servers, else
        all at once."""
        buckets = [keys.deadlines(one) for one in range(keys.BUCKETS)]
        if not self._client.link.sharded:
            return [await self._client.run(scripts.DUE, buckets, now, limit)]
        until = ("-inf", now, "WITHSCORES", "LIMIT", 0, limit)
        return await self._client.all_of([("ZRANGEBYSCORE", one, *until) for one in buckets])

    async def put(self, room: str, field: str, value: bytes | None) -> None:
        await self._fields.put(room, field, value)

    async def swap(self, room: str, field: str, was: bytes, value: bytes) -> bool:
        return await self._fields.swap(room, field, was, value)

    async def fields(self, room: str) -> dict[str, bytes]:
        return await self._fields.all(room)

    async def keep_once(self, name: str, value: bytes) -> bytes:
        return await self._codes.keep_once(name, value)

    async def claim_code(self, code: str, room: str) -> bool:
        return await self._codes.claim(code, room)

    async def room_of(self, code: str) -> str | None:
        return await self._codes.room_of(code)

    async def release_code(self, code: str) -> None:
        await self._codes.release(code)

    async def beat(self) -> Outage | None:
        return await self._heartbeat.beat()

    async def outages(self, since: int) -> Sequence[Outage]:
        return await self._heartbeat.outages(since)

    async def tell(
        self, by: str, what: Mapping[str, bytes], keep_ms: int
    ) -> Mapping[str, Mapping[str, bytes]]:
        return await self._telling.tell(by, what, keep_ms)
