"""Pairing: a code that the GM makes lets a virtual table in, once."""

import orjson
from starlette.requests import Request
from starlette.responses import Response

from engine.kernel.legible import one_line
from server.bodies import NewPair
from server.desk import Desk
from server.http import Refused, answer, parse, public_base, spend
from server.opening import take_seat
from server.origins import page_of
from server.ratelimit import per_minute
from server.room import Room
from server.seats import clean_code, new_code

PAIRING_MS = 600_000
"""How long a code is good."""
FIELD = "pairing"
USED = b"used"


class Pairing:
    """The two calls of it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.rooms = desk.rooms
        self.tries = per_minute(desk.rooms.settings.joins_per_minute)
        self.made = per_minute(desk.rooms.settings.rooms_per_minute)

    async def code(self, request: Request) -> Response:
        """A code for the GM, in the place of the one before."""
        room = await self.desk.gm(request)
        spend(request, self.made, self.rooms.clock.now())
        store = self.rooms.store
        code = new_code() + new_code()[:2]
        while not await store.claim_code(_key(code), room.id):
            code = new_code() + new_code()[:2]
        kept = await self._kept(room)
        until = self.rooms.clock.now() + PAIRING_MS
        await store.put(room.id, FIELD, orjson.dumps({"code": code, "until": until}))
        if kept.startswith(b"{"):
            await store.release_code(_key(orjson.loads(kept)["code"]))
        base = public_base(request, self.rooms.settings)
        return answer({"code": code, "until": until, "url": base}, 201)

    async def pair(self, request: Request) -> Response:
        """A bridge's seat in exchange for a code; the page it came from may speak to the room."""
        now = self.rooms.clock.now()
        spend(request, self.tries, now)
        asked = await parse(request, NewPair, self.rooms.settings.body_bytes)
        code = clean_code(asked.code)
        store = self.rooms.store
        room_id = await store.room_of(_key(code)) if code else None
        room = await self.rooms.get(room_id) if room_id else None
        kept = await self._kept(room) if room else b""
        if room is None or not _good(kept, code, now):
            raise Refused(404, "unknown", "this code is not good any more", what="code")
        if not await store.swap(room.id, FIELD, kept, USED):
            raise Refused(404, "unknown", "this code was used already", what="code")
        await store.release_code(_key(code))
        name = one_line(asked.name) or asked.host
        seat, token = await take_seat(self.rooms, room, "bridge", name)
        page = page_of(request.headers.get("origin"))
        if page is not None:
            await store.put(room.id, f"origin:{page}", seat.encode())
        join = (await store.fields(room.id)).get("code", b"").decode() or None
        system = room.pack.rules.id
        body = {"room": room.id, "seat": seat, "token": token, "role": "bridge"}
        return answer({**body, "join": join, "system": system}, 201)

    async def _kept(self, room: Room) -> bytes:
        return (await self.rooms.store.fields(room.id)).get(FIELD, b"")


def _key(code: str) -> str:
    """Under what a code is kept: no join code that anybody types is like it."""
    return f"pair:{code}"


def _good(kept: bytes, code: str, now: int) -> bool:
    if not kept.startswith(b"{"):
        return False
    found = orjson.loads(kept)
    return bool(found["code"] == code and found["until"] > now)
