"""Mutants: faults put into the kernel on purpose; each must break a law."""

from collections.abc import Callable

import pytest

from tests.engine import mutants_of_charges as charges
from tests.engine import mutants_of_turns as turns

MUTANTS: tuple[tuple[Callable[[pytest.MonkeyPatch], None], tuple[int, ...]], ...] = (
    (charges.deadline_off_by_one, (4,)),
    (charges.allowance_forgotten, (5,)),
    (charges.question_never_ends, (4,)),
    (charges.charged_twice, (6,)),
    (charges.released_is_charged, (6,)),
    (charges.paid_when_answered, (6,)),
    (charges.refresh_adds, (6,)),
    (charges.not_looked_at_again, (6,)),
    (charges.capacity_ignored, (6,)),
    (charges.order_of_arrival, (7,)),
    (turns.window_stays_open, (3,)),
    (turns.too_late_counts, (5, 6)),
    (turns.passed_ignored, (9,)),
    (turns.ended_under_way, (9,)),
    (turns.turn_skips, (8,)),
    (turns.removal_starts_over, (8,)),
    (turns.order_passes_turn, (8,)),
    (turns.the_down_begin, (8,)),
    (turns.event_forgotten, (1, 2, 6, 9)),
    (turns.clock_looked_at, (2,)),
    (turns.offers_what_it_refuses, (9,)),
    (turns.nothing_hidden, (10,)),
    (turns.source_not_stopped, (6, 8)),
)
"""Every mutant, and the laws of which one must say so."""
