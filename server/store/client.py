"""Orders to the store: with a time limit, a second try, and every failure as StoreAway."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from redis.exceptions import ClusterDownError, NoScriptError, RedisClusterException

from server.store import StoreAway
from server.store.link import FAILURES, LOST, Link, Order
from server.store.scripts import Script, Word

SECOND_TRY_AFTER = 0.2
AGAIN = (*LOST, ClusterDownError, RedisClusterException)

T = TypeVar("T")


@contextmanager
def answering() -> Iterator[None]:
    """Turn every failure of the connection or of the server into StoreAway."""
    try:
        yield
    except (*FAILURES, RedisClusterException) as error:
        raise StoreAway(f"the store did not answer: {error or 'it took too long'}") from error


class Client:
    """Sends orders over a link. An order is sent at most twice, so it must bear that."""

    def __init__(self, link: Link, *, answer_within: float) -> None:
        self.link = link
        self._within = answer_within

    async def order(self, *words: Word) -> Any:
        with answering():
            return await self._twice(lambda: self.link.execute(words))

    async def run(self, script: Script, keys: Sequence[str], *values: Word) -> Any:
        with answering():
            try:
                return await self._twice(lambda: self.link.execute(script.order(keys, *values)))
            except NoScriptError:
                words = ("EVAL", script.text, len(keys), *keys, *values)
                return await self._twice(lambda: self.link.execute(words))

    async def together(self, orders: Sequence[Order], then: Sequence[Order] = ()) -> list[Any]:
        """See ``Link.pipeline``."""
        with answering():
            return await self._twice(lambda: self.link.pipeline(orders, then))

    async def all_of(self, orders: Sequence[Order]) -> list[Any]:
        """The replies to orders sent in one go, none of which may be refused."""
        if not orders:
            return []
        replies = await self.together(orders)
        for reply in replies:
            if isinstance(reply, Exception):
                raise StoreAway(f"the store refused: {reply}") from reply
        return replies

    async def everywhere(self, *words: Word) -> list[Any]:
        """The replies of all servers that take writes."""
        with answering():
            return await self._twice(lambda: self.link.everywhere(words))

    async def _twice(self, send: Callable[[], Awaitable[T]]) -> T:
        try:
            async with asyncio.timeout(self._within):
                return await send()
        except AGAIN:
            await asyncio.sleep(SECOND_TRY_AFTER)
            async with asyncio.timeout(self._within):
                return await send()

    async def aclose(self) -> None:
        await self.link.aclose()
