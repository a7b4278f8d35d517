"""What the GM may ask of the table: order, board, settings, seats."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.creatures import OptionValue
from engine.kernel.outcomes import Until
from engine.kernel.state import Board
from engine.kernel.units import CombatantId, EffectId, SeatId, Square


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
    face of a die of so many sides. Nothing follows from the answer by itself.

    ``aloud``: everybody reads question and answer in the log; else the GM alone.
    """

    seats: tuple[SeatId, ...]
    text: str = ""
    choices: tuple[str, ...] = ()
    die: int | None = None
    aloud: bool = False
    type: Literal["ask"] = "ask"
