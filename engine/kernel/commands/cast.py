"""What the GM may ask of the cast: who comes in, what they are and have, who leaves."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.creatures import StatValue
from engine.kernel.state import Cue, Note, Owned, Reserve
from engine.kernel.units import ActionId, BudgetId, CombatantId, SideId, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Creature:
    """A combatant to add. ``id`` is made up where it is missing; unknown stats are dropped."""

    name: str
    side: SideId = SideId("foes")
    kind: Literal["pc", "npc", "hazard"] = "npc"
    id: CombatantId | None = None
    initiative: int | None = None
    hp: int | None = None
    stats: Mapping[str, StatValue] = field(default_factory=dict)
    position: Square | None = None
    size: int = 1
    hidden: bool = False
    appears: bool = False
    """Whether it is shown as its first turn starts, if it is hidden."""
    owned: tuple[Owned, ...] = ()
    reserves: tuple[Reserve, ...] = ()
    spent: tuple[BudgetId, ...] = ()
    """Budgets of which nothing is left, until the fight gives them back."""
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Add:
    """Add combatants, before or during the fight."""

    creatures: tuple[Creature, ...]
    type: Literal["add"] = "add"


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove:
    """Take a combatant out of the fight."""

    combatant: CombatantId
    type: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """Change what a combatant is; None leaves a field as it is."""

    combatant: CombatantId
    name: str | None = None
    side: SideId | None = None
    hp: int | None = None
    position: Square | None = None
    stats: Mapping[str, StatValue] = field(default_factory=dict)
    budgets: Mapping[BudgetId, int] = field(default_factory=dict)
    type: Literal["edit"] = "edit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirm:
    """Make an imported reaction one that opens windows, for this ``cue``; None: text again.

    ``name`` is that of the note, or of the reaction; ``base`` another reaction than its own.
    """

    combatant: CombatantId
    name: str
    cue: Cue | None = None
    base: ActionId | None = None
    type: Literal["confirm"] = "confirm"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOwned:
    """Give a combatant an action or reaction of its own, or change the one with its id; an empty id
    is made up. ``remove``: without ``owned``, the one to take away."""

    combatant: CombatantId
    owned: Owned | None = None
    remove: ActionId | None = None
    type: Literal["own"] = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetReserve:
    """Give a combatant a budget of its own, or change the one of this name. ``remove``: without
    ``reserve``, the one to take away."""

    combatant: CombatantId
    reserve: Reserve | None = None
    remove: BudgetId | None = None
    type: Literal["reserve"] = "reserve"
