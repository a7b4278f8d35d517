"""What can have happened to those who delay, and to what was readied."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.units import CombatantId, HeldId
from engine.kernel.waiting import Held, Move


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
    """A combatant will come back at the end of the turn under way, or of ``after``'s next one."""

    combatant: CombatantId
    after: CombatantId | None = None
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
