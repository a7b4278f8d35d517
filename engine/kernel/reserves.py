"""Reserves: budgets that one combatant has of its own, beside those of the rules."""

from collections.abc import Mapping

from engine.kernel.creatures import BudgetRule, Refresh
from engine.kernel.owned import Reserve
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant
from engine.kernel.units import BudgetId


def rules_of(pack: RulePack, one: Combatant) -> Mapping[BudgetId, BudgetRule]:
    """Every budget of a combatant, the rules' first."""
    if not one.reserves:
        return pack.budgets
    return {**pack.budgets, **{key: _rule(own) for key, own in one.reserves.items()}}


def rule_of(pack: RulePack, one: Combatant, budget: BudgetId) -> BudgetRule:
    """How a budget of a combatant works; one that it has no more holds nothing."""
    found = pack.budgets.get(budget)
    if found is not None:
        return found
    own = one.reserves.get(budget)
    return _rule(own) if own else BudgetRule(cap=0)


def _rule(own: Reserve) -> BudgetRule:
    return BudgetRule(cap=own.cap, start="cap", refresh=(Refresh(at=own.at),))
