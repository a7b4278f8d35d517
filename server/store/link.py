"""The way to one server, or to the one that Sentinel names: orders, pipelines, connections."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel, SentinelConnectionPool
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError

from server.store.address import Address, uses_tls
from server.store.scripts import Word

FAILURES = (RedisError, OSError, TimeoutError)
LOST = (RedisConnectionError, OSError, TimeoutError)
Order = Sequence[Word]


class Link(Protocol):
    """How orders get to where they are carried out. Raises redis-py's errors and OSError."""

    @property
    def sharded(self) -> bool:
        """Whether keys, and publications with them, are spread over several servers."""

    async def execute(self, order: Order) -> Any:
        """The reply to an order that names its keys, or needs none."""

    async def pipeline(self, orders: Sequence[Order], then: Sequence[Order] = ()) -> list[Any]:
        """The replies to orders sent in one go; an order that was refused has its exception.
        ``then`` is sent after them over the same connection; where it is given, each reply
        comes with the one to its last order."""

    async def everywhere(self, order: Order) -> list[Any]:
        """The replies of all servers that take writes."""

    def server_of(self, key: str) -> str:
        """The name of the server that has a key, its publications included."""

    def connection(self, server: str) -> Any:
        """A new connection to a server, not yet open."""

    async def refresh(self) -> None:
        """Look again which server has which keys."""

    async def aclose(self) -> None:
        """Let go of every connection."""


def connection_options(address: Address, within: float) -> dict[str, Any]:
    """What every connection is made with. ``within``: seconds to open one."""
    return {
        "socket_connect_timeout": within,
        **address.options,
        # The older protocol costs this client less, and every server speaks it.
        "protocol": 2,
        # redis-py's own time limit for sending can swallow a task's cancellation, and its
        # own repeats cannot be told from ours: ``Client`` does both.
        "socket_timeout": None,
    }


def no_repeats() -> Retry:
    return Retry(NoBackoff(), 0)


class Single:
    """One server."""

    sharded = False

    def __init__(self, address: Address, within: float) -> None:
        options = connection_options(address, within)
        self._sentinel = None
        if address.kind == "sentinel":
            self._sentinel = sentinels(address, options)
            self._pool = watched_pool(address, options, self._sentinel)
        else:
            self._pool = ConnectionPool(**options, retry=no_repeats())
        self._redis = Redis.from_pool(self._pool)
        self._order: Callable[..., Awaitable[Any]] = self._redis.execute_command

    async def execute(self, order: Order) -> Any:
        return await self._order(*order)

    async def pipeline(self, orders: Sequence[Order], then: Sequence[Order] = ()) -> list[Any]:
        pipeline = self._redis.pipeline(transaction=False)
        for order in (*orders, *then):
            pipeline.execute_command(*order)
        replies: list[Any] = await pipeline.execute(raise_on_error=False)
        return [(one, replies[-1]) for one in replies[: len(orders)]] if then else replies

    async def everywhere(self, order: Order) -> list[Any]:
        return [await self.execute(order)]

    def server_of(self, key: str) -> str:
        return ""

    def connection(self, server: str) -> Any:
        make: Callable[[], Any] = self._pool.make_connection
        return make()

    async def refresh(self) -> None:
        """There is only one."""

    async def aclose(self) -> None:
        await self._redis.aclose()
        if self._sentinel is not None:
            await self._sentinel.aclose()


def sentinels(address: Address, options: dict[str, Any]) -> Sentinel:
    """Whom to ask which server is the primary."""
    own = ("username", "password", "socket_connect_timeout", "protocol")
    asking = {name: options[name] for name in own if name in options}
    make: Callable[..., Sentinel] = Sentinel
    return make(
        list(address.hosts),
        sentinel_kwargs={**asking, "ssl": uses_tls(address), "retry": no_repeats()},
    )


def watched_pool(address: Address, options: dict[str, Any], sentinel: Sentinel) -> ConnectionPool:
    """Connections to whichever server the sentinels call the primary."""
    rest = {name: one for name, one in options.items() if name != "connection_class"}
    make: Callable[..., ConnectionPool] = SentinelConnectionPool
    return make(address.service, sentinel, ssl=uses_tls(address), retry=no_repeats(), **rest)
