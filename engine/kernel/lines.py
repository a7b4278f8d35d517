"""Lines: straight ways from cell to cell, on squares and on hexes."""

from engine.kernel.creatures import SpaceRule
from engine.kernel.units import Square

NUDGE = 1e-6
"""Decides on which side of a border a line passes; far less than a cell."""


def lines(start: Square, end: Square, space: SpaceRule) -> tuple[tuple[Square, ...], ...]:
    """The straight ways to another cell: one, or two where the line runs along a border."""
    if space.grid == "square":
        one, two = _square_lines(start, end)
    else:
        one, two = (_line(start, end, space, nudge) for nudge in (NUDGE, -NUDGE))
    return (one,) if one == two else (one, two)


def _square_lines(start: Square, end: Square) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """Both ways of rounding a line that runs along the borders of squares."""
    x, y = start
    dx, dy = end[0] - x, end[1] - y
    steps = max(abs(dx), abs(dy))
    twice = 2 * steps
    up = tuple(
        (x + (2 * dx * n + steps) // twice, y + (2 * dy * n + steps) // twice)
        for n in range(1, steps + 1)
    )
    down = tuple(
        (x - (steps - 2 * dx * n) // twice, y - (steps - 2 * dy * n) // twice)
        for n in range(1, steps + 1)
    )
    return up, down


def straight(start: Square, path: tuple[Square, ...], space: SpaceRule) -> bool:
    """Whether a path goes one way: no detour, and no cell off the line from end to end."""
    here, there = _axes(start, space), _axes(path[-1], space)
    steps = max(abs(b - a) for a, b in zip(here, there, strict=True))
    near = 2 / 3 if space.grid == "hex" else 1 / 2
    return len(path) == steps and all(
        abs(at - a - (b - a) * step / steps) <= near + NUDGE
        for step, cell in enumerate(path, 1)
        for at, a, b in zip(_axes(cell, space), here, there, strict=True)
    )


def _line(start: Square, end: Square, space: SpaceRule, nudge: float) -> tuple[Square, ...]:
    """A straight way over hexes, nudged off the borders it runs along."""
    here, there = _axes(start, space), _axes(end, space)
    steps = max(abs(b - a) for a, b in zip(here, there, strict=True))
    shifts = (nudge, 2 * nudge, -3 * nudge)
    return tuple(
        _cell(
            [
                a + (b - a) * step / steps + shift
                for a, b, shift in zip(here, there, shifts, strict=False)
            ]
        )
        for step in range(1, steps + 1)
    )


def _axes(cell: Square, space: SpaceRule) -> tuple[int, ...]:
    """A cell as numbers of which the largest difference counts the steps between two."""
    x, y = cell
    if space.grid == "square":
        return x, y
    q = x - (y - 1) // 2
    return q, y, -q - y


def _cell(axes: list[float]) -> Square:
    """The hex nearest to a point given by its axes."""
    whole = [round(one) for one in axes]
    off = [abs(one - near) for one, near in zip(axes, whole, strict=True)]
    q, y, s = whole
    if off[0] == max(off):
        q = -y - s
    elif off[1] == max(off):
        y = -q - s
    return q + (y - 1) // 2, y
