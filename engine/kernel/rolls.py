"""How an action is rolled, as frozen data: its check, and the penalty for repeating it."""

from dataclasses import dataclass
from typing import Literal


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
    of: Literal["target", "trigger"] = "target"
    """Whose number it has to reach: the target's, or that of the roll it answers."""
    offset: int = 0
    ask: bool = False
    """The GM may set the number; what is computed is the suggestion."""
    contest: bool = False
    """The target rolls too: the number is its die plus its stat."""
