"""Dice: expressions read and written, seeded and scripted throws."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.dice import Dice, OutOfDice, parse, scripted, seeded


@pytest.mark.parametrize(
    ("text", "count", "sides", "plus", "again"),
    [
        ("2d6+3", 2, 6, 3, "2d6+3"),
        ("d8", 1, 8, 0, "1d8"),
        ("2D4-1", 2, 4, -1, "2d4-1"),
        ("1d8 + 4", 1, 8, 4, "1d8+4"),
        ("5", 0, 0, 5, "5"),
        ("-2", 0, 0, -2, "-2"),
        ("+7", 0, 0, 7, "7"),
        ("0d6", 0, 6, 0, "0"),
        ("0d6+2", 0, 6, 2, "2"),
        ("999d9999+99999", 999, 9999, 99999, "999d9999+99999"),
    ],
)
def test_an_expression_is_read_and_written(
    text: str, count: int, sides: int, plus: int, again: str
) -> None:
    dice = parse(text)
    assert dice == Dice(count=count, sides=sides, plus=plus)
    assert str(dice) == again


@pytest.mark.parametrize(
    "text", ["", " ", "d", "2d", "d0", "2d6+", "2d6+3+1", "x", "2d6*2", "1000d6", "1d10000", "٢d6x"]
)
def test_anything_else_is_no_expression(text: str) -> None:
    with pytest.raises(ValueError, match="not a dice expression"):
        parse(text)


@given(st.integers(1, 999), st.integers(1, 9999), st.integers(-99999, 99999))
def test_what_is_written_is_read_back(count: int, sides: int, plus: int) -> None:
    dice = Dice(count=count, sides=sides, plus=plus)
    assert parse(str(dice)) == dice


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(1, 100), max_size=20))
def test_the_same_number_throws_the_same_faces(entropy: int, sides: list[int]) -> None:
    one, two = seeded(entropy), seeded(entropy)
    faces = [one(each) for each in sides]
    assert faces == [two(each) for each in sides]
    assert all(1 <= face <= each for face, each in zip(faces, sides, strict=True))


def test_seeded_dice_show_every_face() -> None:
    roll = seeded(1)
    assert {roll(6) for _ in range(200)} == set(range(1, 7))


def test_scripted_dice_show_their_faces_and_then_none() -> None:
    roll = scripted([6, 20])
    assert [roll(6), roll(20)] == [6, 20]
    with pytest.raises(OutOfDice, match="a d6 was rolled"):
        roll(6)


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_the_die_has_not_is_refused(face: int) -> None:
    with pytest.raises(OutOfDice, match=f"{face}, which no d6 shows"):
        scripted([face])(6)
