"""What can have happened at the table: seats, options, combatants, order, board."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.kernel.creatures import OptionValue
from engine.kernel.offers import StandingRule
from engine.kernel.state import Board, Combatant, Encounter, Seat, Settings
from engine.kernel.turn import Slot
from engine.kernel.units import ActionId, CombatantId, Instant, SeatId, ShelfId


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSet:
    """A seat came or changed (membership: undo leaves it alone)."""

    seat: Seat
    type: Literal["seat.set"] = "seat.set"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLeft:
    """A seat is gone (membership)."""

    seat: SeatId
    type: Literal["seat.left"] = "seat.left"


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsSet:
    """Options of the system and settings of the room, as they are now (membership)."""

    options: Mapping[str, OptionValue]
    settings: Settings
    type: Literal["options.set"] = "options.set"


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatantAdded:
    """A combatant came into the fight."""

    combatant: Combatant
    type: Literal["combatant.added"] = "combatant.added"


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatantQueued:
    """A combatant came into a fight under way; it joins the order with the next round."""

    combatant: CombatantId
    type: Literal["combatant.queued"] = "combatant.queued"


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatantRemoved:
    """A combatant is gone."""

    combatant: CombatantId
    type: Literal["combatant.removed"] = "combatant.removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatantEdited:
    """The GM changed a combatant; this is how it is now."""

    combatant: Combatant
    what: tuple[str, ...]
    type: Literal["combatant.edited"] = "combatant.edited"


@dataclass(frozen=True, slots=True, kw_only=True)
class InitiativeSet:
    """A combatant's initiative; ``faces`` where it was rolled, ``tiebreak`` where a tie was."""

    combatant: CombatantId
    value: int
    faces: tuple[int, ...] = ()
    tiebreak: int = 0
    type: Literal["initiative.set"] = "initiative.set"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSet:
    """The order, as it is now."""

    order: tuple[Slot, ...]
    type: Literal["order.set"] = "order.set"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSet:
    """The grid, as it is now."""

    board: Board | None
    type: Literal["board.set"] = "board.set"


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingSet:
    """A standing order, or its end (membership)."""

    combatant: CombatantId
    reaction: ActionId
    rule: StandingRule | None
    type: Literal["standing.set"] = "standing.set"


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone:
    """The fight is again as it was after event ``to``; ``redo``: forward to what was undone."""

    to: int
    encounter: Encounter
    redo: bool = False
    type: Literal["undone"] = "undone"


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterShelved:
    """The fight was put aside; a new one is being set up, in which the ``party`` is there again."""

    shelved: ShelfId
    name: str
    at: Instant
    party: tuple[CombatantId, ...] = ()
    type: Literal["encounter.shelved"] = "encounter.shelved"


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterResumed:
    """A fight that was put aside takes the place of the present one; the ``party`` is in it as it
    is now."""

    shelved: ShelfId
    at: Instant
    party: tuple[CombatantId, ...] = ()
    type: Literal["encounter.resumed"] = "encounter.resumed"


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterDiscarded:
    """A fight that was put aside is gone."""

    shelved: ShelfId
    type: Literal["encounter.discarded"] = "encounter.discarded"


TableEvent = (
    SeatSet
    | SeatLeft
    | OptionsSet
    | CombatantAdded
    | CombatantQueued
    | CombatantRemoved
    | CombatantEdited
    | InitiativeSet
    | OrderSet
    | BoardSet
    | Undone
    | StandingSet
    | EncounterShelved
    | EncounterResumed
    | EncounterDiscarded
)
"""What can have happened at the table."""
