"""What the GM may ask of the fight under way."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.frames import Value
from engine.kernel.units import (
    ActionId,
    CombatantId,
    FrameId,
    HeldId,
    SeatId,
    SideId,
    Span,
    Square,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Begin:
    """Start the fight: roll what is missing, order, first turn; some may be ``surprised``."""

    surprised: tuple[CombatantId, ...] = ()
    type: Literal["begin"] = "begin"


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """End the fight."""

    type: Literal["end"] = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge:
    """Answer a question: the choices that hold, a number, or faces. The GM may answer any."""

    question: FrameId
    value: Value
    type: Literal["judge"] = "judge"


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFor:
    """Answer in an asked combatant's place; ``reaction`` None: decline."""

    window: FrameId
    actor: CombatantId
    reaction: ActionId | None = None
    targets: tuple[CombatantId, ...] = ()
    path: tuple[Square, ...] = ()
    also: tuple[ActionId, ...] = ()
    type: Literal["answer_for"] = "answer_for"


@dataclass(frozen=True, slots=True, kw_only=True)
class Extend:
    """Give everybody in a window who has not answered more time."""

    window: FrameId
    ms: Span
    type: Literal["extend"] = "extend"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reorder:
    """The GM's order in which a window's answers will resolve."""

    window: FrameId
    actors: tuple[CombatantId, ...]
    type: Literal["reorder"] = "reorder"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolve:
    """Close a window now; who has not answered declines."""

    window: FrameId
    type: Literal["resolve"] = "resolve"


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseAll:
    """Drop everything under way and go on with the turn; nothing more is spent."""

    type: Literal["close_all"] = "close_all"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndMode:
    """End the mode under way, without points."""

    type: Literal["end_mode"] = "end_mode"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetScore:
    """Set the points of a side."""

    side: SideId
    value: int
    type: Literal["score"] = "score"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """Stop the room's clock."""

    type: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume:
    """Let the room's clock go on. ``clock``: the store's clock, filled in by the server."""

    clock: int = 0
    type: Literal["resume"] = "resume"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportTrigger:
    """Something happened at the table: a trigger of the pack to ``source``, or to what a readied
    action (``held``) waits for."""

    kind: str = ""
    source: CombatantId | None = None
    held: HeldId | None = None
    type: Literal["trigger"] = "trigger"


@dataclass(frozen=True, slots=True, kw_only=True)
class Interrupt:
    """Stop an action under way, or the work of several turns that the ``worker`` is at; costs
    stay spent."""

    frame: FrameId | None = None
    worker: CombatantId | None = None
    type: Literal["interrupt"] = "interrupt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """State a fact about a combatant that nobody can compute; None: it is unknown again."""

    about: str
    combatant: CombatantId
    value: bool | None
    type: Literal["fact"] = "fact"


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """Take back everything after the event with this serial; the server fills in what was."""

    to: int
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Redo:
    """Do again what was undone, up to the event with this serial."""

    to: int
    type: Literal["redo"] = "redo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold:
    """Let the time of a window stand still, or go on."""

    window: FrameId
    on: bool = True
    type: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skip:
    """Wait no longer for one who is asked; it declines."""

    window: FrameId
    actor: CombatantId
    type: Literal["skip"] = "skip"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reroute:
    """Let another seat answer for one who is asked; None: its own seats again."""

    window: FrameId
    actor: CombatantId
    seat: SeatId | None = None
    type: Literal["reroute"] = "reroute"
