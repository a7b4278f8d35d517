"""Budgets: what can be afforded, what is paid, what comes back and when."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.budgets import cost_of, lacking, left
from engine.kernel.refusals import Rejected
from engine.kernel.units import ActionId, BudgetId, CombatantId
from tests.engine.fights import TINY, begun, creature

ACT, ANSWER, COUNTER = BudgetId("act"), BudgetId("answer"), BudgetId("counter")
CHANT = TINY.actions[ActionId("chant")]
A, B = CombatantId("a"), CombatantId("b")


def test_the_least_is_paid_where_nothing_was_chosen() -> None:
    assert cost_of(CHANT, {}) == {ACT: 1}
    assert cost_of(CHANT, {"act": 2}) == {ACT: 2}


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"act": 0}, Reason.REQUIREMENT),
        ({"act": 3}, Reason.REQUIREMENT),
        ({"act": "two"}, Reason.REQUIREMENT),
        ({"answer": 1}, Reason.UNKNOWN),
    ],
)
def test_a_choice_that_there_is_not_is_refused(
    choices: dict[str, int | str], reason: Reason
) -> None:
    with pytest.raises(Rejected) as caught:
        cost_of(CHANT, choices)
    assert caught.value.refusal.reason is reason


def test_what_is_left_is_counted_either_way() -> None:
    fight = begun(creature("a", initiative=9), creature("b", initiative=1), board=None)
    assert (fight.one("a").budgets[ACT], left(TINY, fight.one("a"), ACT)) == (0, 2)
    assert left(TINY, fight.one("a"), ANSWER) == 1
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,), choices={"act": 2}))
    assert (fight.one("a").budgets[ACT], left(TINY, fight.one("a"), ACT)) == (2, 0)


def test_what_is_lacking_is_named() -> None:
    fight = begun(creature("a", initiative=9), creature("b", initiative=1), board=None)
    assert lacking(TINY, fight.one("a"), {ACT: 2, ANSWER: 1}) is None
    refusal = lacking(TINY, fight.one("a"), {ANSWER: 2})
    assert refusal is not None
    assert (refusal.reason, refusal.params) == (
        Reason.INSUFFICIENT,
        {"budget": "answer", "need": 2, "have": 1},
    )


def test_each_budget_comes_back_at_its_moment_and_to_its_amount() -> None:
    fight = begun(creature("a", initiative=9), creature("b", initiative=1), board=None)
    spent = {ACT: 2, ANSWER: 0, COUNTER: 0}
    for who in (A, B):
        fight.do(c.Edit(combatant=who, budgets=spent))
    fight.do(c.EndTurn(actor=A))
    rest = {BudgetId("shield"): 1, BudgetId("luck"): 1}
    assert dict(fight.one("a").budgets) == {ACT: 2, ANSWER: 0, COUNTER: 1, **rest}
    assert dict(fight.one("b").budgets) == {ACT: 2, ANSWER: 1, COUNTER: 0, **rest}
    fight.do(c.EndTurn(actor=B))
    rest[BudgetId("luck")] = 2
    assert dict(fight.one("a").budgets) == {ACT: 0, ANSWER: 1, COUNTER: 1, **rest}
    assert dict(fight.one("b").budgets) == {ACT: 0, ANSWER: 1, COUNTER: 1, **rest}
