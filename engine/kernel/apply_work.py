"""Fold the work over several turns that an action may be."""

from dataclasses import replace

from engine.kernel import events as e
from engine.kernel.frames import Pending
from engine.kernel.state import Encounter
from engine.kernel.waiting import Work, work_key

Over = e.ActionInterrupted | e.ActionLost | e.ActionResolved | e.ActivityAdvanced


def work(state: Encounter, event: Over) -> Encounter:
    """Keep count of work over several turns; what is done, or came to nothing, is forgotten."""
    frame = next((one for one in state.stack if one.id == event.frame), None)
    if not isinstance(frame, Pending) or frame.turns == 1:
        return state
    key = work_key(event.combatant, event.action)
    rest = {name: work for name, work in state.activities.items() if name != key}
    if isinstance(event, e.ActivityAdvanced):
        rest[key] = Work(done=event.done, of=event.of, round=state.round)
    return replace(state, activities=rest)
