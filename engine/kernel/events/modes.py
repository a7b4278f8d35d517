"""What can have happened to a mode, and to the points of the sides."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.units import CombatantId, SideId


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeBegan:
    """Only these fight now: the challenger first."""

    mode: str
    fighters: tuple[CombatantId, ...]
    type: Literal["mode.began"] = "mode.began"


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeEnded:
    """Everybody fights again. ``winner`` None: nobody won."""

    mode: str
    reason: Literal["won", "draw", "forfeited", "gm"]
    winner: SideId | None
    type: Literal["mode.ended"] = "mode.ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreChanged:
    """The points of a side, as they are now."""

    side: SideId
    value: int
    change: int
    type: Literal["score.changed"] = "score.changed"


ModeEvent = ModeBegan | ModeEnded | ScoreChanged
"""What can have happened to a mode."""
