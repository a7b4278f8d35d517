"""Targets and paths: what a declaration is aimed at, whether it fits, and what would fit."""

from engine.kernel import stats
from engine.kernel.frames import Pending
from engine.kernel.refusals import Reason, Refusal, reject, require
from engine.kernel.rules import ActionRule, MoveRule, RulePack, TargetRule
from engine.kernel.space import distance, ground, neighbours
from engine.kernel.state import Encounter, Owned
from engine.kernel.units import CombatantId, Square


def target_refusal(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: TargetRule,
    target: CombatantId,
    own: Owned | None,
) -> Refusal | None:
    """Why this target does not fit, if it does not. An unknown distance is no reason."""
    one, other = state.combatants[who], state.combatants.get(target)
    if other is None:
        return Refusal(Reason.UNKNOWN, {"what": "target"})
    if target == who and rule.side != "any":
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    if rule.side in ("foe", "ally") and (one.side == other.side) is (rule.side == "foe"):
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    if other.defeated:
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    if rule.within == "anywhere":
        return None
    cells = distance(one, other, pack.space)
    if rule.within == "reach":
        most = stats.reach(state, pack, who, own)
    else:
        most = stats.number(pack, one, "range", own)
    if cells is not None and cells > most:
        return Refusal(Reason.REQUIREMENT, {"what": rule.within, "need": cells, "have": most})
    return None


def check_targets(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    targets: tuple[CombatantId, ...],
    own: Owned | None,
) -> None:
    """Raise Rejected unless these targets fit the action now."""
    if rule.target is None:
        require(not targets, Reason.REQUIREMENT, what="targets", need=0, have=len(targets))
        return
    need = rule.target.count
    require(
        len(targets) == len(set(targets)) == need,
        Reason.REQUIREMENT,
        what="targets",
        need=need,
        have=len(targets),
    )
    # Who moves first is measured where it arrives.
    aim = rule.target if rule.move is None else _anywhere(rule.target)
    for target in targets:
        refusal = target_refusal(state, pack, who, aim, target, own)
        if refusal:
            raise reject(refusal.reason, **refusal.params)


def _anywhere(rule: TargetRule) -> TargetRule:
    return TargetRule(count=rule.count, side=rule.side)


def candidates(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule, own: Owned | None
) -> tuple[CombatantId, ...]:
    """Everybody the action could be aimed at now."""
    if rule.target is None:
        return ()
    aim = rule.target if rule.move is None else _anywhere(rule.target)
    return tuple(
        one for one in state.combatants if target_refusal(state, pack, who, aim, one, own) is None
    )


def allowance(state: Encounter, pack: RulePack, who: CombatantId, move: MoveRule) -> int:
    """Cells that a movement may cost."""
    if move.cells is not None:
        return move.cells
    return stats.total(state, pack, who, move.speed) * move.times


def find_path(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    path: tuple[Square, ...],
    targets: tuple[CombatantId, ...],
) -> tuple[Square, ...]:
    """The squares to walk, one step after another. Raises Rejected where that cannot be.

    One far square stands for the cheapest way there. Without a place on the board there is no path.
    """
    move = rule.move
    if move is None:
        require(not path, Reason.REQUIREMENT, what="path")
        return ()
    land = ground(state, who, pack.space)
    start = state.combatants[who].position
    if land is None or start is None:
        require(not path, Reason.REQUIREMENT, what="path")
        return ()
    _check_distance(state, pack, who, move, targets)
    require(path, Reason.REQUIREMENT, what="path")
    most = allowance(state, pack, who, move)
    if not move.difficult:
        require(not any(map(land.rough, path)), Reason.REQUIREMENT, what="terrain")
    if len(path) == 1 and path[0] not in neighbours(start, pack.space):
        require(path[0] != start, Reason.REQUIREMENT, what="path")
        require(land.free(path[0]), Reason.REQUIREMENT, what="occupied")
        found = land.routes(start, most).get(path[0])
        if found is None:
            raise reject(Reason.REQUIREMENT, what="speed", have=most)
        path = found
    here = start
    for there in path:
        require(there in neighbours(here, pack.space), Reason.REQUIREMENT, what="path")
        require(land.passable(there), Reason.REQUIREMENT, what="occupied")
        here = there
    cost = land.cost(start, path)
    require(cost <= most, Reason.REQUIREMENT, what="speed", need=cost, have=most)
    require(land.free(path[-1]), Reason.REQUIREMENT, what="occupied")
    require(not move.straight or _straight(start, path), Reason.REQUIREMENT, what="straight")
    return path


def _check_distance(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    move: MoveRule,
    targets: tuple[CombatantId, ...],
) -> None:
    for target in targets:
        cells = distance(state.combatants[who], state.combatants[target], pack.space)
        if cells is not None:
            require(
                cells >= move.at_least,
                Reason.REQUIREMENT,
                what="distance",
                need=move.at_least,
                have=cells,
            )


def _straight(start: Square, path: tuple[Square, ...]) -> bool:
    """Whether a path goes one way: no step leads back from the end, none strays off the line."""
    end = path[-1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    longest = max(abs(dx), abs(dy))
    if len(path) != longest:
        return False
    return all(
        abs((x - start[0]) * longest - dx * step) <= longest
        and abs((y - start[1]) * longest - dy * step) <= longest
        for step, (x, y) in enumerate(path, 1)
    )


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
    if not (land.free(there) if last else land.passable(there)):
        return Refusal(Reason.REQUIREMENT, {"what": "occupied"})
    return None
