"""Conditions about what somebody has done, and about what is being done to others."""

from engine.kernel import blows, budgets, limits
from engine.kernel.situation import Situation, stated
from engine.kernel.space import distance
from engine.kernel.units import BudgetId, CombatantId


def used(situation: Situation, value: object) -> bool | None:
    """Whether one declared an action with this tag in its own turn that is under way."""
    return bool(situation.state.uses.get(limits.tag_key(str(value), situation.who), 0))


def untouched(situation: Situation, value: object) -> bool | None:
    """Whether nothing of a budget was spent since it was full."""
    one, budget = situation.state.combatants[situation.who], BudgetId(str(value))
    most = budgets.cap_of(situation.pack, one, budget)
    return budgets.left(situation.pack, one, budget) >= most


def aimed_at(situation: Situation, value: object) -> bool | None:
    """Whether the action is aimed at somebody else on one's own side (``ally``), or not on it."""
    other = _aim(situation)
    if other is None or other == situation.who:
        return False
    combatants = situation.state.combatants
    same = combatants[other].side == combatants[situation.who].side
    return same if value == "ally" else not same


def near_target(situation: Situation, value: object) -> bool | None:
    """Whether whom the action is aimed at stands at most so many cells away."""
    other = _aim(situation)
    if other is None or not isinstance(value, int):
        return False
    known = stated(situation, "near_target")
    if known is not None:
        return known
    combatants = situation.state.combatants
    cells = distance(combatants[situation.who], combatants[other], situation.pack.space)
    return None if cells is None else cells <= value


def harm_left(situation: Situation, value: object) -> bool | None:
    """Whether the action can still hurt whom it is aimed at, after what was taken off already."""
    other = _aim(situation)
    if other is None or situation.pending is None:
        return False
    most = blows.at_most(situation.state, situation.pack, situation.pending, other)
    return (most > 0) is value


def _aim(situation: Situation) -> CombatantId | None:
    """Whom the action is aimed at: the one who is asked about, else the first."""
    aim = situation.pending.aim if situation.pending else ()
    there = [one for one in aim if one in situation.state.combatants]
    if situation.who in there:
        return situation.who
    return there[0] if there else None
