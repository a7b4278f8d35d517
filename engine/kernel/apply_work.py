"""Fold what happened to work over several turns."""

from collections.abc import Mapping
from dataclasses import replace

from engine.kernel import events as e
from engine.kernel.apply_frames import frame_of
from engine.kernel.frames import Pending
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.waiting import Work, work_key

Over = e.ActionInterrupted | e.ActionLost | e.ActionResolved | e.ActivityAdvanced


def after_deed(state: Encounter, event: Over) -> Encounter:
    """Keep count of work over several turns; what is done, or came to nothing, is forgotten."""
    frame = frame_of(state, event.frame)
    if not isinstance(frame, Pending) or frame.turns == 1:
        return state
    work = None
    if isinstance(event, e.ActivityAdvanced):
        before = state.activities.get(work_key(event.combatant, event.action))
        work = Work(
            done=event.done,
            of=event.of,
            round=state.round,
            kept=event.kept,
            degree=event.degree or (before.degree if before and event.kept else None),
        )
    return _with_work(state, event.combatant, event.action, work)


def fold_work(state: Encounter, event: e.ActivityInterrupted | e.ActivityCalmed) -> Encounter:
    """The encounter after work was interrupted, or was not for all that happened."""
    who = event.combatant
    if isinstance(event, e.ActivityCalmed):
        return replace(state, activities=_each(state, who, disturbed=False))
    was = state.activities.get(work_key(who, event.action))
    left = Work(
        done=event.done,
        of=event.of,
        round=state.round,
        kept=event.done,
        degree=was.degree if was else None,
        stopped=True,
    )
    return _with_work(state, who, event.action, left if event.done else None)


def disturbed(state: Encounter, who: CombatantId) -> Encounter:
    """The encounter after somebody was hurt who may be at work."""
    return replace(state, activities=_each(state, who, disturbed=True))


def _with_work(state: Encounter, who: CombatantId, action: str, work: Work | None) -> Encounter:
    key = work_key(who, action)
    rest = {name: one for name, one in state.activities.items() if name != key}
    return replace(state, activities=rest if work is None else {**rest, key: work})


def _each(state: Encounter, who: CombatantId, *, disturbed: bool) -> Mapping[str, Work]:
    mine = work_key(who, "")
    return {
        key: replace(one, disturbed=disturbed) if key.startswith(mine) else one
        for key, one in state.activities.items()
    }
