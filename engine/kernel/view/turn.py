"""Whose turn it is and in which round, as far as an edition may know."""

from itertools import takewhile

from engine.kernel.holders import members
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


def turn(state: Encounter, *, gm: bool) -> tuple[int, CombatantId | None]:
    """The round and who has the turn. While somebody hidden acts, players see no change: who came
    before stays marked, and a round that begins with somebody hidden has not begun."""
    active = state.active
    if gm or active is None or not _hidden(state, active):
        return state.round, active
    line = [slot.holder for slot in state.order]
    place = line.index(active) if active in line else 0
    for who in reversed(line[:place]):
        if not _hidden(state, who):
            return state.round, who
    for who in reversed(line[place + 1 :]):
        if not _hidden(state, who):
            return (state.round - 1, who) if state.round > 1 else (state.round, None)
    return state.round, None


def timer(state: Encounter) -> dict[str, int | None] | None:
    """When the time of the turn is up, or what is left of it while it stands still."""
    turn = state.turn
    if turn is None or (turn.ends_at is None and turn.left is None):
        return None
    return {"ends_at": turn.ends_at, "left": turn.left, "began": turn.began}


def round_begun(before: Encounter, after: Encounter, *, gm: bool) -> int | None:
    """The round that begins for an edition between two states, if one does: for players at the
    end of the turns of those hidden who are first in the order."""
    if gm:
        return after.round if after.round != before.round else None
    line = [slot.holder for slot in after.order if not _out(after, slot.holder)]
    unseen = tuple(takewhile(lambda who: _hidden(after, who), line))
    if after.round != before.round:
        return None if unseen else after.round
    ended = before.active if after.turn is None else None
    return after.round if unseen and ended == unseen[-1] else None


def _hidden(state: Encounter, who: CombatantId) -> bool:
    """Whether players may not know of this holder: of a side they do."""
    one = state.combatants.get(who)
    return one.hidden if one else not members(state, who)


def _out(state: Encounter, who: CombatantId) -> bool:
    return all(
        one.defeated or (one.hp is not None and one.hp <= 0)
        for one in (state.combatants[each] for each in members(state, who))
    )
