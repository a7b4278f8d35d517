"""Mutants of windows, questions and what is chosen in them: faults put in on purpose."""

from dataclasses import replace
from itertools import count
from sys import modules

import pytest

from engine.kernel import (
    answers,
    apply_actions,
    apply_windows,
    grants,
    passing,
    priority,
    questions,
    survey,
    walk,
    windows,
)
from engine.kernel import events as e
from engine.kernel.cause import Cause
from engine.kernel.draft import Draft
from engine.kernel.frames import Chosen, Value, Window
from engine.kernel.offers import Asked, Reply
from engine.kernel.state import Encounter
from engine.kernel.survey import Survey
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, FrameId, Instant
from engine.kernel.view import Json

Patch = pytest.MonkeyPatch


def deadline_off_by_one(patch: Patch) -> None:
    """Time runs out a millisecond too late."""
    real = windows.expire

    def expire(draft: Draft, window: Window) -> None:
        early = replace(draft.stamp, now=Instant(draft.now - 1))
        draft.stamp, stamp = early, draft.stamp
        real(draft, window)
        draft.stamp = stamp

    patch.setattr(windows, "expire", expire)


def allowance_forgotten(patch: Patch) -> None:
    """Time runs out at once, though an answer may still be on its way."""

    def expire(draft: Draft, window: Window) -> None:
        for who, asked in window.asked.items():
            if asked.reply is None and asked.closes_at is not None and draft.now >= asked.closes_at:
                draft.emit(
                    e.WindowExpired(frame=window.id, by=who, reply=Reply(by="time", late=True))
                )

    patch.setattr(windows, "expire", expire)


def question_never_ends(patch: Patch) -> None:
    """The default of a question is never taken."""
    patch.setattr(questions, "expire", lambda draft, question: None)


def question_answered_late(patch: Patch) -> None:
    """An answer to a question counts as long as the question is there."""
    real = questions.answer

    def answer(draft: Draft, question: FrameId, value: Value, *, by: questions.By) -> None:
        real(draft, question, value, by="gm" if by == "seat" else by)

    patch.setattr(questions, "answer", answer)


def order_of_arrival(patch: Patch) -> None:
    """Whoever answers first resolves first."""
    real = apply_windows._changed

    def changed(window: Window, event: apply_windows.Change) -> Window:
        found = real(window, event)
        if not isinstance(event, e.WindowAnswered):
            return found
        rest = {who: one for who, one in found.asked.items() if who != event.by}
        return replace(found, asked={**rest, event.by: found.asked[event.by]})

    patch.setattr(apply_windows, "_changed", changed)
    patch.setattr(priority, "sort", lambda state, pack, window, who: tuple(who))


def window_stays_open(patch: Patch) -> None:
    """A window does not close when everybody has answered."""
    patch.setattr(Window, "answered", property(lambda self: self.resolve))


def too_late_counts(patch: Patch) -> None:
    """An answer counts as long as the window is there."""

    def open_(draft: Draft, window: Window, actor: CombatantId, *, change: bool) -> Asked:
        return window.asked[actor]

    patch.setattr(answers, "_open", open_)


def passed_ignored(patch: Patch) -> None:
    """Who declined is asked at every step again."""
    patch.setattr(apply_windows, "_declined", lambda state, window: state)


def not_looked_at_again(patch: Patch) -> None:
    """What was chosen happens, whatever has changed since."""
    patch.setattr(grants, "_no_more", lambda draft, chosen, rule, stored: None)


def held_is_kept(patch: Patch) -> None:
    """What was readied is still there at the next turn's start."""
    patch.setattr(passing, "drop_held", lambda draft, who: None)


def consent_ignored(patch: Patch) -> None:
    """Nobody is asked for consent."""
    real = grants.grant

    def grant(draft: Draft, chosen: Chosen) -> None:
        real(draft, replace(chosen, answers={"consent": grants.YES}))

    patch.setattr(grants, "grant", grant)


def capacity_ignored(patch: Patch) -> None:
    """A reaction takes no room of its window."""
    patch.setattr(apply_actions, "_less", lambda frame, window: frame)


def report_asks_the_source(patch: Patch) -> None:
    """Whoever a reported trigger comes from is asked about it too."""
    real = survey._ask_around

    def ask_around(cause: Cause, everybody: list[CombatantId]) -> survey.Survey:
        if cause.pending is not None or cause.source is None:
            return real(cause, everybody)
        also = {name: replace(rule, actor=True) for name, rule in cause.triggers.items()}
        who = dict.fromkeys((*everybody, cause.source))
        return real(replace(cause, triggers=also), list(who))

    patch.setattr(survey, "_ask_around", ask_around)


def source_not_stopped(patch: Patch) -> None:
    """An action goes on though its actor is out."""
    patch.setattr(walk, "stopped", lambda draft, pending: False)


def clock_looked_at(patch: Patch) -> None:
    """A window's deadline depends on something else than the stamp."""
    real, ticks = windows.open_window, count()

    def open_window(
        draft: Draft,
        found: Survey,
        point: TimingPoint,
        *,
        parent: FrameId | None,
        source: CombatantId | None,
    ) -> None:
        draft.stamp = replace(draft.stamp, now=Instant(draft.now + next(ticks)))
        real(draft, found, point, parent=parent, source=source)

    patch.setattr(windows, "open_window", open_window)


def held_not_looked_at_again(patch: Patch) -> None:
    """A readied action is used, whatever has changed since it was offered."""
    patch.setattr(grants, "held_refusal", lambda state, pack, held, source: None)


def answers_shown(patch: Patch) -> None:
    """What is answered is shown to everybody while others still choose."""
    module = modules["engine.kernel.view.window"]
    real = module._asked

    def asked(
        state: Encounter, who: CombatantId, one: Asked, order: int, *, told: bool, gm: bool
    ) -> dict[str, Json]:
        found: dict[str, Json] = real(state, who, one, order, told=True, gm=gm)
        return found

    patch.setattr(module, "_asked", asked)
