"""Sight: whether somebody sees a cell, and saw or noticed an actor on its way."""

from collections.abc import Iterable

from engine.kernel import stats
from engine.kernel.lines import lines
from engine.kernel.pending import Pending
from engine.kernel.rules import RulePack
from engine.kernel.space import cells_between, footprint
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, Square

SEES = "sees"
"""The fact about two combatants that the GM is asked where no board says it."""


def clear(state: Encounter, pack: RulePack, one: Square, two: Square) -> bool | None:
    """Whether a line between two cells passes no blocked one; None without a board."""
    if state.board is None:
        return None
    blocked = set(state.board.blocked)
    if not blocked or one == two:
        return True
    return any(blocked.isdisjoint(way[:-1]) for way in lines(one, two, pack.space))


def sees(
    state: Encounter, pack: RulePack, who: CombatantId, cells: Iterable[Square]
) -> bool | None:
    """Whether somebody sees one of these cells; None where that is unknown."""
    one = state.combatants[who]
    cells = tuple(cells)
    if one.position is None or not cells:
        return None
    found = [
        clear(state, pack, mine, cell)
        for mine in footprint(one.position, one.size)
        for cell in cells
    ]
    return None if None in found else any(found)


def trail(state: Encounter, pending: Pending) -> tuple[Square, ...]:
    """Where an actor has been since its action began; empty where that is unknown."""
    if pending.batch is not None and pending.batch.trail:
        return pending.batch.trail
    one = state.combatants.get(pending.by)
    return () if one is None or one.position is None else (one.position,)


def saw(state: Encounter, pack: RulePack, who: CombatantId, pending: Pending) -> bool | None:
    """Whether somebody saw an actor at any moment of its way. Who holds it in contact did."""
    if touching(state, pack, who, pending.by):
        return True
    known = pending.facts.get(f"{SEES}:{who}:{pending.by}")
    return sees(state, pack, who, trail(state, pending)) if known is None else known


def touching(state: Encounter, pack: RulePack, one: CombatantId, two: CombatantId) -> bool:
    """Whether one of two is in contact with the other."""
    rule = pack.contact
    return rule is not None and any(
        effect.condition == rule.condition and {effect.on, effect.about} == {one, two}
        for effect in state.effects
    )


def near(
    state: Encounter, pack: RulePack, who: CombatantId, pending: Pending, stat: str
) -> bool | None:
    """Whether an actor came within so many cells of somebody as a stat of it says."""
    one = state.combatants[who]
    cells = trail(state, pending)
    if one.position is None or not cells:
        return None
    most = stats.total(state, pack, who, stat) + pack.space.touch
    return any(
        cells_between(mine, cell, pack.space) <= most
        for mine in footprint(one.position, one.size)
        for cell in cells
    )
