"""Budgets that are spent already as somebody comes into a fight."""

from engine.kernel import commands as c
from engine.kernel.units import BudgetId
from tests.engine.fights import Fight, creature


def test_what_is_spent_as_somebody_comes_in_is_so_until_the_fight_gives_it_back() -> None:
    answer, act = BudgetId("answer"), BudgetId("act")
    fight = Fight()
    one, two = creature("a", initiative=9, spent=(answer, act)), creature("b", initiative=5)
    fight.do(c.Add(creatures=(two, one)))
    assert [fight.one(who).budgets[answer] for who in "ab"] == [0, 1]
    assert fight.one("a").budgets[act] == 2, "this one counts up"
    fight.do(c.Add(creatures=(creature("c", initiative=1, spent=(answer,)),)))
    fight.do(c.Begin())
    assert [fight.one(who).budgets[answer] for who in "abc"] == [1, 1, 0], "a's turn has begun"
    assert fight.one("a").budgets[act] == 0, "a round has begun"
    fight.do(c.End())
    fight.do(c.Begin())
    assert fight.one("c").budgets[answer] == 1, "only once"
    unknown = c.Add(creatures=(creature("d", spent=(BudgetId("luckk"),)),))
    assert fight.refused(unknown).params == {"what": "budget"}
