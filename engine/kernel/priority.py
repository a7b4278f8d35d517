"""Priority: in which order the answers of a window resolve, whenever they arrived."""

from collections.abc import Callable, Iterable, Mapping

from engine.kernel.frames import Window
from engine.kernel.order import rank_of
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId

INTERRUPT = "interrupt"
"""The tag of reactions that stop what they answer."""


def _initiative(state: Encounter, pack: RulePack, window: Window, who: CombatantId) -> int:
    return rank_of(state, who)


def _after_active(state: Encounter, pack: RulePack, window: Window, who: CombatantId) -> int:
    """Whoever comes next after the one who has the turn, and so on once around; that one last."""
    if state.active is None or not state.order:
        return rank_of(state, who)
    rank, size = rank_of(state, who), len(state.order)
    return size if rank == size else (rank - rank_of(state, state.active) - 1) % size


def _direct_target(state: Encounter, pack: RulePack, window: Window, who: CombatantId) -> int:
    """Those at whom the trigger is aimed come before everybody else."""
    for frame in state.stack:
        if frame.id == window.parent and frame.kind == "pending":
            return 0 if who in frame.aim else 1
    return 1


def _reactive_side(state: Encounter, pack: RulePack, window: Window, who: CombatantId) -> int:
    """The side that does not have the turn comes first; who is gone comes last."""
    one = state.combatants.get(who)
    holder = state.combatants.get(state.active) if state.active else None
    active = holder.side if holder else state.active
    return 2 if one is None else int(one.side == active)


def _interrupts_first(state: Encounter, pack: RulePack, window: Window, who: CombatantId) -> int:
    """What stops the trigger comes before what follows it."""
    reply = window.asked[who].reply if who in window.asked else None
    rule = pack.rule(reply.reaction) if reply and reply.reaction else None
    return 0 if rule and INTERRUPT in rule.tags else 1


COMPARATORS: Mapping[str, Callable[[Encounter, RulePack, Window, CombatantId], int]] = {
    "after_active": _after_active,
    "direct_target": _direct_target,
    "initiative": _initiative,
    "interrupts_first": _interrupts_first,
    "reactive_side": _reactive_side,
}
"""Name of a comparator to the number it sorts by, lowest first."""


def sort(
    state: Encounter, pack: RulePack, window: Window, who: Iterable[CombatantId]
) -> tuple[CombatantId, ...]:
    """These combatants in the order in which their answers resolve.

    The GM's order comes first, then the pack's comparators; ids break what is left.
    """
    rule = pack.windows.get(window.at)
    names = rule.order if rule else ("initiative",)

    def key(one: CombatantId) -> tuple[int | str, ...]:
        by_gm = window.order.index(one) if one in window.order else len(window.order)
        return (by_gm, *(COMPARATORS[name](state, pack, window, one) for name in names), one)

    return tuple(sorted(who, key=key))
