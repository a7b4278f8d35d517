"""Phases: the turn of a whole side, ended by whoever speaks for it."""

from engine.kernel import turns
from engine.kernel.draft import Draft
from engine.kernel.refusals import Reason, require
from engine.kernel.units import CombatantId, SideId


def end(draft: Draft, side: SideId) -> None:
    """End a side's turn. Raises Rejected where it has none, or something is under way."""
    holder = CombatantId(side)
    has = draft.state.status == "running" and draft.state.active == holder
    require(has and holder not in draft.state.combatants, Reason.NOT_YOUR_TURN)
    require(not draft.state.stack, Reason.NOT_NOW, why="under_way")
    require(draft.state.mode is None, Reason.EXCLUSIVE_MODE)
    turns.end(draft, holder)
