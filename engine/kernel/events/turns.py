"""What can have happened to the fight and its turns, and to the room's clock."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.events.waits import (
    DelayBegan,
    DelayEnded,
    DelayReturning,
    HeldEnded,
    HeldStored,
    MovePlanned,
)
from engine.kernel.turn import Slot
from engine.kernel.units import CombatantId, Instant, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterBegan:
    """The fight began."""

    type: Literal["encounter.began"] = "encounter.began"


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterEnded:
    """The fight is over; nothing is under way any more."""

    type: Literal["encounter.ended"] = "encounter.ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStarted:
    """A round began."""

    round: int
    type: Literal["round.started"] = "round.started"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted:
    """A combatant's turn began, or (``resumed``) goes on after a delay."""

    combatant: CombatantId
    at: Instant
    resumed: bool = False
    type: Literal["turn.started"] = "turn.started"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCanEnd:
    """Nothing is left to spend in this turn; it does not end by itself."""

    combatant: CombatantId
    type: Literal["turn.can_end"] = "turn.can_end"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnding:
    """A turn is about to end; first, others are asked what they do at its end."""

    combatant: CombatantId
    type: Literal["turn.ending"] = "turn.ending"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTimed:
    """The turn's timer runs until ``ends_at``, or stands still with so much ``left``."""

    ends_at: Instant | None
    left: Span | None
    type: Literal["turn.timed"] = "turn.timed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnExpired:
    """The time of a turn is up; it ends."""

    combatant: CombatantId
    type: Literal["turn.expired"] = "turn.expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded:
    """A combatant's turn ended."""

    combatant: CombatantId
    type: Literal["turn.ended"] = "turn.ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSkipped:
    """A combatant had no turn because it cannot act."""

    combatant: CombatantId
    why: str
    type: Literal["turn.skipped"] = "turn.skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class StackCleared:
    """The GM closed everything under way."""

    type: Literal["stack.cleared"] = "stack.cleared"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused:
    """The room's clock stands still at this instant."""

    at: Instant
    type: Literal["paused"] = "paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed:
    """The room's clock goes on; it is ``lost`` ms behind the store's now."""

    lost: Span
    type: Literal["resumed"] = "resumed"


@dataclass(frozen=True, slots=True, kw_only=True)
class OutageGivenBack:
    """Time without a server was given back."""

    lost: Span
    until: Instant
    span: Span
    type: Literal["outage"] = "outage"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderMoved:
    """Somebody who used a readied action got the place directly before another.

    ``last``: whose slot counts as dealt with last.
    """

    combatant: CombatantId
    before: CombatantId
    order: tuple[Slot, ...]
    last: CombatantId | None
    type: Literal["order.moved"] = "order.moved"


TurnEvent = (
    EncounterBegan
    | EncounterEnded
    | RoundStarted
    | TurnStarted
    | TurnCanEnd
    | TurnEnding
    | TurnTimed
    | TurnExpired
    | TurnEnded
    | TurnSkipped
    | StackCleared
    | Paused
    | Resumed
    | OutageGivenBack
    | DelayBegan
    | DelayReturning
    | DelayEnded
    | HeldStored
    | HeldEnded
    | MovePlanned
    | OrderMoved
)
"""What can have happened to the fight, its turns and its clock."""
