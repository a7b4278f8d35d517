"""The start and the end of a socket: subprotocol, hello, whose token it is, and goodbye."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from engine.kernel.units import SeatId
from server import wire
from server.opening import ticket
from server.room import Room
from server.rooms import Rooms
from server.seats import Ticket


class Bye(Exception):
    """The connection ends with this close code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def say_bye(socket: WebSocket, bye: Bye) -> None:
    """Say why, and close."""
    try:
        await socket.send_text(wire.frame("bye", code=bye.code, reason=bye.reason).decode())
        await socket.close(bye.code, bye.reason)
    except (WebSocketDisconnect, RuntimeError):
        return


async def greet(socket: WebSocket, rooms: Rooms) -> tuple[wire.Hello, Room, Ticket]:
    """The first frame, the room it names and whose token it carries. Raises Bye."""
    try:
        async with asyncio.timeout(rooms.settings.hello_ms / 1000):
            frame = wire.read(await socket.receive_text())
    except TimeoutError:
        raise Bye(4408, "no hello") from None
    except (wire.BadMessage, KeyError) as error:
        raise Bye(4401, f"the first frame has to be a hello: {error}") from None
    if not isinstance(frame, wire.Hello):
        raise Bye(4401, "the first frame has to be a hello")
    room = await rooms.get(frame.room)
    if room is None:
        raise Bye(4404, "there is no such room")
    kept = await ticket(rooms, frame.room, frame.token)
    if kept is None or SeatId(kept.seat) not in room.state.seats:
        raise Bye(4401, "this link is not good any more")
    return frame, room, kept
