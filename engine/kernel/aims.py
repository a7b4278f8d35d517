"""Targets: whom a declaration is aimed at, whether that fits, and who would fit."""

from dataclasses import replace

from engine.kernel import needs, paths, sight, stats
from engine.kernel.holders import queued
from engine.kernel.predicates import failed, holds
from engine.kernel.refusals import Reason, Refusal, reject, require
from engine.kernel.rules import ActionRule, RulePack, TargetRule
from engine.kernel.situation import Situation
from engine.kernel.space import distance
from engine.kernel.state import Encounter, Owned
from engine.kernel.units import CombatantId, Square


def target_refusal(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: TargetRule,
    target: CombatantId,
    own: Owned | None,
    tags: frozenset[str],
    *,
    at: Square | None = None,
) -> Refusal | None:
    """Why this target does not fit, if it does not. An unknown distance is no reason.

    ``at``: where it is measured, if not where it is.
    """
    one, other = state.combatants[who], state.combatants.get(target)
    if other is None:
        return Refusal(Reason.UNKNOWN, {"what": "target"})
    if target == who and rule.side not in ("any", "own"):
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    if target == who and rule.side == "own":
        return None
    if rule.side in ("foe", "ally", "own") and (one.side == other.side) is (rule.side == "foe"):
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    if queued(state, target):
        return Refusal(Reason.NOT_IN_ENCOUNTER, {"who": target})
    if other.defeated:
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    for predicate in rule.when:
        if holds(predicate, Situation(state=state, pack=pack, who=target, actor=who)) is False:
            return failed(predicate)
    refusal = needs.unfit(state, pack, who, tags, target)
    if refusal:
        return refusal
    other = other if at is None else replace(other, position=at)
    cells = distance(one, other, pack.space)
    if rule.sight and other.position and sight.sees(state, pack, who, (other.position,)) is False:
        return Refusal(Reason.REQUIREMENT, {"what": "in_sight"})
    if rule.stat:
        most = stats.total(state, pack, who, rule.stat) + pack.space.touch
        if cells is not None and cells > most:
            return Refusal(Reason.REQUIREMENT, {"what": "range", "need": cells, "have": most})
    if rule.within == "anywhere":
        return None
    if rule.within == "adjacent":
        most = 1
    elif rule.within == "reach":
        most = stats.reach(state, pack, who, own)
    else:
        most = stats.number(pack, one, "range", own) + pack.space.touch
    if cells is not None and cells > most:
        return Refusal(Reason.REQUIREMENT, {"what": rule.within, "need": cells, "have": most})
    return None


def most(
    state: Encounter, pack: RulePack, who: CombatantId, rule: TargetRule, own: Owned | None
) -> int:
    """How many targets there may be."""
    return max(1, stats.total(state, pack, who, rule.most, own)) if rule.most else rule.count


def meant(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    targets: tuple[CombatantId, ...],
    own: Owned | None,
) -> tuple[CombatantId, ...]:
    """The targets that were named, or everybody who fits where nobody is named."""
    if rule.target is None or not rule.target.all or targets:
        return targets
    found = candidates(state, pack, who, rule, own)
    return tuple(one for one in found if not state.combatants[one].hidden)


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
    have = len(targets)
    if rule.target.all:
        pass
    elif rule.target.most:
        allowed = most(state, pack, who, rule.target, own)
        require(targets, Reason.REQUIREMENT, what="targets", need=1, have=0)
        require(have <= allowed, Reason.LIMIT, scope=rule.target.most, n=allowed)
    else:
        need = rule.target.fewest if have < rule.target.fewest else rule.target.count
        fits = rule.target.fewest <= have == len(set(targets)) <= rule.target.count
        require(fits, Reason.REQUIREMENT, what="targets", need=need, have=have)
    for target in targets:
        refusal = _aim_refusal(state, pack, who, rule, rule.target, target, own)
        if refusal:
            raise reject(refusal.reason, **refusal.params)


def _aim_refusal(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    aim: TargetRule,
    target: CombatantId,
    own: Owned | None,
) -> Refusal | None:
    """Why an action cannot be declared at this target. Who moves first is measured on arrival,
    but has to have the room for it; what is measured late is so in its batch."""
    for condition in stats.conditions(state, who):
        if target != who and pack.conditions[condition].to_self & rule.tags:
            return Refusal(Reason.REQUIREMENT, {"what": "self"})
    if aim.late:
        return target_refusal(state, pack, who, aim.early, target, own, rule.tags)
    if rule.move is None or rule.move.drags:
        return target_refusal(state, pack, who, aim, target, own, rule.tags)
    refusal = target_refusal(
        state, pack, who, replace(aim, within="anywhere"), target, own, rule.tags
    )
    if refusal:
        return refusal
    cells = distance(state.combatants[who], state.combatants[target], pack.space)
    need = rule.move.at_least
    if cells is not None and cells < need:
        return Refusal(Reason.REQUIREMENT, {"what": "distance", "need": need, "have": cells})
    if rule.move.toward and not paths.leads(state, pack, who, rule.move, target, own):
        return Refusal(Reason.REQUIREMENT, {"what": "path"})
    return None


def candidates(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    own: Owned | None,
    *,
    near: bool = True,
) -> tuple[CombatantId, ...]:
    """Everybody the action could be aimed at now; ``near`` False: wherever they are."""
    aim = rule.target
    if aim is None:
        return ()
    if not near:
        aim = replace(aim, within="anywhere")
    return tuple(
        one
        for one in state.combatants
        if _aim_refusal(state, pack, who, rule, aim, one, own) is None
    )
