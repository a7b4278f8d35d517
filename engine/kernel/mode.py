"""A mode under way: its rule's name, and who fights in it for which side."""

from dataclasses import dataclass

from engine.kernel.units import CombatantId, SideId


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """The challenger and the defender, and the side of each."""

    name: str
    fighters: tuple[CombatantId, ...]
    sides: tuple[SideId, ...]
