"""Spans: how much can be chosen where a declaration leaves it open, from least to most."""

from collections.abc import Iterator, Mapping
from itertools import product

from engine.kernel import budgets
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Combatant, Encounter
from engine.kernel.units import BudgetId, CombatantId


def choices(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule
) -> dict[str, tuple[int, int]]:
    """The costs to choose, as far as what can pay them goes, and the turns that the work may
    take."""
    one = state.combatants[who]
    turns = {budgets.TURNS: rule.turns} if rule.turns else {}
    return turns | {
        budget: (least, _most(pack, one, rule, budget))
        for budget, (least, _) in rule.choice.items()
    }


def together(pack: RulePack, one: Combatant, rule: ActionRule) -> tuple[Mapping[str, int], ...]:
    """Which choices of several costs can be paid together; none where all of them can."""
    if len(rule.choice) < 2:
        return ()
    dearest: dict[str, int] = {budget: most for budget, (_, most) in rule.choice.items()}
    if _payable(pack, one, rule, dearest):
        return ()
    return tuple(chosen for chosen in _every(rule) if _payable(pack, one, rule, chosen))


def _payable(pack: RulePack, one: Combatant, rule: ActionRule, chosen: Mapping[str, int]) -> bool:
    cost = budgets.cost_of(rule, chosen)
    return budgets.lacking(pack, one, cost, rule.tags) is None


def _every(rule: ActionRule) -> Iterator[Mapping[str, int]]:
    spans = (range(least, most + 1) for least, most in rule.choice.values())
    for amounts in product(*spans):
        yield dict(zip(rule.choice, amounts, strict=True))


def _most(pack: RulePack, one: Combatant, rule: ActionRule, budget: BudgetId) -> int:
    """The largest amount of a budget to choose that can be paid."""
    least, most = rule.choice[budget]
    cheapest = budgets.cost_of(rule, {})
    payable = (
        amount
        for amount in range(most, least, -1)
        if not budgets.lacking(
            pack, one, {**cheapest, budget: cheapest[budget] + amount - least}, rule.tags
        )
    )
    return next(payable, least)
