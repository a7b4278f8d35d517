"""Recall: what a pure function found of the same values is not found out again.

Most commands change little, and several ask the same of what they leave: each seat for its options,
each target for its ground. Values are the same where they are one object, as they never change.
"""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Recall(Generic[Found]):
    """What was found of some values, until it is asked of others."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[object, ...], dict[Hashable, Found]] = ((), {})

    def get(self, of: tuple[object, ...], key: Hashable, find: Callable[[], Found]) -> Found:
        """What ``find`` found of these values under this key."""
        kept, found = self._kept
        if len(kept) != len(of) or any(one is not two for one, two in zip(kept, of, strict=True)):
            found = {}
            self._kept = (of, found)
        if key not in found:
            found[key] = find()
        return found[key]
