"""The pulse of a server: it says that it lives, notices a store that is away, gives time back.

Time in which no server lived, or none could reach the store, is nobody's: a room's clock stands
still from the last heartbeat on, and what was lost is given back before anything is held late.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from server import metrics
from server.answers import RoomGone
from server.room import Room
from server.store import Outage, StoreAway

if TYPE_CHECKING:
    from server.rooms import Rooms

BEAT_MS = 500
BEAT_LIMIT = 0.9
"""Seconds that the store may take for a heartbeat. With ``BEAT_MS`` and a little for the way to
the clients they know within two seconds that the store is away."""
COMPARE_BEATS = 8
"""Heartbeats between two looks for publications that were lost: four seconds."""

log = logging.getLogger(__name__)


class Pulse:
    """What keeps time honest for all rooms of a process."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._clock = rooms.clock
        self._compare_now = asyncio.Event()
        self._heard_at = rooms.clock.now()
        self._settled_until = rooms.clock.now()
        self.away = False

    async def beat(self) -> None:
        """Say that this server lives, for ever; nothing else may hold this up."""
        beats = 0
        while True:
            await self._clock.wait(BEAT_MS)
            beats += 1
            try:
                async with asyncio.timeout(BEAT_LIMIT):
                    outage = await self._store.beat()
            except (StoreAway, TimeoutError):
                self._lost()
                continue
            self._heard(outage)
            if beats % COMPARE_BEATS == 0:
                self._compare_now.set()

    def _lost(self) -> None:
        if not self.away:
            metrics.store_away.inc()
            log.warning("the store does not answer: all rooms are paused")
        self.away = True
        for room in self._rooms.live():
            room.hold(self._heard_at)

    def _heard(self, outage: Outage | None) -> None:
        if self.away:
            log.warning("the store answers again")
        if outage is not None:
            log.warning("%s ms without a server are given back", outage.end - outage.start)
        if self.away or outage is not None or self._held():
            self._compare_now.set()
        self.away = False
        self._heard_at = self._clock.now()

    def _held(self) -> bool:
        return any(room.held_at is not None for room in self._rooms.live())

    async def compare(self) -> None:
        """Now and then compare each room with the store, and give lost time back."""
        while True:
            await self._compare_now.wait()
            self._compare_now.clear()
            try:
                await self._compare(self._rooms.live())
            except StoreAway:
                continue

    async def _compare(self, rooms: tuple[Room, ...]) -> None:
        outages = await self._store.outages(self._settled_until)
        last = max((one.end for one in outages), default=0)
        serials = await self._store.serials([room.id for room in rooms])
        for room, serial in zip(rooms, serials, strict=True):
            behind = room.state.clock.outage_until < last
            if room.held_at is not None or behind or serial != room.state.serial:
                await self._mend(room)
        self._settled_until = max(self._settled_until, last)

    async def _mend(self, room: Room) -> None:
        """Bring a room up to date, then let its clock go on."""
        try:
            await room.give_back()
        except RoomGone:
            self._rooms.drop(room)
        except StoreAway:
            raise
        except Exception:
            log.exception("room %s failed and will be loaded anew", room.id)
            self._rooms.drop(room)
        else:
            if not self.away:
                room.hold(None)
