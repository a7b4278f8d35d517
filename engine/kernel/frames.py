"""The frames of the stack: actions, windows, queued answers and questions, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.offers import Asked
from engine.kernel.timing import TimingPoint
from engine.kernel.units import (
    ActionId,
    Choice,
    CombatantId,
    FrameId,
    HeldId,
    Instant,
    Square,
)

Degree = Literal["critical_success", "success", "failure", "critical_failure"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """A number added to a roll, and why (a stat or a message id)."""

    why: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A roll that was made: all faces, the one kept, what was added, what it had to reach."""

    faces: tuple[int, ...]
    kept: int
    modifiers: tuple[Modifier, ...]
    total: int
    against: int
    degree: Degree
    opposed: int | None = None
    """The face of the target's own die, where it rolled one."""


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
    choices: Mapping[str, int | str] = field(default_factory=dict)
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
    repeats: int | None = None
    """How often its tags had been used when it was readied; None: it was not."""
    origin: Square | None = None
    """Where the mover stood before its last step."""
    kind: Literal["pending"] = "pending"

    @property
    def title(self) -> ActionId:
        """The name it goes by: its own, where a creature owns it."""
        return self.owned or self.action

    @property
    def turns(self) -> int:
        """How many turns of work it takes, as was chosen at its declaration."""
        return int(self.choices.get("turns", 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """The time-boxed offer opened by a trigger. ``order`` is the GM's, when he set one."""

    id: FrameId
    trigger: str
    at: TimingPoint
    source: CombatantId | None
    parent: FrameId | None
    opened_at: Instant
    asked: Mapping[CombatantId, Asked]
    capacity: int | None = None
    sealed: bool = True
    order: tuple[CombatantId, ...] = ()
    resolve: bool = False
    """The GM closed it before everybody had answered."""
    kind: Literal["window"] = "window"

    @property
    def answered(self) -> bool:
        """Whether nobody is left to wait for."""
        return self.resolve or all(one.reply for one in self.asked.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """A reaction chosen in a closed window, whose turn to resolve has not come; unpaid."""

    id: FrameId
    window: FrameId
    trigger: str
    at: TimingPoint
    by: CombatantId
    reaction: ActionId
    owned: ActionId | None
    targets: tuple[CombatantId, ...]
    source: CombatantId | None
    parent: FrameId | None
    capacity: int | None
    path: tuple[Square, ...] = ()
    held: HeldId | None = None
    answers: Mapping[str, str | int] = field(default_factory=dict)
    kind: Literal["chosen"] = "chosen"

    @property
    def title(self) -> ActionId:
        """The name it goes by: its own, where a creature owns it."""
        return self.owned or self.reaction


Value = tuple[Choice | int, ...]
"""An answer to a question: the choices that hold, in order, or one number, or faces of dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question to a human that is not a reaction.

    ``to``: the combatant whose seats are asked; None: the GM. ``text`` names what is asked.
    ``choices`` are ids or words; ``number`` bounds a numeric answer; ``many``: how many choices
    may be given at most. ``default`` is taken when time is up.
    """

    id: FrameId
    ask: Literal["facts", "consent", "dc", "die", "consequence", "adjudicate", "slot", "order"]
    to: CombatantId | None
    parent: FrameId | None
    source: CombatantId | None
    text: str
    choices: tuple[Choice, ...]
    default: Value
    opened_at: Instant
    closes_at: Instant | None
    number: tuple[int, int] | None = None
    many: int = 1
    kind: Literal["question"] = "question"


Frame = Pending | Window | Chosen | Question
