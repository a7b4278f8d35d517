"""Fold what happened to a window, its answers, and to a question."""

from dataclasses import replace
from typing import assert_never

from engine.kernel import events as e
from engine.kernel.apply_frames import change, frame_of, without_frame
from engine.kernel.frames import Announced, Chosen, Pending, Question, Window
from engine.kernel.offers import Asked
from engine.kernel.pending import Batch
from engine.kernel.state import Encounter
from engine.kernel.timing import STEPS
from engine.kernel.units import CombatantId, Instant


def fold_window(state: Encounter, event: e.WindowEvent) -> Encounter:
    """The encounter after this event."""
    match event:
        case e.WindowOpened(window=window, withheld=withheld):
            stack = tuple(
                replace(one, asked=True, preceded=False)
                if isinstance(one, Announced) and one.id == window.parent
                else one
                for one in state.stack
            )
            return replace(state, stack=(*stack, window), withheld=withheld)
        case e.QuestionAsked(question=question):
            return replace(state, stack=(*state.stack, question))
        case e.WindowClosed(frame=closed, chosen=chosen, withheld=withheld):
            was = frame_of(state, closed)
            stack = tuple(one for one in state.stack if one.id != closed)
            state = replace(
                state,
                stack=(*stack, *reversed(chosen)),
                withheld={**state.withheld, **withheld},
            )
            return _declined(state, was) if isinstance(was, Window) else state
        case e.WindowReleased(frame=released):
            return without_frame(state, released)
        case e.QuestionAnswered():
            return _answered(state, event)
        case _:
            stack = tuple(
                _changed(one, event) if isinstance(one, Window) and one.id == event.frame else one
                for one in state.stack
            )
            return replace(state, stack=stack)


def _declined(state: Encounter, window: Window) -> Encounter:
    """Who declined a step is not asked again on the same path, unless that was asked for."""
    no = tuple(
        (window.at, who)
        for who, asked in window.asked.items()
        if not asked.reply or (asked.reply.reaction is None and not asked.reply.again)
    )
    if window.parent is None or not no or window.at not in STEPS:
        return state
    return change(state, window.parent, lambda one: replace(one, passed=(*one.passed, *no)))


def _typed(pending: Pending, key: str, faces: tuple[int, ...]) -> Pending:
    """The action with faces of real dice for its roll, or for what ``key`` names."""
    if not key:
        return replace(pending, faces=faces)
    return replace(pending, typed={**pending.typed, key: faces})


def _answered(state: Encounter, event: e.QuestionAnswered) -> Encounter:
    """What was answered is kept with what it is about."""
    question = frame_of(state, event.frame)
    state = without_frame(state, event.frame)
    if not isinstance(question, Question) or question.parent is None:
        return state
    first = event.value[0] if event.value else ""
    match question.ask:
        case "facts":
            facts = event.facts
            return change(
                state, question.parent, lambda one: replace(one, facts={**one.facts, **facts})
            )
        case "victim":
            who = str(first)
            return change(state, question.parent, lambda one: _chose(one, who))
        case "die":
            faces = tuple(one for one in event.value if isinstance(one, int))
            key = question.of.partition(" ")[2]
            return change(state, question.parent, lambda one: _typed(one, key, faces))
        case "target":
            aim = tuple(CombatantId(str(one)) for one in event.value)
            stack = tuple(
                replace(one, targets=aim)
                if isinstance(one, Chosen) and one.id == question.parent
                else one
                for one in state.stack
            )
            return replace(state, stack=stack)
        case "consent":
            stack = tuple(
                replace(one, answers={**one.answers, "consent": first})
                if isinstance(one, Chosen) and one.id == question.parent
                else one
                for one in state.stack
            )
            return replace(state, stack=stack)
        case _:
            ask = question.ask
            return change(
                state,
                question.parent,
                lambda one: replace(one, answers={**one.answers, ask: first}),
            )


def _chose(opener: Pending, who: str) -> Pending:
    """Who is hit by what went astray in the throw that lies last."""
    batch = opener.batch or Batch()
    last = {batch.throws[-1].id: who} if batch.throws else {}
    return replace(opener, batch=replace(batch, answers={**batch.answers, **last}))


Change = (
    e.WindowAnswered
    | e.WindowExpired
    | e.WindowExtended
    | e.WindowTimeAsked
    | e.WindowHeld
    | e.WindowAbsent
    | e.WindowRerouted
    | e.WindowOrdered
    | e.WindowResolve
)


def _changed(window: Window, event: Change) -> Window:
    match event:
        case e.WindowAnswered(by=by, reply=reply) | e.WindowExpired(by=by, reply=reply):
            asked = replace(window.asked[by], reply=reply)
            return replace(window, asked={**window.asked, by: asked})
        case e.WindowExtended(closes_at=closes_at, by=by_seat, not_before=not_before):
            if not_before is not None:
                window = replace(window, not_before=not_before)
            for who, at in closes_at.items():
                more = window.asked[who].more + (by_seat is not None)
                asked = replace(window.asked[who], closes_at=at, more=more, wants_more=False)
                window = replace(window, asked={**window.asked, who: asked})
            return window
        case e.WindowTimeAsked(by=by):
            asked = replace(window.asked[by], wants_more=True)
            return replace(window, asked={**window.asked, by: asked})
        case e.WindowRerouted(by=by, seat=seat):
            asked = replace(window.asked[by], seat=seat)
            return replace(window, asked={**window.asked, by: asked})
        case e.WindowHeld(who=held, at=at, on=on):
            still = {who: _held(window.asked[who], at, on=on) for who in held}
            return replace(_still(window, at, on=on), asked={**window.asked, **still})
        case e.WindowAbsent(by=by, at=at, on=on, rests=rests):
            asked = window.asked[by]
            asked = _held(asked, at, on=on) if rests else asked
            asked = replace(asked, absent=on, rests=rests and on)
            return replace(window, asked={**window.asked, by: asked})
        case e.WindowOrdered(order=order):
            return replace(window, order=order)
        case e.WindowResolve():
            return replace(window, resolve=True)
        case _:
            assert_never(event)


def _still(window: Window, at: Instant, *, on: bool) -> Window:
    """A window whose own time stands still from now on, or goes on with what was left."""
    over, held_at = window.not_before, window.held_at
    if over is None or on:
        return window if over is None else replace(window, held_at=at)
    return replace(window, held_at=None, not_before=Instant(over + at - (held_at or at)))


def _held(asked: Asked, at: Instant, *, on: bool) -> Asked:
    """A part whose time stands still from now on, or goes on with what was left."""
    if on:
        return replace(asked, held_at=asked.held_at or at, rests=False)
    closes_at, held_at = asked.closes_at, asked.held_at
    if closes_at is not None and held_at is not None:
        closes_at = Instant(closes_at + at - held_at)
    return replace(asked, held_at=None, closes_at=closes_at, rests=False)
