"""What the tests of the server share: the event loop, and stores that meet."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.store import Store
from server.store.embedded import embedded
from tests.server.stores import Backing, InMemory, OnValkey


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["memory", "valkey"])
async def backing(
    request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str
) -> AsyncIterator[Backing]:
    if request.param == "memory":
        yield InMemory()
        return
    async with embedded(tmp_path) as url:
        yield OnValkey(url)


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
