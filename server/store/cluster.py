"""The way to a cluster: every order goes to the server that has its keys."""

from collections.abc import Sequence
from typing import Any

from redis.asyncio.cluster import ClusterNode, RedisCluster
from redis.exceptions import (
    AskError,
    ClusterDownError,
    ClusterError,
    MovedError,
    RedisClusterException,
    TryAgainError,
)

from server.store.address import Address, uses_tls
from server.store.link import LOST, Order, connection_options, no_repeats

MOST_CONNECTIONS = 1_000
ELSEWHERE = (MovedError, AskError, TryAgainError, ClusterDownError, ClusterError)


class Clustered:
    """All servers of a cluster."""

    sharded = True

    def __init__(self, address: Address, within: float) -> None:
        options = connection_options(address, within)
        nodes = address.hosts or [(options.pop("host", "localhost"), options.pop("port", 6379))]
        for name in ("connection_class", "host", "port", "db"):
            options.pop(name, None)
        self._cluster = RedisCluster(
            startup_nodes=[ClusterNode(host, port) for host, port in nodes],
            ssl=uses_tls(address),
            retry=no_repeats(),
            max_connections=MOST_CONNECTIONS,
            **options,
        )

    async def execute(self, order: Order) -> Any:
        return await self._cluster.execute_command(*order)

    async def pipeline(self, orders: Sequence[Order], then: Sequence[Order] = ()) -> list[Any]:
        await self._cluster.initialize()
        pipeline = self._cluster.pipeline()
        nodes: dict[str, ClusterNode] = {}
        homes = []
        for order in orders:
            node = self._node(_key(order))
            nodes[node.name] = node
            homes.append(node.name)
            pipeline.execute_command(*order, target_nodes=[node])
        for node in nodes.values():
            for order in then:
                pipeline.execute_command(*order, target_nodes=[node])
        try:
            replies = await pipeline.execute(raise_on_error=False, allow_redirections=False)
            for reply in replies:
                if isinstance(reply, (*ELSEWHERE, *LOST)):
                    raise reply
        except (*ELSEWHERE, *LOST, RedisClusterException):
            await self.refresh()
            raise
        if not then:
            return replies
        own = len(orders) + len(then) - 1
        lasts = dict(zip(nodes, replies[own :: len(then)], strict=True))
        return [(one, lasts[home]) for one, home in zip(replies, homes, strict=False)]

    def _node(self, key: str) -> ClusterNode:
        node = self._cluster.get_node_from_key(key)
        assert node is not None
        return node

    async def everywhere(self, order: Order) -> list[Any]:
        await self._cluster.initialize()
        return [
            await self._cluster.execute_command(*order, target_nodes=[node])
            for node in self._cluster.get_primaries()
        ]

    def server_of(self, key: str) -> str:
        return self._node(key).name

    def connection(self, server: str) -> Any:
        node = self._cluster.get_node(node_name=server)
        if node is None:
            raise ConnectionError(f"{server} is no part of the cluster any more")
        return node.connection_class(**node.connection_kwargs, retry=no_repeats())

    async def refresh(self) -> None:
        await self._cluster.nodes_manager.initialize()

    async def aclose(self) -> None:
        await self._cluster.aclose()


def _key(order: Order) -> str:
    """The key of an order: of a script the first one, of anything else its first word."""
    found = order[3] if order[0] in ("EVAL", "EVALSHA") else order[1]
    assert isinstance(found, str)
    return found
