"""Ground: the board as one mover finds it, and its ways over it."""

import heapq
from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.kernel.creatures import SpaceRule
from engine.kernel.lines import lines
from engine.kernel.recall import Recall
from engine.kernel.space import footprint, neighbours
from engine.kernel.state import Board, Combatant, Encounter
from engine.kernel.units import CombatantId, Square

Key = tuple[Square, int]
"""A cell, and whether an odd number of diagonals led there (for the alternating rule)."""
KEPT = 32
"""Grounds remembered: most commands move nobody."""


class Ground:
    """Where a mover may pass and where it may stop. A value: what it found out it keeps."""

    def __init__(
        self,
        board: Board,
        space: SpaceRule,
        size: int,
        foes: frozenset[Square],
        taken: frozenset[Square],
        *,
        even: bool,
    ) -> None:
        self.space = space
        self._alternates = space.grid == "square" and space.diagonal == "alternating"
        closed = foes | frozenset(board.blocked)
        difficult = frozenset(board.difficult)
        if even:
            closed |= difficult
        columns, rows = range(1, board.width + 2 - size), range(1, board.height + 2 - size)
        cells = frozenset((x, y) for x in columns for y in rows)
        self._open = cells - _corners(closed, size)
        self._stops = self._open - _corners(taken, size)
        self._rough = cells & _corners(difficult, size)
        self._reached: dict[Square, tuple[int, dict[Key, int], dict[Key, Key]]] = {}
        self._costs: dict[tuple[Square, int], dict[Square, int]] = {}
        self._lined: dict[tuple[Square, int], frozenset[Square]] = {}

    def passable(self, cell: Square) -> bool:
        """Whether the mover may be on this cell for a moment."""
        return cell in self._open

    def free(self, cell: Square) -> bool:
        """Whether the mover may stop on this cell."""
        return cell in self._stops

    def rough(self, cell: Square) -> bool:
        """Whether stepping onto this cell costs double."""
        return cell in self._rough

    def step(self, here: Square, there: Square, diagonals: int) -> tuple[int, int]:
        """Cost of one step and the number of diagonals so far (for the alternating rule)."""
        cost = 2 if there in self._rough else 1
        if self._alternates and here[0] != there[0] and here[1] != there[1]:
            diagonals += 1
            if diagonals % 2 == 0:
                cost *= 2
        return cost, diagonals

    def cost(self, start: Square, path: Iterable[Square]) -> int:
        """What a path costs, in cells."""
        total, diagonals, here = 0, 0, start
        for there in path:
            paid, diagonals = self.step(here, there, diagonals)
            total, here = total + paid, there
        return total

    def costs(self, start: Square, most: int) -> dict[Square, int]:
        """The cells where the mover may stop for at most ``most``, and what each costs."""
        if (start, most) not in self._costs:
            spent, _ = self._reach(start, most)
            found: dict[Square, int] = {}
            for (cell, _), cost in spent.items():
                if cost <= most and cell != start and cell in self._stops:
                    found[cell] = min(cost, found.get(cell, cost))
            self._costs[start, most] = found
        return self._costs[start, most]

    def way(self, start: Square, end: Square, most: int) -> tuple[Square, ...] | None:
        """The cheapest way to a cell where the mover may stop; None where it costs too much."""
        spent, came = self._reach(start, most)
        ends = [key for key in ((end, 0), (end, 1)) if spent.get(key, most + 1) <= most]
        if not ends or end not in self._stops or end == start:
            return None
        key = min(ends, key=lambda one: spent[one])
        path: list[Square] = []
        while key in came:
            path.append(key[0])
            key = came[key]
        return tuple(reversed(path))

    def _reach(self, start: Square, most: int) -> tuple[dict[Key, int], dict[Key, Key]]:
        """A search that goes at least so far."""
        known = self._reached.get(start)
        if known is None or known[0] < most:
            known = (most, *self._search(start, most))
            self._reached[start] = known
        return known[1], known[2]

    def _search(self, start: Square, most: int) -> tuple[dict[Key, int], dict[Key, Key]]:
        """Cheapest costs from a cell, and from where each was reached."""
        spent: dict[Key, int] = {(start, 0): 0}
        came: dict[Key, Key] = {}
        queue: list[tuple[int, Key]] = [(0, (start, 0))]
        done: set[Key] = set()
        while queue:
            cost, key = heapq.heappop(queue)
            if key in done:
                continue
            done.add(key)
            here, odd = key
            for there in neighbours(here, self.space):
                if there not in self._open:
                    continue
                paid, turned = self.step(here, there, odd)
                to = (there, turned % 2)
                total = cost + paid
                if total <= most and total < spent.get(to, most + 1):
                    spent[to], came[to] = total, key
                    heapq.heappush(queue, (total, to))
        return spent, came

    def straight_ways(
        self, start: Square, end: Square, most: int
    ) -> tuple[tuple[Square, ...], ...]:
        """The straight ways to a cell that can be walked at this cost."""
        return tuple(
            path
            for path in lines(start, end, self.space)
            if self._open.issuperset(path) and self.cost(start, path) <= most
        )

    def in_line(self, start: Square, most: int) -> frozenset[Square]:
        """The cells where the mover may stop that a straight way leads to."""
        if (start, most) not in self._lined:
            self._lined[start, most] = frozenset(
                cell for cell in self.costs(start, most) if self.straight_ways(start, cell, most)
            )
        return self._lined[start, most]


def _corners(cells: frozenset[Square], size: int) -> frozenset[Square]:
    """Where a mover of this size stands when it is on one of these cells."""
    if size == 1:
        return cells
    around = range(size)
    return frozenset((x - dx, y - dy) for x, y in cells for dx in around for dy in around)


_ground = lru_cache(maxsize=KEPT)(Ground)
_RECALL: Recall[Ground | None] = Recall()


def ground(
    state: Encounter, who: CombatantId, space: SpaceRule, *, even: bool = False
) -> Ground | None:
    """The board for one mover, ``even`` without difficult cells; None without a board or where
    its place is unknown."""
    key = who, space, even
    return _RECALL.get(
        (state.combatants, state.board), key, lambda: _laid(state, who, space, even=even)
    )


def _laid(state: Encounter, who: CombatantId, space: SpaceRule, *, even: bool) -> Ground | None:
    one = state.combatants[who]
    if state.board is None or one.position is None:
        return None
    others = [
        other
        for other in state.combatants.values()
        if other.id != who and other.position and not other.defeated and _stands(other)
    ]
    foes = frozenset(_cells(other for other in others if other.side != one.side))
    return _ground(state.board, space, one.size, foes, frozenset(_cells(others)), even=even)


def _stands(one: Combatant) -> bool:
    return one.hp is None or one.hp > 0


def _cells(many: Iterable[Combatant]) -> Iterator[Square]:
    return (cell for one in many if one.position for cell in footprint(one.position, one.size))
