"""What can have happened to work over several turns."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.units import CombatantId, FrameId


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityAdvanced:
    """Work that takes several turns got on: ``done`` of ``of`` turns, ``kept`` of them for good.

    ``degree``: what came of the check of this turn, if one was made.
    """

    frame: FrameId
    combatant: CombatantId
    action: str
    done: int
    of: int
    kept: int = 0
    degree: str | None = None
    type: Literal["activity.advanced"] = "activity.advanced"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityInterrupted:
    """Work that takes several turns was interrupted or broken off: so much of it is left."""

    combatant: CombatantId
    action: str
    done: int
    of: int
    why: Literal["aborted", "condition", "damage", "reaction", "gm"]
    type: Literal["activity.interrupted"] = "activity.interrupted"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityCalmed:
    """That somebody was hurt does not bear on its work any more (bookkeeping)."""

    combatant: CombatantId
    type: Literal["activity.calmed"] = "activity.calmed"
