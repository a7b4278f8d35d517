"""Going back and forward again: prompts keep their time, people keep their seats."""

import pytest

from engine.kernel import Reason, Rejected, apply, restore
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.units import ActionId, CombatantId, Instant, SeatId
from engine.packs import discover
from tests.engine.fights import Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")


def asked() -> Fight:
    """a runs; b, whose seat it is, is asked."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=2, position=(4, 3)),
    )
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(B,)))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    return fight


def back(fight: Fight, to: Fight, left: Instant) -> None:
    """Take a fight back to how it was."""
    event = restore(fight.state, to.state, to=to.state.serial, left=left, at=fight.now)
    fight.state = apply(fight.state, event)


def test_prompts_keep_the_time_they_had_left() -> None:
    fight = asked()
    fight.wait(4_000)
    before, left = fight.copy(), fight.now
    fight.do(c.Decline(actor=B))
    fight.wait(60_000)
    back(fight, before, left)
    assert fight.window().asked[B].closes_at == fight.now + 10_000 - 4_000
    assert fight.window().opened_at == fight.now - 4_000
    assert fight.wait(5_999) == ()
    assert fight.wait(1) != ()


def test_questions_keep_theirs_and_turns_their_beginning() -> None:
    fight = asked()
    fight.do(c.Resolve(window=fight.window().id))
    fight.do(c.SetBoard(grid=None))
    fight.do(c.Edit(combatant=B, position=None))
    fight.do(c.EndTurn(actor=A))
    before = fight.copy()
    fight.wait(1_000)
    left = fight.now
    fight.do(c.EndTurn(actor=B))
    fight.wait(500)
    back(fight, before, left)
    assert fight.state.turn is not None and before.state.turn is not None
    assert fight.state.turn.began == before.state.turn.began + 500


def test_who_had_been_taken_away_is_played_by_the_same_seat_again() -> None:
    fight = asked()
    before, left = fight.copy(), fight.now
    fight.do(c.Remove(combatant=B))
    fight.do(c.TakeSeat(seat=SeatId("late"), name="Late", role="player", controls=(A,)))
    assert fight.state.seats[SeatId("s")].controls == ()
    back(fight, before, left)
    assert fight.state.seats[SeatId("s")].controls == (B,)
    assert fight.state.seats[SeatId("late")].controls == (A,)


def test_what_was_under_way_is_not_brought_back_under_other_rules() -> None:
    system = next(one for one in discover().values() if one.rules.options)
    name, option = next(iter(system.rules.options.items()))
    past = asked()
    now = past.copy()
    now.do(c.CloseAll())
    state = apply(now.state, _options(now, {name: option.choices[-1]}))
    with pytest.raises(Rejected) as caught:
        restore(state, past.state, to=1, left=now.now, at=now.now)
    assert caught.value.refusal.reason is Reason.NOT_NOW
    assert caught.value.refusal.params == {"why": "options"}


def _options(fight: Fight, options: dict[str, int | str | bool]) -> e.OptionsSet:
    return e.OptionsSet(options=options, settings=fight.state.settings)


@pytest.mark.parametrize("command", [c.Undo(to=0), c.Redo(to=9)])
def test_only_whoever_keeps_the_log_can_go_back(command: c.Undo | c.Redo) -> None:
    assert asked().refused(command).reason is Reason.UNSUPPORTED


def test_a_question_keeps_the_time_it_had_left() -> None:
    fight = begun(
        creature("a", side="party", initiative=9), creature("b", initiative=2), board=None
    )
    fight.do(c.SetOptions(settings={"unknown": "ask"}))
    fight.do(c.Act(actor=A, action=ActionId("run")))
    fight.wait(20_000)
    before, left = fight.copy(), fight.now
    fight.do(c.Judge(question=fight.question().id, value=()))
    fight.wait(90_000)
    back(fight, before, left)
    asked = fight.question()
    assert (asked.opened_at, asked.closes_at) == (fight.now - 20_000, fight.now + 40_000)
    assert fight.wait(39_999) == ()
    assert fight.wait(1) != ()


def test_before_the_first_turn_there_is_no_time_to_move() -> None:
    fight = Fight()
    fight.do(c.Add(creatures=(creature("a"), creature("b"))))
    before, left = fight.copy(), fight.now
    fight.do(c.Begin())
    fight.wait(1_000)
    back(fight, before, left)
    assert (fight.state.status, fight.state.turn, fight.state.stack) == ("setup", None, ())
    assert fight.state.combatants == before.state.combatants
