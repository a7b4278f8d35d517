"""The closed set of conditions that a pack may state; each is true, false or unknown (None)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.kernel import stats
from engine.kernel.cases import rule_of
from engine.kernel.frames import Pending
from engine.kernel.rules import Predicate, RulePack
from engine.kernel.space import distance
from engine.kernel.state import Encounter
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


def _in_reach(situation: Situation, value: object) -> bool | None:
    state, who, source = situation.state, situation.who, situation.source
    if source is None:
        return False
    pending = situation.pending
    known = (pending.facts if pending else {}).get(fact_key("in_reach", who, source))
    if known is not None:
        return known is value
    space = situation.pack.space
    cells = distance(state.combatants[who], state.combatants[source], space)
    if cells is None:
        return None
    return (cells <= stats.reach(state, situation.pack, who)) is value


KINDS: Mapping[str, Callable[[Situation, object], bool | None]] = {
    "action": _action,
    "condition": _condition,
    "in_reach": _in_reach,
    "reaction": _reaction,
    "source": _source,
    "tag": _tag,
    "targeted": _targeted,
}
"""Name of a condition to its test. ``value`` is what the pack wrote beside the name."""

SOURCES = ("ally", "foe")
"""What ``source`` is compared with."""
TRUTHS = frozenset({"in_reach", "reaction", "targeted"})
"""Conditions that are compared with true or false."""


def holds(predicate: Predicate, situation: Situation) -> bool | None:
    """Whether a condition is as the pack wants it; None where that is unknown."""
    found = KINDS[predicate.kind](situation, predicate.value)
    return None if found is None else found is predicate.holds
