"""Effects: conditions and modifiers that last on a combatant until they expire."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, EffectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Expiry:
    """When an effect ends by itself: a timing point of ``anchor``, the end of the fight
    (``encounter``), or a saving throw of its bearer (``save``); ``never``: by hand only."""

    at: TimingPoint | Literal["never", "encounter", "save"] = "never"
    anchor: CombatantId | None = None
    next: bool = False
    """It is about the next turn of ``anchor``, which has not begun."""


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
    word: str = ""
    """What it was chosen for."""
    by: CombatantId | None = None
    """Whom it comes from."""
    against: CombatantId | None = None
    """Its modifiers count in rolls at or by this one alone."""
    spares: CombatantId | None = None
    """Its modifiers count in rolls at others than this one alone."""
    bond: bool = False
    """It ends when whom it comes from cannot react, or has its bearer in reach no more."""
    sustained: bool = False
    """Whom it comes from has to sustain it in every turn, or it ends with that turn."""
    harm: str = ""
    """Dice of damage in every turn of its bearer, when the rules say so."""
    uses: int | None = None
    """How many rolls its modifiers still change; None: all until it ends."""
