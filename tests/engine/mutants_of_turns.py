"""Mutants: windows, turns, options and secrets gone wrong on purpose."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from sys import modules

import pytest

from engine.kernel import (
    actions,
    answers,
    apply_frames,
    director,
    order,
    roster,
    turns,
    walk,
    windows,
)
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.draft import Draft
from engine.kernel.frames import Asked, Pending, Window
from engine.kernel.refusals import Reason, require
from engine.kernel.state import Encounter
from engine.kernel.survey import Survey
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, Instant
from engine.kernel.view import mine, table

Patch = pytest.MonkeyPatch


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
