"""A line: the way of a text straight to its socket, framed once and without waiting."""

import struct
from collections.abc import Iterable
from typing import Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "offturn.line"
SHORT, MIDDLE = 126, 1 << 16
"""From so many bytes on a frame's length takes two more bytes, and eight (RFC 6455, 5.2)."""


class Line(Protocol):
    """Where texts can be written without waiting, as long as ``ready``."""

    @property
    def ready(self) -> bool:
        """Whether what was written before is nearly gone; a slow reader's is not."""

    def write(self, texts: Iterable[bytes]) -> None:
        """Send texts after all that was sent before; to a socket that is gone, nothing."""


def framed(text: bytes) -> bytes:
    """A whole text message of a server as one frame."""
    size = len(text)
    if size < SHORT:
        return b"\x81" + bytes((size,)) + text
    if size < MIDDLE:
        return b"\x81\x7e" + struct.pack("!H", size) + text
    return b"\x81\x7f" + struct.pack("!Q", size) + text


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, which also offers itself to the application as a line."""

    async def run_asgi(self) -> None:
        """Run the application, which finds the line in its scope."""
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
        extensions[EXTENSION] = self
        await super().run_asgi()

    @property
    def ready(self) -> bool:
        """Whether the transport takes more."""
        return self.writable.is_set()

    def write(self, texts: Iterable[bytes]) -> None:
        """Frame texts and give them to the transport, all at once."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(map(framed, texts)))


def line_of(socket: WebSocket) -> Line | None:
    """The line of a socket, if its server has one."""
    found: Line | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return found
