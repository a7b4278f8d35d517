"""Budgets of actions and reactions: afford, pay, refresh."""

from collections.abc import Mapping

from engine.kernel import reserves, stats
from engine.kernel.cases import INSTEAD
from engine.kernel.draft import Draft
from engine.kernel.events import BudgetChanged, BudgetRaised
from engine.kernel.refusals import Reason, Refusal, require
from engine.kernel.rolls import PICKED
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Combatant
from engine.kernel.timing import TimingPoint
from engine.kernel.units import BudgetId, Chosen, CombatantId

Cost = Mapping[BudgetId, int]
ITEM = "item"
"""The choice of what is handed over."""
TURNS = "turns"
"""The choice of how many turns of work an action takes."""


def cost_of(rule: ActionRule, choices: Mapping[str, Chosen]) -> Cost:
    """What a declaration costs; what is not chosen costs the least.

    Raises Rejected for a choice that there is not, or one out of range.
    """
    for name in choices:
        known = name in rule.choice or (name == TURNS and rule.turns is not None)
        known = (
            known
            or (name == ITEM and bool(rule.gives))
            or (name == PICKED and rule.pick is not None)
        )
        known = known or (name == INSTEAD and rule.hosts != "")
        require(known, Reason.UNKNOWN, what="choice")
    cost = dict(rule.cost)
    for budget, (least, most) in rule.choice.items():
        amount = choices.get(budget, least)
        fits = isinstance(amount, int) and least <= amount <= most
        require(fits, Reason.REQUIREMENT, what="choices", least=least, most=most)
        cost[budget] = cost.get(budget, 0) + int(amount)
    return cost


def left(pack: RulePack, one: Combatant, budget: BudgetId) -> int:
    """How much of a budget can still be spent, whichever way it counts."""
    rule = reserves.rule_of(pack, one, budget)
    count = one.budgets.get(budget, 0)
    return count if rule.count == "down" else max(0, cap_of(pack, one, budget) - count)


def cap_of(pack: RulePack, one: Combatant, budget: BudgetId) -> int:
    """The largest value of a budget for one: the pack's cap, or less where a stat says so, and
    what was granted above it."""
    rule = reserves.rule_of(pack, one, budget)
    most = min(rule.cap, stats.number(pack, one, rule.stat)) if rule.stat else rule.cap
    return max(0, most) + one.raised.get(budget, 0)


def plan(
    pack: RulePack, one: Combatant, cost: Cost, tags: frozenset[str] = frozenset()
) -> Cost | Refusal:
    """Which budgets pay a cost: earmarked ones first, then its own, then those that may pay
    instead. The refusal names the budget that is too small."""
    paid: dict[BudgetId, int] = {}
    for budget, need in cost.items():
        rule = reserves.rule_of(pack, one, budget)
        have, rest = 0, need
        for source in (*map(BudgetId, rule.first), budget, *map(BudgetId, rule.instead)):
            only = reserves.rule_of(pack, one, source).only
            if only and not only & tags:
                continue
            there = left(pack, one, source) - paid.get(source, 0)
            amount = min(rest, max(0, there))
            have, rest = have + there, rest - amount
            if amount:
                paid[source] = paid.get(source, 0) + amount
        if rest:
            return Refusal(Reason.INSUFFICIENT, {"budget": budget, "need": need, "have": have})
    return paid


def lacking(
    pack: RulePack, one: Combatant, cost: Cost, tags: frozenset[str] = frozenset()
) -> Refusal | None:
    """Which budget is too small, if any."""
    found = plan(pack, one, cost, tags)
    return found if isinstance(found, Refusal) else None


def pay(draft: Draft, who: CombatantId, cost: Cost, tags: frozenset[str] = frozenset()) -> None:
    """Spend; the caller has checked that nothing is lacking."""
    paid = plan(draft.pack, draft.state.combatants[who], cost, tags)
    assert not isinstance(paid, Refusal), paid
    for budget, amount in paid.items():
        one = draft.state.combatants[who]
        way = -1 if reserves.rule_of(draft.pack, one, budget).count == "down" else 1
        have = one.budgets.get(budget, 0)
        change(draft, who, budget, have + way * amount)


def all_left(pack: RulePack, one: Combatant, rule: ActionRule) -> Cost:
    """What an action costs that takes all that is left: at least 1 of each budget, or of one."""
    has = [budget for budget in rule.whole if cap_of(pack, one, budget)] or rule.whole
    rest = {budget: left(pack, one, budget) for budget in has}
    least = 0 if rule.whole_some and any(rest.values()) else 1
    return {budget: max(least, amount) for budget, amount in rest.items()}


def change(draft: Draft, who: CombatantId, budget: BudgetId, value: int) -> None:
    """Set a budget, if that is a change."""
    if draft.state.combatants[who].budgets.get(budget, 0) != value:
        draft.emit(BudgetChanged(combatant=who, budget=budget, value=value))


def withdraw(draft: Draft, who: CombatantId, budget: BudgetId, before: int) -> None:
    """Take back what was granted since a budget was at this value; what was used stays used."""
    one = draft.state.combatants[who]
    have = one.budgets.get(budget, 0)
    down = reserves.rule_of(draft.pack, one, budget).count == "down"
    change(draft, who, budget, min(have, before) if down else max(have, before))


def refresh(
    draft: Draft, at: TimingPoint, who: CombatantId | None, *, of_turn: bool = False
) -> None:
    """Everything that a timing point (of ``who``) gives back or takes away; with ``of_turn`` only
    of what is spent in the turn."""
    for budget, rule in draft.pack.budgets.items():
        for one in rule.refresh:
            if one.at is not at or (of_turn and not rule.of_turn):
                continue
            gains = [who] if one.scope == "own" and who else list(draft.state.combatants)
            gains = [each for each in gains if not draft.state.outside(each)]
            if one.add is not None:
                _add(draft, gains, budget, one.add)
                continue
            surprise = rule.surprise if _surprised_round(draft) else None
            for each in gains:
                lower(draft, each, budget)
                most = cap_of(draft.pack, draft.state.combatants[each], budget)
                amount = most if one.set is None else min(most, one.set)
                change(draft, each, budget, amount if surprise is None else min(amount, surprise))
    if not of_turn:
        _refill(draft, at, who)


def _refill(draft: Draft, at: TimingPoint, who: CombatantId | None) -> None:
    """Fill the budgets that combatants have of their own: of ``who``, or of everybody."""
    for each in [who] if who else list(draft.state.combatants):
        for own in draft.state.combatants[each].reserves.values():
            if own.at is at and not draft.state.outside(each):
                change(draft, each, own.id, own.cap)


def _add(draft: Draft, gains: list[CombatantId], budget: BudgetId, amount: int) -> None:
    """Change a budget by an amount, within its bounds."""
    for each in gains:
        have = draft.state.combatants[each].budgets.get(budget, 0)
        most = cap_of(draft.pack, draft.state.combatants[each], budget)
        change(draft, each, budget, max(0, min(most, have + amount)))


def lift(draft: Draft, who: CombatantId, budget: BudgetId, amount: int) -> None:
    """Grant more of a budget than its cap, until it is next refreshed."""
    one = draft.state.combatants[who]
    by = one.raised.get(budget, 0) + amount
    draft.emit(BudgetRaised(combatant=who, budget=budget, value=by))
    if reserves.rule_of(draft.pack, one, budget).count == "down":
        change(draft, who, budget, one.budgets.get(budget, 0) + amount)


def lower(draft: Draft, who: CombatantId, budget: BudgetId) -> None:
    """What was granted above a cap is over."""
    if draft.state.combatants[who].raised.get(budget, 0):
        draft.emit(BudgetRaised(combatant=who, budget=budget, value=0))


def fit(draft: Draft, who: CombatantId) -> None:
    """Keep budgets within their caps after stats were changed."""
    one = draft.state.combatants[who]
    for budget, value in one.budgets.items():
        change(draft, who, budget, min(value, cap_of(draft.pack, one, budget)))


def _surprised_round(draft: Draft) -> bool:
    aware = draft.pack.surprised is not None and draft.pack.surprise is None
    return aware and draft.state.round == 0


def start(pack: RulePack, one: Combatant) -> dict[BudgetId, int]:
    """The budgets of somebody who comes into the fight."""
    found: dict[BudgetId, int] = {}
    for budget, rule in reserves.rules_of(pack, one).items():
        most = cap_of(pack, one, budget)
        found[budget] = most if rule.start == "cap" else min(most, rule.start)
        if budget in one.spent:
            found[budget] = 0 if rule.count == "down" else most
    return found
