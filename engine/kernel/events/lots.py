"""What can have happened to a combatant: its budgets, hit points and effects."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.effects import Effect
from engine.kernel.pending import Degree
from engine.kernel.units import BudgetId, CombatantId, EffectId, FrameId


@dataclass(frozen=True, slots=True, kw_only=True)
class BudgetChanged:
    """A budget, as it is now."""

    combatant: CombatantId
    budget: BudgetId
    value: int
    type: Literal["budget.changed"] = "budget.changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BudgetRaised:
    """By how much a cap is raised now, until the budget is next refreshed."""

    combatant: CombatantId
    budget: BudgetId
    value: int
    type: Literal["budget.raised"] = "budget.raised"


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageReduced:
    """An answer takes something off the damage that an action will do to one."""

    frame: FrameId
    by: CombatantId
    combatant: CombatantId
    amount: int
    type: Literal["damage.reduced"] = "damage.reduced"


@dataclass(frozen=True, slots=True, kw_only=True)
class HpChanged:
    """Hit points, as they are now; ``change`` is what was added, ``faces`` what was rolled.

    ``plus``: added to the faces. ``times``: how often that counts, because of ``degree``, that of
    the roll or of a save. ``less``: what answers took off.
    """

    combatant: CombatantId
    value: int
    change: int
    faces: tuple[int, ...] = ()
    plus: int = 0
    times: int = 1
    degree: Degree | None = None
    less: int = 0
    by: CombatantId | None = None
    type: Literal["hp.changed"] = "hp.changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectApplied:
    """A condition or modifier began."""

    effect: Effect
    type: Literal["effect.applied"] = "effect.applied"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectEnded:
    """A condition or modifier ended."""

    effect: EffectId
    combatant: CombatantId
    name: str
    reason: Literal["expired", "cause", "gm", "dismissed"]
    type: Literal["effect.ended"] = "effect.ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectUsed:
    """A modifier changed a roll; so many rolls are left to it."""

    effect: EffectId
    combatant: CombatantId
    left: int
    type: Literal["effect.used"] = "effect.used"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectRunsOut:
    """The turn has begun with whose end an effect ends (bookkeeping)."""

    effect: EffectId
    combatant: CombatantId
    type: Literal["effect.runs_out"] = "effect.runs_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectSustained:
    """Whom an effect comes from has sustained it: it lasts until the end of its next turn."""

    effect: EffectId
    combatant: CombatantId
    by: CombatantId
    type: Literal["effect.sustained"] = "effect.sustained"
