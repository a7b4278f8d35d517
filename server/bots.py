"""Bots: simple players that answer for a seat while nobody sits there."""

from engine.kernel import commands as c
from engine.kernel import options
from engine.kernel.frames import Window
from engine.kernel.offers import Asked
from engine.kernel.units import CombatantId, FrameId, SeatId
from server.answers import RoomGone
from server.room import Room
from server.rooms import Rooms
from server.store import StoreAway

THINK_MS = 1_500


class Bots:
    """Answers prompts and ends turns for one seat, as long as no page of it is connected."""

    def __init__(self, rooms: Rooms, room: str, seat: SeatId) -> None:
        self._rooms = rooms
        self._room = room
        self._seat = seat

    async def play(self) -> None:
        """Look again every second and a half, until the room is gone."""
        while True:
            await self._rooms.clock.wait(THINK_MS)
            try:
                # Anew each time: the room may have been let go of and loaded again.
                room = await self._rooms.get(self._room)
                if room is None:
                    return
                command = self.think(room)
                if command is not None and room.audience.presence(self._seat) == "offline":
                    await room.submit(command, seat=self._seat)
            except (StoreAway, RoomGone):
                continue

    def think(self, room: Room) -> c.SeatCommand | None:
        """What to do now: answer with the first reaction, strike who is near, else end the turn."""
        state = room.state
        seat = state.seats.get(self._seat)
        mine = seat.controls if seat else ()
        for frame in state.stack:
            if isinstance(frame, Window):
                for who, asked in frame.asked.items():
                    if who in mine and asked.reply is None:
                        return answer_of(frame.id, who, asked)
        if state.active in mine and state.active is not None and not state.stack:
            return self._act(room, state.active)
        return None

    def _act(self, room: Room, who: CombatantId) -> c.SeatCommand:
        for one in options(room.state, who, room.rules):
            if one.refusal is None and one.candidates and isinstance(one.command, c.Act):
                targets = one.candidates[: one.count]
                return c.Act(actor=who, action=one.command.action, targets=targets)
        return c.EndTurn(actor=who)


def answer_of(window: FrameId, who: CombatantId, asked: Asked) -> c.React | c.Decline:
    """The first thing that is offered; no, where everybody is asked and nothing is."""
    if not asked.offers:
        return c.Decline(window=window, actor=who)
    return c.React(window=window, actor=who, reaction=asked.offers[0].reaction)
