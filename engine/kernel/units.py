"""Ids and units, and the stamp: all that the outside adds to one decision."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NewType

CombatantId = NewType("CombatantId", str)
SideId = NewType("SideId", str)
SeatId = NewType("SeatId", str)
FrameId = NewType("FrameId", str)
EffectId = NewType("EffectId", str)
ActionId = NewType("ActionId", str)
BudgetId = NewType("BudgetId", str)
HeldId = NewType("HeldId", str)
ShelfId = NewType("ShelfId", str)
Choice = NewType("Choice", str)
"""A choice of a question: a combatant's id, a place after one (``after:`` and its id), a word."""

Instant = NewType("Instant", int)
"""Milliseconds on the room's clock."""
Span = NewType("Span", int)
"""Milliseconds between two instants."""
Square = tuple[int, int]
"""Column and row of a cell, from 1, row 1 on top."""
Chosen = Choice | int | str
"""What is chosen with a declaration: somebody, an amount, or a word."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """What the outside adds to one decision: time, dice and fresh ids.

    ``sent`` is ``now`` less the credit granted for the network; it decides lateness only.
    ``roll`` takes the number of sides and gives a face from 1; ``fresh`` gives an unused id.
    """

    now: Instant
    sent: Instant
    roll: Callable[[int], int]
    fresh: Callable[[], str]
