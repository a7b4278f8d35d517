"""What lies over a fight for a while, as frozen data: contact of foes, and exclusive modes."""

from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.units import BudgetId

Moment = Literal["move", "batch", "turn_end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContactRule:
    """A condition of whoever is in a foe's reach and sight at these moments: at the end of its own
    move, of a batch, of anybody's turn.

    It ends out of reach, with the foe, and where the foe is in a condition of ``until``.
    """

    condition: str
    at: tuple[Moment, ...]
    until: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeRule:
    """An overlay in which only a challenger and a defender do anything, until one of them is in a
    condition of ``until``.

    ``appoints``: who names the defender. ``fills``: budgets that are set to their caps for both.
    ``allows``: tags of what the others may still do; it loses the mode for their side, and with
    ``forfeit`` so does all that they try. ``winner`` and ``draw``: points, up to ``most`` (0: any).
    """

    until: tuple[str, ...]
    appoints: Literal["opponent", "challenger"] = "opponent"
    fills: tuple[BudgetId, ...] = ()
    allows: frozenset[str] = field(default_factory=frozenset)
    forfeit: bool = False
    refunds: bool = False
    """A refused challenge gives back what the action cost that opened its batch."""
    turns: Literal["spent", "batch"] = "spent"
    """When a turn ends by itself in it: when its budgets are spent, or after each batch."""
    ends_encounter: bool = True
    winner: int = 0
    draw: int = 0
    most: int = 0
