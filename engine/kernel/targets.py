"""What a declaration needs, at whom it is aimed and how it moves, as frozen data."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.kernel.creatures import OptionValue


@dataclass(frozen=True, slots=True, kw_only=True)
class Predicate:
    """One condition of the closed set in predicates.py; ``holds`` is the wanted outcome.

    It does as well if one of ``unless`` is so.
    """

    kind: str
    value: OptionValue = True
    holds: bool = True
    what: str = ""
    """The word for the refusal where it does not hold; empty: the kind's own."""
    reason: str = ""
    """The code of the refusal; empty: the kind's own."""
    unless: "tuple[Predicate, ...]" = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetRule:
    """Whom an action is aimed at: how many, of which side, how far away.

    ``side``: ``own`` is one's own side with oneself, ``ally`` without.
    """

    count: int = 1
    least: int | None = None
    """How few will do; None: as many as ``count``."""
    most: str = ""
    """The stat that says how many there may be, one at least; empty: ``count``, no less."""
    all: bool = False
    """Nobody is named: it is aimed at everybody who fits."""
    side: Literal["any", "foe", "ally", "own", "other"] = "any"
    within: Literal["anywhere", "adjacent", "reach", "range"] = "anywhere"
    stat: str = ""
    """The stat that says how many cells away they may be besides."""
    sight: bool = False
    """Only whom one sees, as far as the board tells."""
    late: bool = False
    """How far they are is measured in the batch, not before."""
    when: tuple[Predicate, ...] = ()
    """What must hold of each target."""
    helpers: Mapping[str, int] = field(default_factory=dict)
    """By how many it can be under an effect of a name at once, for the same roll (helping.py)."""

    @property
    def early(self) -> "TargetRule":
        """As it is measured before the batch."""
        return replace(self, within="anywhere", stat="") if self.late else self

    @property
    def fewest(self) -> int:
        """How many there must be at least."""
        if self.all:
            return 0
        if self.most:
            return 1
        return self.count if self.least is None else self.least


@dataclass(frozen=True, slots=True, kw_only=True)
class PickRule:
    """What whoever acts picks: one of these ``words``, or somebody.

    It is chosen at the declaration; where it was not, as in an answer, it is asked. What whoever is
    aimed at is helped with as much as can be is not there to pick.
    """

    words: tuple[str, ...] = ()
    who: TargetRule | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRule:
    """How far and how an action moves: ``cells``, or ``times`` the stat ``speed``."""

    cells: int | None = None
    speed: str = "speed"
    times: int = 1
    half: bool = False
    """Only half of it, rounded up."""
    plus: int = 0
    """Cells besides."""
    part: int = 1
    """Only this part of it, rounded down."""
    straight: bool = False
    toward: bool = False
    """Every step brings the mover nearer to its target, until that is in reach."""
    steps: int = 1
    """How many steps it takes ``toward`` the target at least, however far the mover reaches."""
    drags: bool = False
    """The target is drawn along, and the mover moves only after its roll succeeded."""
    difficult: bool = True
    at_least: int = 0
    """Cells that must lie between the mover and its target (requirement ``distance``)."""
