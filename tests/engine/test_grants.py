"""Grants: what was chosen happens if it still makes sense, and if whoever it is for agrees."""

import pytest

from engine.kernel.commands import (
    Act,
    Answer,
    Edit,
    EffectCommand,
    EndTurn,
    Judge,
    React,
    Remove,
    TakeSeat,
)
from engine.kernel.events import CheckRolled, WindowReleased
from engine.kernel.refusals import Reason
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, Choice, SeatId, Span
from tests.engine.fights import Fight, kinds
from tests.engine.trio import ADA, CORA, GOB, trio

AID, STRIKE = ActionId("aid"), ActionId("strike")
YES = (Choice("yes"),)


def helping(settings: Settings | None = None) -> Fight:
    """Ada has prepared to help Cora, who strikes; she is asked whether she wants that."""
    fight = trio(settings=settings)
    attack = {"pick": "attack"}
    fight.do(Act(actor=ADA, action=ActionId("prepare_aid"), targets=(CORA,), choices=attack))
    fight.do(EndTurn(actor=ADA))
    fight.do(Act(actor=CORA, action=STRIKE, targets=(GOB,)))
    fight.do(React(actor=ADA, reaction=AID))
    return fight


def rolls(fight: Fight) -> list[int]:
    """The totals of the checks so far."""
    return [one.check.total for one in fight.log if isinstance(one, CheckRolled)]


def test_nobody_is_helped_before_they_agree() -> None:
    fight = helping()
    assert (fight.question().ask, fight.question().to) == ("consent", CORA)
    assert fight.one("Ada").budgets["reaction"] == 1  # type: ignore[index]


def test_silence_is_no_consent() -> None:
    fight = helping()
    fight.throws(10, 3)
    fight.wait(60_000)
    (released,) = [one for one in fight.log if isinstance(one, WindowReleased)]
    assert released.why.params == {"why": "consent_refused"}
    assert (rolls(fight), fight.state.stack) == ([15], ())


@pytest.mark.parametrize(
    ("face", "total"), [(20, 19), (11, 17), (1, 13), (4, 15)], ids=["++", "+", "--", "-"]
)
def test_help_counts_by_its_degree_and_for_one_roll(face: int, total: int) -> None:
    fight = helping()
    fight.do(Answer(question=fight.question().id, value=YES))
    fight.throws(face, 10, 1, 1)
    fight.do(Judge(question=fight.question().id, value=(15,)))
    assert rolls(fight)[1] == total
    fight.throws(10)
    fight.do(Act(actor=CORA, action=STRIKE, targets=(GOB,)))
    assert rolls(fight)[2] == 10


@pytest.mark.parametrize("value", [(), (7, 8), (-21,), (100,), ("yes",)])
def test_the_number_is_one_within_bounds(value: tuple[int, ...]) -> None:
    fight = helping()
    fight.do(Judge(question=fight.question().id, value=YES))
    refusal = fight.refused(Judge(question=fight.question().id, value=value))
    assert refusal.reason is Reason.REQUIREMENT


def test_help_is_not_needed_when_its_user_falls_while_it_is_asked() -> None:
    fight = helping()
    fight.throws(2)
    fight.do(EffectCommand(combatant=ADA, condition="unconscious"))
    fight.do(Judge(question=fight.question().id, value=YES))
    assert (rolls(fight), fight.state.stack) == ([7], ())


def test_who_is_gone_is_neither_asked_nor_helped() -> None:
    fight = helping()
    fight.do(Remove(combatant=CORA))
    assert (fight.state.stack, fight.state.active) == ((), GOB)
    assert fight.one("Ada").budgets["reaction"] == 1  # type: ignore[index]


def test_a_helper_who_is_taken_out_is_let_go() -> None:
    fight = helping()
    fight.throws(2)
    fight.do(Remove(combatant=ADA))
    fight.do(Judge(question=fight.question().id, value=YES))
    assert (rolls(fight), fight.state.stack) == ([7], ())


def test_help_that_was_interrupted_by_a_fall_is_spent() -> None:
    fight = helping()
    fight.do(Judge(question=fight.question().id, value=YES))
    fight.throws(2)
    events = kinds(fight.do(Edit(combatant=ADA, hp=0)))
    assert "action.interrupted" in events
    assert (fight.one("Ada").budgets["reaction"], fight.state.stack) == (0, ())  # type: ignore[index]


def test_players_throw_their_own_dice_where_the_room_has_it_so() -> None:
    fight = trio(settings=Settings(dice="typed", allowance_ms=Span(0)))
    seat = TakeSeat(seat=SeatId("s"), name="Ada", role="player", controls=(ADA,))
    fight.do(seat)
    fight.do(Act(actor=ADA, action=STRIKE, targets=(GOB,)))
    question = fight.question()
    assert (question.ask, question.to, question.number, question.many) == ("die", ADA, (1, 20), 1)
    for value in ((0,), (21,), (3, 4), ()):
        refusal = fight.refused(Answer(question=question.id, value=value))
        assert refusal.reason is Reason.REQUIREMENT
    fight.do(Answer(question=question.id, value=(11,)))
    fight.do(Answer(question=fight.question().id, value=(1,)))
    assert (rolls(fight), fight.one("Gob").hp) == ([16], 7)


def test_a_die_that_nobody_throws_is_thrown_by_the_server() -> None:
    fight = trio(settings=Settings(dice="typed", allowance_ms=Span(0)))
    fight.do(TakeSeat(seat=SeatId("s"), name="Ada", role="player", controls=(ADA,)))
    fight.do(Act(actor=ADA, action=STRIKE, targets=(GOB,)))
    fight.throws(4)
    fight.wait(60_000)
    assert (rolls(fight), fight.state.stack) == ([9], ())
    fight.throws(3)
    fight.do(EndTurn(actor=ADA))
    fight.do(Act(actor=CORA, action=STRIKE, targets=(GOB,)))
    assert rolls(fight) == [9, 8]
