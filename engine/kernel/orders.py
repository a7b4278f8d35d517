"""Standing orders: what players have said beforehand; the first that applies decides."""

from engine.kernel import budgets
from engine.kernel.commands import Standing
from engine.kernel.draft import Draft
from engine.kernel.events import StandingSet
from engine.kernel.offers import Offer, Reply, StandingRule
from engine.kernel.refusals import Reason, require
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId

MOST = 50
"""Standing orders of one combatant."""
HUNDRED = 100


def key(who: CombatantId, reaction: str) -> str:
    """By what a standing order is known."""
    return f"{who}:{reaction}"


def order(draft: Draft, command: Standing) -> None:
    """Give a standing order, or (without a rule) take it back."""
    one = draft.combatant(command.actor)
    known = command.reaction in one.owned or draft.pack.rule(command.reaction)
    require(known, Reason.UNKNOWN, what="reaction")
    rule = command.rule
    if rule is not None:
        require(set(rule.triggers) <= set(draft.pack.triggers), Reason.UNKNOWN, what="trigger")
        low = rule.hp_at_most is None or 0 < rule.hp_at_most <= HUNDRED
        require(low and 0 <= rule.keep <= HUNDRED, Reason.REQUIREMENT, what="value", most=HUNDRED)
        now = rule.round in (None, draft.state.round)
        require(now, Reason.REQUIREMENT, what="value", most=draft.state.round)
        if rule.source is not None:
            draft.combatant(rule.source)
        mine = sum(one_key.startswith(f"{one.id}:") for one_key in draft.state.standing)
        require(mine < MOST, Reason.LIMIT, scope="standing", n=MOST)
    if draft.state.standing.get(key(one.id, command.reaction)) != rule:
        draft.emit(StandingSet(combatant=one.id, reaction=command.reaction, rule=rule))


def reply(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    offers: tuple[Offer, ...],
    source: CombatantId | None,
    *,
    expired: bool,
) -> Reply | None:
    """What the standing orders of one who is asked say; None: they leave it to the player.

    ``expired``: time is up. By rank: ``always`` uses the reaction, ``expiry`` does when time is up,
    ``ask`` stops here and asks, ``never`` strikes it out; nothing left to choose is a decline.
    """
    left = list(offers)
    for rule, offer in _applying(state, pack, who, offers, source):
        if rule.mode == "never":
            left.remove(offer)
        elif rule.mode == "always" or (rule.mode == "expiry" and expired):
            return Reply(
                reaction=offer.reaction,
                owned=offer.owned,
                targets=offer.targets,
                held=offer.held,
                by="standing",
            )
        elif rule.mode == "ask" and not expired:
            return None
    return Reply(by="standing") if offers and not left else None


def _applying(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    offers: tuple[Offer, ...],
    source: CombatantId | None,
) -> list[tuple[StandingRule, Offer]]:
    found = []
    for offer in offers:
        for name in dict.fromkeys((offer.title, offer.reaction)):
            rule = state.standing.get(key(who, name))
            if rule is not None:
                if _applies(state, pack, who, rule, offer, source):
                    found.append((rule, offer))
                break
    return sorted(found, key=lambda one: one[0].rank)


def _applies(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: StandingRule,
    offer: Offer,
    source: CombatantId | None,
) -> bool:
    one = state.combatants[who]
    if rule.triggers and offer.trigger not in rule.triggers:
        return False
    if rule.source is not None and rule.source != source:
        return False
    if rule.hp_at_most is not None:
        most = one.hp_max or one.hp or 0
        if one.hp is None or one.hp * HUNDRED > most * rule.hp_at_most:
            return False
    return all(
        budgets.left(pack, one, budget) - amount >= rule.keep
        for budget, amount in offer.cost.items()
    )
