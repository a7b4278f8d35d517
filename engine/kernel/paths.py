"""Paths: how far and where an action moves, one step after another, and what stops it."""

from engine.kernel import course, stats
from engine.kernel.approach import Approach
from engine.kernel.frames import Pending
from engine.kernel.ground import Ground, ground
from engine.kernel.lines import straight
from engine.kernel.refusals import Reason, Refusal, Rejected, reject, require
from engine.kernel.rules import ActionRule, MoveRule, RulePack
from engine.kernel.space import neighbours
from engine.kernel.state import Encounter, Owned
from engine.kernel.units import CombatantId, Square


def allowance(state: Encounter, pack: RulePack, who: CombatantId, move: MoveRule) -> int:
    """Cells that a movement may cost."""
    if move.cells is not None:
        return move.cells
    most = stats.total(state, pack, who, move.speed) * move.times + move.plus
    return -(-most // 2) if move.half else most // move.part


def moving_ground(
    state: Encounter, pack: RulePack, who: CombatantId, move: MoveRule
) -> tuple[Ground, Square] | None:
    """The board as this movement finds it, and its first cell; None where a place is unknown."""
    land = ground(state, who, pack.space, even=not move.difficult)
    start = state.combatants[who].position
    return None if land is None or start is None else (land, start)


def find_path(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    path: tuple[Square, ...],
    targets: tuple[CombatantId, ...] = (),
    own: Owned | None = None,
) -> tuple[Square, ...]:
    """The squares to walk, one step after another. Raises Rejected where that cannot be.

    A far square stands for the cheapest way there, a straight one where there is one; none at all
    for a way toward a target. Without a place on the board there is no path.
    """
    move = rule.move
    found = moving_ground(state, pack, who, move) if move else None
    if move is None or found is None:
        require(not path, Reason.REQUIREMENT, what="path")
        return ()
    land, start = found
    most = allowance(state, pack, who, move)
    if move.toward and targets:
        way = _approach(state, pack, who, move, targets[0], own)
        if way is not None:
            return way.path(path, most)
    require(path and path[-1] != start, Reason.REQUIREMENT, what="path")
    if not move.difficult:
        require(not any(map(land.rough, path)), Reason.REQUIREMENT, what="terrain")
    path = _filled(land, start, path, most, move)
    _walkable(land, start, path)
    cost = land.cost(start, path)
    require(cost <= most, Reason.REQUIREMENT, what="speed", need=cost, have=most)
    in_line = not move.straight or straight(start, path, pack.space)
    require(in_line, Reason.REQUIREMENT, what="straight")
    toward = course.allowed(state, pack, who, start, path)
    require(toward, Reason.REQUIREMENT, what="toward")
    return path


def _approach(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    move: MoveRule,
    target: CombatantId,
    own: Owned | None,
) -> Approach | None:
    """The way toward somebody; None where a place is unknown."""
    goal, found = state.combatants[target], moving_ground(state, pack, who, move)
    if found is None or goal.position is None:
        return None
    near = stats.reach(state, pack, who, own)
    mover = state.combatants[who]
    return Approach(land=found[0], mover=mover, goal=goal, near=near, steps=move.steps)


def leads(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    move: MoveRule,
    target: CombatantId,
    own: Owned | None,
) -> bool:
    """Whether a movement toward somebody can reach it, as far as places are known."""
    way = _approach(state, pack, who, move, target, own)
    return way is None or way.cheapest(allowance(state, pack, who, move)) is not None


def _filled(
    land: Ground, start: Square, path: tuple[Square, ...], most: int, move: MoveRule
) -> tuple[Square, ...]:
    """The path with a way in the place of each far square."""
    found: list[Square] = []
    here, left = start, most
    for there in path:
        leg: tuple[Square, ...] = (there,)
        if there not in neighbours(here, land.space):
            require(land.free(there), Reason.REQUIREMENT, what="occupied")
            leg = _way(land, here, there, left, move)
        found += leg
        here, left = there, left - land.cost(here, leg)
    return tuple(found)


def _way(land: Ground, start: Square, end: Square, most: int, move: MoveRule) -> tuple[Square, ...]:
    if move.straight:
        ways = land.straight_ways(start, end, most)
        require(ways, Reason.REQUIREMENT, what="straight")
        return ways[0]
    found = land.way(start, end, most)
    if found is None:
        raise reject(Reason.REQUIREMENT, what="speed", have=most)
    return next(iter(land.straight_ways(start, end, land.cost(start, found))), found)


def _walkable(land: Ground, start: Square, path: tuple[Square, ...]) -> None:
    here = start
    for there in path:
        require(there in neighbours(here, land.space), Reason.REQUIREMENT, what="path")
        require(land.passable(there), Reason.REQUIREMENT, what="occupied")
        here = there
    require(land.free(here), Reason.REQUIREMENT, what="occupied")


def step_refusal(state: Encounter, pack: RulePack, pending: Pending) -> Refusal | None:
    """Why the next step of a path cannot be taken any more, if so."""
    land = ground(state, pending.by, pack.space)
    here = state.combatants[pending.by].position
    if land is None or here is None:
        return Refusal(Reason.REQUIREMENT, {"what": "path"})
    there = pending.path[pending.leg]
    last = pending.leg == len(pending.path) - 1
    if there not in neighbours(here, pack.space):
        return Refusal(Reason.REQUIREMENT, {"what": "path"})
    held = stats.stuck(state, pack, pending.by)
    if held:
        return held
    if not (land.free(there) if last else land.passable(there)):
        return Refusal(Reason.REQUIREMENT, {"what": "occupied"})
    return None


def ends(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule
) -> tuple[Square, ...] | None:
    """Cells where an action that moves can end; None where the place is unknown, or where its
    target says where it ends."""
    move = rule.move
    found = moving_ground(state, pack, who, move) if move else None
    if move is None or found is None or move.toward:
        return None
    land, start = found
    most = allowance(state, pack, who, move)
    cells = sorted(land.in_line(start, most) if move.straight else land.costs(start, most))
    if course.holders(state, pack, who):
        cells = [cell for cell in cells if _open(state, pack, who, rule, cell)]
    return tuple(cells)


def _open(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule, cell: Square
) -> bool:
    try:
        find_path(state, pack, who, rule, (cell,))
    except Rejected:
        return False
    return True
