"""Mutants: time, charges, capacity and the order of answers gone wrong on purpose."""

from collections.abc import Mapping
from dataclasses import replace
from sys import modules

import pytest

from engine.kernel import (
    answers,
    apply_frames,
    budgets,
    priority,
    questions,
    windows,
)
from engine.kernel import events as e
from engine.kernel.draft import Draft
from engine.kernel.frames import Asked, Chosen, Reply, Window
from engine.kernel.state import Encounter
from engine.kernel.units import BudgetId, CombatantId, Instant

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
                draft.emit(e.WindowExpired(frame=window.id, by=who, reply=Reply(by="time")))

    patch.setattr(windows, "expire", expire)


def question_never_ends(patch: Patch) -> None:
    """The default of a question is never taken."""
    patch.setattr(questions, "expire", lambda draft, question: None)


def charged_twice(patch: Patch) -> None:
    """What is paid is paid twice."""
    real = budgets.pay

    def pay(draft: Draft, who: CombatantId, cost: budgets.Cost) -> None:
        real(draft, who, cost)
        real(draft, who, cost)

    patch.setattr(budgets, "pay", pay)


def released_is_charged(patch: Patch) -> None:
    """A reaction is paid before it is looked at again."""
    real = windows.grant

    def grant(draft: Draft, chosen: Chosen) -> None:
        rule = draft.pack.reactions[chosen.reaction]
        if chosen.by in draft.state.combatants:
            budgets.pay(draft, chosen.by, rule.cost)
        real(draft, chosen)

    patch.setattr(windows, "grant", grant)


def paid_when_answered(patch: Patch) -> None:
    """A reaction is paid when it is chosen, not when it happens."""
    real = answers._seal

    def seal(draft: Draft, window: Window, actor: CombatantId, reply: Reply) -> None:
        real(draft, window, actor, reply)
        if reply.reaction:
            real_pay(draft, actor, draft.pack.reactions[reply.reaction].cost)

    real_pay = budgets.pay
    patch.setattr(answers, "_seal", seal)
    patch.setattr(budgets, "pay", lambda draft, who, cost: None)


def refresh_adds(patch: Patch) -> None:
    """A refresh adds to what is left instead of setting it."""
    real = budgets.change

    def change(draft: Draft, who: CombatantId, budget: BudgetId, value: int) -> None:
        had = draft.state.combatants[who].budgets.get(budget, 0)
        refreshes = value == draft.pack.budgets[budget].cap
        real(draft, who, budget, had + value if refreshes else value)

    patch.setattr(budgets, "change", change)


def not_looked_at_again(patch: Patch) -> None:
    """What was chosen happens, whatever has changed since."""
    patch.setattr(windows, "_no_more", lambda draft, chosen, rule: None)


def capacity_ignored(patch: Patch) -> None:
    """A reaction takes no room of its window."""
    patch.setattr(apply_frames, "_less", lambda frame, window: frame)


def order_of_arrival(patch: Patch) -> None:
    """Whoever answers first resolves first."""
    real = apply_frames.replied

    def replied(state: Encounter, event: e.WindowAnswered) -> Encounter:
        state = real(state, event)
        top = state.stack[-1]
        if not isinstance(event, e.WindowAnswered) or not isinstance(top, Window):
            return state
        late: Mapping[CombatantId, Asked] = {event.by: top.asked[event.by]}
        rest = {who: one for who, one in top.asked.items() if who != event.by}
        return replace(state, stack=(*state.stack[:-1], replace(top, asked={**rest, **late})))

    patch.setattr(modules["engine.kernel.apply"], "replied", replied)
    patch.setattr(priority, "sort", lambda state, pack, window, who: tuple(who))
