"""What can have happened to an action, and by it to combatants."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.kernel.effects import Effect
from engine.kernel.events.rolls import (
    ChanceRolled,
    CheckModified,
    CheckRolled,
    SaveRolled,
    SavingRolled,
)
from engine.kernel.frames import Pending
from engine.kernel.refusals import Refusal
from engine.kernel.units import BudgetId, CombatantId, EffectId, FrameId, Square


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
class HpChanged:
    """Hit points, as they are now; ``change`` is what was added, ``faces`` what was rolled."""

    combatant: CombatantId
    value: int
    change: int
    faces: tuple[int, ...] = ()
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
    reason: Literal["expired", "cause", "gm"]
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


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDeclared:
    """An action or reaction was declared and paid. ``counts``: the limits it counts against."""

    frame: Pending
    counts: tuple[str, ...] = ()
    type: Literal["action.declared"] = "action.declared"


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameMoved:
    """An action reached a point of its timeline or left it (bookkeeping)."""

    frame: FrameId
    next: int
    at: int | None
    withheld: Mapping[str, Refusal] | None = None
    type: Literal["frame.moved"] = "frame.moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class StepDone:
    """A combatant left one square for the next of its path."""

    frame: FrameId
    combatant: CombatantId
    origin: Square
    square: Square
    type: Literal["step.done"] = "step.done"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionInterrupted:
    """An action was stopped; its costs stay spent and it has no effect."""

    frame: FrameId
    combatant: CombatantId
    action: str
    type: Literal["action.interrupted"] = "action.interrupted"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionLost:
    """An action has no valid target or requirement any more; its costs stay spent."""

    frame: FrameId
    combatant: CombatantId
    action: str
    why: Refusal
    type: Literal["action.lost"] = "action.lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionResolved:
    """An action is over and did what it does."""

    frame: FrameId
    combatant: CombatantId
    action: str
    type: Literal["action.resolved"] = "action.resolved"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityAdvanced:
    """Work that takes several turns got on: ``done`` of ``of`` turns."""

    frame: FrameId
    combatant: CombatantId
    action: str
    done: int
    of: int
    type: Literal["activity.advanced"] = "activity.advanced"


@dataclass(frozen=True, slots=True, kw_only=True)
class FactSet:
    """The GM said what nobody can compute."""

    about: str
    combatant: CombatantId
    value: bool | None
    type: Literal["fact.set"] = "fact.set"


ActionEvent = (
    BudgetChanged
    | BudgetRaised
    | HpChanged
    | EffectApplied
    | EffectEnded
    | EffectUsed
    | EffectRunsOut
    | EffectSustained
    | SavingRolled
    | ActionDeclared
    | FrameMoved
    | StepDone
    | CheckRolled
    | ActionInterrupted
    | ActionLost
    | ActionResolved
    | CheckModified
    | SaveRolled
    | ChanceRolled
    | ActivityAdvanced
    | FactSet
)
"""What can have happened to an action, and by it to combatants."""
