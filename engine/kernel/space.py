"""Space: cells, steps and distances on the grid; what nobody said is unknown (None)."""

from engine.kernel.creatures import SpaceRule
from engine.kernel.state import Combatant
from engine.kernel.units import Square

SQUARE_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))


def footprint(corner: Square, size: int) -> tuple[Square, ...]:
    """The cells of a creature whose upper left cell is ``corner``."""
    x, y = corner
    return tuple((x + dx, y + dy) for dx in range(size) for dy in range(size))


def cells_between(one: Square, two: Square, space: SpaceRule) -> int:
    """Cells from one square to another by the system's metric."""
    if space.grid == "hex":
        return _hex_distance(one, two)
    dx, dy = abs(one[0] - two[0]), abs(one[1] - two[1])
    if space.diagonal == "alternating":
        return max(dx, dy) + min(dx, dy) // 2
    return max(dx, dy)


def _hex_distance(one: Square, two: Square) -> int:
    """Rows of hexes, every second row shifted right (row 1 is not)."""
    q1, r1 = one[0] - (one[1] - 1 - ((one[1] - 1) & 1)) // 2, one[1]
    q2, r2 = two[0] - (two[1] - 1 - ((two[1] - 1) & 1)) // 2, two[1]
    dq, dr = q1 - q2, r1 - r2
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def distance(one: Combatant, two: Combatant, space: SpaceRule) -> int | None:
    """Cells between the nearest parts of two combatants; None where a place is unknown."""
    if one.position is None or two.position is None:
        return None
    return apart(one.position, one.size, two.position, two.size, space)


def apart(one: Square, size: int, two: Square, other: int, space: SpaceRule) -> int:
    """Cells between the nearest parts of two creatures, by their upper left cells and sizes."""
    if size == other == 1:
        return cells_between(one, two, space)
    return min(
        cells_between(a, b, space) for a in footprint(one, size) for b in footprint(two, other)
    )


def neighbours(cell: Square, space: SpaceRule) -> tuple[Square, ...]:
    """The cells one step away."""
    x, y = cell
    if space.grid == "square":
        return tuple((x + dx, y + dy) for dx, dy in SQUARE_STEPS)
    shift = (y - 1) & 1
    side = ((1, 0), (-1, 0))
    ends = tuple((dx + shift, dy) for dy in (-1, 1) for dx in (-1, 0))
    return tuple((x + dx, y + dy) for dx, dy in side + ends)
