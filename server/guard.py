"""The guard of the calls: from whose pages they are taken, and refusals as answers."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from server.foreign import Door, of_token, preflight, readable
from server.http import Refused, answer
from server.origins import allowed, page_of
from server.rooms import Rooms
from server.store import StoreAway

Call = Callable[[Request], Awaitable[Response]]


def guarded(call: Call, rooms: Rooms, door: Door = "own") -> Call:
    """The call, with its refusals as answers; not for pages of strangers."""

    async def guard(request: Request) -> Response:
        origin = request.headers.get("origin")
        own = allowed(request.headers, rooms.settings)
        come = own or (door != "own" and page_of(origin) is not None)
        if request.method == "OPTIONS" and come and origin:
            return preflight(origin)
        found = await _answer(call, rooms, request, may=own or (come and door == "open"), door=door)
        if door != "own" and come and origin:
            found.headers.update(readable(origin))
        return found

    return guard


async def _answer(call: Call, rooms: Rooms, request: Request, *, may: bool, door: Door) -> Response:
    try:
        if not (may or (door == "paired" and await of_token(rooms, request))):
            raise Refused(403, "origin", "this page may not speak to this server")
        return await call(request)
    except Refused as refused:
        return answer(refused.body, refused.status)
    except StoreAway:
        body = {"error": "store_away", "detail": "the store does not answer", "params": {}}
        return answer(body, 503)
