"""Bots: simple players that answer for a seat while nobody sits there."""

from collections.abc import Collection

from engine.kernel import Encounter, moments, options
from engine.kernel import commands as c
from engine.kernel.frames import Window
from engine.kernel.holders import members
from engine.kernel.offers import Asked
from engine.kernel.options import Option
from engine.kernel.rules import RulePack
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
                command = self._think(room)
                if command is not None and room.audience.presence(self._seat) == "offline":
                    await room.submit(command, seat=self._seat)
            except (StoreAway, RoomGone):
                continue

    def _think(self, room: Room) -> c.SeatCommand | None:
        seat = room.state.seats.get(self._seat)
        return think(room.state, room.rules, seat.controls if seat else ())


def think(state: Encounter, pack: RulePack, mine: Collection[CombatantId]) -> c.SeatCommand | None:
    """What who plays these does now: answer with the first reaction, strike who is near, else end
    the turn; nothing while it is for others to do something."""
    for frame in state.stack:
        if isinstance(frame, Window):
            for who, asked in frame.asked.items():
                if who in mine and asked.reply is None:
                    return answer_of(frame.id, who, asked)
    step = moments.waiting(state)
    if state.active is None or (state.stack and step is None):
        return None
    line = (step.by,) if step else members(state, state.active)
    could = {who: _acts(state, pack, who) for who in line}
    for who, found in could.items():
        if who in mine and (deed := _deed(state, pack, who, found)):
            return deed
    others = any(one.cost for who, found in could.items() if who not in mine for one in found)
    done = next((who for who in line if who in mine), None)
    return c.EndTurn(actor=done) if done and not (step or others) else None


def answer_of(window: FrameId, who: CombatantId, asked: Asked) -> c.React | c.Decline:
    """The first thing that is offered and needs no square; no, where there is none."""
    for one in asked.offers:
        if not one.squares:
            targets = one.targets[: one.count] if one.count else ()
            return c.React(window=window, actor=who, reaction=one.reaction, targets=targets)
    return c.Decline(window=window, actor=who)


def _acts(state: Encounter, pack: RulePack, who: CombatantId) -> list[Option]:
    """What somebody could declare that leads nowhere and leaves nothing to choose but a target."""
    return [
        one
        for one in options(state, who, pack)
        if one.refusal is None and isinstance(one.command, c.Act) and not one.squares
    ]


def _deed(state: Encounter, pack: RulePack, who: CombatantId, found: list[Option]) -> c.Act | None:
    """Something at somebody of another side; where a system has steps, also what begins or ends
    one. Another each time, as what is offered may yet come to nothing."""
    side = state.combatants[who].side
    steps = any(map(moments.opens, pack.actions.values()))
    deeds = []
    for one in found:
        foes = [each for each in one.candidates if state.combatants[each].side != side]
        if isinstance(one.command, c.Act) and (foes or (steps and not one.candidates)):
            targets = tuple(foes[: one.count])
            deeds.append(c.Act(actor=who, action=one.command.action, targets=targets))
    aimed = [one for one in deeds if one.targets]
    return _turn(state, aimed if aimed and state.serial % 3 else deeds)


def _turn(state: Encounter, deeds: list[c.Act]) -> c.Act | None:
    return deeds[state.serial % len(deeds)] if deeds else None
