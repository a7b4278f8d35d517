"""Triggers in words: what may be answered; ``known``: whether what is announced may be named."""

from engine.kernel.frames import Announced, Pending, Window
from engine.kernel.holders import ending_side
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.table import shown
from engine.kernel.view.words import Json, Text, action, name, say


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
    known: dict[str, Json] = {}
    if isinstance(parent, Announced):
        told = tells(state, parent, gm=gm)
        what_done = action(state, parent.pending.by, parent.pending.title) if told else what_done
        known = {"known": int(told)}
    target = name(state, targets[0], gm=gm) if targets else say("nobody")
    at_end = ending_side(state) if frame.parent is None else None
    source = name(state, frame.source or at_end, gm=gm)
    return say(f"trigger-{what}", source=source, target=target, action=what_done, **known)


def tells(state: Encounter, frame: Announced, *, gm: bool) -> bool:
    """Whether an edition may know what somebody is about to declare."""
    return gm or (not frame.sealed and shown(state, frame.pending.by, gm=gm))
