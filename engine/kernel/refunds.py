"""Refunds: what is given back of a cost when what it paid for comes to nothing."""

from engine.kernel import budgets, reserves
from engine.kernel.draft import Draft
from engine.kernel.pending import Pending
from engine.kernel.refusals import Refusal
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant
from engine.kernel.units import BudgetId, CombatantId


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
        if pending.by in draft.state.combatants:
            regain(draft, pending.by, budget, amount)


def regain(draft: Draft, who: CombatantId, budget: BudgetId, amount: int) -> None:
    """Make up for so much of what was used of a budget, and no more."""
    one = draft.state.combatants[who]
    have = one.budgets.get(budget, 0)
    if reserves.rule_of(draft.pack, one, budget).count == "up":
        budgets.change(draft, who, budget, max(0, have - amount))
    else:
        most = budgets.cap_of(draft.pack, one, budget)
        budgets.change(draft, who, budget, min(most, have + amount))
