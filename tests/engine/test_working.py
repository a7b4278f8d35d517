"""Work over several turns: when it is checked, what stops it, what is left of it."""

from collections.abc import Callable

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.units import BudgetId
from tests.engine.fights import Fight
from tests.engine.workers import WALL, A, B, act, checked, done, fight, shot, stopped, turns


def test_what_needs_a_check_is_checked_in_the_last_turn() -> None:
    one = fight()
    choices = {"turns": 3}
    turns(one, "dig", 1, choices=choices)
    assert (done(one), checked(one)) == (1, 0)
    turns(one, "dig", 1)
    assert (done(one), checked(one)) == (2, 0)
    one.throws(30)
    one.do(act("dig"))
    assert (done(one), checked(one)) == (None, 1)
    assert [each.name for each in one.state.effects] == ["effect-dug"]


def test_without_a_number_it_takes_as_few_turns_as_it_can() -> None:
    one = fight()
    turns(one, "dig", 1)
    assert one.state.activities["a:dig"].of == 2


def test_the_same_turn_counts_once() -> None:
    one = fight()
    one.do(act("dig"))
    one.do(c.Edit(combatant=A, budgets={BudgetId("point"): 2}))
    one.do(act("dig"))
    assert done(one) == 1


def test_another_number_of_turns_begins_it_anew() -> None:
    one = fight()
    turns(one, "mend", 1, choices={"turns": 4})
    turns(one, "mend", 1, choices={"turns": 5})
    assert (done(one, "a:mend"), one.state.activities["a:mend"].kept) == (1, 0)


def test_checks_in_between_fix_what_is_done() -> None:
    one = fight()
    one.throws(99)
    turns(one, "mend", 3)
    assert checked(one) == 1
    work = one.state.activities["a:mend"]
    assert (work.done, work.kept) == (3, 2)
    one.do(c.Interrupt(worker=A))
    assert stopped(one) == [("mend", 2, "gm")]
    assert one.state.activities["a:mend"].stopped
    one.do(act("mend"))
    assert (done(one, "a:mend"), one.state.activities["a:mend"].stopped) == (3, False)
    assert one.refused(c.Interrupt(worker=B)).reason is Reason.UNKNOWN


def test_what_is_interrupted_already_is_not_so_again() -> None:
    one = fight()
    one.throws(99)
    turns(one, "mend", 2)
    one.do(c.Interrupt(worker=A))
    assert one.refused(c.Interrupt(worker=A)).params == {"what": "work"}
    shot(one)
    assert one.state.stack == ()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        (lambda one: one.do(c.EffectCommand(combatant=A, condition="tired")), "condition"),
        (lambda one: one.do(c.EffectCommand(combatant=A, condition="down")), "condition"),
        (lambda one: one.do(act("listen")) and one.do(c.Tick()), None),
        (lambda one: one.throws(1, 1) or one.do(act("shoot", targets=(B,))), "aborted"),
        (lambda one: one.do(c.EndTurn(actor=A)), "aborted"),
        (lambda one: one.do(act("shout")), None),
    ],
)
def test_what_stops_work_and_what_does_not(how: Callable[[Fight], object], why: str | None) -> None:
    one = fight("asked", WALL)
    turns(one, "wall", 1, choices={"turns": 3})
    how(one)
    assert stopped(one) == ([("wall", 0, why)] if why else [])
    assert done(one, "a:wall") == (None if why else 1)


def test_something_else_that_costs_ends_all_but_itself() -> None:
    one = fight("asked", WALL)
    turns(one, "wall", 1, choices={"turns": 3})
    one.do(act("wall", choices={"turns": 3}))
    assert done(one, "a:wall") == 2
    one.do(c.EndTurn(actor=A))
    one.do(c.EndTurn(actor=B))
    one.do(act("mend"))
    assert stopped(one) == [("wall", 0, "aborted")]
