"""The closed set of conditions that a pack may state; each is true, false or unknown (None)."""

from collections.abc import Callable, Mapping

from engine.kernel import doings, nearness, overlying, relations, standing, stats, traits
from engine.kernel.cases import rule_of
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import Predicate
from engine.kernel.situation import Situation

SUCCESSES = ("success", "critical_success")
"""Degrees of a roll that reached its number."""


def _tag(situation: Situation, value: object) -> bool | None:
    pending = situation.pending
    return pending is not None and value in rule_of(situation.state, situation.pack, pending).tags


def _action(situation: Situation, value: object) -> bool | None:
    return situation.pending is not None and situation.pending.action == value


def _reaction(situation: Situation, value: object) -> bool | None:
    return situation.pending is not None and situation.pending.reaction is value


def _targeted(situation: Situation, value: object) -> bool | None:
    hit = situation.pending is not None and situation.who in situation.pending.aim
    return hit is value


def _hit(situation: Situation, value: object) -> bool | None:
    """Whether the action reaches whom it is aimed at: its roll succeeded, or it needs none."""
    pending = situation.pending
    if pending is None:
        return False
    rolled = rule_of(situation.state, situation.pack, pending).check is not None
    succeeded = pending.check is not None and pending.check.degree in SUCCESSES
    return (succeeded or not rolled) is value


def _condition(situation: Situation, value: object) -> bool | None:
    return value in stats.states(situation.state, situation.pack, situation.who)


def _effect(situation: Situation, value: object) -> bool | None:
    return any(
        one.name == f"effect-{value}" for one in stats.effects_on(situation.state, situation.who)
    )


def _prepared(situation: Situation, value: object) -> bool | None:
    """Whether something called this was prepared for the one who triggers, and for what it does."""
    pending = situation.pending
    tags = rule_of(situation.state, situation.pack, pending).tags if pending else frozenset()
    return any(
        one.name == f"effect-{value}"
        and one.about == situation.source
        and (not one.word or one.word in tags)
        for one in stats.effects_on(situation.state, situation.who)
    )


def _arrived(situation: Situation, value: object) -> bool | None:
    """Whether the movement that triggers is over."""
    pending = situation.pending
    return (pending is not None and pending.leg >= len(pending.path)) is value


def _own_turn(situation: Situation, value: object) -> bool | None:
    one = situation.state.combatants[situation.who]
    return (situation.state.active in (one.id, one.side)) is value


def _fact(situation: Situation, value: object) -> bool | None:
    """A fact about whoever acts, as the GM stated it."""
    return situation.state.facts.get(f"{value}:{situation.who}")


KINDS: Mapping[str, Callable[[Situation, object], bool | None]] = {
    "action": _action,
    "adjacent": nearness.adjacent,
    "aimed_at": doings.aimed_at,
    "arrived": _arrived,
    "binds": relations.binds,
    "bound": relations.bound,
    "by_others": relations.by_others,
    "can_see": relations.can_see,
    "condition": _condition,
    "declared": overlying.declared,
    "effect": _effect,
    "enters_reach": nearness.enters_reach,
    "fact": _fact,
    "harm_left": doings.harm_left,
    "has_stat": traits.has_stat,
    "hit": _hit,
    "in_reach": nearness.in_reach,
    "in_sight": relations.in_sight,
    "kind": traits.kind,
    "mode": overlying.mode,
    "notices": nearness.notices,
    "opened": overlying.opened,
    "near_target": doings.near_target,
    "outgrows": relations.outgrows,
    "own_stat": standing.own_stat,
    "own_turn": _own_turn,
    "prepared": _prepared,
    "reaction": _reaction,
    "sees": nearness.sees,
    "source": relations.source,
    "source_condition": standing.source_condition,
    "speed": traits.speed,
    "struck_at": overlying.struck_at,
    "surprise": traits.surprise,
    "sustains": relations.sustains,
    "tag": _tag,
    "targeted": _targeted,
    "untouched": doings.untouched,
    "used": doings.used,
}
"""Name of a condition to its test. ``value`` is what the pack wrote beside the name."""

CREATURES = ("pc", "npc", "hazard")
"""What ``kind`` is compared with."""
SOURCES = ("ally", "foe")
"""What ``source`` is compared with."""
TRUTHS = frozenset(
    {
        "adjacent",
        "arrived",
        "can_see",
        "enters_reach",
        "harm_left",
        "hit",
        "in_reach",
        "in_sight",
        "own_turn",
        "reaction",
        "sees",
        "struck_at",
        "surprise",
        "sustains",
        "targeted",
    }
)
"""Conditions that are compared with true or false."""


def holds(predicate: Predicate, situation: Situation) -> bool | None:
    """Whether a condition is as the pack wants it; None where that is unknown."""
    answer = KINDS[predicate.kind](situation, predicate.value)
    found = None if answer is None else answer is predicate.holds
    for other in predicate.unless:
        if found is True:
            return True
        instead = holds(other, situation)
        found = instead if instead is not False else found
    return found


WHY: Mapping[tuple[str, bool], Refusal] = {
    ("in_reach", True): Refusal(Reason.INELIGIBLE, {"why": "out_of_reach"}),
    ("adjacent", True): Refusal(Reason.INELIGIBLE, {"why": "not_adjacent"}),
    ("targeted", False): Refusal(Reason.INELIGIBLE, {"why": "target"}),
    ("targeted", True): Refusal(Reason.INELIGIBLE, {"why": "not_target"}),
    ("sees", True): Refusal(Reason.INELIGIBLE, {"why": "no_sight"}),
    ("prepared", True): Refusal(Reason.REQUIREMENT, {"what": "not_prepared"}),
    ("can_see", True): Refusal(Reason.UNAWARE, {"why": "cannot_see"}),
    ("surprise", False): Refusal(Reason.NOT_NOW, {"why": "surprise_round"}),
    ("own_turn", False): Refusal(Reason.NOT_NOW, {"why": "own_turn"}),
}
"""The refusal for a condition that does not hold, by what was wanted."""


def failed(predicate: Predicate) -> Refusal:
    """The refusal for a condition that does not hold."""
    if predicate.reason:
        params = {"what": predicate.what} if predicate.what else {}
        return Refusal(Reason(predicate.reason), params)
    if predicate.what:
        return Refusal(Reason.REQUIREMENT, {"what": predicate.what})
    if predicate.kind == "source":
        word = "own_side" if (predicate.value == "foe") is predicate.holds else "other_side"
        return Refusal(Reason.INELIGIBLE, {"why": word})
    if predicate.kind in ("binds", "bound", "condition", "effect", "fact", "source_condition"):
        return Refusal(Reason.REQUIREMENT, {"what": str(predicate.value)})
    if predicate.kind == "notices":
        return Refusal(Reason.UNAWARE)
    wanted = (predicate.value is not False) is predicate.holds
    return WHY.get((predicate.kind, wanted)) or Refusal(
        Reason.REQUIREMENT, {"what": predicate.kind}
    )
