"""Dice: the two ways to throw, and expressions such as 2d6+3."""

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

EXPRESSION = re.compile(r"(?:(\d{0,3})d(\d{1,4})(?!\d))?([+-]?\d{1,5})?", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice:
    """``count`` dice of ``sides`` sides plus a constant; ``count`` may be 0."""

    count: int
    sides: int
    plus: int

    def __str__(self) -> str:
        dice = f"{self.count}d{self.sides}" if self.count else ""
        plus = f"{self.plus:+d}" if self.plus and dice else str(self.plus) if not dice else ""
        return dice + plus


def parse(text: str) -> Dice:
    """Read ``2d6+3``, ``d8``, ``2d4-1`` or ``5``. Raises ValueError."""
    found = EXPRESSION.fullmatch(text.replace(" ", ""))
    if not found or not any(found.groups()):
        raise ValueError(f"not a dice expression: {text!r}; write it like 2d6+3")
    count, sides, plus = found.groups()
    if sides is not None and int(sides) == 0:
        raise ValueError(f"not a dice expression: {text!r}; a die has at least one side")
    return Dice(
        count=0 if sides is None else int(count or 1), sides=int(sides or 0), plus=int(plus or 0)
    )


def seeded(entropy: int) -> Callable[[int], int]:
    """Dice from one 64-bit number: the same number throws the same faces."""
    source = random.Random(entropy)
    return lambda sides: source.randint(1, sides)


class OutOfDice(Exception):
    """A scripted throw was asked for and no face was left."""


def scripted(faces: Iterable[int]) -> Callable[[int], int]:
    """Dice that show the given faces in order, then raise OutOfDice."""
    left = iter(faces)

    def roll(sides: int) -> int:
        face = next(left, None)
        if face is None:
            raise OutOfDice(f"a d{sides} was rolled and no scripted face is left")
        if not 1 <= face <= sides:
            raise OutOfDice(f"the next scripted face is {face}, which no d{sides} shows")
        return face

    return roll
