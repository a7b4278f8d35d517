"""The stack: settle what is under way until somebody has to be waited for."""

from typing import assert_never

from engine.kernel import (
    batches,
    bonds,
    contact,
    gaps,
    grants,
    hourglass,
    inquiry,
    masking,
    modes,
    moments,
    moves,
    questions,
    timer,
    turns,
    walk,
    windows,
)
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import FrameMoved
from engine.kernel.frames import Announced, Chosen, Pending, Question, Window
from engine.kernel.refusals import Reason, Refusal, reject
from engine.kernel.state import Encounter
from engine.kernel.survey import survey
from engine.kernel.units import Instant

STEPS = 100_000
"""More than any fight needs between two stops; a rule that goes round in circles ends here."""


def settle(draft: Draft) -> None:
    """Carry on from the top of the stack; stop at an open window or question, or at rest.

    Raises Rejected ``depth`` where it comes to no stop.
    """
    for _ in range(STEPS):
        moves.carry_out(draft)
        bonds.loosen(draft)
        if not draft.state.stack:
            contact.review(draft)
            if not (questions.ask_about_work(draft) or modes.look(draft) or turns.go_on(draft)):
                return
            continue
        top = draft.state.stack[-1]
        match top:
            case Pending():
                if walk.stopped(draft, top):
                    continue
                if batches.waits(draft.state, draft.pack, top):
                    return
                _go_on(draft, top)
            case Announced():
                gaps.go_on(draft, top)
            case Window():
                if not (masking.over(draft, top) or walk.moot(draft, top.id)):
                    return
                windows.close(draft, top)
            case Chosen():
                grants.grant(draft, top)
            case Question():
                if not (walk.moot(draft, top.parent) or questions.deserted(draft, top)):
                    return
                questions.drop(draft, top)
            case _:
                assert_never(top)
    raise reject(Reason.DEPTH)


def _go_on(draft: Draft, pending: Pending) -> None:
    """Leave the point where an action stands, or reach the next one: find out what is not known,
    then ask everybody who may answer."""
    if pending.at == pending.next:
        walk.leave(draft, pending)
        return
    point = rule_of(draft.state, draft.pack, pending).timeline[pending.next]
    found = survey(draft.state, draft.pack, pending, point)
    if found.unknown:
        inquiry.ask_facts(draft, pending, found.unknown)
        return
    deep = sum(isinstance(one, Pending) for one in draft.state.stack)
    too_deep = deep > moments.depth(draft.state, draft.pack)
    if found.offers and too_deep:
        for who, offers in found.offers.items():
            for one in offers:
                found.withhold(who, one.reaction, Refusal(Reason.DEPTH))
        found.offers.clear()
    opens = masking.wanted(found) and not too_deep
    if opens or (found.withheld and found.withheld != draft.state.withheld):
        reached = FrameMoved(
            frame=pending.id,
            next=pending.next,
            at=pending.next,
            strike=pending.strike,
            withheld=found.withheld,
        )
        draft.emit(reached)
    if opens:
        windows.open_window(draft, found, point, parent=pending.id, source=pending.by)
    else:
        walk.leave(draft, pending)


def tick(draft: Draft) -> None:
    """Let everything happen that is due."""
    if draft.state.clock.paused_at is not None:
        return
    timer.expire(draft)
    for frame in draft.state.stack:
        if isinstance(frame, Window):
            windows.expire(draft, frame)
        elif isinstance(frame, Question):
            questions.expire(draft, frame)


def next_deadline(state: Encounter) -> Instant | None:
    """When the caller must next send a Tick, if at all; None too while the room is paused."""
    if state.clock.paused_at is not None:
        return None
    due = [
        at
        for frame in state.stack
        if isinstance(frame, Window) and not frame.resolve
        for asked in frame.asked.values()
        if (at := hourglass.over_at(state, asked)) is not None
    ]
    due += [
        at
        for frame in state.stack
        if isinstance(frame, Window) and not frame.resolve
        if (at := masking.over_at(state, frame)) is not None
    ]
    turn = timer.over_at(state)
    due += [] if turn is None else [turn]
    due += [
        at
        for frame in state.stack
        if isinstance(frame, Question) and (at := questions.over_at(state, frame)) is not None
    ]
    return min(due, default=None)
