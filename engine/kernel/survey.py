"""A survey of one timing point: who may answer, why others may not, what is not known."""

from dataclasses import dataclass

from engine.kernel.eligibility import owns, reaction_refusal
from engine.kernel.frames import Offer, Pending
from engine.kernel.predicates import Situation, holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, RulePack, TriggerRule
from engine.kernel.state import Encounter
from engine.kernel.timing import STEPS, TimingPoint
from engine.kernel.units import CombatantId


@dataclass(slots=True)
class Survey:
    """Who may answer at a point, why others may not, and whose facts are unknown."""

    trigger: str | None
    offers: dict[CombatantId, list[Offer]]
    withheld: dict[CombatantId, Refusal]
    unknown: dict[CombatantId, str]


def survey(state: Encounter, pack: RulePack, pending: Pending, point: TimingPoint) -> Survey:
    """Everybody's part in what an action triggers at this point."""
    found = Survey(trigger=None, offers={}, withheld={}, unknown={})
    triggers = {
        name: rule
        for name, rule in pack.triggers.items()
        if rule.at is point and _matches(state, pack, rule, pending)
    }
    if not triggers:
        return found
    for slot in state.order:
        who = slot.holder
        if who != pending.by and not (point in STEPS and who in pending.passed):
            _survey_one(state, pack, pending, triggers, who, found)
    return found


def _matches(state: Encounter, pack: RulePack, rule: TriggerRule, pending: Pending) -> bool:
    situation = Situation(
        state=state, pack=pack, who=pending.by, pending=pending, source=pending.by
    )
    return all(holds(one, situation) for one in rule.when)


def _survey_one(
    state: Encounter,
    pack: RulePack,
    pending: Pending,
    triggers: dict[str, TriggerRule],
    who: CombatantId,
    found: Survey,
) -> None:
    for rule in pack.reactions.values():
        trigger = next((name for name in rule.on if name in triggers), None)
        if trigger is None or not owns(state, who, rule):
            continue
        refusal, unknown = reaction_refusal(state, pack, who, rule, pending)
        if refusal:
            found.withheld.setdefault(who, refusal)
            continue
        if unknown and state.settings.unknown == "skip":
            found.withheld.setdefault(who, Refusal(Reason.INELIGIBLE, {"why": "unknown"}))
            continue
        if unknown and state.settings.unknown == "ask":
            found.unknown[who] = unknown[0]
            continue
        found.trigger = found.trigger or trigger
        found.offers.setdefault(who, []).append(offer(rule, trigger, pending))


def offer(rule: ActionRule, trigger: str, pending: Pending) -> Offer:
    """A reaction as it is offered: aimed at whoever triggered it."""
    targets = (pending.by,) if rule.target else ()
    return Offer(reaction=rule.id, trigger=trigger, targets=targets, cost=rule.cost)
