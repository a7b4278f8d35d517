"""The section about what is under way: actions, windows, queued reactions, questions."""

from typing import assert_never

from engine.kernel import masking, moments
from engine.kernel.cases import rule_of
from engine.kernel.frames import Announced, Chosen, Frame, Pending, Question, Window
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.view.questions import question
from engine.kernel.view.table import shown
from engine.kernel.view.window import window
from engine.kernel.view.words import Json, action, name, pending_title, say


def stack(state: Encounter, pack: RulePack, *, gm: bool) -> dict[str, Json]:
    """The frames an edition may see, the oldest first."""
    queued = [
        frame.id
        for frame in reversed(state.stack)
        if isinstance(frame, Chosen)
        and (gm or not masking.hides(state))
        and shown(state, frame.by, gm=gm)
    ]
    frames: list[Json] = []
    for frame in state.stack:
        found = _frame(state, pack, frame, gm=gm)
        if found is not None:
            if isinstance(frame, Chosen):
                found["order"] = queued.index(frame.id) + 1
            frames.append(found)
    return {"frames": frames}


def _frame(state: Encounter, pack: RulePack, frame: Frame, *, gm: bool) -> dict[str, Json] | None:
    match frame:
        case Pending():
            return _pending(state, pack, frame, gm=gm) if shown(state, frame.by, gm=gm) else None
        case Announced():
            return _announced(state, pack, frame, gm=gm)
        case Window():
            return window(state, pack, frame, gm=gm)
        case Chosen():
            if not shown(state, frame.by, gm=gm) or (not gm and masking.hides(state)):
                return None
            return _chosen(state, pack, frame, gm=gm)
        case Question():
            return question(state, frame, gm=True) if gm else None
        case _:
            assert_never(frame)


def _chosen(state: Encounter, pack: RulePack, frame: Chosen, *, gm: bool) -> dict[str, Json]:
    """Who has answered what; in a sealed gap, only who."""
    who, what = name(state, frame.by, gm=gm), action(state, frame.by, frame.title)
    title = say("title-pending", who=who, action=what)
    if not gm and frame.at is TimingPoint.GAP and pack.gap is not None and pack.gap.sealed:
        title = say("title-announced", who=who)
    return {"kind": "chosen", "id": frame.id, "by": frame.by, "title": title}


def _announced(
    state: Encounter, pack: RulePack, frame: Announced, *, gm: bool
) -> dict[str, Json] | None:
    """Who is about to declare something; what it is, only where it is not sealed."""
    pending = frame.pending
    if not shown(state, pending.by, gm=gm):
        return None
    if gm or not frame.sealed:
        return _pending(state, pack, pending, gm=gm) | {"at": frame.kind}
    who = name(state, pending.by, gm=gm)
    return {
        "kind": "pending",
        "id": frame.id,
        "by": pending.by,
        "title": say("title-announced", who=who),
        "targets": [],
        "reaction": False,
        "at": frame.kind,
    }


def _pending(state: Encounter, pack: RulePack, frame: Pending, *, gm: bool) -> dict[str, Json]:
    timeline = rule_of(state, pack, frame).timeline
    return {
        "kind": "pending",
        "id": frame.id,
        "by": frame.by,
        "title": pending_title(state, frame, gm=gm),
        "targets": [one for one in frame.targets if shown(state, one, gm=gm)],
        "reaction": frame.reaction,
        "waits": moments.waiting(state) is frame,
        "at": str(timeline[min(frame.next, len(timeline) - 1)]),
        "declared": [
            {"by": one.by, "title": pending_title(state, one, gm=gm)}
            for one in (frame.batch.declared if frame.batch else ())
            if shown(state, one.by, gm=gm)
        ],
    }
