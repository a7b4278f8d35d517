"""Eligibility: why a combatant may not use an action or reaction, in the order of the checks."""

from engine.kernel import budgets, capacity, limits, modes, needs, sight, stats
from engine.kernel.cases import as_owned, cases_of
from engine.kernel.frames import Pending
from engine.kernel.predicates import failed, holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.situation import Situation
from engine.kernel.state import Encounter, Owned
from engine.kernel.units import ActionId, CombatantId
from engine.kernel.waits import ReadyRule


def barred(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule, cost: budgets.Cost
) -> Refusal | None:
    """What stands against any use now: state, tag, budget."""
    return (
        stats.disabled(state, pack, who)
        or stats.forbidden(state, pack, who, rule.tags)
        or modes.excluded(state, who, rule.tags, pack)
        or (stats.stuck(state, pack, who) if rule.move else None)
        or budgets.lacking(pack, state.combatants[who], cost, rule.tags)
    )


def owns(state: Encounter, who: CombatantId, rule: ActionRule) -> bool:
    """Whether a combatant has this action: everybody has what need not be owned."""
    return next(cases_of(rule, state.combatants[who].owned), None) is not None


def standing_refusal(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule, cost: budgets.Cost
) -> Refusal | None:
    """What stands against an action whatever it is aimed at: state, tag, budget, limit, need.

    For what takes everything that is left, the need says more than the budget: it comes first.
    """
    unmet = needs.missing(state, pack, who, rule)
    able = stats.disabled(state, pack, who) is None
    if rule.whole and unmet and able:
        return unmet
    found = (
        barred(state, pack, who, rule, cost)
        or limits.reached(state, pack, rule, who, None)
        or limits.tags_reached(state, pack, rule, who)
    )
    if found is None and rule.hosted:
        return Refusal(Reason.REQUIREMENT, {"what": "host_action"})
    return found or unmet


def can_be_readied(rule: ActionRule, ready: ReadyRule) -> bool:
    """Whether an action is cheap enough to be readied, at a cost that is fixed."""
    within = all(amount <= ready.most.get(budget, 0) for budget, amount in rule.cost.items())
    return within and not (rule.choice or rule.whole or rule.answers)


def reaction_refusal(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    pending: Pending | None,
    source: CombatantId | None = None,
) -> tuple[Refusal | None, tuple[str, ...]]:
    """Why not, and which facts would have to be known to say (names, none if it is settled)."""
    found = (
        stats.frozen(state, pack, who)
        or barred(state, pack, who, rule, rule.cost)
        or limits.reached(state, pack, rule, who, pending)
        or capacity.full(state, pack, pending, who)
        or _too_far(state, pack, who, pending)
    )
    if found:
        return found, ()
    situation = Situation(
        state=state, pack=pack, who=who, pending=pending, source=pending.by if pending else source
    )
    unknown: list[str] = []
    for predicate in needs.of_actor(pack, rule):
        match holds(predicate, situation):
            case False:
                return failed(predicate), ()
            case None:
                unknown.append(predicate.kind)
    return needs.unfit(state, pack, who, rule.tags, situation.source), tuple(unknown)


def _too_far(
    state: Encounter, pack: RulePack, who: CombatantId, pending: Pending | None
) -> Refusal | None:
    """That a condition lets somebody react only to what comes nearer than that, if so."""
    for condition in stats.conditions(state, who):
        stat = pack.conditions[condition].notices
        if stat and pending and sight.near(state, pack, who, pending, stat) is False:
            return Refusal(Reason.INELIGIBLE, {"why": "outside_awareness"})
    return None


def own_actions(
    state: Encounter, pack: RulePack, who: CombatantId
) -> list[tuple[ActionRule, Owned | None]]:
    """Every action a combatant could ever declare, common ones first: the pack's, and its own
    cases of them.

    Where a combatant owns cases of an action that needs a weapon, these stand for it; those that
    only answer something do not.
    """
    owned = state.combatants[who].owned
    if not owned:
        return [(rule, None) for rule in pack.listed if not rule.owned]
    mine: dict[ActionId, list[Owned]] = {}
    for own in owned.values():
        mine.setdefault(own.base, []).append(own)
    found: list[tuple[ActionRule, Owned | None]] = []
    for rule in pack.listed:
        cases = mine.get(rule.id, [])
        if not rule.owned and all(own.cue for own in cases):
            found.append((rule, None))
        found.extend((as_owned(rule, own), own) for own in cases)
    return found
