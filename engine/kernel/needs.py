"""Needs: what an action requires by itself and by its tags, of who acts and of whom it is for."""

from collections.abc import Iterator

from engine.kernel.predicates import failed, holds
from engine.kernel.refusals import Refusal
from engine.kernel.rules import ActionRule, Predicate, RulePack, TagRule
from engine.kernel.situation import Situation
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


def _tag_rules(pack: RulePack, tags: frozenset[str]) -> Iterator[TagRule]:
    for tag in sorted(pack.tag_rules.keys() & tags):
        rule = pack.tag_rules[tag]
        if not rule.without & tags:
            yield rule


def of_actor(pack: RulePack, rule: ActionRule) -> Iterator[Predicate]:
    """What must hold of the one who acts."""
    yield from rule.when
    for one in _tag_rules(pack, rule.tags):
        yield from one.when


def of_target(pack: RulePack, tags: frozenset[str]) -> Iterator[Predicate]:
    """What an action's tags require of each target."""
    for one in _tag_rules(pack, tags):
        yield from one.target


def missing(state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule) -> Refusal | None:
    """What somebody lacks for an action, whatever it is aimed at. What is unknown is no reason."""
    situation = Situation(state=state, pack=pack, who=who)
    needs = of_actor(pack, rule)
    return next((failed(one) for one in needs if holds(one, situation) is False), None)


def unfit(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    tags: frozenset[str],
    target: CombatantId | None,
) -> Refusal | None:
    """Why the tags of what somebody does forbid this target, if so."""
    if target is None:
        return None
    situation = Situation(state=state, pack=pack, who=target, source=who)
    needs = of_target(pack, tags)
    return next((failed(one) for one in needs if holds(one, situation) is False), None)
