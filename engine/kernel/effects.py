"""Effects: conditions and modifiers that last on a combatant until they expire."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, EffectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Expiry:
    """When an effect ends by itself: a timing point of ``anchor``; ``never``: by hand only."""

    at: TimingPoint | Literal["never"] = "never"
    anchor: CombatantId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """A condition or modifier on a combatant, until its expiry."""

    id: EffectId
    on: CombatantId
    name: str
    condition: str = ""
    modifiers: Mapping[str, int] = field(default_factory=dict)
    until: Expiry = Expiry()
    good: bool | None = None
    """Whether it helps the one it is on; None: neither."""
    ends_on: frozenset[str] = frozenset()
    """Deeds of its bearer that end it: tags of actions, ``step``, ``down``."""
    about: CombatantId | None = None
    harm: str = ""
    """Dice of damage at every end of its bearer's turn."""
    uses: int | None = None
    """How many rolls its modifiers still change; None: all until it ends."""
