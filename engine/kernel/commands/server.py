"""What the server itself asks for."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.state import Role
from engine.kernel.units import CombatantId, FrameId, Instant, SeatId


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSeat:
    """A seat comes to the table."""

    seat: SeatId
    name: str
    role: Role
    controls: tuple[CombatantId, ...] = ()
    language: str = "en"
    wants: tuple[CombatantId, ...] = ()
    type: Literal["take_seat"] = "take_seat"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick:
    """Time has passed: let what is due happen. Never refused."""

    type: Literal["tick"] = "tick"


@dataclass(frozen=True, slots=True, kw_only=True)
class Absent:
    """Nobody is there any more who answers for one who is asked; ``on`` false: somebody is again.
    What is so already, or is not asked any more, changes nothing."""

    window: FrameId
    actor: CombatantId
    on: bool = True
    type: Literal["absent"] = "absent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outage:
    """No server kept time from ``start`` to ``end`` (the store's clock): give it back."""

    start: Instant
    end: Instant
    type: Literal["outage"] = "outage"
