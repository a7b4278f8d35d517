"""Gaps: before a declaration others may come before it."""

from engine.kernel import Reason, options
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Announced
from engine.kernel.units import Choice
from tests.engine.fights import kinds
from tests.engine.in_gaps import BIG, LUNGE, OWN, A, B, D, E, act, declared, dropped, table, use


def test_with_nobody_who_could_come_before_it_an_action_is_declared_at_once() -> None:
    assert kinds(table().do(act(A, "hit", B)))[0] == "budget.changed"


def test_an_announced_action_is_held_unpaid_while_others_are_asked() -> None:
    fight = table(d=OWN)
    assert kinds(fight.do(act(A, "hit", B))) == ["action.announced", "window.opened"]
    assert (set(fight.window().asked), fight.window().source) == ({D}, A)
    assert fight.one("a").budgets[BIG] == 0
    assert fight.window().asked[D].closes_at == fight.now + 5000
    events = fight.do(c.Decline(actor=D))
    assert declared(events) == ["a hit"]
    assert fight.one("a").budgets[BIG] == 1
    assert not fight.state.stack


def test_who_comes_before_pays_and_is_done_first_and_the_gap_opens_again() -> None:
    fight = table(d=OWN)
    fight.do(act(A, "hit", B))
    events = fight.do(use(D, "my_lunge", A))
    assert declared(events) == ["d lunge"]
    assert (fight.one("a").hp, fight.one("d").budgets[BIG]) == (8, 1)
    assert fight.window().trigger == "opening"
    turn = fight.state.turn
    assert turn is not None
    assert not turn.used
    assert declared(fight.do(c.Decline(actor=D))) == ["a hit"]


def test_nothing_is_asked_in_time_that_runs_out() -> None:
    fight = table(d=OWN)
    fight.do(act(A, "hit", B))
    assert declared(fight.wait(5000)) == ["a hit"]


def test_a_declaration_can_be_changed_while_the_gap_is_open() -> None:
    fight = table(d=OWN)
    fight.do(act(A, "hit", B))
    offered = {one.action for one in options(fight.state, A, fight.pack) if one.refusal is None}
    assert {"hit", "dash", "brace"} <= offered
    assert fight.refused(c.EndTurn(actor=A)).reason is Reason.NOT_NOW
    events = fight.do(act(A, "hit", D))
    assert kinds(events) == ["action.announced"]
    events = fight.do(c.Decline(actor=D))
    assert [one.frame.targets for one in events if isinstance(one, e.ActionDeclared)] == [(D,)]


def test_what_does_not_fit_leaves_the_announcement_as_it_was() -> None:
    fight = table(d=OWN)
    fight.do(act(A, "hit", B))
    assert fight.refused(act(A, "hit", E)).reason is Reason.REQUIREMENT
    held = fight.state.stack[0]
    assert isinstance(held, Announced)
    assert held.pending.targets == (B,)


def test_without_another_moment_to_speak_the_actor_is_asked_whether_it_stands() -> None:
    fight = table(d=(LUNGE,))
    fight.do(c.Edit(combatant=D, stats={"big": 1}))
    fight.do(act(A, "hit", B))
    fight.do(use(D, "my_lunge", A))
    asked = fight.question()
    assert (asked.ask, asked.to, asked.default) == ("redeclare", A, ("keep",))
    other = fight.copy()
    events = fight.do(c.Answer(question=asked.id, value=(Choice("keep"),)))
    assert declared(events) == ["a hit"]
    events = other.do(c.Answer(question=asked.id, value=(Choice("change"),)))
    assert [one.why for one in dropped(events)] == [None]
    assert declared(other.do(act(A, "hit", D))) == ["a hit"]


def test_an_announcement_stands_when_time_is_up() -> None:
    fight = table(d=(LUNGE,))
    fight.do(c.Edit(combatant=D, stats={"big": 1}))
    fight.do(act(A, "hit", B))
    fight.do(use(D, "my_lunge", A))
    assert declared(fight.wait(60_000)) == ["a hit"]


def test_what_has_become_impossible_is_dropped_and_costs_nothing() -> None:
    fight = table(d=OWN)
    fight.do(act(A, "hit", B))
    fight.do(c.Defeat(combatant=B))
    events = fight.do(c.Decline(actor=D))
    (one,) = dropped(events)
    assert one.why is not None
    assert one.why.params == {"what": "target"}
    assert fight.one("a").budgets[BIG] == 0
    assert fight.state.active == A


def test_who_falls_in_the_gap_declares_nothing() -> None:
    fight = table(d=OWN, e=OWN)
    fight.do(c.Edit(combatant=A, hp=1))
    fight.do(act(A, "hit", B))
    fight.do(use(E, "my_lunge", A))
    events = fight.do(use(D, "my_lunge", A))
    assert declared(events) == ["d lunge"]
    released = [one.by for one in events if isinstance(one, e.WindowReleased)]
    assert (released, len(dropped(events)), fight.state.active) == ([E], 1, B)
    assert fight.one("e").budgets[BIG] == 0


def test_an_announcement_is_not_asked_about_where_nobody_came_before_it() -> None:
    fight = table(d=(LUNGE,))
    fight.do(act(A, "brace"))
    events = fight.do(c.Decline(actor=D))
    assert not any(isinstance(one, e.QuestionAsked) for one in events)


def test_there_is_a_gap_for_all_where_it_is_not_skipped() -> None:
    fight = table({"skip": "no"})
    fight.do(c.Defeat(combatant=E))
    fight.do(act(A, "hit", B))
    assert {who: one.offers for who, one in fight.window().asked.items()} == {B: (), D: ()}
    fight.do(c.Decline(actor=B))
    assert declared(fight.do(c.Decline(actor=D))) == ["a hit"]


def test_closing_everything_drops_what_was_announced() -> None:
    fight = table(d=OWN)
    fight.do(act(A, "hit", B))
    fight.do(c.CloseAll())
    assert (fight.state.stack, fight.state.active) == ((), A)
