"""What can have happened to a place without a step: somebody was moved by another."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.units import CombatantId, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """Somebody was moved by another: pushed away, drawn along, or following."""

    combatant: CombatantId
    origin: Square
    square: Square
    by: CombatantId
    type: Literal["combatant.moved"] = "combatant.moved"
