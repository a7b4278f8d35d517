"""Shoving: somebody is moved by another, away from it or along with it; nothing provokes."""

from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import Moved
from engine.kernel.frames import Pending
from engine.kernel.ground import ground
from engine.kernel.space import cells_between, neighbours
from engine.kernel.units import CombatantId, Square


def push(draft: Draft, by: CombatantId, who: CombatantId) -> None:
    """Push somebody one cell away, straight if that is free, and follow into the place. Without a
    free cell, or without places, nobody moves."""
    everybody, space = draft.state.combatants, draft.pack.space
    here, there = everybody[by].position, everybody[who].position
    land = ground(draft.state, who, space)
    if land is None or here is None or there is None:
        return
    away = cells_between(here, there, space)
    free = [
        cell
        for cell in neighbours(there, space)
        if land.free(cell) and cells_between(here, cell, space) > away
    ]
    if not free:
        return
    x, y = (b + (b > a) - (b < a) for a, b in zip(here, there, strict=True))
    straight = (x, y)
    _move(draft, who, min(free, key=lambda cell: (cells_between(cell, straight, space), cell)), by)
    behind = ground(draft.state, by, space)
    if behind is not None and behind.free(there):
        _move(draft, by, there, by)


def drag(draft: Draft, pending: Pending, left: Square) -> None:
    """Draw along whom an action drags, into the place that its mover has left."""
    rule = rule_of(draft.state, draft.pack, pending)
    if rule.move is None or not rule.move.drags:
        return
    for who in pending.targets:
        if who in draft.state.combatants and draft.state.combatants[who].position is not None:
            _move(draft, who, left, pending.by)


def stays(draft: Draft, pending: Pending) -> bool:
    """Whether an action that drags goes nowhere since its roll failed."""
    rule = rule_of(draft.state, draft.pack, pending)
    failed = pending.check is not None and "failure" in pending.check.degree
    return rule.move is not None and rule.move.drags and failed


def _move(draft: Draft, who: CombatantId, cell: Square, by: CombatantId) -> None:
    origin = draft.state.combatants[who].position
    assert origin is not None
    draft.emit(Moved(combatant=who, origin=origin, square=cell, by=by))
