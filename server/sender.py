"""The sender: what one connection is sent, in its order, straight to the socket while that is free.

A slow reader's updates wait, and become one.
"""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from engine.kernel.state import Role
from server import wire
from server.bridge import Bridge
from server.greeting import Bye, welcome
from server.line import line_of
from server.listener import Listener
from server.room import Room
from server.settings import Settings


class Sender:
    """The way out of one connection."""

    def __init__(
        self,
        socket: WebSocket,
        settings: Settings,
        room: Room,
        listener: Listener,
        role: Role,
        bridge: Bridge | None,
    ) -> None:
        self._socket = socket
        self._line = line_of(socket)
        self._settings = settings
        self._room = room
        self._listener = listener
        self._role = role
        self._bridge = bridge
        self._seq = 0
        self._waits = False

    async def welcome(self) -> None:
        """Everything that there is; from now on what changes."""
        listener = self._listener
        most, rev = self._settings.frame_bytes, self._rev()
        head = welcome(self._room, listener.seat, self._role, most, **rev)
        body, _ = self._room.audience.parcel(listener)
        await self._send(wire.sections(head, body, {}))
        self._room.audience.deliver(listener.seat)
        if self._line is not None:
            listener.push = self._push

    def _push(self) -> bool:
        """Send what there is without waiting; False: it has to wait, or the end has come."""
        if self._line is None or self._waits or not self._line.ready:
            return False
        if self._listener.bye is not None:
            return False
        self._line.write(self._frames())
        return True

    def _frames(self) -> list[bytes]:
        """An update, if anything has changed, and the answers that wait."""
        listener, audience = self._listener, self._room.audience
        if self._bridge is not None:
            self._bridge.look()
        frames = []
        body, private = audience.parcel(listener)
        if body:
            self._seq += 1
            news = [listener.news.popleft() for _ in range(len(listener.news))]
            head = wire.frame("update", seq=self._seq, now=self._room.now(), **self._rev())
            frames.append(wire.sections(head, body, {"events": news}))
        if private:
            audience.deliver(listener.seat)
        frames += listener.replies
        listener.replies.clear()
        return frames

    async def run(self) -> None:
        """Send whatever could not be sent at once. Raises Bye where this side ends it."""
        while True:
            await self._listener.wake.wait()
            self._listener.wake.clear()
            self._waits = True
            for frame in self._frames():
                await self._send(frame)
            self._waits = False
            if self._listener.bye is not None:
                raise Bye(*self._listener.bye)

    async def _send(self, frame: bytes) -> None:
        try:
            # A stalled socket would else be thought present for as long as it likes.
            async with asyncio.timeout(self._settings.send_ms / 1000):
                await self._socket.send_text(frame.decode())
        except (RuntimeError, TimeoutError):
            raise WebSocketDisconnect(1006) from None

    def _rev(self) -> dict[str, int]:
        """The log's serial, for those to whom it tells nothing that they may not know."""
        return {"rev": self._room.serial} if self._role in ("gm", "bridge") else {}
