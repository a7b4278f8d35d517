"""The turn under way, and the places of the order."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.kernel.units import BudgetId, CombatantId, Instant, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One place in the order; ``holder`` is a combatant, or a side where sides take turns."""

    holder: CombatantId
    rank: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The turn under way. ``used``: something was declared in it. ``spent``: it can end.

    ``before``: the budgets it found. ``resumed``: it had begun before a delay. ``ending``: others
    were asked at its end, and it ends when that is done.
    """

    of: CombatantId
    began: Instant
    used: bool = False
    spent: bool = False
    resumed: bool = False
    ending: bool = False
    ends_at: Instant | None = None
    """When its time is up; ``left``: what is left of it while it stands still."""
    left: Span | None = None
    before: Mapping[BudgetId, int] = field(default_factory=dict)
