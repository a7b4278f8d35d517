"""Apply: every event folds, needs nothing but the encounter, and counts."""

from typing import get_args

import pytest

from engine.kernel import Event, apply
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.apply_table import without
from engine.kernel.frames import Question, Window
from engine.kernel.state import Encounter, Seat
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, CombatantId, FrameId, Instant, SeatId
from tests.engine.fights import Fight, begun, creature

UNIONS = {"Event", "TableEvent", "TurnEvent", "ActionEvent", "WindowEvent", "ModeEvent"}
A, B = CombatantId("a"), CombatantId("b")
F, G = FrameId("f"), FrameId("g")


def two() -> Fight:
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
    )


def test_every_event_has_a_tag_of_its_own_and_adds_to_the_serial() -> None:
    tags = [one.type for one in get_args(Event)]
    assert len(tags) == len(set(tags)) == len(e.__all__) - len(UNIONS)
    state = apply(Encounter(pack="x"), e.StackCleared())
    assert state.serial == 1


def test_a_seat_that_left_is_gone() -> None:
    seat = Seat(id=SeatId("s"), name="Ada", role="player")
    state = apply(Encounter(pack="x"), e.SeatSet(seat=seat))
    assert state.seats == {"s": seat}
    assert apply(state, e.SeatLeft(seat=SeatId("s"))).seats == {}


def test_a_removed_combatant_is_nowhere_any_more() -> None:
    fight = two()
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Ada", role="player", controls=(A, B)))
    fight.do(c.TakeSeat(seat=SeatId("t"), name="Bea", role="player"))
    fight.do(c.EffectCommand(combatant=B, name="Bless"))
    state = apply(fight.state, e.CombatantRemoved(combatant=B))
    assert (list(state.combatants), [one.holder for one in state.order]) == (["a"], ["a"])
    assert ([one.controls for one in state.seats.values()], state.effects) == ([(A,), ()], ())


@pytest.mark.parametrize(
    "event",
    [
        e.FrameMoved(frame=G, next=1, at=None),
        e.QuestionAnswered(frame=G, by="gm", value=()),
        e.WindowClosed(frame=G, reason="gm", chosen=()),
        e.WindowResolve(frame=G),
        e.TurnSkipped(combatant=B, why="down"),
    ],
)
def test_what_names_no_frame_changes_none(event: Event) -> None:
    fight = two()
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    assert apply(fight.state, event).stack == fight.state.stack


def test_a_window_or_question_about_nothing_leaves_nothing_behind() -> None:
    window = Window(
        id=F,
        trigger="x",
        at=TimingPoint.BEFORE_STEP,
        source=None,
        parent=None,
        opened_at=Instant(0),
        asked={},
    )
    state = apply(Encounter(pack="x"), e.WindowOpened(window=window))
    assert apply(state, e.WindowClosed(frame=F, reason="gm", chosen=())).stack == ()
    question = Question(
        id=F,
        ask="facts",
        to=None,
        parent=None,
        source=None,
        text="x",
        choices=(),
        default=(),
        opened_at=Instant(0),
        closes_at=None,
    )
    state = apply(Encounter(pack="x"), e.QuestionAsked(question=question))
    assert apply(state, e.QuestionAnswered(frame=F, by="gm", value=())).stack == ()


def test_a_turn_that_can_end_is_marked_if_there_is_one() -> None:
    state = apply(two().state, e.TurnCanEnd(combatant=A))
    assert state.turn is not None
    assert state.turn.spent
    assert apply(Encounter(pack="x"), e.TurnCanEnd(combatant=A)).turn is None


def test_a_ledger_forgets_one_scope() -> None:
    uses = {"turn:a:x": 1, "round:a:x": 2}
    assert without(uses, "turn:") == {"round:a:x": 2}
    assert without(uses, "cycle:") is uses
