"""The encounter as one frozen value: combatants, order, turn, clock, seats, settings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.conduct import Settings as Settings
from engine.kernel.creatures import OptionValue, StatValue
from engine.kernel.effects import Effect
from engine.kernel.frames import Frame
from engine.kernel.mode import Mode
from engine.kernel.offers import StandingRule
from engine.kernel.owned import Cue as Cue
from engine.kernel.owned import Note as Note
from engine.kernel.owned import Owned as Owned
from engine.kernel.owned import Reserve as Reserve
from engine.kernel.refusals import Refusal
from engine.kernel.turn import Slot, Turn
from engine.kernel.units import (
    ActionId,
    BudgetId,
    CombatantId,
    Instant,
    SeatId,
    ShelfId,
    SideId,
    Span,
    Square,
)
from engine.kernel.waiting import Delayed, Held, Move, Work

Role = Literal["gm", "player", "spectator", "display", "bridge"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Combatant:
    """A creature in the fight. ``initiative`` None: not rolled yet. ``position`` None: unknown."""

    id: CombatantId
    name: str
    side: SideId
    kind: Literal["pc", "npc", "hazard"] = "npc"
    stats: Mapping[str, StatValue] = field(default_factory=dict)
    budgets: Mapping[BudgetId, int] = field(default_factory=dict)
    raised: Mapping[BudgetId, int] = field(default_factory=dict)
    """By how much caps are raised until their budgets are next refreshed."""
    spent: tuple[BudgetId, ...] = ()
    """Budgets that are used up when the fight begins."""
    initiative: int | None = None
    tiebreak: int = 0
    """What was rolled among those of the same initiative, the higher the earlier."""
    hp: int | None = None
    hp_max: int | None = None
    position: Square | None = None
    size: int = 1
    hidden: bool = False
    appears: bool = False
    """Whether it is shown as its next turn starts, if it is hidden."""
    defeated: bool = False
    owned: Mapping[ActionId, Owned] = field(default_factory=dict)
    reserves: Mapping[BudgetId, Reserve] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A plain grid, columns and rows from 1. Steps onto ``difficult`` cells cost double."""

    width: int
    height: int
    difficult: tuple[Square, ...] = ()
    blocked: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A role at the table and what it controls. ``factor`` stretches its deadlines; 0: no limit."""

    id: SeatId
    name: str
    role: Role
    controls: tuple[CombatantId, ...] = ()
    factor: int = 1
    language: str = "en"
    issue: int = 0
    """How often its secret was replaced: older ones are worth nothing."""
    wants: tuple[CombatantId, ...] = ()
    """Whom it would like to control, until the GM has decided."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """The room's clock: ``lost`` ms behind the store's; standing still since ``paused_at``."""

    lost: Span = Span(0)
    paused_at: Instant | None = None
    outage_until: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelved:
    """A fight put aside at the instant ``at`` (room's clock), as it was then."""

    id: ShelfId
    name: str
    at: Instant
    encounter: "Encounter"


@dataclass(frozen=True, slots=True, kw_only=True)
class Encounter:
    """One fight. ``serial`` counts its events; the newest frame of ``stack`` is the last."""

    pack: str
    name: str = ""
    title: str = ""
    """What the GM calls this fight."""
    shelf: Mapping[ShelfId, Shelved] = field(default_factory=dict)
    """Fights that were put aside, the oldest first."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    settings: Settings = Settings()
    clock: Clock = Clock()
    seats: Mapping[SeatId, Seat] = field(default_factory=dict)
    status: Literal["setup", "running", "over"] = "setup"
    round: int = 0
    order: tuple[Slot, ...] = ()
    turn: Turn | None = None
    last: CombatantId | None = None
    """Whose slot was dealt with last; None: none yet in this round."""
    began: tuple[CombatantId, ...] = ()
    """Who has begun a turn, or gone on with one, in this round."""
    moves: tuple[Move, ...] = ()
    """Whose place in the order will change when something is over."""
    moved: tuple[CombatantId, ...] = ()
    """Whose place has changed like that in this round."""
    combatants: Mapping[CombatantId, Combatant] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
    held: tuple[Held, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    activities: Mapping[str, Work] = field(default_factory=dict)
    """Work under way that takes several turns, by combatant and action."""
    facts: Mapping[str, bool] = field(default_factory=dict)
    """What the GM said of combatants that nobody can compute."""
    standing: Mapping[str, StandingRule] = field(default_factory=dict)
    """Standing orders by combatant and reaction; undo leaves them alone."""
    stack: tuple[Frame, ...] = ()
    uses: Mapping[str, int] = field(default_factory=dict)
    withheld: Mapping[str, Refusal] = field(default_factory=dict)
    """Why what was not offered at the last trigger was not, by combatant and reaction."""
    board: Board | None = None
    mode: Mode | None = None
    """The mode under way, in which only two fight."""
    scores: Mapping[SideId, int] = field(default_factory=dict)
    """Points of the sides."""
    serial: int = 0

    @property
    def active(self) -> CombatantId | None:
        """Whose turn it is."""
        return self.turn.of if self.turn else None

    def outside(self, who: CombatantId) -> bool:
        """Whether a mode leaves somebody out."""
        return self.mode is not None and who not in self.mode.fighters
