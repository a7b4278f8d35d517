"""Fold one event into the encounter. Total: it needs no rules, no time, no dice."""

from dataclasses import replace

from engine.kernel.apply_actions import fold_action
from engine.kernel.apply_modes import fold_mode
from engine.kernel.apply_table import fold_table
from engine.kernel.apply_turns import fold_turn
from engine.kernel.apply_windows import fold_window
from engine.kernel.events import ActionEvent, Event, ModeEvent, TableEvent, TurnEvent
from engine.kernel.state import Encounter


def apply(state: Encounter, event: Event) -> Encounter:
    """The encounter after this event."""
    return replace(_fold(state, event), serial=state.serial + 1)


def _fold(state: Encounter, event: Event) -> Encounter:
    if isinstance(event, TableEvent):
        return fold_table(state, event)
    if isinstance(event, TurnEvent):
        return fold_turn(state, event)
    if isinstance(event, ActionEvent):
        return fold_action(state, event)
    if isinstance(event, ModeEvent):
        return fold_mode(state, event)
    return fold_window(state, event)
