"""Mutants of turns and of what everybody sees of them: faults put in on purpose."""

from collections.abc import Iterator
from dataclasses import replace
from sys import modules

import pytest

from engine.kernel import (
    actions,
    director,
    lasting,
    order,
    passing,
    rejoin,
    roster,
    turns,
)
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.draft import Draft
from engine.kernel.refusals import Reason, require
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId

Patch = pytest.MonkeyPatch


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
    patch.setattr(passing, "passed_by", lambda draft, who: False)


def nobody_comes_back(patch: Patch) -> None:
    """Who wants to come back from a delay does not."""
    patch.setattr(rejoin, "next_back", lambda draft: None)


def readying_starts_over(patch: Patch) -> None:
    """Who readies passes the turn to the first in the order."""
    real = turns.end

    def end(draft: Draft, who: CombatantId) -> None:
        if draft.events and isinstance(draft.events[-1], e.HeldStored):
            turns.close(draft, who)
            turns.next_turn(draft, order.after(draft.state, None))
        else:
            real(draft, who)

    patch.setattr(turns, "end", end)


def event_forgotten(patch: Patch) -> None:
    """Something happens that no event says."""
    real = Draft.emit

    def emit(self: Draft, event: e.Event) -> None:
        real(self, event)
        if isinstance(event, e.BudgetChanged):
            self.events.pop()

    patch.setattr(Draft, "emit", emit)


def offers_what_it_refuses(patch: Patch) -> None:
    """Options do not look at what stands against them."""

    patch.setattr(modules["engine.kernel.options"], "standing_refusal", lambda *_: None)


def nothing_hidden(patch: Patch) -> None:
    """Whoever is hidden is shown."""

    def shown(state: Encounter, who: CombatantId | None, *, gm: bool) -> bool:
        return who in state.combatants

    for name, module in tuple(modules.items()):
        if name.startswith("engine.kernel.view.") and hasattr(module, "shown"):
            patch.setattr(module, "shown", shown)


def resumed_hurts_again(patch: Patch) -> None:
    """A turn that goes on after a delay hurts at its end as well."""
    real = turns.close

    def close(draft: Draft, who: CombatantId) -> None:
        if draft.state.turn is not None:
            turn = replace(draft.state.turn, resumed=False)
            draft.state = replace(draft.state, turn=turn)
        real(draft, who)

    patch.setattr(turns, "close", close)


def delay_keeps_what_helps(patch: Patch) -> None:
    """What helps until a moment of one's turn outlasts the turn that one delays."""
    patch.setattr(lasting, "helps", lambda state, effect, who: False)
