"""Readied actions as answers: which wait for something, how they are offered, and why not."""

from collections.abc import Iterator

from engine.kernel import capacity, needs, stats
from engine.kernel.aims import target_refusal
from engine.kernel.cases import as_owned
from engine.kernel.cause import Cause
from engine.kernel.eligibility import barred
from engine.kernel.offers import Offer
from engine.kernel.predicates import holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import RulePack
from engine.kernel.situation import stated
from engine.kernel.space import distance
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.waiting import Held

NEAR = {"adjacent": "adjacent", "reach": "in_reach", "range": "in_range"}
"""The fact that whoever triggers is near enough, by how near it has to be."""


def waiting(cause: Cause, who: CombatantId) -> Iterator[Held]:
    """The readied actions of one that wait for this."""
    for held in cause.state.held:
        mine = held.by == who and held.source in (None, cause.source)
        if mine and cause.concerns(held.on, held.about or who):
            yield held


def weigh(cause: Cause, held: Held, offer: Offer) -> tuple[Refusal | None, tuple[str, ...]]:
    """Why a readied action cannot be used, and which facts would have to be known to say: what it
    waits for, and its aim, may be unknown."""
    refusal = capacity.full(cause.state, cause.pack, cause.pending, held.by) or held_refusal(
        cause.state, cause.pack, held, cause.source
    )
    situation = cause.situation(held.by)
    about = cause.triggers[held.on].who if held.about is None else ()
    unknown = [one.kind for one in about if holds(one, situation) is None]
    near = _unseen(cause, held, offer)
    if near:
        known = stated(situation, near)
        if known is None:
            unknown.append(near)
        elif not known:
            refusal = refusal or Refusal(Reason.INELIGIBLE, {"why": "out_of_reach"})
    return refusal, tuple(unknown)


def _unseen(cause: Cause, held: Held, offer: Offer) -> str | None:
    """The fact that would have to be stated for a readied action to reach whoever triggers it."""
    rule = as_owned(
        cause.pack.actions[held.action],
        cause.state.combatants[held.by].owned.get(held.owned) if held.owned else None,
    )
    within = rule.target.within if rule.target else "anywhere"
    if rule.move or within == "anywhere" or offer.targets != (cause.source,) or not cause.source:
        return None
    me, other = cause.state.combatants[held.by], cause.state.combatants[cause.source]
    return NEAR[within] if distance(me, other, cause.pack.space) is None else None


def held_offer(pack: RulePack, held: Held, trigger: str, source: CombatantId | None) -> Offer:
    """A readied action as it is offered: at its own targets, else at whoever triggered it."""
    rule = pack.actions[held.action]
    targets = held.targets or ((source,) if source and rule.target else ())
    assert pack.ready is not None
    return Offer(
        reaction=held.action,
        owned=held.owned,
        trigger=trigger,
        targets=targets if rule.target else (),
        cost=pack.ready.fire_cost,
        held=held.id,
    )


def held_refusal(
    state: Encounter, pack: RulePack, held: Held, source: CombatantId | None
) -> Refusal | None:
    """Why a readied action cannot be used now; its requirements must still hold."""
    assert pack.ready is not None
    own = state.combatants[held.by].owned.get(held.owned) if held.owned else None
    rule = as_owned(pack.actions[held.action], own)
    found = stats.frozen(state, pack, held.by) or barred(
        state, pack, held.by, rule, pack.ready.fire_cost
    )
    if found:
        return found
    lacking = needs.missing(state, pack, held.by, rule)
    if lacking or rule.target is None:
        return lacking
    aim = held.targets or ((source,) if source else ())
    if not aim:
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    refusals = (
        target_refusal(state, pack, held.by, rule.target, one, own, rule.tags) for one in aim
    )
    return next((one for one in refusals if one), None)
