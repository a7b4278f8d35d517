"""The frames of the stack: actions, windows, queued answers and questions, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.offers import Asked
from engine.kernel.pending import Check, Degree, Modifier, Pending
from engine.kernel.timing import TimingPoint
from engine.kernel.units import (
    ActionId,
    Choice,
    CombatantId,
    FrameId,
    HeldId,
    Instant,
    SeatId,
    Square,
)

__all__ = [
    "Announced",
    "Asking",
    "Check",
    "Chosen",
    "Degree",
    "Frame",
    "Modifier",
    "Pending",
    "Question",
    "Value",
    "Window",
]


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
    starts_at: Instant | None = None
    """When the visible countdown starts, where that is later."""
    capacity: int | None = None
    sealed: bool = True
    order: tuple[CombatantId, ...] = ()
    resolve: bool = False
    """The GM closed it before everybody had answered."""
    masked: bool = False
    """Players are not told who is asked."""
    not_before: Instant | None = None
    """When it closes at the earliest, whoever answers; None: with the last answer."""
    held_at: Instant | None = None
    """That instant stands still since then."""
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
    also: tuple[ActionId, ...] = ()
    """What is declared alongside it when it happens."""
    held: HeldId | None = None
    answers: Mapping[str, str | int] = field(default_factory=dict)
    kind: Literal["chosen"] = "chosen"

    @property
    def title(self) -> ActionId:
        """The name it goes by: its own, where a creature owns it."""
        return self.owned or self.reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced:
    """An action that somebody wants to declare: unpaid, and it can still be withdrawn for nothing,
    since something about it has to be settled first.

    ``gap``: others may come before it; ``sealed``: these do not learn what it is. ``chosen``: it
    is itself an answer to somebody's gap. ``asked``: the others were asked. ``preceded``: somebody
    came before it since.
    """

    pending: Pending
    gap: bool = False
    sealed: bool = False
    chosen: Chosen | None = None
    asked: bool = False
    preceded: bool = False
    kind: Literal["announced"] = "announced"

    @property
    def id(self) -> FrameId:
        """The id that the action has, too, once it is declared."""
        return self.pending.id


Asking = Literal[
    "facts",
    "consent",
    "call",
    "dc",
    "die",
    "consequence",
    "adjudicate",
    "slot",
    "order",
    "pick",
    "redeclare",
    "resume",
    "target",
    "victim",
    "challenge",
    "work",
    "words",
]
"""What a question is about."""
Value = tuple[Choice | int, ...]
"""An answer to a question: the choices that hold, in order, or one number, or faces of dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question to a human that is not a reaction.

    ``to``: the combatant or side whose seats are asked; None: the GM. ``text`` names what is asked.
    ``choices`` are ids or words; ``number`` bounds a numeric answer; ``many``: how many choices
    may be given at most. ``default`` is taken when time is up.
    """

    id: FrameId
    ask: Asking
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
    of: str = ""
    """For faces of dice: what they are for, where it is not the roll of the action itself."""
    seat: SeatId | None = None
    """The seat that is asked in words by the GM; ``text`` is what was typed."""
    aloud: bool = False
    """Whether everybody reads in the log what that seat was asked and said."""
    kind: Literal["question"] = "question"


Frame = Pending | Announced | Window | Chosen | Question
