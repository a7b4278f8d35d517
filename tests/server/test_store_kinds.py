"""Stores of one's own: over TLS, behind Sentinel, a cluster; and what does not suffice."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import anyio
import pytest
import trustme

from server.store import Appended, NoStore
from server.store.redis import RedisStore
from server.store.vet import _check
from tests.server.servers import Cluster, Node, eventually, free_ports, node
from tests.server.stores import FIRST, LIMIT, nth, patiently

pytestmark = pytest.mark.anyio


async def works(url: str) -> None:
    """Rooms are kept there, and told of."""
    async with RedisStore.connect(url) as store, RedisStore.connect(url) as other:
        await store.create("r", FIRST)
        with anyio.fail_after(LIMIT):
            async with other.watch("r") as records:
                assert await anext(records) is None
                assert await store.append("r", nth(1)) == Appended()
                assert await anext(records) == nth(1).record


@asynccontextmanager
async def behind_tls(port: int, folder: Path) -> AsyncIterator[str]:
    """The URL of a server that speaks TLS in front of another, which does not."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(folder / "ca.pem")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("127.0.0.1").configure_cert(context)

    open_now: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        open_now.extend((writer, back))
        await asyncio.gather(pour(reader, back), pour(there, writer))

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    async with server:
        number = server.sockets[0].getsockname()[1]
        yield f"rediss://127.0.0.1:{number}/0?ssl_ca_certs={folder / 'ca.pem'}"
    for writer in open_now:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def test_a_server_over_tls(tmp_path: Path) -> None:
    (port,) = free_ports(1)
    with node(tmp_path, port):
        async with behind_tls(port, tmp_path) as url:
            await works(url)


async def test_a_cluster_is_noticed_by_itself(cluster: Cluster) -> None:
    await works(f"redis://127.0.0.1:{cluster.nodes[0].port}")


@contextmanager
def watched(folder: Path) -> Iterator[tuple[str, Node]]:
    """A primary with a replica and a sentinel: the URL, and the primary."""
    ports = free_ports(3)
    with ExitStack() as stack:
        primary = stack.enter_context(node(folder / "primary", ports[0]))
        to_it = ("--replicaof", "127.0.0.1", str(ports[0]), "--repl-diskless-sync-delay", "0")
        replica = stack.enter_context(node(folder / "replica", ports[1], *to_it))
        eventually(lambda: replica.ask("ROLE")[3] == "connected")
        config = folder / "sentinel.conf"
        config.write_text(
            f"port {ports[2]}\nsentinel monitor mine 127.0.0.1 {ports[0]} 1\n"
            "sentinel down-after-milliseconds mine 500\nsentinel failover-timeout mine 3000\n"
        )
        sentinel = stack.enter_context(
            node(folder / "sentinel", ports[2], str(config), program="valkey-sentinel")
        )
        eventually(lambda: sentinel.ask("SENTINEL REPLICAS", "mine"))
        yield f"redis+sentinel://127.0.0.1:{ports[2]}/mine/0", primary


async def test_sentinel_names_the_next_primary(tmp_path: Path) -> None:
    with watched(tmp_path) as (url, primary):
        async with RedisStore.connect(url, replicas=1) as store:
            await store.create("r", FIRST)
            assert await store.append("r", nth(1)) == Appended()
        async with RedisStore.connect(url) as store, store.watch("r") as records:
            assert await anext(records) is None
            primary.kill()
            await patiently(store, "r", nth(2))
            assert [one.serial for one in await store.since("r", 0)] == [1, 2]
            with anyio.fail_after(LIMIT):
                assert await anext(records) is None, "the watch was renewed"


async def test_a_replica_is_refused_with_its_primary(tmp_path: Path) -> None:
    with watched(tmp_path) as (_, primary):
        port = int(primary.ask("ROLE")[2][0][1])
        with pytest.raises(NoStore, match=r"replica of 127\.0\.0\.1: set OFFTURN_REDIS_URL to"):
            async with RedisStore.connect(f"redis://127.0.0.1:{port}"):
                pass


async def test_what_a_server_forbids_is_said(tmp_path: Path) -> None:
    (port,) = free_ports(1)
    with node(tmp_path, port) as server:
        server.ask("ACL SETUSER", "ann", "on", ">pw", "~*", "&*", "+@all", "-eval")
        with pytest.raises(NoStore, match=r"refuses what Offturn needs: .*eval"):
            async with RedisStore.connect(f"redis://ann:pw@127.0.0.1:{port}"):
                pass


async def test_replicas_that_are_not_there_are_missed_at_the_start(tmp_path: Path) -> None:
    (port,) = free_ports(1)
    with node(tmp_path, port), pytest.raises(NoStore, match=r"needs 1 replica.*has 0"):
        async with RedisStore.connect(f"redis://127.0.0.1:{port}", replicas=1):
            pass


@pytest.mark.parametrize(
    ("version", "sharded", "replicas", "said"),
    [
        ("6.0.16", False, 0, "Redis 6.0.16: Offturn needs Valkey, or Redis 6.2 or newer"),
        ("6.2.1", True, 0, "a cluster needs Valkey, or Redis 7.0 or newer"),
        ("7.0.15", False, 1, "--durability replicated needs Valkey, or Redis 7.2 or newer"),
        ("6.2.1", False, 0, ""),
        ("7.0.15", True, 0, ""),
        ("8.0.0", True, 1, ""),
    ],
)
def test_versions_that_do_not_suffice(
    version: str, sharded: bool, replicas: int, said: str
) -> None:
    about = {"redis_version": version, "role": "master", "connected_slaves": 1}
    if not said:
        _check(about, sharded=sharded, replicas=replicas)
        return
    with pytest.raises(NoStore, match=said):
        _check(about, sharded=sharded, replicas=replicas)
