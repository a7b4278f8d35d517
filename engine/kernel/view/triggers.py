"""Triggers in words: what may be answered, and what somebody is about to declare."""

from engine.kernel.frames import Announced, Pending, Window
from engine.kernel.holders import ending_side
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.table import shown
from engine.kernel.view.words import Text, action, name, say


def trigger(state: Encounter, frame: Window, what: str, *, gm: bool) -> Text:
    """What may be answered, as a sentence: who does what, to whom."""
    parent = next((one for one in state.stack if one.id == frame.parent), None)
    targets: tuple[CombatantId, ...] = ()
    what_done = say("something")
    if isinstance(parent, Pending):
        # An own action's name would tell who is hidden.
        own = parent.owned if shown(state, parent.by, gm=gm) else None
        what_done = action(state, parent.by, own or parent.action)
        targets = parent.targets
    if isinstance(parent, Announced):
        what_done = announced_action(state, parent, gm=gm)
    target = name(state, targets[0], gm=gm) if targets else say("nobody")
    at_end = ending_side(state) if frame.parent is None else None
    source = name(state, frame.source or at_end, gm=gm)
    return say(f"trigger-{what}", source=source, target=target, action=what_done)


def announced_action(state: Encounter, frame: Announced, *, gm: bool) -> Text:
    """What somebody is about to declare, as far as an edition may know."""
    told = gm or (not frame.sealed and shown(state, frame.pending.by, gm=gm))
    return action(state, frame.pending.by, frame.pending.title) if told else say("something")
