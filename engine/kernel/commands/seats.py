"""What a seat may ask for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.frames import Value
from engine.kernel.offers import StandingRule
from engine.kernel.units import (
    ActionId,
    Chosen,
    CombatantId,
    EffectId,
    FrameId,
    HeldId,
    SideId,
    Square,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Declare an action. ``path``: squares in order; a far one stands for the way there."""

    actor: CombatantId
    action: ActionId
    targets: tuple[CombatantId, ...] = ()
    path: tuple[Square, ...] = ()
    choices: Mapping[str, Chosen] = field(default_factory=dict)
    type: Literal["act"] = "act"


@dataclass(frozen=True, slots=True, kw_only=True)
class React:
    """Use a reaction. ``window`` None: the newest window that asks this combatant.

    ``path``: where to go, with one that moves. ``also``: what is declared alongside it.
    """

    actor: CombatantId
    reaction: ActionId
    window: FrameId | None = None
    targets: tuple[CombatantId, ...] = ()
    path: tuple[Square, ...] = ()
    also: tuple[ActionId, ...] = ()
    change: bool = False
    type: Literal["react"] = "react"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decline:
    """Use none. ``again``: ask at the next square of the same path."""

    actor: CombatantId
    window: FrameId | None = None
    change: bool = False
    again: bool = False
    type: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurn:
    """End one's own turn."""

    actor: CombatantId
    type: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndPhase:
    """End the turn of a side, where sides take turns."""

    side: SideId
    type: Literal["end_phase"] = "end_phase"


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """Answer a question to one's own combatant."""

    question: FrameId
    value: Value
    type: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """Answer a question for dice: with the ``faces`` of real ones, or (None) thrown here."""

    question: FrameId
    faces: tuple[int, ...] | None = None
    type: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True, kw_only=True)
class Delay:
    """Leave the order at the start of one's own turn."""

    actor: CombatantId
    type: Literal["delay"] = "delay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Return:
    """Come back from a delay at the end of the turn under way, or of the next turn of ``after``."""

    actor: CombatantId
    after: CombatantId | None = None
    type: Literal["return"] = "return"


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldTrigger:
    """What fires a readied action: a trigger of the pack, or what the text says.

    ``source``: who has to do it. ``about``: to whom, or into whose reach; None: oneself.
    """

    on: str = ""
    source: CombatantId | None = None
    about: CombatantId | None = None
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready:
    """Ready an action for a trigger; it may end the turn."""

    actor: CombatantId
    action: ActionId
    trigger: HeldTrigger = HeldTrigger()
    targets: tuple[CombatantId, ...] = ()
    type: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dismiss:
    """Give up a readied action, or an effect that one sustains: one of the two."""

    actor: CombatantId
    held: HeldId | None = None
    effect: EffectId | None = None
    type: Literal["dismiss"] = "dismiss"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoreTime:
    """Somebody who is asked needs more time."""

    window: FrameId
    actor: CombatantId
    type: Literal["more_time"] = "more_time"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Say beforehand what to do with a reaction; ``rule`` None: nothing any more."""

    actor: CombatantId
    reaction: ActionId
    rule: StandingRule | None = None
    type: Literal["standing"] = "standing"
