"""What can have happened to a window, its answers, and to a question."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.frames import Chosen, Question, Value, Window
from engine.kernel.offers import Reply
from engine.kernel.refusals import Refusal
from engine.kernel.units import CombatantId, FrameId, Instant, SeatId, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowOpened:
    """Everybody who may answer is asked; ``withheld`` says why others are not."""

    window: Window
    withheld: Mapping[str, Refusal] = field(default_factory=dict)
    type: Literal["window.opened"] = "window.opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowAnswered:
    """A sealed answer came in. ``credit``: ms granted for the network."""

    frame: FrameId
    by: CombatantId
    reply: Reply
    credit: Span = Span(0)
    type: Literal["window.answered"] = "window.answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowExpired:
    """Time is up for one who was asked; the reply is what the room's policy says."""

    frame: FrameId
    by: CombatantId
    reply: Reply
    type: Literal["window.expired"] = "window.expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowExtended:
    """More time, for these; None: no limit. ``by``: who asked for it. ``not_before``: when the
    window now closes at the earliest, where it waits for a time as well."""

    frame: FrameId
    closes_at: Mapping[CombatantId, Instant | None]
    not_before: Instant | None = None
    by: CombatantId | None = None
    type: Literal["window.extended"] = "window.extended"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowTimeAsked:
    """Somebody asked the GM for more time."""

    frame: FrameId
    by: CombatantId
    type: Literal["window.time_asked"] = "window.time_asked"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowHeld:
    """The time of these stands still, or (``on`` false) goes on."""

    frame: FrameId
    who: tuple[CombatantId, ...]
    at: Instant
    on: bool
    type: Literal["window.held"] = "window.held"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowAbsent:
    """Nobody is there who answers for one who is asked, and the room's ``policy`` holds; or
    (``on`` false) somebody is again. ``rests``: its time stands still, or goes on, for that."""

    frame: FrameId
    by: CombatantId
    at: Instant
    on: bool
    policy: Literal["hold", "standing", "ask", "go_on"]
    rests: bool = False
    type: Literal["window.absent"] = "window.absent"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowRerouted:
    """Another seat answers for somebody; None: its own again."""

    frame: FrameId
    by: CombatantId
    seat: SeatId | None
    type: Literal["window.rerouted"] = "window.rerouted"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowOrdered:
    """The GM's order of resolution."""

    frame: FrameId
    order: tuple[CombatantId, ...]
    type: Literal["window.ordered"] = "window.ordered"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowResolve:
    """The GM closes a window early (bookkeeping before ``window.closed``)."""

    frame: FrameId
    type: Literal["window.resolve"] = "window.resolve"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowClosed:
    """A window closed; ``chosen`` will resolve, the first one first. ``withheld`` says why what
    else was offered to those who used something cannot be used any more."""

    frame: FrameId
    reason: Literal["all_answered", "deadline", "gm"]
    chosen: tuple[Chosen, ...]
    withheld: Mapping[str, Refusal] = field(default_factory=dict)
    type: Literal["window.closed"] = "window.closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowReleased:
    """A chosen reaction is not needed or possible any more; it costs nothing."""

    frame: FrameId
    window: FrameId
    by: CombatantId
    reaction: str
    why: Refusal
    type: Literal["window.released"] = "window.released"


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionAsked:
    """A human has to decide something."""

    question: Question
    type: Literal["question.asked"] = "question.asked"


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionAnswered:
    """It was decided, by the GM or by time."""

    frame: FrameId
    by: Literal["seat", "gm", "time"]
    value: Value
    thrown: bool = False
    """Whether the value is of dice that were thrown here."""
    facts: Mapping[str, bool] = field(default_factory=dict)
    type: Literal["question.answered"] = "question.answered"


WindowEvent = (
    WindowOpened
    | WindowAnswered
    | WindowExpired
    | WindowExtended
    | WindowTimeAsked
    | WindowHeld
    | WindowAbsent
    | WindowRerouted
    | WindowOrdered
    | WindowResolve
    | WindowClosed
    | WindowReleased
    | QuestionAsked
    | QuestionAnswered
)
"""What can have happened to a window or a question."""
