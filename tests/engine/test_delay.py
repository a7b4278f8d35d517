"""Delay: leaving the order, coming back, and what becomes of both when something happens."""

from dataclasses import replace
from typing import Literal

import pytest

from engine.kernel.commands import (
    Act,
    Answer,
    Begin,
    CloseAll,
    Defeat,
    Delay,
    EffectCommand,
    End,
    EndTurn,
    Hide,
    Judge,
    Pause,
    Remove,
    Return,
)
from engine.kernel.options import options, returns
from engine.kernel.refusals import Reason
from engine.kernel.state import Seat
from engine.kernel.units import ActionId, Choice, CombatantId, SeatId
from engine.kernel.view import view
from tests.engine.fights import TINY, Fight, begun, creature, kinds
from tests.engine.trio import ADA, CORA, GOB, SYSTEM, trio

ROLES: tuple[Literal["player", "gm"], ...] = ("player", "gm")


def delaying() -> Fight:
    """Ada delays; it is Cora's turn."""
    fight = trio()
    fight.do(Delay(actor=ADA))
    return fight


def waited() -> Fight:
    """Ada has delayed a whole round and is asked where to come in."""
    fight = delaying()
    fight.do(EndTurn(actor=CORA))
    fight.do(EndTurn(actor=GOB))
    return fight


def test_a_system_without_it_says_so() -> None:
    fight = begun(creature("a", initiative=1), pack=replace(TINY, delay=None))
    assert fight.refused(Delay(actor=CombatantId("a"))).reason is Reason.UNSUPPORTED


def test_nobody_comes_back_who_is_not_away() -> None:
    fight = trio()
    assert fight.refused(Return(actor=CORA)).params == {"why": "not_delaying"}
    fight.do(Delay(actor=ADA))
    fight.do(Defeat(combatant=ADA))
    assert fight.refused(Return(actor=ADA)).params == {"why": "disabled"}
    fight.do(End())
    assert fight.refused(Return(actor=ADA)).params == {"why": "over"}


def test_saying_it_twice_changes_nothing() -> None:
    fight = delaying()
    assert kinds(fight.do(Return(actor=ADA))) == ["delay.returning"]
    assert kinds(fight.do(Return(actor=ADA))) == []


def test_only_who_can_come_back_is_offered_it() -> None:
    fight = delaying()
    assert not returns(fight.state, CORA, fight.pack)
    (option,) = returns(fight.state, ADA, fight.pack)
    assert option.refusal is None
    paused = fight.copy()
    paused.do(Pause())
    (option,) = returns(paused.state, ADA, fight.pack)
    assert option.refusal is not None and option.refusal.reason is Reason.PAUSED
    fight.do(EffectCommand(combatant=ADA, condition="unconscious"))
    assert not returns(fight.state, ADA, fight.pack)


def test_delaying_is_offered_until_something_is_done() -> None:
    fight = trio()
    found = {one.command.type: one.refusal for one in options(fight.state, ADA, fight.pack)}
    assert found["delay"] is None
    fight.do(Act(actor=ADA, action=ActionId("draw_item")))
    found = {one.command.type: one.refusal for one in options(fight.state, ADA, fight.pack)}
    assert found["delay"] is not None and found["delay"].reason is Reason.TRIGGER


def test_the_fight_goes_on_when_the_gm_drops_the_question() -> None:
    fight = waited()
    fight.do(CloseAll())
    assert (fight.state.stack, fight.state.active, fight.state.delayed) == ((), ADA, ())
    assert fight.state.round == 3


def test_a_question_to_somebody_who_is_gone_falls_away() -> None:
    fight = waited()
    fight.do(Remove(combatant=ADA))
    assert (fight.state.stack, fight.state.active, fight.state.delayed) == ((), CORA, ())


def test_the_answer_of_a_seat_may_be_late_by_the_network_alone() -> None:
    fight = waited()
    question = fight.question()
    fight.wait(60_000, tick=False)
    late = Answer(question=question.id, value=(Choice("now"),))
    assert fight.refused(late).reason is Reason.TOO_LATE
    fight.do(late, credit=1)
    assert fight.state.active == ADA


def test_the_gm_may_answer_when_it_is_late() -> None:
    fight = waited()
    fight.wait(60_000, tick=False)
    fight.do(Judge(question=fight.question().id, value=(Choice("first"),)))
    assert fight.state.active == ADA


def test_a_place_after_somebody_who_left_is_as_good_as_now() -> None:
    fight = waited()
    question = fight.question()
    fight.do(Remove(combatant=GOB))
    fight.do(Answer(question=question.id, value=(Choice("after:Gob"),)))
    assert fight.state.active == ADA


def test_the_end_of_the_fight_ends_it() -> None:
    fight = delaying()
    fight.do(End())
    assert not fight.state.delayed and not fight.state.effects
    fight.do(Begin())
    fight.do(EndTurn(actor=ADA))
    assert fight.state.active == CORA


def test_everybody_may_delay() -> None:
    fight = delaying()
    fight.do(Delay(actor=CORA))
    fight.do(Delay(actor=GOB))
    assert (fight.state.active, fight.question().to) == (None, ADA)
    fight.wait(60_000)
    assert (fight.state.active, [one.who for one in fight.state.delayed]) == (ADA, [CORA, GOB])
    fight.do(EndTurn(actor=ADA))
    assert fight.question().to == CORA


@pytest.mark.parametrize("place", ["now", "first", "after:Cora", "after:Gob"])
def test_nobody_has_two_turns_in_a_round_wherever_one_comes_in(place: str) -> None:
    fight = trio()
    fight.do(EndTurn(actor=ADA))
    fight.do(Delay(actor=CORA))
    fight.do(EndTurn(actor=GOB))
    fight.do(EndTurn(actor=ADA))
    choice = place.replace("Cora", "Ada")
    fight.do(Judge(question=fight.question().id, value=(Choice(choice),)))
    seen = {3: [ADA]}
    for _ in range(6):
        active = fight.state.active
        assert active is not None
        seen.setdefault(fight.state.round, []).append(active)
        fight.do(EndTurn(actor=active))
    assert all(len(turns) == len(set(turns)) for turns in seen.values())


def test_coming_back_first_when_the_first_is_taken_out_does_not_begin_a_round() -> None:
    fight = trio()
    fight.do(EndTurn(actor=ADA))
    fight.do(Delay(actor=CORA))
    fight.do(EndTurn(actor=GOB))
    fight.do(Return(actor=CORA))
    assert (fight.state.active, fight.state.round) == (ADA, 3)
    fight.do(Remove(combatant=ADA))
    assert (fight.state.active, fight.state.round) == (CORA, 3)
    fight.do(EndTurn(actor=CORA))
    assert (fight.state.active, fight.state.round) == (GOB, 3)


def test_a_kept_slot_is_taken_again_without_a_question() -> None:
    fight = trio(SYSTEM.variant({"delay.forfeit_reposition": "keep_slot"}))
    fight.do(Delay(actor=ADA))
    fight.do(EndTurn(actor=CORA))
    fight.do(EndTurn(actor=GOB))
    assert (fight.state.active, fight.state.round, fight.state.delayed) == (ADA, 3, ())


def test_the_places_to_choose_from_tell_nothing_of_who_is_hidden() -> None:
    fight = waited()
    fight.do(Hide(combatant=GOB))
    seats = [Seat(id=SeatId(role), name=role, role=role, controls=(ADA,)) for role in ROLES]
    found = [view(fight.state, seat, fight.pack)["me"] for seat in seats]
    known, every = ("after:Gob" in str(one) for one in found)
    assert (known, every) == (False, True)
