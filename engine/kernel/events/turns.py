"""What can have happened to the fight and its turns, and to the room's clock."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.state import Slot
from engine.kernel.units import CombatantId, HeldId, Instant, Span
from engine.kernel.waiting import Held, Move


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
class DelayBegan:
    """A combatant left the order for a while; its turn has begun and is suspended.

    ``condition``: what it is in until it is back.
    """

    combatant: CombatantId
    condition: str = ""
    type: Literal["delay.began"] = "delay.began"


@dataclass(frozen=True, slots=True, kw_only=True)
class DelayReturning:
    """A combatant will come back at the end of the turn under way."""

    combatant: CombatantId
    type: Literal["delay.returning"] = "delay.returning"


@dataclass(frozen=True, slots=True, kw_only=True)
class DelayEnded:
    """A combatant is back in the order; ``forfeited``: its delayed turn is lost.

    ``last``: whose slot counts as dealt with last.
    """

    combatant: CombatantId
    reason: Literal["returned", "forfeited"]
    last: CombatantId | None
    type: Literal["delay.ended"] = "delay.ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldStored:
    """An action was readied."""

    held: Held
    type: Literal["held.stored"] = "held.stored"


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldEnded:
    """A readied action is gone: it was used, it expired, or it was given up."""

    held: HeldId
    combatant: CombatantId
    action: str
    reason: Literal["used", "expired", "dismissed"]
    type: Literal["held.ended"] = "held.ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class MovePlanned:
    """Somebody's place in the order will change when something is over (bookkeeping)."""

    move: Move
    type: Literal["move.planned"] = "move.planned"


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
