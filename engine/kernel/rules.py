"""A rule system as frozen data: actions, reactions, triggers, windows, and the whole pack."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.clauses import InterruptionRule, LimitRule, TagRule, WorkRule
from engine.kernel.creatures import (
    BudgetRule,
    ConditionRule,
    HealthRule,
    InitiativeRule,
    OptionRule,
    SavingRule,
    SpaceRule,
    StatRule,
    SurpriseRule,
)
from engine.kernel.outcomes import EffectRule
from engine.kernel.overlays import ContactRule, ModeRule
from engine.kernel.rolls import CheckRule, PoolRule, Repeat
from engine.kernel.targets import MoveRule, PickRule, Predicate, TargetRule
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId, Span
from engine.kernel.waits import DelayRule, GapRule, ReadyRule

__all__ = [
    "ActionRule",
    "DelayRule",
    "InterruptionRule",
    "LimitRule",
    "MoveRule",
    "PickRule",
    "Predicate",
    "ReadyRule",
    "RulePack",
    "TagRule",
    "TargetRule",
    "TriggerRule",
    "WindowRule",
    "WorkRule",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRule:
    """Something a combatant may declare; a reaction is one too."""

    id: ActionId
    cost: Mapping[BudgetId, int] = field(default_factory=dict)
    choice: Mapping[BudgetId, tuple[int, int]] = field(default_factory=dict)
    """Costs chosen at the declaration: budget to least and most."""
    whole: tuple[BudgetId, ...] = ()
    """Budgets of which everything that is left is paid, at least 1."""
    whole_some: bool = False
    """Something left of one of them will do."""
    tags: frozenset[str] = frozenset()
    when: tuple[Predicate, ...] = ()
    timeline: tuple[TimingPoint, ...] = (TimingPoint.DECLARED, TimingPoint.RESOLVED)
    target: TargetRule | None = None
    move: MoveRule | None = None
    pick: PickRule | None = None
    check: CheckRule | None = None
    pool: PoolRule | None = None
    """What it throws in a batch."""
    effects: tuple[EffectRule, ...] = ()
    limits: tuple[LimitRule, ...] = ()
    owned: bool = False
    """Only for combatants that own it."""
    starter: bool = False
    """The rules do not name it: a room may call it otherwise, or do without it."""
    common: bool = False
    """Used so often that lists have it first."""
    alongside: frozenset[Literal["own_turn", "own_reaction", "any_action"]] = frozenset()
    """While what is under way it may be declared too: anything in one's own turn, one's own
    reaction, anybody's action."""
    on: tuple[str, ...] = ()
    """The triggers it answers; an action that has some may be declared in answer, too."""
    answers: bool = False
    """Only in answer to one of these, never by itself in one's own turn."""
    cases: ActionId | None = None
    """For a reaction: the action of which every own case is a way to use it."""
    point: bool = False
    """For a reaction: it is aimed at a cell that the actor passed, in sight and in range."""
    off_turn: str = ""
    """The word for the refusal where somebody wants to react with it."""
    apart: bool = False
    """It belongs to no step of a batch."""
    gives: str = ""
    """It hands over an own thing that has this stat above 0."""
    anyway: bool = False
    """It happens though whoever triggers it can go on no more."""
    consent: bool = False
    """Whoever it is for must agree before it happens."""
    consequence: tuple[str, ...] = ()
    """What the GM may decide when it is interrupted, the suggestion first."""
    turns: tuple[int, int] | None = None
    """Least and most turns it can take, chosen at the declaration; None: one."""
    hosts: str = ""
    """The tag of actions of which one may be chosen instead of its own check and effects."""
    hosted: bool = False
    """Only within an action that hosts it, at no cost of its own."""
    work: WorkRule | None = None
    """How it fares over these turns; None: nothing interrupts it but an interrupted turn of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TriggerRule:
    """What may be answered: a timing point of an action that fits the conditions.

    ``who`` must hold of the one who answers. ``reported``: it happens when the GM says so.
    ``ready``: players may ready an action for it.
    """

    at: TimingPoint
    when: tuple[Predicate, ...] = ()
    who: tuple[Predicate, ...] = ()
    reported: bool = False
    ready: bool = False
    actor: bool = False
    """Whoever acts may answer, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowRule:
    """How the windows of one timing point work. ``length_ms`` None: the room's length.

    ``capacity``: how many reactions resolve; ``per`` says of what: of one window, or, over all of
    an action's windows, of the action, of each of its targets, or of each reactor.
    """

    length_ms: Span | None = None
    order: tuple[str, ...] = ("initiative",)
    capacity: int | None = None
    per: Literal["window", "action", "target", "reactor"] = "window"
    sealed: bool = True
    reopen: Literal["never", "until_all_decline"] = "never"
    """Whether the same point is offered again after a reaction was used at it."""
    chooser: Literal["rules", "gm", "active"] = "rules"
    """Who sorts several chosen reactions: the rules, the GM, or whoever has the turn."""


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
    speed: str = "speed"
    """The stat that says how far one moves."""
    reach: str = "reach"
    """The stat that says how far one reaches."""
    threat: str = ""
    """The stat that says how far one threatens whoever moves; empty: as far as one reaches."""
    ready: ReadyRule | None = None
    delay: DelayRule | None = None
    gap: GapRule | None = None
    depth: int | None = None
    """How deep answers to answers go at most; None: as the room has it."""
    saving: SavingRule | None = None
    """How one gets rid of what lasts until a saving throw; None: there are none."""
    surprised: str | None = None
    """The condition of those who are surprised; None: there is no surprise."""
    surprise: SurpriseRule | None = None
    """How those fare who are surprised; None: a round of surprise comes before the first."""
    tag_limits: Mapping[str, int] = field(default_factory=dict)
    """How many actions with a tag one may declare in a turn."""
    contact: ContactRule | None = None
    """What holds those who are near each other."""
    modes: Mapping[str, ModeRule] = field(default_factory=dict)
    interruptions: InterruptionRule = field(default_factory=InterruptionRule)
    tag_rules: Mapping[str, TagRule] = field(default_factory=dict)
    weapon: ActionId | None = None
    """The action that an imported weapon is a case of."""
    listed: tuple[ActionRule, ...] = field(init=False, compare=False)
    """The actions in the order of lists: common ones first."""
    batched: bool = field(init=False, compare=False)
    """Whether an action opens a batch."""

    def __post_init__(self) -> None:
        listed = sorted(self.actions.values(), key=lambda one: not one.common)
        batched = any(TimingPoint.BATCH in one.timeline for one in listed)
        object.__setattr__(self, "listed", tuple(listed))
        object.__setattr__(self, "batched", batched)

    def rule(self, action: ActionId) -> ActionRule | None:
        """The action or reaction with this id."""
        return self.actions.get(action) or self.reactions.get(action)
