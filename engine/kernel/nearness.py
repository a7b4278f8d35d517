"""Conditions about how far the two are apart: computed from the board, or stated by the GM."""

from dataclasses import replace

from engine.kernel import sight, stats
from engine.kernel.cases import rule_of
from engine.kernel.situation import Situation, stated
from engine.kernel.space import distance
from engine.kernel.timing import TimingPoint


def adjacent(situation: Situation, value: object) -> bool | None:
    """Whether the two are at most one cell apart."""
    return _near(situation, "adjacent", 1, value)


def enters_reach(situation: Situation, value: object) -> bool | None:
    """Whether a step brings the mover into reach, where it was not before: the last one, or the
    next one where it stands before a step."""
    pending, state, source = situation.pending, situation.state, situation.source
    if pending is None or source is None:
        return False
    known = stated(situation, "enters_reach")
    if known is not None:
        return known is value
    mover = state.combatants[source]
    rule = rule_of(state, situation.pack, pending)
    if rule.timeline[pending.next] is TimingPoint.BEFORE_STEP and pending.path:
        before, after = mover, replace(mover, position=pending.path[pending.leg])
    elif pending.origin is not None:
        before, after = replace(mover, position=pending.origin), mover
    else:
        return _within(situation, stats.threat(state, situation.pack, situation.who), value)
    most = stats.threat(state, situation.pack, situation.who)
    me, space = state.combatants[situation.who], situation.pack.space
    there, here = distance(me, before, space), distance(me, after, space)
    if there is None or here is None:
        return None
    return (here <= most < there) is value


def in_reach(situation: Situation, value: object) -> bool | None:
    """Whether the one who triggers is in the reach of the other."""
    most = stats.threat(situation.state, situation.pack, situation.who)
    return _near(situation, "in_reach", most, value)


def _near(situation: Situation, name: str, most: int, value: object) -> bool | None:
    """Whether the one who triggers is at most so many cells away, or was said to be."""
    known = stated(situation, name)
    return _within(situation, most, value) if known is None else known is value


def _within(situation: Situation, most: int, value: object) -> bool | None:
    """Whether the one who triggers stands at most so many cells away."""
    if situation.source is None:
        return False
    combatants = situation.state.combatants
    me, source = combatants[situation.who], combatants[situation.source]
    cells = distance(me, source, situation.pack.space)
    return None if cells is None else (cells <= most) is value


def sees(situation: Situation, value: object) -> bool | None:
    """Whether one saw whoever triggers at any moment of its way."""
    pending = situation.pending
    if pending is None:
        return None
    found = sight.saw(situation.state, situation.pack, situation.who, pending)
    return None if found is None else found is value


def notices(situation: Situation, value: object) -> bool | None:
    """Whether one saw whoever triggers, or it came as near as a stat says."""
    pending, state, pack = situation.pending, situation.state, situation.pack
    if pending is None:
        return None
    known = stated(situation, "notices")
    if known is not None:
        return known
    saw = sight.saw(state, pack, situation.who, pending)
    near = sight.near(state, pack, situation.who, pending, str(value))
    return True if saw or near else None if None in (saw, near) else False
