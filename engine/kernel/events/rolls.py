"""What can have been rolled for an action: its check, what was added to it, saves, chance."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.pending import Check, Modifier, Throw
from engine.kernel.units import CombatantId, EffectId, FrameId


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRolled:
    """A roll was made."""

    frame: FrameId
    combatant: CombatantId
    target: CombatantId
    check: Check
    type: Literal["check.rolled"] = "check.rolled"


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckWaived:
    """The GM said what comes of it without a roll."""

    frame: FrameId
    combatant: CombatantId
    target: CombatantId
    check: Check
    type: Literal["check.waived"] = "check.waived"


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckModified:
    """Somebody changed a roll before it is made."""

    frame: FrameId
    by: CombatantId
    modifier: Modifier
    type: Literal["check.modified"] = "check.modified"


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveRolled:
    """A target rolled against what was done to it."""

    frame: FrameId
    combatant: CombatantId
    check: Check
    type: Literal["save.rolled"] = "save.rolled"


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolThrown:
    """Dice of a batch lie."""

    frame: FrameId
    throw: Throw
    type: Literal["pool.thrown"] = "pool.thrown"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceRolled:
    """A hundred-sided die decided whether something happens: up to ``chance`` it does."""

    frame: FrameId
    combatant: CombatantId
    face: int
    chance: int
    type: Literal["chance.rolled"] = "chance.rolled"


@dataclass(frozen=True, slots=True, kw_only=True)
class SavingRolled:
    """A saving throw against an effect was made at the end of a turn; ``good``: it ends it."""

    effect: EffectId
    combatant: CombatantId
    name: str
    face: int
    total: int
    against: int
    good: bool
    type: Literal["saving.rolled"] = "saving.rolled"
