"""Upkeep of all rooms: overdue ones are woken, idle ones let go of.

Whatever goes wrong with one room, the others' clocks go on.
"""

import logging
from typing import TYPE_CHECKING

from server.room import Room
from server.store import StoreAway

if TYPE_CHECKING:
    from server.rooms import Rooms

SWEEP_MS = 1_000
SWEPT = 100
RETRY_SWEEPS = 60
"""Sweeps before a room that could not be loaded is tried again."""
TOUCH_MS = 3_600_000
"""How often a room with people in it is kept for longer."""

log = logging.getLogger(__name__)


class Upkeep:
    """What a server does for its rooms whether or not anybody is connected."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._clock = rooms.clock
        self._broken: set[str] = set()
        self._sweeps = 0

    async def sweep(self) -> None:
        """Every second wake rooms whose deadline nobody kept, and let go of idle ones."""
        while True:
            await self._clock.wait(SWEEP_MS)
            self._sweeps += 1
            try:
                await self._wake_due()
                for room in self._rooms.live():
                    await self._let_go(room)
            except StoreAway:
                continue
            except Exception:
                log.exception("the sweep failed")

    async def _wake_due(self) -> None:
        """Load all that is due, some at a time. Rooms that cannot be loaded must not crowd out the
        others."""
        seen: set[str] = set()
        while True:
            due = await self._store.due(self._clock.now(), SWEPT + len(seen))
            if not (new := [room for room in due if room not in seen]):
                break
            seen.update(new)
            for room in new:
                await self._wake(room)
        self._broken &= seen

    async def _wake(self, room: str) -> None:
        if room in self._broken and self._sweeps % RETRY_SWEEPS:
            return
        try:
            found = await self._rooms.get(room)
        except StoreAway:
            raise
        except Exception:
            log.exception("room %s cannot be loaded", room)
            found = None
        if found is None:
            self._broken.add(room)
        else:
            self._broken.discard(room)

    async def _let_go(self, room: Room) -> None:
        now = self._clock.now()
        if not room.audience.pages:
            if now - room.used_at > self._rooms.settings.idle_room_ms:
                self._rooms.drop(room)
            return
        room.used_at = now
        if now - room.kept_at >= TOUCH_MS:
            await self._store.touch(room.id, self._rooms.settings.keep_room_ms)
            room.kept_at = now
