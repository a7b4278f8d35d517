"""Space: distances, steps and routes on the grid; what nobody said is unknown (None)."""

import heapq
from collections.abc import Iterator

from engine.kernel.creatures import SpaceRule
from engine.kernel.state import Board, Combatant, Encounter
from engine.kernel.units import CombatantId, Square

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
    if one.size == two.size == 1:
        return cells_between(one.position, two.position, space)
    return min(
        cells_between(a, b, space)
        for a in footprint(one.position, one.size)
        for b in footprint(two.position, two.size)
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


class Ground:
    """The board as one mover finds it: where it may pass and where it may stop."""

    def __init__(self, state: Encounter, board: Board, who: Combatant, space: SpaceRule) -> None:
        self.board = board
        self.space = space
        self.size = who.size
        self.difficult = frozenset(board.difficult)
        self.blocked = frozenset(board.blocked)
        others = [
            one
            for one in state.combatants.values()
            if one.id != who.id and not one.defeated and _stands(one)
        ]
        self.taken = frozenset(_cells(others))
        self.foes = frozenset(_cells([one for one in others if one.side != who.side]))

    def passable(self, cell: Square) -> bool:
        """Whether the mover may be on this cell for a moment."""
        return all(
            1 <= x <= self.board.width
            and 1 <= y <= self.board.height
            and (x, y) not in self.blocked
            and (x, y) not in self.foes
            for x, y in footprint(cell, self.size)
        )

    def free(self, cell: Square) -> bool:
        """Whether the mover may stop on this cell."""
        return self.passable(cell) and not any(
            part in self.taken for part in footprint(cell, self.size)
        )

    def rough(self, cell: Square) -> bool:
        """Whether stepping onto this cell costs double."""
        return any(part in self.difficult for part in footprint(cell, self.size))

    def step(self, here: Square, there: Square, diagonals: int) -> tuple[int, int]:
        """Cost of one step and the number of diagonals so far (for the alternating rule)."""
        cost = 1
        if self.space.grid == "square" and here[0] != there[0] and here[1] != there[1]:
            diagonals += 1
            if self.space.diagonal == "alternating" and diagonals % 2 == 0:
                cost = 2
        return cost * (2 if self.rough(there) else 1), diagonals

    def cost(self, start: Square, path: tuple[Square, ...]) -> int:
        """What a path costs, in cells."""
        total, diagonals, here = 0, 0, start
        for there in path:
            paid, diagonals = self.step(here, there, diagonals)
            total, here = total + paid, there
        return total

    def routes(self, start: Square, most: int) -> dict[Square, tuple[Square, ...]]:
        """The cheapest way to every cell where the mover may stop, costing at most ``most``."""
        queue: list[tuple[int, int, Square, tuple[Square, ...]]] = [(0, 0, start, ())]
        seen: set[tuple[Square, int]] = set()
        found: dict[Square, tuple[Square, ...]] = {}
        while queue:
            spent, diagonals, here, path = heapq.heappop(queue)
            if (here, diagonals % 2) in seen:
                continue
            seen.add((here, diagonals % 2))
            if here != start and here not in found and self.free(here):
                found[here] = path
            for there in neighbours(here, self.space):
                paid, turned = self.step(here, there, diagonals)
                if spent + paid <= most and self.passable(there):
                    heapq.heappush(queue, (spent + paid, turned, there, (*path, there)))
        return found


def _stands(one: Combatant) -> bool:
    return one.hp is None or one.hp > 0


def _cells(many: list[Combatant]) -> Iterator[Square]:
    for one in many:
        if one.position:
            yield from footprint(one.position, one.size)


def ground(state: Encounter, who: CombatantId, space: SpaceRule) -> Ground | None:
    """The board for one mover; None without a board or where its place is unknown."""
    one = state.combatants[who]
    if state.board is None or one.position is None:
        return None
    return Ground(state, state.board, one, space)
