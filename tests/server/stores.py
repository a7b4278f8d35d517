"""Stores to test against, what to put into them, and patience."""

import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

import anyio
from redis import Redis as SyncRedis
from redis.asyncio import Redis

from server.clock import ManualClock
from server.store import (
    KEEP_NEW_MS,
    REMEMBER_MS,
    Append,
    Appended,
    Record,
    Repeated,
    Snapshot,
    Store,
    StoreAway,
    keys,
)
from server.store.kept import Kept
from server.store.memory import MemoryStore
from server.store.redis import RedisStore

LIMIT = 20.0
FIRST = Snapshot(serial=0, chain="c0", state=b'{"round":0}')


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for a condition, with a limit."""
    with anyio.fail_after(LIMIT):
        while not await condition():
            await anyio.sleep(0.005)


def nth(
    number: int,
    *,
    command: str | None = None,
    by: str = "",
    deadline: int | None = None,
    snapshot: bytes | None = None,
) -> Append:
    """The append that makes record ``number`` out of the one before."""
    record = Record(
        serial=number,
        chain=f"c{number}{by}",
        at=1_000 + number,
        command=command,
        events=b'[{"t":"turn.started","n":%d}]' % number,
    )
    return Append(
        expected_serial=number - 1,
        expected_chain=f"c{number - 1}",
        record=record,
        deadline=deadline,
        snapshot=snapshot,
    )


async def server_pid(url: str) -> int:
    async with Redis.from_url(url) as client:
        return int((await client.info("server"))["process_id"])


async def kill_server(url: str) -> None:
    os.kill(await server_pid(url), signal.SIGKILL)


@asynccontextmanager
async def frozen(url: str) -> AsyncIterator[None]:
    """The server takes orders meanwhile, but does nothing."""
    pid = await server_pid(url)
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def patiently(store: Store, room: str, request: Append) -> None:
    """Append, and again when the store was away: as a room does."""
    with anyio.fail_after(LIMIT):
        while True:
            try:
                answer = await store.append(room, request)
            except StoreAway:
                await anyio.sleep(0.01)
                continue
            assert answer in (Appended(), Repeated(request.record.serial))
            return


class Backing(Protocol):
    """One place where several stores meet."""

    brief_ms: int

    def open(self) -> AbstractAsyncContextManager[Store]:
        """Another store on the same rooms, as another process would have."""

    def brief(self) -> AbstractAsyncContextManager[Store]:
        """One that remembers commands and keeps new rooms for ``brief_ms`` only, where time is
        real; where it is not, for as long as ever."""

    async def pass_time(self, ms: int) -> None:
        """Let the store's clock move on."""

    async def silence(self, ms: int) -> None:
        """Let the last heartbeat have been ``ms`` earlier."""

    async def traces(self, word: str) -> int:
        """How many keys, and members of what all rooms share, name this."""


class InMemory:
    brief_ms = max(REMEMBER_MS, KEEP_NEW_MS)

    def __init__(self) -> None:
        self._clock = ManualClock()
        self._kept = Kept()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Store]:
        yield MemoryStore(self._clock.now, self._kept)

    def brief(self) -> AbstractAsyncContextManager[Store]:
        return self.open()

    async def pass_time(self, ms: int) -> None:
        await self._clock.advance(ms)

    async def silence(self, ms: int) -> None:
        await self._clock.advance(ms)

    async def traces(self, word: str) -> int:
        room = self._kept.rooms.get(word)
        held = [one for one, (owner, _) in self._kept.codes.items() if word in (one, owner)]
        return len(held) + (0 if room is None else 9)


class OnValkey:
    brief_ms = 500

    def __init__(self, url: str) -> None:
        self._url = url

    def open(self) -> AbstractAsyncContextManager[Store]:
        return RedisStore.connect(self._url)

    def brief(self) -> AbstractAsyncContextManager[Store]:
        spans = {"remember_ms": self.brief_ms, "keep_new_ms": self.brief_ms}
        return RedisStore.connect(self._url, **spans)

    async def pass_time(self, ms: int) -> None:
        async with self.open() as store:
            goal = await store.now() + ms

            async def passed() -> bool:
                return await store.now() > goal

            await until(passed)

    async def silence(self, ms: int) -> None:
        async with Redis.from_url(self._url) as client:
            await client.hincrby(keys.BEAT, "at", -ms)

    async def traces(self, word: str) -> int:
        return _traces([self._url], word)


def _traces(urls: Sequence[str], word: str) -> int:
    found = 0
    for url in urls:
        with SyncRedis.from_url(url, decode_responses=True) as client:
            if client.info("replication")["role"] != "master":
                continue
            for key in client.scan_iter():
                members = client.zrange(key, 0, -1) if client.type(key) == "zset" else ()
                value = client.get(key) if client.type(key) == "string" else ""
                found += word in key or word in members or word == value
    return found


class OnCluster(OnValkey):
    async def silence(self, ms: int) -> None:
        async with RedisStore.connect(self._url) as store:
            await store._client.order("HINCRBY", keys.BEAT, "at", -ms)

    async def traces(self, word: str) -> int:
        nodes = self._url.removeprefix("redis+cluster://").split(",")
        return _traces([f"redis://{one}" for one in nodes], word)
