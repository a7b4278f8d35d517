"""Sockets from their first frame to their close."""

import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from server import wire
from server.answers import RoomGone
from server.connection import Connection
from server.foreign import paired
from server.greeting import Bye, greet, say_bye
from server.origins import allowed, page_of
from server.rooms import Rooms
from server.store import StoreAway

STRANGER = "this page may not speak to this server"

log = logging.getLogger(__name__)


async def serve(socket: WebSocket, rooms: Rooms) -> None:
    """A connection from its first frame to its close."""
    if wire.PROTOCOL not in socket.scope.get("subprotocols", ()):
        await socket.close(1002, f"the subprotocol is {wire.PROTOCOL}")
        return
    await socket.accept(subprotocol=wire.PROTOCOL)
    address = socket.client.host if socket.client else ""
    try:
        own, origin = allowed(socket.headers, rooms.settings), socket.headers.get("origin")
        if not own and page_of(origin) is None:
            raise Bye(4403, STRANGER)
        with rooms.crowd.place(address) as place:
            if not place:
                raise Bye(4429, "too many pages come from this address")
            hello, room, seat = await greet(socket, rooms)
            if not own and not await paired(rooms, room, origin):
                raise Bye(4403, STRANGER)
            await Connection(socket, rooms, room, hello, seat).run()
    except Bye as bye:
        await say_bye(socket, bye)
    except StoreAway:
        await say_bye(socket, Bye(4503, "the store does not answer"))
    except RoomGone:
        await say_bye(socket, Bye(4404, "the room is gone"))
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a connection failed")
        await say_bye(socket, Bye(1011, "something went wrong in the server"))
