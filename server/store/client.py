"""Orders to the server: with a time limit, a second try, and every failure as StoreAway."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import NoScriptError, RedisError

from server.store import StoreAway
from server.store.scripts import Script, Word

FAILURES = (RedisError, OSError, TimeoutError)
LOST = (RedisConnectionError, OSError, TimeoutError)
SECOND_TRY_AFTER = 0.2

T = TypeVar("T")


@contextmanager
def answering() -> Iterator[None]:
    """Turn every failure of the connection or of the server into StoreAway."""
    try:
        yield
    except FAILURES as error:
        raise StoreAway(f"the store did not answer: {error or 'it took too long'}") from error


class Client:
    """One pool of connections. An order is sent at most twice, so it must bear that."""

    def __init__(self, url: str, *, answer_within: float) -> None:
        self.pool = ConnectionPool.from_url(
            url,
            # The older protocol costs this client less, and every server speaks it.
            protocol=2,
            # redis-py's own time limit for sending can swallow a task's cancellation, and its
            # own repeats cannot be told from ours: `_twice` does both.
            socket_timeout=None,
            socket_connect_timeout=answer_within,
            retry=Retry(NoBackoff(), 0),
        )
        self._within = answer_within
        self._redis = Redis.from_pool(self.pool)
        self._order: Callable[..., Awaitable[Any]] = self._redis.execute_command

    async def order(self, *words: Word) -> Any:
        with answering():
            return await self._twice(lambda: self._order(*words))

    async def run(self, script: Script, keys: Sequence[str], *values: Word) -> Any:
        with answering():
            try:
                return await self._twice(lambda: self._order(*script.order(keys, *values)))
            except NoScriptError:
                words = ("EVAL", script.text, len(keys), *keys, *values)
                return await self._twice(lambda: self._order(*words))

    async def together(self, orders: Sequence[Sequence[Word]]) -> list[Any]:
        """The replies to orders sent in one go; an order that was refused has its exception."""

        async def send() -> list[Any]:
            pipeline = self._redis.pipeline(transaction=False)
            for words in orders:
                pipeline.execute_command(*words)
            return await pipeline.execute(raise_on_error=False)

        with answering():
            return await self._twice(send)

    async def _twice(self, send: Callable[[], Awaitable[T]]) -> T:
        try:
            async with asyncio.timeout(self._within):
                return await send()
        except LOST:
            await asyncio.sleep(SECOND_TRY_AFTER)
            async with asyncio.timeout(self._within):
                return await send()

    async def aclose(self) -> None:
        await self._redis.aclose()
