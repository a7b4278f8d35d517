"""What the GM may ask of fights that are put aside."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.units import ShelfId


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelve:
    """Put the fight aside as it is and set up a new one; ``party``: with the characters."""

    name: str = ""
    party: bool = True
    type: Literal["shelve"] = "shelve"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeUp:
    """Go on with a fight that was put aside; the present one is put aside, unless it is over."""

    shelved: ShelfId
    type: Literal["take_up"] = "take_up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard:
    """Forget a fight that was put aside."""

    shelved: ShelfId
    type: Literal["discard"] = "discard"
