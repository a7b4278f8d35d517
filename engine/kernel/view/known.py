"""What players may know of: nothing that is about somebody hidden."""

from engine.kernel import events as e
from engine.kernel.apply_frames import frame_of
from engine.kernel.frames import Window
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, FrameId


def told(event: e.Event, before: Encounter, after: Encounter) -> bool:
    """Whether players may know of an event: not of what is about somebody hidden."""
    if isinstance(event, e.WindowReleased) and after.settings.masking != "off":
        # Nothing came of it: it would tell who was waited for.
        return False
    if isinstance(event, e.WindowOpened) and event.window.masked:
        return seen_waiting(before, event.window)
    if isinstance(event, e.WindowClosed | e.WindowExtended | e.WindowHeld):
        window = frame_of(before, event.frame)
        if isinstance(window, Window) and window.masked:
            return seen_waiting(before, window)
        return any(_seen(before, after, who) for who in _asked(before, event.frame))
    who = _whose(event, before)
    return who is None or _seen(before, after, who)


def seen_waiting(state: Encounter, window: Window) -> bool:
    """Whether players see that the fight waits for a masked window: not while somebody hidden
    acts, nor, unless it waits all the same, where only somebody hidden is asked."""
    source = state.combatants.get(window.source) if window.source else None
    if source is not None and source.hidden:
        return False
    ones = [state.combatants[who] for who in window.asked if who in state.combatants]
    return window.not_before is not None or any(not one.hidden for one in ones)


def _asked(before: Encounter, frame: FrameId) -> tuple[CombatantId, ...]:
    found = frame_of(before, frame)
    return tuple(found.asked) if isinstance(found, Window) else ()


def _seen(before: Encounter, after: Encounter, who: CombatantId) -> bool:
    """Whether players may know of this combatant, before and after; of a side they do."""
    states = [state.combatants[who] for state in (before, after) if who in state.combatants]
    if not states:
        return any(slot.holder == who for slot in after.order)
    return not any(one.hidden for one in states)


def _whose(event: e.Event, before: Encounter) -> CombatantId | None:
    """The combatant that an event is about."""
    match event:
        case e.CombatantAdded(combatant=one) | e.CombatantEdited(combatant=one):
            return one.id
        case e.ActionAnnounced(frame=frame) | e.ActionDeclared(frame=frame):
            return frame.by
        case e.WindowAnswered(by=who) | e.WindowExpired(by=who) | e.WindowReleased(by=who):
            return who
        case e.WindowTimeAsked(by=who) | e.WindowRerouted(by=who) | e.WindowAbsent(by=who):
            return who
        case e.EffectApplied(effect=one_effect):
            return one_effect.on
        case e.WindowOpened(window=window):
            return window.source
        case e.PoolThrown(throw=throw):
            return throw.by
        case e.HeldStored(held=held):
            return held.by
        case e.CheckModified(by=by) | e.EffectSustained(by=by):
            return by
        case _:
            named = getattr(event, "combatant", None)
            return CombatantId(named) if isinstance(named, str) else None
