"""How one waits, as frozen data: readied actions, delayed turns, gaps before a declaration."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.kernel.units import BudgetId


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyRule:
    """How an action is readied: its cost now, the cost to fire it, what may be readied at most."""

    cost: Mapping[BudgetId, int]
    fire_cost: Mapping[BudgetId, int]
    most: Mapping[BudgetId, int]
    ends_turn: bool = True
    provokes: bool = False
    """Readying an action may be answered as the action itself when it is declared."""
    ignored: Literal["stays", "discarded"] = "stays"
    """What becomes of it when its owner does not use it though the trigger came."""
    order: Literal["stays", "before_trigger"] = "stays"
    """Where its owner's place is once it was used: where it was, or directly before whoever
    triggered it."""
    late: Literal["at_once", "after_turn"] = "at_once"
    """When its owner moves there whose turn in this round is still to come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DelayRule:
    """How a turn is delayed: the condition meanwhile, and where one may come in who waited a
    whole round."""

    condition: str
    reposition: Literal["free", "keep_slot"] = "free"
    bars: tuple[str, ...] = ()
    """Conditions in which nobody delays."""
    once: bool = False
    """What the start of the turn gave stays, but for what is spent in the turn; coming back gives
    only that again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GapRule:
    """How others may come before a declaration, at the triggers of the point ``gap``."""

    depth: int = 3
    """How many may come before one another: 1: nobody before one who comes before a third."""
    skip: bool = True
    """There is no gap where nobody could use it; else everybody is asked, all the same."""
    sealed: bool = True
    """The others learn who is about to declare something, not what."""
