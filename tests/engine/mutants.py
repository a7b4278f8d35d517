"""Mutants: faults put into the kernel on purpose; each must break a law."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from sys import modules

import pytest

from engine.kernel import (
    actions,
    answers,
    apply_frames,
    budgets,
    director,
    order,
    priority,
    questions,
    roster,
    turns,
    walk,
    windows,
)
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.draft import Draft
from engine.kernel.frames import Asked, Chosen, Pending, Reply, Window
from engine.kernel.refusals import Reason, require
from engine.kernel.state import Encounter
from engine.kernel.survey import Survey
from engine.kernel.timing import TimingPoint
from engine.kernel.units import BudgetId, CombatantId, Instant
from engine.kernel.view import mine, table

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
    patch.setattr(apply_frames, "_declined", lambda state, window: state)


def ended_under_way(patch: Patch) -> None:
    """A turn can be ended while a window is open."""

    def check_moment(draft: Draft, who: CombatantId) -> None:
        require(draft.state.active == who, Reason.NOT_YOUR_TURN)

    patch.setattr(actions, "check_moment", check_moment)


def turn_skips(patch: Patch) -> None:
    """The turn passes to the one after the next."""
    real = order.after

    def after(state: Encounter, who: CombatantId | None) -> Iterator[tuple[CombatantId, bool]]:
        line = list(real(state, who))
        yield from line if who is None else [*line[1:], *line[:1]]

    patch.setattr(order, "after", after)


def removal_starts_over(patch: Patch) -> None:
    """When whoever has the turn is removed, the order begins again."""
    real, following = roster.remove, turns.next_turn

    def begin_again(draft: Draft, line: object) -> None:
        following(draft, order.after(draft.state, None))

    def remove(draft: Draft, who: CombatantId) -> None:
        with Patch.context() as during:
            during.setattr(turns, "next_turn", begin_again)
            real(draft, who)

    patch.setattr(roster, "remove", remove)


def order_passes_turn(patch: Patch) -> None:
    """Setting initiative gives the turn to the first in the order."""
    real = director.initiative

    def initiative(draft: Draft, command: c.Initiative) -> None:
        real(draft, command)
        if draft.state.turn and not draft.state.stack:
            turns.close(draft, draft.state.turn.of)
            turns.next_turn(draft, order.after(draft.state, None))

    patch.setattr(director, "initiative", initiative)


def the_down_begin(patch: Patch) -> None:
    """One who can do nothing gets a turn."""
    patch.setattr(turns, "_passed_by", lambda draft, who: False)


def event_forgotten(patch: Patch) -> None:
    """Something happens that no event says."""
    real = Draft.emit

    def emit(self: Draft, event: e.Event) -> None:
        real(self, event)
        if isinstance(event, e.BudgetChanged):
            self.events.pop()

    patch.setattr(Draft, "emit", emit)


def clock_looked_at(patch: Patch) -> None:
    """A window's deadline depends on something else than the stamp."""
    real, ticks = windows.open_window, count()

    def open_window(draft: Draft, pending: Pending, point: TimingPoint, found: Survey) -> None:
        draft.stamp = replace(draft.stamp, now=Instant(draft.now + next(ticks)))
        real(draft, pending, point, found)

    patch.setattr(windows, "open_window", open_window)


def offers_what_it_refuses(patch: Patch) -> None:
    """Options do not look at what stands against them."""

    patch.setattr(modules["engine.kernel.options"], "standing_refusal", lambda *_: None)


def nothing_hidden(patch: Patch) -> None:
    """Whoever is hidden is shown."""

    def shown(state: Encounter, who: CombatantId | None, *, gm: bool) -> bool:
        return who in state.combatants

    for module in (table, mine, modules["engine.kernel.view.stack"]):
        patch.setattr(module, "shown", shown)


def source_not_stopped(patch: Patch) -> None:
    """An action goes on though its actor is out."""
    patch.setattr(walk, "stopped", lambda draft, pending: False)


MUTANTS: tuple[tuple[Callable[[Patch], None], tuple[int, ...]], ...] = (
    (deadline_off_by_one, (4,)),
    (allowance_forgotten, (5,)),
    (question_never_ends, (4,)),
    (charged_twice, (6,)),
    (released_is_charged, (6,)),
    (paid_when_answered, (6,)),
    (refresh_adds, (6,)),
    (not_looked_at_again, (6,)),
    (capacity_ignored, (6,)),
    (order_of_arrival, (7,)),
    (window_stays_open, (3,)),
    (too_late_counts, (5, 6)),
    (passed_ignored, (9,)),
    (ended_under_way, (9,)),
    (turn_skips, (8,)),
    (removal_starts_over, (8,)),
    (order_passes_turn, (8,)),
    (the_down_begin, (8,)),
    (event_forgotten, (1, 2, 6, 9)),
    (clock_looked_at, (2,)),
    (offers_what_it_refuses, (9,)),
    (nothing_hidden, (10,)),
    (source_not_stopped, (6, 8)),
)
"""Every mutant, and the laws of which one must say so."""
