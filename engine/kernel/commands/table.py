"""What the GM may ask of the table: creatures, order, board, settings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.creatures import OptionValue, StatValue
from engine.kernel.outcomes import Until
from engine.kernel.state import Board, Cue, Note, Owned, Reserve
from engine.kernel.units import ActionId, BudgetId, CombatantId, EffectId, SeatId, SideId, Square


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative:
    """Set a combatant's initiative, or roll it (``value`` None)."""

    combatant: CombatantId
    value: int | None = None
    type: Literal["initiative"] = "initiative"


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """Move a combatant in the order."""

    combatant: CombatantId
    before: CombatantId | None = None
    after: CombatantId | None = None
    to: Literal["first", "last"] | None = None
    type: Literal["order"] = "order"


@dataclass(frozen=True, slots=True, kw_only=True)
class Defeat:
    """Mark a combatant as out of the fight, or back in it."""

    combatant: CombatantId
    on: bool = True
    type: Literal["defeat"] = "defeat"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hide:
    """Hide a combatant from everybody but the GM."""

    combatant: CombatantId
    type: Literal["hide"] = "hide"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal:
    """Show a hidden combatant, now or as its next turn starts."""

    combatant: CombatantId
    when: Literal["now", "first_turn"] = "now"
    type: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectCommand:
    """Put a condition or modifier on a combatant, or end one (``end``).

    ``anchor``: whom it comes from, and whose turns ``until`` is about; None: its bearer.
    """

    combatant: CombatantId
    condition: str = ""
    name: str = ""
    modifiers: Mapping[str, int] = field(default_factory=dict)
    until: Until = "never"
    anchor: CombatantId | None = None
    sustained: bool = False
    good: bool | None = None
    harm: str = ""
    end: EffectId | None = None
    type: Literal["effect"] = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetBoard:
    """Lay out the grid, or (None) take it away; or with ``tokens`` move those alone.

    ``tokens``: where each stands now; None: its place is not known.
    """

    grid: Board | None = None
    tokens: Mapping[CombatantId, Square | None] = field(default_factory=dict)
    type: Literal["board"] = "board"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOptions:
    """Change options of the rule system, or settings of the room, each by its name."""

    options: Mapping[str, OptionValue] = field(default_factory=dict)
    settings: Mapping[str, OptionValue] = field(default_factory=dict)
    type: Literal["options"] = "options"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSeat:
    """Change a seat: whom it controls, its time factor (0: no limit), its name, its role, the
    language that it reads.

    ``revoke``: it is gone. ``reissue``: its secret is worth nothing any more.
    """

    seat: SeatId
    controls: tuple[CombatantId, ...] | None = None
    factor: int | None = None
    name: str | None = None
    role: Literal["gm", "player"] | None = None
    language: str | None = None
    revoke: bool = False
    reissue: bool = False
    type: Literal["seat"] = "seat"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """Ask seats something in words: one of ``choices`` (yes or no where there are none), or the
    face of a die of so many sides. Nothing follows from the answer by itself."""

    seats: tuple[SeatId, ...]
    text: str = ""
    choices: tuple[str, ...] = ()
    die: int | None = None
    type: Literal["ask"] = "ask"
