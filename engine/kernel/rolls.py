"""How an action is rolled, as frozen data: its check or its pool, and what repeating costs."""

from dataclasses import dataclass
from typing import Literal

PICKED = "pick"
"""The choice of what whoever acts picks; in the place of a name: that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat:
    """A penalty for repeating a tag in one's own turn: ``each`` a time, at worst ``most``."""

    tag: str
    each: int
    most: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRule:
    """A roll of one die plus a stat against a stat of the target; ``rolls`` keeps the best.

    ``times``: how often each target is rolled against, each time with the effects that follow.
    ``under``: the face alone must not be above the stat, to which the target's ``against`` is
    added, if there is one; such a roll needs no target.
    """

    die: int
    bonus: str
    against: str = ""
    times: int = 1
    under: bool = False
    rolls: int = 1
    margin: int | None = None
    """Distance from the target number that makes a degree critical; None: two degrees only."""
    shifts: bool = False
    """The highest and the lowest face shift the degree by one."""
    of: Literal["target", "trigger", "actor"] = "target"
    """Whose number it has to reach: the target's, that of the roll it answers, or one's own."""
    versus: str = ""
    """The text stat that names what is rolled against, where it names a number stat."""
    divide: int = 1
    """Only this part of the number, rounded down, before ``offset`` is added."""
    offset: int = 0
    extra: int = 0
    """What the action itself adds to the roll."""
    ask: bool = False
    """The GM may set the number; what is computed is the suggestion."""
    called: bool = False
    """The GM says whether it is rolled at all; without a roll it succeeds or fails as he says."""
    contest: bool = False
    """The target rolls too: the number is its die plus its stat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount:
    """A stat and a constant."""

    stat: str
    plus: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmRule:
    """What hits do: a die each, that costs a hit point at the attacker's highest ``power`` less
    the target's ``armour`` or under. A critical hit meets no armour."""

    die: int
    power: tuple[Amount, ...]
    armour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StrayRule:
    """Strikes at somebody beside one's own: ``each`` is added for each of these, and a face of
    ``least`` or more hits one of them instead."""

    each: int
    least: int
    missed: bool = False
    """Only of faces that miss."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolRule:
    """Dice thrown in a batch, each to show a stat or less.

    ``strike``: at targets; strikes of two at each other meet, and only what is higher than the
    other's best counts. ``guard``: once against each strike that hit, whose ordinary hits it
    cancels. ``test``: once for each target, else once.
    """

    kind: Literal["strike", "guard", "test"]
    die: int
    stat: str
    dice: str = ""
    """The stat that says how many dice a strike has; empty: one. In answer it has one."""
    answering: str = ""
    """The stat in its place where it answers."""
    mark: str = ""
    """Where an own case has this stat above 0, ``marked`` takes the place of both."""
    marked: str = ""
    half: Literal["never", "always", "unseen"] = "never"
    """When the stat counts half, rounded up: ``unseen``: where one has not seen the actor."""
    critical: int = 0
    """Faces up to this are critical; 0: none is."""
    tie: Literal["cancel", "active", "answering"] = "cancel"
    """Whose strikes count that are as high as the other's best."""
    harm: HarmRule | None = None
    stray: StrayRule | None = None
    ask: bool = False
    """The GM says what it is thrown against; the stat is the suggestion."""
    once: bool = False
    """For a test: one throw for all targets."""
    apiece: bool = False
    """For a guard: a die for each ordinary hit; each that succeeds cancels one."""
