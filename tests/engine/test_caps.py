"""Caps of budgets that the sheet says, and what is granted above them for a while."""

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.budgets import cap_of, left
from engine.kernel.creatures import StatValue
from engine.kernel.units import ActionId, BudgetId, CombatantId
from tests.engine.fights import PACKS, Fight, begun, creature

GAPS = PACKS["tiny_gaps"]
BIG, SMALL, MANA = BudgetId("big"), BudgetId("small"), BudgetId("mana")
A, B = CombatantId("a"), CombatantId("b")


def fight(**stats: StatValue) -> Fight:
    """a, whose turn it is, with these on its sheet, and a foe beside it."""
    return begun(
        creature("a", side="party", initiative=9, stats=stats, position=(1, 1)),
        creature("b", initiative=1, position=(2, 1)),
        pack=GAPS,
    )


def act(action: str, *targets: CombatantId) -> c.Act:
    return c.Act(actor=A, action=ActionId(action), targets=targets)


def test_the_sheet_says_how_often_and_how_much() -> None:
    at = fight(big=3, mana=5)
    assert [cap_of(GAPS, at.one("a"), one) for one in (BIG, SMALL, MANA)] == [3, 1, 5]
    assert dict(at.one("a").budgets) == {BIG: 0, SMALL: 0, MANA: 5, "stock": 2}
    assert dict(at.one("b").budgets) == {BIG: 0, SMALL: 0, MANA: 3, "stock": 2}


def test_a_cap_is_never_below_nothing() -> None:
    assert cap_of(GAPS, fight(big=-2).one("a"), BIG) == 0


def test_counts_go_up_to_the_cap_and_back_to_nothing_for_all_when_the_round_begins() -> None:
    at = fight(hp=20)
    at.do(c.Edit(combatant=B, budgets={MANA: 0}))
    at.do(act("hit", B))
    at.do(c.Edit(combatant=B, hp=9, budgets={SMALL: 1}))
    at.do(act("hit", B))
    refusal = at.refused(act("hit", B))
    assert (refusal.reason, refusal.params) == (
        Reason.INSUFFICIENT,
        {"budget": "big", "need": 1, "have": 0},
    )
    at.do(c.EndTurn(actor=A))
    assert (at.one("a").budgets[BIG], at.one("b").budgets[SMALL]) == (2, 1)
    at.do(c.EndTurn(actor=B))
    assert (at.one("a").budgets[BIG], at.one("b").budgets[SMALL]) == (0, 0)


def test_a_lower_cap_leaves_no_more_than_it_allows() -> None:
    at = fight(mana=5)
    at.do(act("hit", B))
    at.do(c.Edit(combatant=A, stats={"mana": 2, "big": 0}))
    assert (at.one("a").budgets[MANA], at.one("a").budgets[BIG]) == (2, 0)
    assert left(GAPS, at.one("a"), BIG) == 0
    refusal = at.refused(c.Edit(combatant=A, budgets={MANA: 3}))
    assert refusal.params == {"what": "value", "most": 2}


def test_what_takes_everything_passes_over_what_one_has_none_of() -> None:
    at = fight(small=0)
    at.do(c.Act(actor=A, action=ActionId("dash"), path=((1, 2),)))
    assert (at.one("a").budgets[BIG], at.one("a").budgets[SMALL]) == (2, 0)


def test_what_takes_everything_needs_something_of_all_that_one_has() -> None:
    at = fight()
    at.do(c.Edit(combatant=A, budgets={SMALL: 1}))
    refusal = at.refused(c.Act(actor=A, action=ActionId("dash"), path=((1, 2),)))
    assert refusal.params == {"budget": "small", "need": 1, "have": 0}
    at.do(c.Edit(combatant=A, stats={"small": 0, "big": 0}))
    refusal = at.refused(c.Act(actor=A, action=ActionId("dash"), path=((1, 2),)))
    assert refusal.params == {"budget": "big", "need": 1, "have": 0}


def test_a_cap_is_raised_until_the_budget_comes_back() -> None:
    at = fight(hp=20)
    at.do(act("hurry"))
    assert left(GAPS, at.one("a"), BIG) == 3
    assert (cap_of(GAPS, at.one("a"), MANA), at.one("a").budgets[MANA]) == (4, 2)
    at.do(c.EndTurn(actor=A))
    at.do(c.EndTurn(actor=B))
    assert left(GAPS, at.one("a"), BIG) == 2
    assert cap_of(GAPS, at.one("a"), MANA) == 4


def test_a_new_fight_begins_with_nothing_raised() -> None:
    at = fight()
    at.do(act("hurry"))
    at.do(c.End())
    at.do(c.Begin())
    assert (left(GAPS, at.one("a"), BIG), at.one("a").budgets[MANA]) == (2, 3)
