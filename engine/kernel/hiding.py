"""Hiding: who only the GM sees, and who shows as its turn starts."""

from dataclasses import replace

from engine.kernel.commands import Hide, Reveal
from engine.kernel.draft import Draft
from engine.kernel.events import CombatantEdited
from engine.kernel.refusals import Reason, require
from engine.kernel.units import CombatantId


def change(draft: Draft, command: Hide | Reveal) -> None:
    """Hide a combatant from everybody but the GM, or show it now or later. Raises Rejected."""
    if isinstance(command, Reveal) and command.when == "first_turn":
        _appear_later(draft, command.combatant)
    else:
        _set_hidden(draft, command.combatant, on=isinstance(command, Hide))


def _set_hidden(draft: Draft, who: CombatantId, *, on: bool) -> None:
    one = draft.combatant(who)
    if one.hidden is not on or one.appears:
        changed = replace(one, hidden=on, appears=False)
        draft.emit(CombatantEdited(combatant=changed, what=("hidden",)))


def _appear_later(draft: Draft, who: CombatantId) -> None:
    one = draft.combatant(who)
    require(one.hidden, Reason.REQUIREMENT, what="hidden")
    if not one.appears:
        draft.emit(CombatantEdited(combatant=replace(one, appears=True), what=("appears",)))


def appear(draft: Draft, who: CombatantId) -> None:
    """Somebody whose turn starts shows, if that is what it waited for."""
    if draft.combatant(who).appears:
        _set_hidden(draft, who, on=False)
