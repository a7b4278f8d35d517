"""Pages of other servers: those that a room was paired with may call it, and read the answers."""

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from engine.kernel.units import SeatId
from server.origins import page_of
from server.room import Room
from server.rooms import Rooms
from server.seats import room_of

Door = Literal["own", "paired", "open"]
"""Whose pages may make a call: this server's, also those that the token's room was paired with, or
any, and the call looks itself."""
ASKED = "authorization, content-type, x-filename, x-columns"


def readable(origin: str) -> dict[str, str]:
    """Headers with which a page of this origin may read an answer."""
    return {"Access-Control-Allow-Origin": origin, "Vary": "Origin"}


def preflight(origin: str) -> Response:
    """The answer to a browser that asks whether such a page may call. The call itself is looked at
    when it comes; no cookie opens anything here."""
    headers = {
        **readable(origin),
        "Access-Control-Allow-Methods": "POST, GET",
        "Access-Control-Allow-Headers": ASKED,
        "Access-Control-Max-Age": "600",
    }
    return Response(status_code=204, headers=headers)


async def paired(rooms: Rooms, room: Room | None, origin: str | None) -> bool:
    """Whether a room was paired with this page's server, and the bridge still has its seat.
    Raises StoreAway."""
    page = page_of(origin)
    if room is None or page is None:
        return False
    seat = (await rooms.store.fields(room.id)).get(f"origin:{page}")
    return seat is not None and SeatId(seat.decode()) in room.state.seats


async def of_token(rooms: Rooms, request: Request) -> bool:
    """Whether the room of a call's token was paired with the page that it comes from."""
    _, _, token = request.headers.get("authorization", "").partition(" ")
    room_id = room_of(token)
    room = await rooms.get(room_id) if room_id else None
    return await paired(rooms, room, request.headers.get("origin"))
