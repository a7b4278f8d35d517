"""The closed set of conditions that a pack may state; each is true, false or unknown (None)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from engine.kernel import stats
from engine.kernel.cases import rule_of
from engine.kernel.frames import Pending
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import Predicate, RulePack
from engine.kernel.space import distance
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What a condition is asked about.

    ``who`` acts or might react; ``pending`` is the action that triggers, ``source`` its actor.
    """

    state: Encounter
    pack: RulePack
    who: CombatantId
    pending: Pending | None = None
    source: CombatantId | None = None


def fact_key(name: str, who: CombatantId, source: CombatantId) -> str:
    """Where a fact about two combatants is kept while an action is under way."""
    return f"{name}:{who}:{source}"


def _tag(situation: Situation, value: object) -> bool | None:
    pending = situation.pending
    return pending is not None and value in rule_of(situation.state, situation.pack, pending).tags


def _action(situation: Situation, value: object) -> bool | None:
    return situation.pending is not None and situation.pending.action == value


def _reaction(situation: Situation, value: object) -> bool | None:
    return situation.pending is not None and situation.pending.reaction is value


def _source(situation: Situation, value: object) -> bool | None:
    if situation.source is None:
        return False
    combatants = situation.state.combatants
    same = combatants[situation.who].side == combatants[situation.source].side
    return same if value == "ally" else not same


def _targeted(situation: Situation, value: object) -> bool | None:
    hit = situation.pending is not None and situation.who in situation.pending.targets
    return hit is value


def _condition(situation: Situation, value: object) -> bool | None:
    return value in stats.conditions(situation.state, situation.who)


def _effect(situation: Situation, value: object) -> bool | None:
    return any(
        one.name == f"effect-{value}" for one in stats.effects_on(situation.state, situation.who)
    )


def _prepared(situation: Situation, value: object) -> bool | None:
    """Whether something called this was prepared for the one who triggers."""
    return any(
        one.name == f"effect-{value}" and one.about == situation.source
        for one in stats.effects_on(situation.state, situation.who)
    )


def _own_turn(situation: Situation, value: object) -> bool | None:
    one = situation.state.combatants[situation.who]
    return (situation.state.active in (one.id, one.side)) is value


def _has_stat(situation: Situation, value: object) -> bool | None:
    """Whether a stat of the one who triggers (or acts) is not 0."""
    who = situation.source or situation.who
    one = situation.state.combatants[who]
    return stats.number(situation.pack, one, str(value)) != 0


def _speed(situation: Situation, value: object) -> bool | None:
    have = stats.total(situation.state, situation.pack, situation.who, situation.pack.speed)
    return isinstance(value, int) and have >= value


def _fact(situation: Situation, value: object) -> bool | None:
    """A fact about whoever acts, as the GM stated it."""
    return situation.state.facts.get(f"{value}:{situation.who}")


def _adjacent(situation: Situation, value: object) -> bool | None:
    return _near(situation, "adjacent", 1, value)


def _enters_reach(situation: Situation, value: object) -> bool | None:
    """Whether a step brings the mover into reach, where it was not before: the last one, or the
    next one where it stands before a step."""
    pending, state, source = situation.pending, situation.state, situation.source
    if pending is None or source is None:
        return False
    mover = state.combatants[source]
    rule = rule_of(state, situation.pack, pending)
    if rule.timeline[pending.next] is TimingPoint.BEFORE_STEP and pending.path:
        before, after = mover, replace(mover, position=pending.path[pending.leg])
    elif pending.origin is not None:
        before, after = replace(mover, position=pending.origin), mover
    else:
        return _in_reach(situation, value)
    most = stats.reach(state, situation.pack, situation.who)
    me, space = state.combatants[situation.who], situation.pack.space
    there, here = distance(me, before, space), distance(me, after, space)
    if there is None or here is None:
        return None
    return (here <= most < there) is value


def _in_reach(situation: Situation, value: object) -> bool | None:
    most = stats.reach(situation.state, situation.pack, situation.who)
    return _near(situation, "in_reach", most, value)


def _near(situation: Situation, name: str, most: int, value: object) -> bool | None:
    """Whether the one who triggers is at most so many cells away."""
    state, who, source = situation.state, situation.who, situation.source
    if source is None:
        return False
    pending = situation.pending
    known = (pending.facts if pending else {}).get(fact_key(name, who, source))
    if known is not None:
        return known is value
    cells = distance(state.combatants[who], state.combatants[source], situation.pack.space)
    return None if cells is None else (cells <= most) is value


KINDS: Mapping[str, Callable[[Situation, object], bool | None]] = {
    "action": _action,
    "adjacent": _adjacent,
    "condition": _condition,
    "effect": _effect,
    "enters_reach": _enters_reach,
    "fact": _fact,
    "has_stat": _has_stat,
    "in_reach": _in_reach,
    "own_turn": _own_turn,
    "prepared": _prepared,
    "reaction": _reaction,
    "source": _source,
    "speed": _speed,
    "tag": _tag,
    "targeted": _targeted,
}
"""Name of a condition to its test. ``value`` is what the pack wrote beside the name."""

SOURCES = ("ally", "foe")
"""What ``source`` is compared with."""
TRUTHS = frozenset({"adjacent", "enters_reach", "in_reach", "own_turn", "reaction", "targeted"})
"""Conditions that are compared with true or false."""


def holds(predicate: Predicate, situation: Situation) -> bool | None:
    """Whether a condition is as the pack wants it; None where that is unknown."""
    found = KINDS[predicate.kind](situation, predicate.value)
    return None if found is None else found is predicate.holds


WHY: Mapping[tuple[str, bool], Refusal] = {
    ("in_reach", True): Refusal(Reason.INELIGIBLE, {"why": "out_of_reach"}),
    ("adjacent", True): Refusal(Reason.INELIGIBLE, {"why": "not_adjacent"}),
    ("targeted", True): Refusal(Reason.INELIGIBLE, {"why": "not_target"}),
    ("prepared", True): Refusal(Reason.REQUIREMENT, {"what": "not_prepared"}),
    ("own_turn", False): Refusal(Reason.NOT_NOW, {"why": "own_turn"}),
}
"""The refusal for a condition that does not hold, by what was wanted."""


def failed(predicate: Predicate) -> Refusal:
    """The refusal for a condition that does not hold."""
    if predicate.what:
        return Refusal(Reason.REQUIREMENT, {"what": predicate.what})
    if predicate.kind == "source":
        word = "own_side" if (predicate.value == "foe") is predicate.holds else "other_side"
        return Refusal(Reason.INELIGIBLE, {"why": word})
    if predicate.kind in ("condition", "effect", "fact"):
        return Refusal(Reason.REQUIREMENT, {"what": str(predicate.value)})
    wanted = (predicate.value is not False) is predicate.holds
    return WHY.get((predicate.kind, wanted)) or Refusal(
        Reason.REQUIREMENT, {"what": predicate.kind}
    )
