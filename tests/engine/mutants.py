"""Every mutant, and the laws of which one must say so."""

from collections.abc import Callable

import pytest

from tests.engine import mutants_of_budgets as of_budgets
from tests.engine import mutants_of_turns as of_turns
from tests.engine import mutants_of_windows as of_windows
from tests.engine import test_delay_effects as delays
from tests.engine import test_held as held

MUTANTS: tuple[tuple[Callable[[pytest.MonkeyPatch], None], tuple[int, ...]], ...] = (
    (of_windows.deadline_off_by_one, (4,)),
    (of_windows.allowance_forgotten, (5,)),
    (of_windows.question_never_ends, (4,)),
    (of_windows.question_answered_late, (5,)),
    (of_windows.order_of_arrival, (7,)),
    (of_windows.window_stays_open, (3,)),
    (of_windows.too_late_counts, (5, 6)),
    (of_windows.passed_ignored, (9,)),
    (of_windows.not_looked_at_again, (6,)),
    (of_windows.held_is_kept, (6,)),
    (of_windows.consent_ignored, (6,)),
    (of_windows.capacity_ignored, (6,)),
    (of_windows.report_asks_the_source, (9,)),
    (of_windows.source_not_stopped, (6, 8)),
    (of_windows.clock_looked_at, (2,)),
    (of_budgets.charged_twice, (6,)),
    (of_budgets.released_is_charged, (6,)),
    (of_budgets.paid_when_answered, (6, 12)),
    (of_budgets.refresh_adds, (6,)),
    (of_budgets.earmark_ignored, (6,)),
    (of_budgets.substitute_first, (6,)),
    (of_budgets.whole_costs_one, (6,)),
    (of_budgets.delay_keeps_budgets, (6,)),
    (of_budgets.delay_gives_back, (6,)),
    (of_budgets.used_up_goes_on, (6,)),
    (of_budgets.limits_forgotten, (6,)),
    (of_turns.ended_under_way, (9,)),
    (of_turns.turn_skips, (8,)),
    (of_turns.removal_starts_over, (8,)),
    (of_turns.order_passes_turn, (8,)),
    (of_turns.the_down_begin, (8,)),
    (of_turns.nobody_comes_back, (8,)),
    (of_turns.readying_starts_over, (8,)),
    (of_turns.event_forgotten, (1, 2, 6, 9)),
    (of_turns.offers_what_it_refuses, (9,)),
    (of_turns.nothing_hidden, (10,)),
    (of_windows.answers_shown, (12,)),
)

RARE: tuple[tuple[Callable[[pytest.MonkeyPatch], None], Callable[[], None]], ...] = (
    (
        of_windows.held_not_looked_at_again,
        held.test_what_does_not_fit_any_more_when_its_turn_comes_is_not_used,
    ),
    (of_turns.resumed_hurts_again, delays.test_a_turn_that_goes_on_after_a_delay_hurts_no_more),
    (
        of_turns.delay_keeps_what_helps,
        delays.test_good_effects_on_others_that_hang_on_the_turn_end_too,
    ),
)
"""Mutants of what a random table seldom meets, and the test that must fail with each."""
