"""What can have happened to an action, and by it to combatants."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.kernel.events.lots import (
    BudgetChanged,
    BudgetRaised,
    DamageReduced,
    EffectApplied,
    EffectEnded,
    EffectRunsOut,
    EffectSustained,
    EffectUsed,
    HpChanged,
)
from engine.kernel.events.rolls import (
    ChanceRolled,
    CheckModified,
    CheckRolled,
    CheckWaived,
    PoolThrown,
    SaveRolled,
    SavingRolled,
)
from engine.kernel.events.shoves import Moved
from engine.kernel.events.work import ActivityAdvanced, ActivityCalmed, ActivityInterrupted
from engine.kernel.frames import Chosen, Pending
from engine.kernel.refusals import Refusal
from engine.kernel.units import CombatantId, FrameId, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionAnnounced:
    """Somebody wants to declare an action; nothing is paid yet. ``gap``: others may come before
    it, in answer to a gap of their own it is ``chosen``; ``sealed``: they do not know what it is.
    """

    frame: Pending
    gap: bool = False
    sealed: bool = False
    chosen: Chosen | None = None
    type: Literal["action.announced"] = "action.announced"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionWithdrawn:
    """What was announced is not declared, and costs nothing; ``why`` None: its actor changed its
    mind."""

    frame: FrameId
    combatant: CombatantId
    action: str
    why: Refusal | None = None
    type: Literal["action.withdrawn"] = "action.withdrawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDeclared:
    """An action or reaction was declared and paid. ``counts``: the limits it counts against."""

    frame: Pending
    counts: tuple[str, ...] = ()
    type: Literal["action.declared"] = "action.declared"


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameMoved:
    """An action reached a point of its timeline or left it (bookkeeping). ``strike``: at which of
    several rolls it is.

    ``moved``: its actor may be elsewhere now; what was said about where it was holds no more.
    """

    frame: FrameId
    next: int
    at: int | None
    strike: int | None = None
    withheld: Mapping[str, Refusal] | None = None
    moved: bool = False
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
class ActionAvoided:
    """Somebody got out of the way of an action; nothing is done to it."""

    frame: FrameId
    combatant: CombatantId
    type: Literal["action.avoided"] = "action.avoided"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRedirected:
    """An action is aimed at somebody else from now on."""

    frame: FrameId
    combatant: CombatantId
    to: CombatantId
    type: Literal["action.redirected"] = "action.redirected"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionResolved:
    """An action is over and did what it does."""

    frame: FrameId
    combatant: CombatantId
    action: str
    type: Literal["action.resolved"] = "action.resolved"


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
    | DamageReduced
    | HpChanged
    | EffectApplied
    | EffectEnded
    | EffectUsed
    | EffectRunsOut
    | EffectSustained
    | SavingRolled
    | ActionAnnounced
    | ActionWithdrawn
    | ActionDeclared
    | FrameMoved
    | StepDone
    | CheckRolled
    | ActionAvoided
    | ActionRedirected
    | ActionInterrupted
    | ActionLost
    | ActionResolved
    | CheckModified
    | CheckWaived
    | SaveRolled
    | PoolThrown
    | ChanceRolled
    | ActivityAdvanced
    | ActivityInterrupted
    | ActivityCalmed
    | FactSet
    | Moved
)
"""What can have happened to an action, and by it to combatants."""
