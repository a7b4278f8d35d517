"""Holders of turns: a combatant, or a side whose members share its turns."""

from collections.abc import Set as AbstractSet

from engine.kernel import stats
from engine.kernel.recall import Recall
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId

_HOLDERS: Recall[AbstractSet[str]] = Recall()
DEFEATED = {"state": "defeated"}


def members(state: Encounter, holder: CombatantId) -> tuple[CombatantId, ...]:
    """Who acts in a holder's turn: itself, or everybody of the side of that name."""
    if holder in state.combatants:
        return (holder,)
    return tuple(one.id for one in state.combatants.values() if CombatantId(one.side) == holder)


def everybody(state: Encounter) -> tuple[CombatantId, ...]:
    """All who have turns, in the order of these."""
    return tuple(who for slot in state.order for who in members(state, slot.holder))


def queued(state: Encounter, who: CombatantId) -> bool:
    """Whether somebody waits to come into the order of a fight under way."""
    holders = _HOLDERS.get((state.order,), None, lambda: {slot.holder for slot in state.order})
    there = who in holders or state.combatants[who].side in holders
    return state.status == "running" and not there


def has_turn(state: Encounter, who: CombatantId) -> bool:
    """Whether it is the turn of a combatant or of its side."""
    one = state.combatants.get(who)
    return one is not None and state.active is not None and state.active in (who, one.side)


def ending_side(state: Encounter) -> CombatantId | None:
    """The side whose turn is about to end, while those are asked who may act then."""
    turn = state.turn
    if turn is None or not turn.ending or turn.of in state.combatants:
        return None
    return turn.of


def speaks(state: Encounter, controls: tuple[CombatantId, ...], holder: CombatantId | None) -> bool:
    """Whether who controls these speaks for a holder, if only for one of its members."""
    if holder is None:
        return False
    return holder in controls or not set(controls).isdisjoint(members(state, holder))


def unable(state: Encounter, pack: RulePack, holder: CombatantId) -> Refusal | None:
    """Why a holder can do nothing in its turn: none of its members can. What may pass by comes
    before a defeat."""
    found = [stats.disabled(state, pack, who) for who in members(state, holder)]
    why = [one for one in found if one is not None]
    if not found:
        return Refusal(Reason.NOT_IN_ENCOUNTER, {"who": holder})
    return None if len(why) < len(found) else min(why, key=lambda one: one.params == DEFEATED)
