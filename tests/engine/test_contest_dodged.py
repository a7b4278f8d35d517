"""What guards leave of a pool, and what makes up for what was used of a budget."""

import pytest

from engine.kernel import budgets, contest, refunds
from engine.kernel import commands as c
from engine.kernel.contest import Hit
from engine.kernel.draft import Draft
from engine.kernel.rules import ActionRule
from engine.kernel.units import ActionId, BudgetId, CombatantId
from tests.engine.fights import PACKS, begun, creature

POOL: tuple[Hit, ...] = ("hit", "critical", "miss", "hit")


@pytest.mark.parametrize(
    ("spare", "left"),
    [
        (0, POOL),
        (1, ("miss", "critical", "miss", "hit")),
        (2, ("miss", "critical", "miss", "miss")),
        (9, ("miss", "critical", "miss", "miss")),
    ],
)
def test_each_guard_cancels_one_ordinary_hit(spare: int, left: tuple[Hit, ...]) -> None:
    assert contest.without(POOL, spare) == left


A = CombatantId("a")
COUNTERS = [("active", 2, 1, 1), ("active", 2, 5, 0), ("energy", 1, 2, 3), ("energy", 3, 9, 4)]


@pytest.mark.parametrize(("budget", "have", "amount", "after"), COUNTERS)
def test_what_was_used_is_made_up_for_whichever_way_a_budget_counts(
    budget: str, have: int, amount: int, after: int
) -> None:
    pack = PACKS["active_passive"]
    fight = begun(creature("a", initiative=9), pack=pack)
    fight.do(c.Edit(combatant=A, budgets={BudgetId(budget): have}))
    draft = Draft(state=fight.state, stamp=fight.stamp(), pack=pack)
    refunds.regain(draft, A, BudgetId(budget), amount)
    assert draft.state.combatants[A].budgets[BudgetId(budget)] == after


@pytest.mark.parametrize(
    ("used", "some", "cost"),
    [
        ((0, 0), False, (2, 1)),
        ((0, 1), False, (2, 1)),
        ((0, 1), True, (2, 0)),
        ((2, 1), True, (1, 1)),
    ],
)
def test_everything_that_is_left_is_something_of_each_or_of_one(
    used: tuple[int, int], some: bool, cost: tuple[int, int]
) -> None:
    pack = PACKS["active_passive"]
    fight = begun(creature("a", initiative=9), pack=pack)
    active, passive = BudgetId("active"), BudgetId("passive")
    fight.do(c.Edit(combatant=A, budgets=dict(zip((active, passive), used, strict=True))))
    rule = ActionRule(id=ActionId("dash"), whole=(active, passive), whole_some=some)
    found = budgets.all_left(pack, fight.one("a"), rule)
    assert (found[active], found[passive]) == cost
