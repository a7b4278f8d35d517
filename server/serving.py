"""Serving: one process with its store, its clock and its rooms, until a signal."""

import socket
from collections.abc import Mapping
from contextlib import AsyncExitStack

import uvicorn

from engine.packs import Pack
from server.app import Ready, build_app
from server.clock import StoreClock
from server.line import DirectProtocol
from server.rooms import Rooms
from server.rubbish import clear_rubbish, rubbish_put_off
from server.settings import Settings
from server.stopping import Server
from server.store.redis import RedisStore

FRAME_SLACK = 1_024


async def serve(
    settings: Settings,
    packs: Mapping[str, Pack],
    url: str,
    listening: socket.socket,
    beside: Ready,
) -> None:
    """Serve rooms of the store at ``url``. ``beside`` runs once when they are open. Raises
    NoStore, StoreAway and NotBuilt."""

    async def opened(rooms: Rooms) -> None:
        rooms.start(clear_rubbish(rooms))
        await beside(rooms)

    async with AsyncExitStack() as stack:
        stack.enter_context(rubbish_put_off())
        connected = RedisStore.connect(url, replicas=settings.replicas_needed)
        store = await stack.enter_async_context(connected)
        clock = await stack.enter_async_context(StoreClock.follow(store))
        config = uvicorn.Config(
            build_app(settings, store, clock, packs, opened),
            ws=DirectProtocol,
            ws_max_size=settings.frame_bytes + FRAME_SLACK,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
        )
        await Server(config).serve(sockets=[listening])
