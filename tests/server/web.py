"""HTTP calls to a server in the test's own event loop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2

from server.settings import Settings
from server.store.memory import MemoryStore
from tests.server.table import Server, Table, World, sit_down

ROOMS = "/api/v1/rooms"
SESSION = "/api/v1/session"
IMPORT = "/api/v1/import"
QR = "/api/v1/qr"


@asynccontextmanager
async def calling(server: Server) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of the server's calls, in this event loop."""
    transport = httpx2.ASGITransport(app=server.app, raise_app_exceptions=False)
    async with httpx2.AsyncClient(transport=transport, base_url="http://table.test") as client:
        yield client


@asynccontextmanager
async def a_web(
    settings: Settings | None = None, store: MemoryStore | None = None, world: World | None = None
) -> AsyncIterator[tuple[httpx2.AsyncClient, Server, Table]]:
    """A server with a table of which nobody sits yet but who is in ``sit_down``."""
    world = world or World()
    async with world.server(settings, store) as server, calling(server) as web:
        yield web, server, await sit_down(server.rooms)


def refused(response: httpx2.Response, status: int, error: str) -> dict[str, Any]:
    """The parameters of a refusal, which has the one form that they all have."""
    assert response.status_code == status, response.text
    body: dict[str, Any] = response.json()
    assert set(body) == {"error", "detail", "params"}
    assert body["error"] == error
    assert body["detail"]
    params: dict[str, Any] = body["params"]
    return params
