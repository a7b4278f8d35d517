"""Draws that are the same every time."""

from collections.abc import Sequence
from typing import TypeVar

from engine.kernel.dice import seeded

T = TypeVar("T")


class Draw:
    """Numbers and choices from a seed."""

    def __init__(self, seed: int) -> None:
        self._roll = seeded(seed)

    def randrange(self, least: int, most: int | None = None) -> int:
        """A whole number from ``least`` (or 0) up to and without ``most``."""
        low, high = (0, least) if most is None else (least, most)
        return low + self._roll(high - low) - 1

    def choice(self, some: Sequence[T]) -> T:
        """One of these."""
        return some[self.randrange(len(some))]
