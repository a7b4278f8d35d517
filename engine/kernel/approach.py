"""An approach: a way toward somebody on which every step brings the mover nearer."""

import heapq
from dataclasses import dataclass

from engine.kernel.ground import Ground
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.space import apart, neighbours
from engine.kernel.state import Combatant
from engine.kernel.units import Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Approach:
    """From where to whom, over what ground: at least so many ``steps``, until it is ``near``."""

    land: Ground
    mover: Combatant
    goal: Combatant
    near: int
    steps: int

    def path(self, named: tuple[Square, ...], most: int) -> tuple[Square, ...]:
        """The steps that were named, or the cheapest ones that are allowed, to the one square that
        was named or to any. Raises Rejected where there are none."""
        if len(named) > 1:
            self._check(named, most)
            return named
        found = self.cheapest(most, named[0] if named else None)
        if found is None:
            raise reject(Reason.REQUIREMENT, what="path")
        return found

    def cheapest(self, most: int, end: Square | None = None) -> tuple[Square, ...] | None:
        """The cheapest way, if there is one that costs at most so much.

        Of ways of as many steps to a cell only the first goes on: the others stay behind it.
        """
        start = self.mover.position
        assert start is not None
        gaps = {start: self._gap(start)}
        if gaps[start] - self.near > most + 1:
            return None
        queue: list[tuple[int, int, tuple[Square, ...], int]] = [(0, 0, (), 0)]
        done: set[tuple[Square, int, int]] = set()
        while queue:
            cost, bend, path, diagonals = heapq.heappop(queue)
            here = path[-1] if path else start
            key = (here, len(path), diagonals % 2)
            if key in done:
                continue
            done.add(key)
            near = len(path) >= self.steps and gaps[here] <= self.near
            if near and self.land.free(here) and end in (None, here):
                return path
            for there in neighbours(here, self.land.space):
                if not self.land.passable(there):
                    continue
                if there not in gaps:
                    gaps[there] = self._gap(there)
                more, after = self.land.step(here, there, diagonals)
                if gaps[there] < gaps[here] and cost + more <= most:
                    step = (cost + more, bend + self._off(there), (*path, there), after)
                    heapq.heappush(queue, step)
        return None

    def _gap(self, cell: Square) -> int:
        """How far the mover would be from its goal on this cell."""
        assert self.goal.position is not None
        space = self.land.space
        return apart(cell, self.mover.size, self.goal.position, self.goal.size, space)

    def _off(self, cell: Square) -> int:
        """How far a cell is from the goal as the crow flies, squared: of equal ways the straightest
        is taken."""
        assert self.goal.position is not None
        return sum((one - two) ** 2 for one, two in zip(cell, self.goal.position, strict=True))

    def _check(self, path: tuple[Square, ...], most: int) -> None:
        """Raise Rejected unless these steps are allowed."""
        start = self.mover.position
        assert start is not None
        for here, there in zip((start, *path), path, strict=False):
            require(there in neighbours(here, self.land.space), Reason.REQUIREMENT, what="path")
            require(self.land.passable(there), Reason.REQUIREMENT, what="occupied")
            require(self._gap(there) < self._gap(here), Reason.REQUIREMENT, what="nearer")
        require(self.land.free(path[-1]), Reason.REQUIREMENT, what="occupied")
        have, need = len(path), self.steps
        require(have >= need, Reason.REQUIREMENT, what="distance", need=need, have=have)
        cost = self.land.cost(start, path)
        require(cost <= most, Reason.REQUIREMENT, what="speed", need=cost, have=most)
