"""Whether a column named just "initiative" holds modifiers or what was rolled.

Nothing in such a column says which. The rule, first match wins: a sign ("+3", "-1") means
modifiers; a column of current hit points means a fight that has begun, so rolled values; so do a
fraction (a tie-breaker) and a value above 12, which few modifiers reach; else modifiers. The
choice is told as a warning, for a person to turn round.
"""

import re
from collections.abc import Iterable
from typing import Literal

from server.imports.fields import decimal

HIGHEST_MODIFIER = 12


def taken_as(cells: Iterable[str], *, running: bool) -> Literal["mod", "fixed"]:
    """How to read the column with these cells; `running`: the table knows current hit points."""
    filled = [cell for cell in cells if decimal(cell) is not None]
    if any(re.match(r"[+\u2212-]", cell) for cell in filled):
        return "mod"
    values = [decimal(cell) or 0 for cell in filled]
    rolled = any(value > HIGHEST_MODIFIER or value != int(value) for value in values)
    return "fixed" if running or rolled else "mod"
