"""Budgets: what can be afforded, what is paid, what comes back and when."""

from dataclasses import replace

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.budgets import all_left, cap_of, cost_of, lacking, left, plan
from engine.kernel.creatures import Refresh
from engine.kernel.refusals import Refusal, Rejected
from engine.kernel.state import Combatant
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId, CombatantId, SideId
from tests.engine.fights import TINY, Fight, begun, creature

ACT, ANSWER, COUNTER = BudgetId("act"), BudgetId("answer"), BudgetId("counter")
CHANT = TINY.actions[ActionId("chant")]
A, B = CombatantId("a"), CombatantId("b")
START = TimingPoint.TURN_START
NOTHING = dict.fromkeys(TINY.budgets, 0)


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


def purse(**counts: int) -> Combatant:
    return Combatant(id=A, name="a", side=SideId("party"), budgets={**NOTHING, **counts})  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("counts", "tags", "paid"),
    [
        ({"answer": 1, "shield": 1}, {"guard"}, {"shield": 1}),
        ({"answer": 1, "shield": 1}, {"attack"}, {"answer": 1}),
        ({"answer": 1, "luck": 2}, {"magic"}, {"answer": 1}),
        ({"luck": 2}, {"magic"}, {"luck": 1}),
        ({"luck": 2}, {"attack"}, None),
        ({"shield": 1}, set(), None),
    ],
)
def test_what_is_set_apart_pays_first_and_only_for_its_own_and_substitutes_pay_last(
    counts: dict[str, int], tags: set[str], paid: dict[str, int] | None
) -> None:
    found = plan(TINY, purse(**counts), {ANSWER: 1}, frozenset(tags))
    assert (None if isinstance(found, Refusal) else found) == paid


def test_a_cost_is_paid_out_of_several_at_once() -> None:
    found = plan(TINY, purse(shield=1, answer=1, luck=1), {ANSWER: 3}, frozenset({"guard"}))
    assert found == {"shield": 1, "answer": 1, "luck": 1}


def test_what_takes_everything_takes_at_least_one() -> None:
    flurry = TINY.actions[ActionId("flurry")]
    assert [all_left(TINY, purse(act=used), flurry) for used in (0, 1, 2)] == [
        {ACT: 2},
        {ACT: 1},
        {ACT: 1},
    ]


def test_a_surprise_round_leaves_what_it_leaves_and_gives_the_rest_back_after_it() -> None:
    fight = Fight()
    fight.do(c.Add(creatures=(creature("a", initiative=9), creature("b", initiative=1))))
    fight.do(c.Begin(surprised=(B,)))
    assert (fight.state.round, fight.one("a").budgets[ANSWER]) == (0, 0)
    assert fight.one("a").budgets[BudgetId("shield")] == 1
    fight.do(c.EndTurn(actor=A))
    assert (fight.state.round, fight.one("a").budgets[ANSWER]) == (1, 1)


def test_a_delay_takes_back_what_was_granted_and_leaves_what_was_used_used() -> None:
    fight = begun(creature("a", initiative=9), creature("b", initiative=1), board=None)
    fight.do(c.Edit(combatant=B, budgets={ANSWER: 0, ACT: 1}))
    fight.do(c.EndTurn(actor=A))
    assert fight.one("b").budgets[ANSWER] == 1
    fight.do(c.Edit(combatant=B, budgets={ACT: 2, BudgetId("shield"): 0}))
    fight.do(c.Delay(actor=B))
    left_over = fight.one("b").budgets
    assert (left_over[ANSWER], left_over[ACT], left_over[BudgetId("shield")]) == (0, 0, 0)


@pytest.mark.parametrize(("quick", "cap"), [(-3, 0), (0, 0), (1, 1), (2, 2), (9, 2)])
def test_a_stat_is_the_cap_within_that_of_the_pack(quick: int, cap: int) -> None:
    own = replace(TINY.budgets[ANSWER], cap=2, stat="quick", refresh=(Refresh(at=START),))
    pack = replace(TINY, budgets={**TINY.budgets, ANSWER: own})
    fight = begun(creature("a", initiative=9, stats={"quick": quick}), pack=pack, board=None)
    assert cap_of(pack, fight.one("a"), ANSWER) == fight.one("a").budgets[ANSWER] == cap
    with pytest.raises(Rejected):
        fight.do(c.Edit(combatant=A, budgets={ANSWER: cap + 1}))
