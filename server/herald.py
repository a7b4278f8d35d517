"""The herald: tells other processes who is there in the rooms of this one, and hears of theirs.

What it says is believed for a moment only: a process that dies leaves nobody behind.
"""

import asyncio
from typing import TYPE_CHECKING

from server.attendance import KEEP_MS
from server.room import Room
from server.seats import new_id
from server.store import StoreAway, Told

if TYPE_CHECKING:
    from server.rooms import Rooms

PACE_MS = 200
"""Between two statements: what happens meanwhile goes into one."""
RENEW_MS = 4_000


class Herald:
    """Speaks for all rooms of one process."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._name = new_id()
        self._said: dict[str, bytes] = {}
        self._stirred: dict[str, Room] = {}
        self._wake = asyncio.Event()

    def attend(self, room: Room) -> None:
        """Speak of a room from the beginning, and ask what is known of it elsewhere."""
        room.audience.moved = lambda: self._stir(room)
        self._said.pop(room.id, None)
        self._stir(room)

    def _stir(self, room: Room) -> None:
        self._stirred[room.id] = room
        self._wake.set()

    async def speak(self) -> None:
        """Tell what has changed, some rooms at a time, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            stirred, self._stirred = self._stirred, {}
            said = {room.id: room.audience.statement() for room in stirred.values()}
            await self._tell(
                {one: what for one, what in said.items() if self._said.get(one) != what}
            )
            await self._rooms.clock.wait(PACE_MS)

    async def renew(self) -> None:
        """Say again what holds, and forget what others have stopped saying, for ever."""
        while True:
            await self._rooms.clock.wait(RENEW_MS)
            live = {room.id: room for room in self._rooms.live()}
            self._said = {one: what for one, what in self._said.items() if what or one in live}
            await self._tell({one: what for one, what in self._said.items() if what})
            for room in live.values():
                room.audience.forget(self._rooms.clock.now())

    async def _tell(self, what: dict[str, bytes]) -> None:
        try:
            kept = await self._rooms.store.tell(self._name, what, KEEP_MS)
        except StoreAway:
            for room in self._rooms.live():
                if room.id in what:
                    self.attend(room)
            return
        self._said |= what
        for room in self._rooms.live():
            for by, said in kept.get(room.id, {}).items():
                self.hear(room, Told(by, said))

    def hear(self, room: Room, told: Told) -> None:
        """What some process said of a room."""
        if told.by != self._name:
            room.audience.hear(told.by, told.what, self._rooms.clock.now())
