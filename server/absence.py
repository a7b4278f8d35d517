"""Absence: notices when nobody is there who answers for one who is asked, and lets the room's
policy hold while the window runs."""

from collections.abc import Iterable, Iterator

from engine.kernel import Encounter
from engine.kernel import commands as c
from engine.kernel.frames import Window
from engine.kernel.offers import Asked
from engine.kernel.seating import answers_for
from engine.kernel.units import CombatantId, FrameId, SeatId
from server.room import Room
from server.store import StoreAway
from server.timekeeper import RETRY_MS, until

GONE_MS = 5_000
"""How long somebody whose last page is gone may take to come back; it is often being reloaded."""
HOUR_MS = 3_600_000


class Absentees:
    """Since when the seats of one room are not there."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._since: dict[SeatId, int] = {}
        self._noted: set[tuple[FrameId, CombatantId]] = set()

    def noted(self, found: Iterable[c.Absent]) -> None:
        """These were carried out. Another process may know better that somebody is there, and take
        it back: nobody is noted absent twice from here without having been seen in between."""
        self._noted |= {(one.window, one.actor) for one in found if one.on}

    def look(self) -> tuple[list[c.Absent], int]:
        """What is to be noted of those who are asked, and when to look again."""
        now = self._room.clock.now()
        again = now + HOUR_MS
        left: dict[SeatId, int] = {}
        for seat in self._room.state.seats:
            where = self._room.audience.presence(seat)
            if where in ("asleep", "offline"):
                grace = GONE_MS if where == "offline" else 0
                self._since.setdefault(seat, now)
                left[seat] = self._since[seat] + grace
            else:
                self._since.pop(seat, None)
        found = []
        waited_for = list(_asked(self._room.state))
        self._noted &= {(window.id, who) for window, who, _, _ in waited_for}
        for window, who, asked, seats in waited_for:
            there = any(seat not in left for seat in seats)
            if there:
                self._noted.discard((window.id, who))
            elif (window.id, who) in self._noted:
                continue
            gone_at = max((left.get(seat, now) for seat in seats), default=now)
            # Nobody is back before somebody was seen, whatever this process does not know yet.
            if asked.absent if there else (not asked.absent and gone_at <= now):
                found.append(c.Absent(window=window.id, actor=who, on=not there))
            elif not (there or asked.absent):
                again = min(again, gone_at)
        return found, again


def _asked(
    state: Encounter,
) -> Iterator[tuple[Window, CombatantId, Asked, list[SeatId]]]:
    """Whoever has not answered, with the seats that could; the GM's own are not waited for like
    that."""
    for frame in state.stack:
        if not isinstance(frame, Window) or frame.resolve:
            continue
        for who, asked in frame.asked.items():
            mine = [one for one in state.seats.values() if answers_for(one, who, asked)]
            if asked.reply is None and any(one.role == "player" for one in mine):
                yield frame, who, asked, [one.id for one in mine]


async def mind_absent(room: Room) -> None:
    """Note who is absent, and back, for as long as the room is in memory."""
    absentees = Absentees(room)
    while True:
        room.audience.stirred.clear()
        found, again = absentees.look()
        if found and room.state.clock.paused_at is None and room.held_at is None:
            try:
                answers = [await room.submit(command) for command in found]
            except StoreAway:
                await room.clock.wait(RETRY_MS)
                continue
            if all(one.refusal is None for one in answers):
                absentees.noted(found)
                continue
        await until(room.clock, again, room.audience.stirred)
