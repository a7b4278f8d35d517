"""Checks: how well a roll went, by the margin and by its extreme faces."""

import pytest

from engine.kernel.checks import degree
from engine.kernel.rolls import CheckRule

TWO = CheckRule(die=20, bonus="attack", against="ac")
FOUR = CheckRule(die=20, bonus="attack", against="ac", margin=10)
SHIFTED = CheckRule(die=20, bonus="attack", against="ac", margin=10, shifts=True)


@pytest.mark.parametrize(
    ("total", "two", "four"),
    [
        (4, "failure", "critical_failure"),
        (5, "failure", "critical_failure"),
        (6, "failure", "failure"),
        (14, "failure", "failure"),
        (15, "success", "success"),
        (24, "success", "success"),
        (25, "success", "critical_success"),
        (99, "success", "critical_success"),
    ],
)
def test_the_margin_makes_the_degree(total: int, two: str, four: str) -> None:
    assert degree(TWO, 10, total, 15) == two
    assert degree(FOUR, 10, total, 15) == four
    assert degree(SHIFTED, 10, total, 15) == four


@pytest.mark.parametrize(
    ("face", "total", "expected"),
    [
        (20, 5, "failure"),
        (20, 14, "success"),
        (20, 15, "critical_success"),
        (20, 25, "critical_success"),
        (1, 25, "success"),
        (1, 15, "failure"),
        (1, 14, "critical_failure"),
        (1, 5, "critical_failure"),
        (19, 14, "failure"),
        (2, 15, "success"),
    ],
)
def test_the_extreme_faces_shift_by_one_degree(face: int, total: int, expected: str) -> None:
    assert degree(SHIFTED, face, total, 15) == expected
    assert degree(FOUR, 20, 14, 15) == "failure"
