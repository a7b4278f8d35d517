"""Bots: simple players that answer for a seat while nobody sits there."""

from engine.kernel import commands as c
from engine.kernel import options
from engine.kernel.frames import Window
from engine.kernel.units import CombatantId, SeatId
from server.clock import Clock
from server.room import Room
from server.store import StoreAway

THINK_MS = 1_500


class Bots:
    """Answers prompts and ends turns for one seat, as long as no page of it is connected."""

    def __init__(self, room: Room, seat: SeatId, clock: Clock) -> None:
        self._room = room
        self._seat = seat
        self._clock = clock

    async def play(self) -> None:
        """Look again every second and a half; for ever."""
        while True:
            await self._clock.wait(THINK_MS)
            if self._room.audience.presence(self._seat) != "offline":
                continue
            command = self.think()
            if command is not None:
                try:
                    await self._room.submit(command, seat=self._seat)
                except StoreAway:
                    continue

    def think(self) -> c.SeatCommand | None:
        """What to do now: answer with the first reaction, strike who is near, else end the turn."""
        state = self._room.state
        mine = state.seats[self._seat].controls
        for frame in state.stack:
            if isinstance(frame, Window):
                for who, asked in frame.asked.items():
                    if who in mine and asked.reply is None:
                        offer = asked.offers[0]
                        return c.React(window=frame.id, actor=who, reaction=offer.reaction)
        if state.active in mine and state.active is not None and not state.stack:
            return self._act(state.active)
        return None

    def _act(self, who: CombatantId) -> c.SeatCommand:
        found = options(self._room.state, who, self._room.pack.rules)
        for one in found:
            if one.refusal is None and one.candidates and isinstance(one.command, c.Act):
                targets = one.candidates[: one.count]
                return c.Act(actor=who, action=one.command.action, targets=targets)
        return c.EndTurn(actor=who)
