"""Checks: how well a roll went, by the margin and by its extreme faces."""

from dataclasses import replace

import pytest

from engine.kernel import commands as c
from engine.kernel.checks import against, degree
from engine.kernel.draft import Draft
from engine.kernel.events import CheckRolled, EffectEnded, EffectUsed
from engine.kernel.frames import Pending
from engine.kernel.rolls import CheckRule
from engine.kernel.units import ActionId, BudgetId, CombatantId, FrameId
from tests.engine.fights import Fight, begun, creature

A, B, C = (CombatantId(who) for who in "abc")
TWO = CheckRule(die=20, bonus="attack", against="ac")
FOUR = CheckRule(die=20, bonus="attack", against="ac", margin=10)
SHIFTED = CheckRule(die=20, bonus="attack", against="ac", margin=10, shifts=True)


@pytest.mark.parametrize(
    ("total", "two", "four"),
    [
        (4, "failure", "critical_failure"),
        (5, "failure", "critical_failure"),
        (6, "failure", "failure"),
        (14, "failure", "failure"),
        (15, "success", "success"),
        (24, "success", "success"),
        (25, "success", "critical_success"),
        (99, "success", "critical_success"),
    ],
)
def test_the_margin_makes_the_degree(total: int, two: str, four: str) -> None:
    assert degree(TWO, 10, total, 15) == two
    assert degree(FOUR, 10, total, 15) == four
    assert degree(SHIFTED, 10, total, 15) == four


@pytest.mark.parametrize(
    ("face", "total", "expected"),
    [
        (20, 5, "failure"),
        (20, 14, "success"),
        (20, 15, "critical_success"),
        (20, 25, "critical_success"),
        (1, 25, "success"),
        (1, 15, "failure"),
        (1, 14, "critical_failure"),
        (1, 5, "critical_failure"),
        (19, 14, "failure"),
        (2, 15, "success"),
    ],
)
def test_the_extreme_faces_shift_by_one_degree(face: int, total: int, expected: str) -> None:
    assert degree(SHIFTED, face, total, 15) == expected
    assert degree(FOUR, 20, 14, 15) == "failure"


def flurry(*faces: int, dc: int | None = None, stat: int = 0) -> Fight:
    """a falls upon b, who rolls too; the GM sets the number."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3), hp=20, stats={"quick": stat}),
    )
    fight.throws(*faces)
    fight.do(c.Act(actor=A, action=ActionId("flurry"), targets=(B,)))
    question = fight.question()
    value = question.default if dc is None else (dc,)
    fight.do(c.Judge(question=question.id, value=value))
    return fight


def test_in_a_contest_the_target_rolls_too() -> None:
    fight = flurry(7, 9)
    (check,) = [one.check for one in fight.log if isinstance(one, CheckRolled)]
    assert (check.opposed, check.faces, check.against, check.degree) == (7, (9,), 15, "failure")


def test_the_gm_sets_the_number_before_the_target_rolls() -> None:
    fight = flurry(7, 9, dc=2)
    (check,) = [one.check for one in fight.log if isinstance(one, CheckRolled)]
    assert (check.against, check.degree) == (9, "success")


def test_a_modifier_for_some_rolls_is_used_up_by_them() -> None:
    fight = flurry(7, 9)
    fight.do(c.Resolve(window=fight.window().id))
    assert [(one.name, one.uses) for one in fight.state.effects] == [("effect-open", 1)]
    fight.do(c.Edit(combatant=A, budgets={BudgetId("act"): 0}))
    fight.throws(9, 1)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    (ended,) = [one for one in fight.log if isinstance(one, EffectEnded)]
    assert (ended.name, ended.reason, fight.state.effects) == ("effect-open", "expired", ())
    checks = [one.check for one in fight.log if isinstance(one, CheckRolled)]
    assert checks[-1].against == 7


def test_of_several_rolls_one_is_counted_at_a_time() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3), hp=20),
    )
    fight.do(c.Fact(about="light", combatant=A, value=True))
    fight.throws(90)
    fight.do(c.Act(actor=A, action=ActionId("aim")))
    fight.throws(9, 1)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    assert [one.left for one in fight.log if isinstance(one, EffectUsed)] == [1]
    assert [one.uses for one in fight.state.effects] == [1]


@pytest.mark.parametrize(("trigger", "number"), [("hit", 8), ("chant", 5), ("away", 0)])
def test_what_helps_has_to_reach_the_number_of_the_roll_it_helps(trigger: str, number: int) -> None:
    """b helps a, whose number is the guard of b; without one it is a's own guard."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), stats={"guard": 7}),
        creature("b", initiative=5, position=(4, 3), stats={"guard": 10}),
    )
    helping = CheckRule(die=10, bonus="skill", against="guard", of="trigger", offset=-2)
    target = C if trigger == "away" else B
    action = ActionId("hit" if trigger == "away" else trigger)
    under = Pending(id=FrameId("f1"), by=A, action=action, targets=(target,))
    state = replace(fight.state, stack=(under,))
    aid = Pending(id=FrameId("f2"), by=B, action=ActionId("help"), targets=(A,), parent=under.id)
    found = against(Draft(state, fight.stamp(), fight.pack), aid, helping)
    assert found == number
