"""A rule system as frozen data: actions, reactions, triggers, windows, and the whole pack."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.creatures import (
    BudgetRule,
    ConditionRule,
    HealthRule,
    InitiativeRule,
    OptionRule,
    OptionValue,
    SpaceRule,
    StatRule,
)
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Predicate:
    """One condition of the closed set in predicates.py; ``holds`` is the wanted outcome."""

    kind: str
    value: OptionValue = True
    holds: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetRule:
    """Whom an action is aimed at: how many, of which side, how far away."""

    count: int = 1
    side: Literal["any", "foe", "ally", "other"] = "any"
    within: Literal["anywhere", "reach", "range"] = "anywhere"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRule:
    """How far and how an action moves: ``cells``, or ``times`` the stat ``speed``."""

    cells: int | None = None
    speed: str = "speed"
    times: int = 1
    straight: bool = False
    difficult: bool = True
    at_least: int = 0
    """Cells that must lie between the mover and its target (requirement ``distance``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat:
    """A penalty for repeating a tag in one's own turn: ``each`` a time, at worst ``most``."""

    tag: str
    each: int
    most: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRule:
    """A roll of one die plus a stat against a stat of the target; ``rolls`` keeps the best."""

    die: int
    bonus: str
    against: str
    rolls: int = 1
    margin: int | None = None
    """Distance from the target number that makes a degree critical; None: two degrees only."""
    shifts: bool = False
    """The highest and the lowest face shift the degree by one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectRule:
    """What an action does when it resolves: ``damage`` or a ``condition`` on somebody."""

    kind: Literal["damage", "condition"]
    stat: str = ""
    extra_dice: int = 0
    condition: str = ""
    on: Literal["target", "self"] = "target"
    at: tuple[str, ...] = ()
    """Degrees at which it happens; empty: always. A critical success doubles damage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitRule:
    """At most ``n`` uses by one combatant within a scope."""

    n: int
    per: Literal["turn", "cycle", "round", "action", "encounter"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRule:
    """Something a combatant may declare; a reaction is one too."""

    id: ActionId
    cost: Mapping[BudgetId, int] = field(default_factory=dict)
    choice: Mapping[BudgetId, tuple[int, int]] = field(default_factory=dict)
    """Costs chosen at the declaration: budget to least and most."""
    tags: frozenset[str] = frozenset()
    when: tuple[Predicate, ...] = ()
    timeline: tuple[TimingPoint, ...] = (TimingPoint.DECLARED, TimingPoint.RESOLVED)
    target: TargetRule | None = None
    move: MoveRule | None = None
    check: CheckRule | None = None
    effects: tuple[EffectRule, ...] = ()
    limits: tuple[LimitRule, ...] = ()
    owned: bool = False
    """Only for combatants that own it."""
    on: tuple[str, ...] = ()
    """For a reaction: the triggers it answers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TriggerRule:
    """What may be answered: a timing point of an action that fits the conditions."""

    at: TimingPoint
    when: tuple[Predicate, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowRule:
    """How the windows of one timing point work. ``length_ms`` None: the room's length."""

    length_ms: Span | None = None
    order: tuple[str, ...] = ("initiative",)
    capacity: int | None = None
    sealed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RulePack:
    """A whole rule system, handed to the kernel as a value."""

    id: str
    stats: Mapping[str, StatRule]
    budgets: Mapping[BudgetId, BudgetRule]
    actions: Mapping[ActionId, ActionRule]
    reactions: Mapping[ActionId, ActionRule]
    triggers: Mapping[str, TriggerRule]
    windows: Mapping[TimingPoint, WindowRule]
    conditions: Mapping[str, ConditionRule]
    options: Mapping[str, OptionRule]
    repeats: tuple[Repeat, ...]
    health: HealthRule | None
    initiative: InitiativeRule
    space: SpaceRule
    reach: str = "reach"
    """The stat that says how far one threatens."""
    weapon: ActionId | None = None
    """The action that an imported weapon is a case of."""

    def rule(self, action: ActionId) -> ActionRule | None:
        """The action or reaction with this id."""
        return self.actions.get(action) or self.reactions.get(action)
