"""Gaps in gaps: several come before a declaration, and before one another."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.units import CombatantId
from tests.engine.fights import creature
from tests.engine.in_gaps import (
    BIG,
    LUNGE,
    OWN,
    A,
    B,
    D,
    E,
    act,
    declared,
    table,
    use,
)


@pytest.mark.parametrize(("sort", "order"), [("initiative", "ae"), ("after_active", "ea")])
def test_several_come_before_in_the_order_of_the_rules(sort: str, order: str) -> None:
    fight = table({"sort": sort}, a=(LUNGE,), e=(LUNGE,))
    for who in (A, E):
        fight.do(c.Edit(combatant=who, stats={"big": 1}))
    fight.do(c.EndTurn(actor=A))
    fight.do(act(B, "brace"))
    fight.do(use(E, "my_lunge", B))
    assert declared(fight.do(use(A, "my_lunge", B))) == [f"{who} lunge" for who in order]


def test_one_may_come_before_one_who_comes_before() -> None:
    fight = table(d=(LUNGE,), e=(LUNGE,))
    for who in (D, E):
        fight.do(c.Edit(combatant=who, stats={"big": 1}))
    fight.do(act(A, "brace"))
    fight.do(c.Decline(actor=E))
    fight.do(use(D, "my_lunge", A))
    assert (fight.window().source, set(fight.window().asked)) == (D, {E})
    assert declared(fight.do(use(E, "my_lunge", D))) == ["e lunge", "d lunge"]


def test_nobody_comes_before_one_who_comes_before_where_the_rules_do_not_nest() -> None:
    fight = table({"depth": 1}, d=(LUNGE,), e=(LUNGE,))
    fight.do(act(A, "brace"))
    fight.do(c.Decline(actor=E))
    assert declared(fight.do(use(D, "my_lunge", A))) == ["d lunge"]
    assert set(fight.window().asked) == {D, E}


def test_gaps_in_gaps_go_as_deep_as_the_rules_say() -> None:
    fight = table(b=(LUNGE,), d=(LUNGE,), e=(LUNGE,))
    x = CombatantId("x")
    late = creature("x", initiative=1, owned=(LUNGE,), stats={"reach": 4, "mana": 0})
    fight.do(c.Add(creatures=(late,)))
    fight.do(act(A, "brace"))
    for who in (B, D, E):
        for other in set(fight.window().asked) - {who}:
            fight.do(c.Decline(actor=other))
        before = len(fight.log)
        fight.do(use(who, "my_lunge", A))
    # Nobody was asked before the third; the gap before the second is open again.
    assert declared(fight.log[before:]) == ["e lunge"]
    assert (fight.window().source, set(fight.window().asked)) == (D, {E, x})


def test_who_comes_before_and_cannot_any_more_is_released_uncharged() -> None:
    fight = table(d=(LUNGE,), e=(LUNGE,))
    fight.do(c.Edit(combatant=D, hp=1))
    fight.do(act(A, "brace"))
    fight.do(c.Decline(actor=E))
    fight.do(use(D, "my_lunge", A))
    events = fight.do(use(E, "my_lunge", D))
    released = [one for one in events if isinstance(one, e.WindowReleased)]
    assert [(one.by, one.reaction) for one in released] == [(D, "my_lunge")]
    assert fight.one("d").budgets[BIG] == 0


def test_who_is_about_to_declare_comes_before_nobody() -> None:
    fight = table(a=OWN, d=(LUNGE,), e=(LUNGE,))
    fight.do(act(A, "my_lunge", B))
    fight.do(c.Decline(actor=E))
    fight.do(use(D, "my_lunge", B))
    assert (fight.window().source, set(fight.window().asked)) == (D, {E})
    assert fight.refused(use(A, "my_slip")).reason is Reason.TRIGGER
