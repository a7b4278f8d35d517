"""What a rule system says of creatures and their table: stats, budgets, states, order, space."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.legible import one_line
from engine.kernel.timing import TimingPoint

StatValue = int | str
OptionValue = str | int | bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StatRule:
    """A number, dice expression or text that every combatant has."""

    kind: Literal["number", "dice", "text"]
    default: StatValue
    npc: StatValue | None = None
    """The default of those whom no player plays; None: the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refresh:
    """When a budget changes by itself, whose, and to what (None: its cap) or by how much."""

    at: TimingPoint
    scope: Literal["own", "all"] = "own"
    set: int | None = None
    add: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BudgetRule:
    """A named counter. ``down``: what is left is counted; ``up``: what was done.

    ``start``: what one comes in with.
    """

    cap: int
    stat: str = ""
    """The number stat that is each one's own cap, ``cap`` at most; empty: ``cap`` for all."""
    count: Literal["down", "up"] = "down"
    refresh: tuple[Refresh, ...] = ()
    start: int | Literal["cap"] = 0
    lasting: bool = False
    """It stays from one fight to the next."""
    mark: Literal["bar", "ring", "diamond", "square"] = "bar"
    of_turn: bool = False
    """Spent to the last, it lets the turn end (``turn.can_end``)."""
    only: frozenset[str] = frozenset()
    """Earmarked: spent only for what has one of these tags; empty: for anything."""
    first: tuple[str, ...] = ()
    """Budgets that pay in its place before it does, where they may (earmarked ones)."""
    instead: tuple[str, ...] = ()
    """Budgets that pay in its place once it is used up."""
    refund: bool = False
    """Given back if what it paid for is interrupted or lost."""
    surprise: int | None = None
    """What it is set to at a turn start of the surprise round; None: as always."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionRule:
    """A state a combatant can be in: forbids everything, every reaction, or certain tags.

    ``own_turn_only``: the tags are forbidden during one's own turn only.
    """

    forbids_all: bool = False
    forbids_reactions: bool = False
    unaware: bool = False
    """Who is in it notices no trigger."""
    forbids: frozenset[str] = frozenset()
    allows: frozenset[str] = frozenset()
    """Where not empty: only what has one of these tags."""
    own_turn_only: bool = False
    modifiers: Mapping[str, int] = field(default_factory=dict)
    against: Mapping[str, int] = field(default_factory=dict)
    """What is added to throws at its bearer of what has a tag; of several conditions the best."""
    notices: str = ""
    """The stat that says how many cells away what its bearer reacts to may be."""
    toward: bool = False
    """Its bearer moves only nearer to whom the condition is about."""
    to_self: frozenset[str] = frozenset()
    """Tags of what its bearer can aim at itself alone."""
    exposes: Mapping[str, int] = field(default_factory=dict)
    """What others add to rolls with a stat that are aimed at who is in it."""
    includes: tuple[str, ...] = ()
    """Conditions that who is in it counts as being in too."""
    blind: bool = False
    """Who is in it sees nobody."""
    immobile: bool = False
    """Who is in it does not move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HealthRule:
    """Hit points: the stat that holds their maximum, and the condition at 0 or less.

    ``hurts``: when in its bearer's turn lasting damage hurts.
    """

    stat: str
    down: str
    hurts: Literal["turn_start", "turn_end"] = "turn_end"
    dead: str = ""
    """The condition of who is down and wounded in a batch; empty: nothing more comes of that."""
    least: int | None = None
    """How low hit points go; None: as low as damage takes them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavingRule:
    """A roll at the end of one's turn against each effect that lasts until one succeeds: a die plus
    the number ``stat``, if there is one, against a fixed number."""

    die: int
    against: int
    stat: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class InitiativeRule:
    """How initiative is rolled, and what breaks ties."""

    die: int
    stat: str
    per: int = 1
    """How many of the stat make one point of bonus; what is over counts for nothing."""
    by: Literal["combatant", "side"] = "combatant"
    """Who holds turns: each combatant, or each side for all of its members."""
    tie: Literal["modifier", "foes_first", "roll", "gm"] = "modifier"
    """``modifier``: the higher stat. ``foes_first``: the side ``foes``, then the higher stat.
    ``roll``: one more die for everybody concerned. ``gm``: as they came in, until he moves them."""
    then: Literal["gm", "roll", "party_first"] = "gm"
    """What breaks the ties that are left."""
    joins: Literal["at_once", "round_start"] = "at_once"
    """When those come into the order who come into a fight under way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SurpriseRule:
    """Surprise without a round of its own: those who are surprised miss the first round.

    ``exposed``: the condition that they are in besides, ``until`` the first round is over or until
    the first turn that they have. ``returns``: what surprise takes of their budgets comes back with
    that turn, or when the second round begins.
    """

    exposed: str
    until: Literal["round", "turn"] = "round"
    returns: Literal["turn", "round"] = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceRule:
    """The grid: its shape, the size of a cell for people, and what diagonals cost."""

    grid: Literal["square", "hex"] = "square"
    cell: float = 1.0
    unit: str = "m"
    touch: int = 0
    """Cells that reach and range do not count: 1 where creatures beside each other touch."""
    diagonal: Literal["one", "alternating"] = "one"


SHORT = 60
"""Characters in a text that an option has as its value."""
TITLED = "name."
"""What stands before an action in the option that says what it is called in the room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionRule:
    """A room option: what the document leaves open, the default first."""

    choices: tuple[OptionValue, ...]
    about: str = ""
    """The action it is about; its text is that of its kind (``option-cost`` for cost.stride)."""
    free: bool = False
    """Any short text is a choice, too."""

    def kept(self, value: OptionValue) -> OptionValue | None:
        """A value as it is kept: text as one line; None where it is no choice."""
        if not self.free or not isinstance(value, str):
            return value if value in self.choices else None
        line = one_line(value)
        return line if len(line) <= SHORT else None

    @property
    def default(self) -> OptionValue:
        """The first choice."""
        return self.choices[0]
