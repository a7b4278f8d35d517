"""How a room conducts its fights: what it decides about time and secrets."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.units import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a room decides about time and secrets, in ms where a length is meant."""

    window_ms: Span = Span(20_000)
    lengths: Mapping[str, Span] = field(default_factory=dict)
    """How long windows are open by their trigger, where that differs."""
    grace_ms: Span = Span(0)
    """Time before the visible countdown."""
    turn_ms: Span = Span(0)
    """How long a turn may take; 0: as long as it likes."""
    more_time: Literal["grant", "once", "ask"] = "once"
    """What happens when somebody needs more time: always more, once, or the GM is told."""
    more_ms: Span = Span(20_000)
    confirm: Literal["off", "on"] = "off"
    """Whether the GM says who plays whom; without that, whoever comes first."""
    expiry: Literal["decline", "wait"] = "decline"
    """What happens when time is up and no standing order says so."""
    absent: Literal["hold", "standing", "ask", "go_on"] = "ask"
    """What happens when nobody is there who answers for one who is asked: its time stands still,
    its standing orders answer at once, the GM is told, or nobody waits for it."""
    question_ms: Span = Span(60_000)
    allowance_ms: Span = Span(500)
    hit_points: Literal["exact", "coarse", "none"] = "coarse"
    unknown: Literal["ask", "offer", "skip"] = "ask"
    masking: Literal["off", "hide_who", "decoy"] = "off"
    """What players learn while somebody is asked: who it is, that somebody is, or not even that."""
    decoy_ms: Span = Span(10_000)
    """How long every window is with decoys, whoever can answer."""
    always_offer: Literal["off", "on"] = "off"
    """Whether every player is asked about every declaration, whatever they can answer."""
    depth: int = 8
    dice: Literal["server", "typed"] = "server"
    """Who throws for a seat's combatants: the server, or the players, who type their faces."""
