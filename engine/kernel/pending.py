"""An action under way, as plain data: its check, what was added to it, how far it has got."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId, Chosen, CombatantId, FrameId, Square
from engine.kernel.waiting import Held

Degree = Literal["critical_success", "success", "failure", "critical_failure"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """A number added to a roll, and why (a stat or a message id)."""

    why: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A roll that was made: all faces, the one kept, what was added, what it had to reach.

    ``defences``: what the number to reach is made of, besides the target's own die.
    """

    faces: tuple[int, ...]
    kept: int
    modifiers: tuple[Modifier, ...]
    total: int
    against: int
    degree: Degree
    opposed: int | None = None
    """The face of the target's own die, where it rolled one."""
    defences: tuple[Modifier, ...] = ()


Why = Literal["strike", "test", "guard", "harm", "pierce", "stray"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """A pool of dice thrown in a batch: for which declaration, by whom, against whom.

    ``why``: ``strike`` at a target, ``test`` of oneself, ``guard`` against a strike, ``harm`` of
    ordinary hits, ``pierce`` of critical ones, ``stray`` of those that went astray; ``of`` is the
    strike that the last four follow from. A face counts at ``need`` or under, and is critical at
    ``critical`` or under.
    """

    why: Why
    frame: FrameId
    by: CombatantId
    target: CombatantId
    of: str = ""
    die: int
    dice: int
    modifiers: tuple[Modifier, ...]
    need: int
    critical: int = 0
    faces: tuple[int, ...] = ()
    typed: bool = False
    near: tuple[CombatantId, ...] = ()
    """Who may be hit instead of the target."""

    @property
    def id(self) -> str:
        """What it is known by in its batch."""
        return f"{self.why}:{self.frame}:{self.target}:{self.of}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """What is declared while an action is on its way to its point ``batch``, where everything
    happens together: no throw is seen before all are declared, no effect before all are thrown.

    ``trail``: where the actor has been since. ``answers``: what was asked about throws, by these.
    """

    declared: tuple["Pending", ...] = ()
    throws: tuple[Throw, ...] = ()
    trail: tuple[Square, ...] = ()
    answers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """An action in progress; its cost is paid and it walks its timeline.

    ``next`` is the point to reach next, ``at`` the point last reached: while they are the same the
    action stands at that point. ``leg`` counts the steps done of ``path``. ``passed`` are those
    who declined at a point and are not asked there again on the same path. ``parent`` is what it
    reacts to.
    """

    id: FrameId
    by: CombatantId
    action: ActionId
    owned: ActionId | None = None
    targets: tuple[CombatantId, ...] = ()
    path: tuple[Square, ...] = ()
    choices: Mapping[str, Chosen] = field(default_factory=dict)
    next: int = 0
    at: int | None = None
    leg: int = 0
    check: Check | None = None
    facts: Mapping[str, bool] = field(default_factory=dict)
    passed: tuple[tuple[TimingPoint, CombatantId], ...] = ()
    parent: FrameId | None = None
    reaction: bool = False
    bonuses: tuple[Modifier, ...] = ()
    """What others added to its roll before it was made."""
    answers: Mapping[str, str | int] = field(default_factory=dict)
    """What humans answered while it was under way, by the kind of question."""
    faces: tuple[int, ...] = ()
    """Faces of real dice for its next roll."""
    typed: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Faces of real dice for what else it rolls, by what they are for."""
    repeats: int | None = None
    """How often its tags had been used when it was readied; None: it was not."""
    readies: Held | None = None
    """What is readied by it: it goes no further than that."""
    origin: Square | None = None
    """Where the mover stood before its last step."""
    strike: int | None = None
    """Which of several rolls it is at, from 0; None: what it does, it does to all at once."""
    avoided: tuple[CombatantId, ...] = ()
    spared: Mapping[CombatantId, int] = field(default_factory=dict)
    """How much of its damage was taken off, by who would suffer it."""
    paid: Mapping[BudgetId, int] = field(default_factory=dict)
    """What is given back if it comes to nothing."""
    """Who got out of its way in answer: nothing is done to them."""
    batch: Batch | None = None
    """What it collects, if it opens a batch."""
    joins: FrameId | None = None
    """The action in whose batch it was declared."""
    kind: Literal["pending"] = "pending"

    @property
    def title(self) -> ActionId:
        """The name it goes by: its own, where a creature owns it."""
        return self.owned or self.action

    @property
    def aim(self) -> tuple[CombatantId, ...]:
        """Whom it is about now: of several rolls, the target of the one it is at."""
        if self.strike is None or not self.targets:
            return self.targets
        return (self.targets[self.strike % len(self.targets)],)

    @property
    def turns(self) -> int:
        """How many turns of work it takes, as was chosen at its declaration."""
        return int(self.choices.get("turns", 1))
