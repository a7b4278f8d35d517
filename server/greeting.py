"""The start and the end of a socket: subprotocol, hello, whose token it is, and goodbye."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from engine.kernel.state import Seat
from engine.kernel.units import SeatId
from server import wire
from server.opening import holder
from server.room import Room
from server.rooms import Rooms

BYE_LIMIT = 2.0
"""Seconds that a goodbye may take."""
LONGEST_REASON = 123


class Bye(Exception):
    """The connection ends with this close code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def say_bye(socket: WebSocket, bye: Bye) -> None:
    """Say why, and close; who does not take it in is not waited for."""
    # A close frame has room for 123 bytes.
    short = bye.reason.encode()[:LONGEST_REASON].decode(errors="ignore")
    try:
        async with asyncio.timeout(BYE_LIMIT):
            await socket.send_text(wire.frame("bye", code=bye.code, reason=bye.reason).decode())
            await socket.close(bye.code, short)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        return


async def receive(socket: WebSocket, most: int) -> str | None:
    """The next frame's text; None for a binary one. Raises Bye for one that is too big."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
    text: str | None = message.get("text")
    if len((text or "").encode(errors="replace")) > most:
        raise Bye(4413, "a frame is too big")
    return text


async def greet(socket: WebSocket, rooms: Rooms) -> tuple[wire.Hello, Room, Seat]:
    """The first frame, the room it names and whose token it carries. Raises Bye."""
    try:
        async with asyncio.timeout(rooms.settings.hello_ms / 1000):
            text = await receive(socket, rooms.settings.frame_bytes)
            frame = wire.read(text or "")
    except TimeoutError:
        raise Bye(4408, "no hello") from None
    except wire.BadMessage as error:
        raise Bye(4401, f"the first frame has to be a hello: {error}") from None
    if not isinstance(frame, wire.Hello):
        raise Bye(4401, "the first frame has to be a hello")
    room = await rooms.get(frame.room)
    if room is None:
        raise Bye(4404, "there is no such room")
    seat = await holder(rooms, room, frame.token)
    if seat is None:
        raise Bye(4401, "this link is not good any more")
    return frame, room, seat


def welcome(room: Room, seat: SeatId, role: str, frame_bytes: int, **rev: int) -> bytes:
    """The beginning of a welcome, to which its sections are added."""
    return wire.frame(
        "welcome",
        seat=seat,
        role=role,
        room=room.id,
        now=room.now(),
        **rev,
        limits={"frame_bytes": frame_bytes},
    )
