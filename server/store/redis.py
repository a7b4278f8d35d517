"""The store on Valkey or Redis: rooms outlive every process, and any process can serve them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Self

from server.store import (
    KEEP_NEW_MS,
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
    keys,
    scripts,
)
from server.store.alongside import alongside
from server.store.batch import Batch, Durability
from server.store.client import Client
from server.store.news import News
from server.store.redis_beside import RedisBeside
from server.store.vet import reach
from server.store.written import read, write


class RedisStore(RedisBeside):
    """Implements ``server.store.Store``; made by ``connect``."""

    def __init__(
        self, client: Client, durability: Durability, *, remember_ms: int, keep_new_ms: int
    ) -> None:
        super().__init__(client, durability, keep_new_ms=keep_new_ms)
        self._batch = Batch(client, durability, remember_ms=remember_ms)
        self._news = News(client.link)

    @classmethod
    @asynccontextmanager
    async def connect(
        cls,
        url: str,
        *,
        replicas: int = 0,
        answer_within: float = 3.0,
        remember_ms: int = REMEMBER_MS,
        keep_new_ms: int = KEEP_NEW_MS,
    ) -> AsyncIterator[Self]:
        """The store at ``url`` for as long as the block runs. Every order is sent at most twice,
        and waits at most ``answer_within`` seconds each time. An append is acknowledged when
        ``replicas`` other servers have it on disk, too. Raises StoreAway and NoStore."""
        client = await reach(url, replicas=replicas, answer_within=answer_within)
        how = Durability(replicas=replicas, sharded=client.link.sharded)
        store = cls(client, how, remember_ms=remember_ms, keep_new_ms=keep_new_ms)
        try:
            async with alongside(store._batch.run(), store._news.run()):
                yield store
        finally:
            await store.aclose()

    async def create(
        self,
        room: str,
        snapshot: Snapshot,
        records: Sequence[Record] = (),
        *,
        lines: bytes = b"",
        deadline: int | None = None,
    ) -> None:
        at = keys.room_keys(room)
        made = await self._client.run(
            scripts.CREATE,
            (at.head, at.events, at.snapshot, at.beginning, at.lines, at.deadlines),
            snapshot.serial,
            snapshot.chain,
            snapshot.state,
            token_hex(8),
            self._keep_new_ms,
            room,
            lines,
            "" if deadline is None else deadline,
            *(word for one in records for word in (one.serial, one.chain, write(one))),
        )
        if not made:
            raise RoomTaken(room)

    async def load(self, room: str) -> Loaded | None:
        at = keys.room_keys(room)
        kept = await self._client.run(scripts.LOAD, (at.snapshot, at.events, at.deadlines), room)
        if kept is None:
            return None
        serial, chain, state, entries = kept
        return Loaded(
            snapshot=Snapshot(serial=int(serial), chain=chain.decode(), state=state),
            records=tuple(read(fields[1]) for _, fields in entries),
        )

    async def append(self, room: str, request: Append) -> Appended | Conflict | Repeated:
        match await self._batch.send(room, request):
            case [b"appended"]:
                return Appended()
            case [b"conflict"]:
                return Conflict()
            case [b"repeated", bytes(serial)]:
                return Repeated(int(serial))
            case other:
                raise AssertionError(f"append.lua answered {other!r}")

    async def beginning(self, room: str) -> Snapshot | None:
        at = keys.room_keys(room).beginning
        serial, chain, state = await self._client.order("HMGET", at, "serial", "chain", "state")
        if serial is None:
            return None
        return Snapshot(serial=int(serial), chain=chain.decode(), state=state)

    async def lines(self, room: str) -> Sequence[bytes]:
        return list(await self._client.order("LRANGE", keys.room_keys(room).lines, 0, -1))

    async def since(self, room: str, serial: int) -> Sequence[Record]:
        return await self._entries("XRANGE", room, f"({serial}-0", "+")

    async def serial(self, room: str) -> int | None:
        return (await self.serials((room,)))[0]

    async def serials(self, rooms: Sequence[str]) -> Sequence[int | None]:
        heads = (keys.room_keys(room).head for room in rooms)
        kept = await self._client.all_of([("HGET", head, "serial") for head in heads])
        return [None if one is None else int(one) for one in kept]

    async def history(self, room: str, limit: int) -> Sequence[Record]:
        return (await self._entries("XREVRANGE", room, "+", "-", "COUNT", limit))[::-1]

    @asynccontextmanager
    async def watch(self, room: str) -> AsyncIterator[AsyncIterator[Record | Told | None]]:
        with self._news.listen(keys.room_keys(room).news) as listener:
            yield listener.records()

    async def delete(self, room: str) -> None:
        at, verb = keys.room_keys(room), self._durability.verb
        codes = await self._client.run(scripts.DELETE, (*at.own, at.deadlines), room, at.news, verb)
        await self._codes.forget([code.decode() for code in codes], room)

    async def touch(self, room: str, keep_ms: int) -> None:
        codes = await self._client.run(scripts.TOUCH, keys.room_keys(room).own, keep_ms)
        await self._codes.keep([code.decode() for code in codes], keep_ms)

    async def aclose(self) -> None:
        await self._client.aclose()

    async def _entries(self, verb: str, room: str, *words: str | int) -> list[Record]:
        at = keys.room_keys(room).events
        return [read(one[b"r"]) for _, one in await self._client.order(verb, at, *words)]
