"""Fold the events of actions, windows and questions into the stack."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import assert_never

from engine.kernel import events as e
from engine.kernel.frames import Chosen, Frame, Pending, Question, Window
from engine.kernel.state import Encounter
from engine.kernel.timing import STEPS
from engine.kernel.units import FrameId


def without(uses: Mapping[str, int], prefix: str) -> Mapping[str, int]:
    """The ledger of uses without the entries of one scope."""
    if not any(key.startswith(prefix) for key in uses):
        return uses
    return {key: count for key, count in uses.items() if not key.startswith(prefix)}


def push(
    state: Encounter,
    event: e.ActionDeclared | e.WindowOpened | e.WindowClosed | e.QuestionAsked,
) -> Encounter:
    """What comes on top of the stack."""
    match event:
        case e.ActionDeclared(frame=frame, counts=counts):
            return _declared(state, frame, counts)
        case e.WindowOpened(window=window, withheld=withheld):
            return replace(state, stack=(*state.stack, window), withheld=withheld)
        case e.QuestionAsked(question=question):
            return replace(state, stack=(*state.stack, question))
        case e.WindowClosed(frame=closed, chosen=chosen):
            was = frame_of(state, closed)
            stack = tuple(one for one in state.stack if one.id != closed)
            state = replace(state, stack=(*stack, *reversed(chosen)))
            return _declined(state, was) if isinstance(was, Window) else state
        case _:
            assert_never(event)


def _declared(state: Encounter, frame: Pending, counts: tuple[str, ...]) -> Encounter:
    """A chosen reaction gives its place to its action and uses its window's capacity."""
    chosen = frame_of(state, frame.id)
    stack = tuple(one for one in state.stack if one.id != frame.id)
    if isinstance(chosen, Chosen):
        stack = tuple(_less(one, chosen.window) for one in stack)
    uses = dict(state.uses)
    for key in counts:
        uses[key] = uses.get(key, 0) + 1
    turn = state.turn
    if turn and turn.of == frame.by and not frame.reaction:
        turn = replace(turn, used=True)
    return replace(state, stack=(*stack, frame), uses=uses, turn=turn)


def _less(frame: Frame, window: FrameId) -> Frame:
    if isinstance(frame, Chosen) and frame.window == window and frame.capacity is not None:
        return replace(frame, capacity=frame.capacity - 1)
    return frame


def _declined(state: Encounter, window: Window) -> Encounter:
    """Who declined a step is not asked again on the same path, unless that was asked for."""
    no = tuple(
        who
        for who, asked in window.asked.items()
        if not asked.reply or (asked.reply.reaction is None and not asked.reply.again)
    )
    if window.parent is None or not no or window.at not in STEPS:
        return state
    return _change(state, window.parent, lambda one: replace(one, passed=(*one.passed, *no)))


def frame_of(state: Encounter, frame: FrameId) -> Frame | None:
    """The frame with this id, wherever it is on the stack."""
    return next((one for one in state.stack if one.id == frame), None)


def _change(state: Encounter, frame: FrameId, change: Callable[[Pending], Pending]) -> Encounter:
    stack = tuple(
        change(one) if one.id == frame and isinstance(one, Pending) else one for one in state.stack
    )
    return replace(state, stack=stack)


def reached(
    state: Encounter, event: e.FrameMoved | e.CheckRolled | e.QuestionAnswered
) -> Encounter:
    """An action got on: to a point, past a roll, past a question."""
    match event:
        case e.FrameMoved(frame=frame, next=coming, at=at, withheld=withheld):
            if withheld is not None:
                state = replace(state, withheld=withheld)
            return _change(state, frame, lambda one: replace(one, next=coming, at=at))
        case e.CheckRolled(frame=frame, check=check):
            return _change(state, frame, lambda one: replace(one, check=check, next=one.next + 1))
        case e.QuestionAnswered(frame=frame, facts=facts):
            question = frame_of(state, frame)
            stack = tuple(one for one in state.stack if one.id != frame)
            state = replace(state, stack=stack)
            if not isinstance(question, Question) or question.parent is None:
                return state
            return _change(
                state, question.parent, lambda one: replace(one, facts={**one.facts, **facts})
            )
        case _:
            assert_never(event)


def step_done(state: Encounter, event: e.StepDone) -> Encounter:
    """A combatant stands on its next square; facts about the old one no longer hold."""
    mover = replace(state.combatants[event.combatant], position=event.square)
    state = replace(state, combatants={**state.combatants, mover.id: mover})
    return _change(
        state,
        event.frame,
        lambda one: replace(one, leg=one.leg + 1, next=one.next + 1, facts={}),
    )


def replied(
    state: Encounter,
    event: e.WindowAnswered
    | e.WindowExpired
    | e.WindowExtended
    | e.WindowOrdered
    | e.WindowResolve,
) -> Encounter:
    """A window changed while it is open."""

    def change(window: Window) -> Window:
        match event:
            case e.WindowAnswered(by=by, reply=reply) | e.WindowExpired(by=by, reply=reply):
                asked = replace(window.asked[by], reply=reply)
                return replace(window, asked={**window.asked, by: asked})
            case e.WindowExtended(closes_at=closes_at):
                later = {
                    who: replace(asked, closes_at=closes_at.get(who, asked.closes_at))
                    for who, asked in window.asked.items()
                }
                return replace(window, asked=later)
            case e.WindowOrdered(order=order):
                return replace(window, order=order)
            case e.WindowResolve():
                return replace(window, resolve=True)
            case _:
                assert_never(event)

    stack = tuple(
        change(one) if isinstance(one, Window) and one.id == event.frame else one
        for one in state.stack
    )
    return replace(state, stack=stack)
