"""Passing: the turn of one who cannot act is skipped, and what waited for a turn start is gone."""

from engine.kernel import harm, lasting
from engine.kernel.draft import Draft
from engine.kernel.events import HeldEnded, TurnSkipped
from engine.kernel.holders import members, unable
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId


def drop_held(draft: Draft, who: CombatantId) -> None:
    """What one readied for before this turn comes too late."""
    for held in draft.state.held:
        if held.by == who:
            draft.emit(HeldEnded(held=held.id, combatant=who, action=held.title, reason="expired"))


def passed_by(draft: Draft, who: CombatantId) -> bool:
    """Skip the turn of one who cannot act, unless what disables it ends at its start.

    A skipped turn still is a turn for durations, lasting damage and readied actions. Whether it was
    skipped.
    """
    if unable(draft.state, draft.pack, who) is None:
        return False
    for one in members(draft.state, who):
        harm.expire(draft, TimingPoint.TURN_START, one)
    refusal = unable(draft.state, draft.pack, who)
    if refusal is None:
        return False
    state = str(refusal.params.get("state", "defeated"))
    if state != "defeated":
        draft.emit(TurnSkipped(combatant=who, why=state))
    for one in members(draft.state, who):
        drop_held(draft, one)
        if draft.state.combatants[one].defeated:
            harm.expire(draft, TimingPoint.TURN_END, one)
        else:
            lasting.at_skip(draft, one)
    return True
