"""Refunds: what is given back of a cost when what it paid for comes to nothing."""

from engine.kernel import budgets, reserves
from engine.kernel.draft import Draft
from engine.kernel.pending import Pending
from engine.kernel.refusals import Refusal
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant


def returnable(
    pack: RulePack, one: Combatant, cost: budgets.Cost, tags: frozenset[str] = frozenset()
) -> budgets.Cost:
    """What of a cost would be given back if what it pays for came to nothing."""
    paid = budgets.plan(pack, one, cost, tags)
    assert not isinstance(paid, Refusal), paid
    return {
        budget: amount
        for budget, amount in paid.items()
        if reserves.rule_of(pack, one, budget).refund
    }


def give_back(draft: Draft, pending: Pending) -> None:
    """An action came to nothing: give back what is given back then, within the caps."""
    for budget, amount in pending.paid.items():
        one = draft.state.combatants.get(pending.by)
        if one is not None:
            have, most = one.budgets.get(budget, 0), budgets.cap_of(draft.pack, one, budget)
            down = reserves.rule_of(draft.pack, one, budget).count == "down"
            back = min(most, have + amount) if down else max(0, have - amount)
            budgets.change(draft, one.id, budget, back)
