"""The lease of a host: of all who bridge it to a room, one at a time is listened to."""

import orjson

from server.rooms import Rooms
from server.seats import new_id
from server.store import StoreAway

LEASE_MS = 15_000
"""How long a lease lasts that nobody renews."""


class Lease:
    """One connection's claim on its host.

    While it is held nobody else's can be: both look at the store's clock, and ``swap`` lets one of
    two who reach for it through.
    """

    def __init__(self, rooms: Rooms, room: str, host: str, holder: str) -> None:
        self._store = rooms.store
        self._clock = rooms.clock
        self._room = room
        self._field = f"lease:{host}"
        self._holder = holder
        self._mark = new_id()
        self._until = 0

    @property
    def held(self) -> bool:
        """Whether this connection speaks for the host now."""
        return self._clock.now() < self._until

    async def claim(self) -> bool:
        """Take the lease where it is free, or renew it; whether it is held."""
        now = self._clock.now()
        if self._until - now > LEASE_MS // 2:
            return True
        try:
            was = (await self._store.fields(self._room)).get(self._field, b"")
            if not self._is_free(was, now):
                self._until = 0
                return False
            until = now + LEASE_MS
            wanted = self._claim(until)
            taken = await self._store.swap(self._room, self._field, was, wanted)
        except StoreAway:
            return self.held
        self._until = until if taken else 0
        return self.held

    def _claim(self, until: int) -> bytes:
        # Marked: a page that comes again holds it at once, and its lost socket gives back its own.
        return orjson.dumps({"by": self._holder, "until": until, "mark": self._mark})

    def _is_free(self, kept: bytes, now: int) -> bool:
        if not kept:
            return True
        lease = orjson.loads(kept)
        return bool(lease["by"] == self._holder or lease["until"] <= now)

    async def release(self) -> None:
        """Let somebody else have it at once."""
        until, self._until = self._until, 0
        if until <= self._clock.now():
            return
        try:
            await self._store.swap(self._room, self._field, self._claim(until), b"")
        except StoreAway:
            return
