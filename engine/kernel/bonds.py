"""Bonds: effects that end when whom they come from cannot keep hold of their bearer."""

from engine.kernel import harm, stats
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.space import distance


def loosen(draft: Draft) -> None:
    """End every bond whose holder cannot react, or has not its bearer in reach."""
    for effect in draft.state.effects:
        if effect.bond and not _holds(draft, effect):
            harm.end(draft, effect, "cause")


def _holds(draft: Draft, effect: Effect) -> bool:
    state, pack, by = draft.state, draft.pack, effect.by
    if by is None or by not in state.combatants:
        return False
    if stats.disabled(state, pack, by) or stats.frozen(state, pack, by):
        return False
    cells = distance(state.combatants[by], state.combatants[effect.on], pack.space)
    return cells is None or cells <= stats.reach(state, pack, by)
