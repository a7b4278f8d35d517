"""The course of a step: each event with what was before and after it, folded once for all laws."""

from collections.abc import Sequence

from engine.kernel import Encounter, Event, apply
from engine.kernel.recall import Recall

Course = tuple[tuple[Encounter, Event, Encounter], ...]
_RECALL: Recall[Course] = Recall()


def course(before: Encounter, events: Sequence[Event]) -> Course:
    """What was, what happened, what came of it."""
    return _RECALL.get((before, events), None, lambda: _folded(before, events))


def _folded(before: Encounter, events: Sequence[Event]) -> Course:
    found, state = [], before
    for event in events:
        after = apply(state, event)
        found.append((state, event, after))
        state = after
    return tuple(found)
