"""Courses: ways that a condition of the mover allows, because they lead nearer to a foe."""

from itertools import pairwise

from engine.kernel import stats
from engine.kernel.rules import RulePack
from engine.kernel.space import cells_between
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, Square


def holders(state: Encounter, pack: RulePack, who: CombatantId) -> tuple[Square, ...]:
    """Where those are to whom alone somebody may move; empty: it may move as it likes."""
    found = (
        state.combatants.get(effect.about)
        for effect in stats.effects_on(state, who)
        if effect.condition and pack.conditions[effect.condition].toward and effect.about
    )
    return tuple(one.position for one in found if one is not None and one.position is not None)


def leads(pack: RulePack, start: Square, path: tuple[Square, ...], goal: Square) -> bool:
    """Whether every step of a path comes nearer to a cell."""
    cells = [cells_between(one, goal, pack.space) for one in (start, *path)]
    return all(then < before for before, then in pairwise(cells))


def allowed(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    start: Square,
    path: tuple[Square, ...],
) -> bool:
    """Whether somebody may go this way."""
    goals = holders(state, pack, who)
    return not goals or any(leads(pack, start, path, goal) for goal in goals)
