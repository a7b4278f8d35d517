"""What the tests of the server share: the event loop, and stores that meet."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server.store import Store
from server.store.embedded import embedded
from tests.server.servers import Cluster, a_cluster
from tests.server.stores import Backing, InMemory, OnCluster, OnValkey


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def whole_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with a_cluster(tmp_path_factory.mktemp("cluster")) as found:
        yield found


@pytest.fixture
def cluster(whole_cluster: Cluster) -> Cluster:
    """A cluster with nothing in it."""
    whole_cluster.flush()
    return whole_cluster


@pytest.fixture(params=["memory", "valkey", "cluster"])
async def backing(
    request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str
) -> AsyncIterator[Backing]:
    match request.param:
        case "memory":
            yield InMemory()
        case "valkey":
            async with embedded(tmp_path) as url:
                yield OnValkey(url)
        case _:
            yield OnCluster(request.getfixturevalue("cluster").url)


@pytest.fixture
async def store(backing: Backing) -> AsyncIterator[Store]:
    async with backing.open() as store:
        yield store


@pytest.fixture
async def brief(backing: Backing) -> AsyncIterator[Store]:
    async with backing.brief() as store:
        yield store


@pytest.fixture
async def other(backing: Backing) -> AsyncIterator[Store]:
    """What another process sees."""
    async with backing.open() as store:
        yield store
