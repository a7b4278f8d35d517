"""Stopping: whoever is connected is told why before the sockets are closed."""

import asyncio
import socket

import uvicorn

from server.rooms import Rooms

FAREWELL_LIMIT = 1.0
"""Seconds that all goodbyes together may take."""


class Server(uvicorn.Server):
    """The web server; its application keeps its rooms in ``app.state.rooms``."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, then close what is open."""
        rooms: Rooms = self.config.app.state.rooms  # type: ignore[union-attr]
        try:
            async with asyncio.timeout(FAREWELL_LIMIT):
                await rooms.say_goodbye()
        except TimeoutError:
            pass
        await super().shutdown(sockets)
