"""The language that a seat reads: its page says it, the room remembers it."""

import asyncio

from engine.kernel import commands as c
from engine.kernel.units import SeatId
from server.answers import RoomGone
from server.room import Room
from server.store import StoreAway


class Tongue:
    """What one connection says of its language."""

    def __init__(self, room: Room, seat: SeatId, language: str) -> None:
        self._room = room
        self._seat = seat
        self._language = language
        self._said = asyncio.Event()
        self._said.set()

    def say(self, language: str) -> None:
        """The page is read in this language from now on; empty: as before."""
        if language:
            self._language = language
            self._said.set()

    async def remember(self) -> None:
        """Let the room remember what is said, for ever; without a store it is said again when the
        page comes back."""
        while True:
            await self._said.wait()
            self._said.clear()
            seat, language = self._room.state.seats.get(self._seat), self._language
            if seat is None or not language or seat.language == language:
                continue
            try:
                await self._room.submit(c.SetSeat(seat=self._seat, language=language))
            except (StoreAway, RoomGone):
                continue
