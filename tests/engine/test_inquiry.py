"""Questions in words: to seats, answered one by one, with a die or a choice, and by default not."""

import pytest

from engine.kernel import Reason, next_deadline
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Question
from engine.kernel.units import Choice, CombatantId, FrameId, SeatId
from engine.kernel.view import line, me, shared
from tests.engine.fights import Fight, begun, creature

ANN, BOB, TV = (SeatId(seat) for seat in ("s1", "s2", "s3"))
A = CombatantId("a")


def table() -> Fight:
    """Ann plays a, Bob nobody; a screen shows the table."""
    fight = begun(creature("a", side="party", initiative=9), creature("b", initiative=5))
    fight.do(c.TakeSeat(seat=ANN, name="Ann", role="player", controls=(A,)))
    fight.do(c.TakeSeat(seat=BOB, name="Bob", role="player"))
    fight.do(c.TakeSeat(seat=TV, name="TV", role="display"))
    return fight


def asked(fight: Fight) -> list[Question]:
    return [one for one in fight.state.stack if isinstance(one, Question)]


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    fight = table()
    fight.do(c.Ask(seats=(ANN, BOB, ANN), text="  Do you   follow? "))
    ann, bob = asked(fight)
    assert (ann.seat, bob.seat, ann.text) == (ANN, BOB, "Do you follow?")
    assert ann.choices == ("yes", "no")
    for seat, one in ((ANN, ann), (BOB, bob)):
        mine = me(fight.state, fight.state.seats[seat], fight.pack)["questions"]
        assert isinstance(mine, list)
        assert [each["id"] for each in mine] == [one.id]
    fight.do(c.Answer(question=ann.id, value=(Choice("no"),)))
    assert asked(fight) == [bob]
    fight.do(c.Judge(question=bob.id, value=(Choice("yes"),)))
    assert fight.state.stack == ()


def test_a_seat_that_needs_longer_is_waited_for_longer() -> None:
    fight = table()
    fight.do(c.SetSeat(seat=BOB, factor=10))
    fight.do(c.Ask(seats=(ANN, BOB), text="Well?"))
    ann, bob = asked(fight)
    assert (ann.closes_at, bob.closes_at) == (fight.now + 60_000, fight.now + 600_000)


def test_only_the_gm_sees_what_is_asked_and_what_was_said() -> None:
    fight = table()
    fight.do(c.Ask(seats=(BOB,), text="Red or blue?", choices=("Red", "Blue")))
    frames = [shared(fight.state, fight.pack, gm=gm)["stack"] for gm in (True, False)]
    assert "Red or blue?" in str(frames[0]) and "Bob" in str(frames[0])
    assert frames[1] == {"frames": []}
    before = fight.state
    (event,) = fight.do(c.Answer(question=fight.question().id, value=(Choice("Blue"),)))
    found = line(event, before, fight.state, gm=True)
    assert found is not None and found["id"] == "log-words-answered"
    assert found["params"] == {
        "seat": {"t": "Bob"},
        "question": {"t": "Red or blue?"},
        "answer": {"t": "Blue"},
    }
    assert line(event, before, fight.state, gm=False) is None


def test_what_is_asked_aloud_everybody_reads() -> None:
    fight = table()
    fight.do(c.Ask(seats=(BOB,), die=20, aloud=True))
    before = fight.state
    (event,) = fight.do(c.Roll(question=fight.question().id, faces=(7,)))
    told = {"seat": {"t": "Bob"}, "question": {"id": "question-words"}, "answer": {"t": "7"}}
    for gm in (True, False):
        found = line(event, before, fight.state, gm=gm)
        assert found == {"id": "log-words-answered", "params": told}


def test_without_an_answer_nothing_is_said() -> None:
    fight = table()
    fight.do(c.Ask(seats=(ANN,)))
    fight.do(c.SetOptions(settings={"allowance_ms": 250}))
    assert next_deadline(fight.state) == fight.now + 60_250
    before = fight.state
    (event,) = [one for one in fight.wait(60_250) if isinstance(one, e.QuestionAnswered)]
    assert (event.by, event.value) == ("time", ())
    found = line(event, before, fight.state, gm=True)
    assert found is not None and found["id"] == "log-words-unanswered"


def test_a_die_is_thrown_here_or_typed_within_its_faces() -> None:
    fight = table()
    fight.throws(17)
    fight.do(c.Ask(seats=(ANN, BOB), text="Perception", die=20))
    ann, bob = asked(fight)
    (thrown,) = fight.do(c.Roll(question=ann.id))
    assert isinstance(thrown, e.QuestionAnswered)
    assert (thrown.value, thrown.thrown) == ((17,), True)
    assert fight.refused(c.Roll(question=bob.id, faces=(21,))).reason is Reason.REQUIREMENT
    before = fight.state
    (typed,) = fight.do(c.Roll(question=bob.id, faces=(4,)))
    assert isinstance(typed, e.QuestionAnswered)
    assert (typed.value, typed.thrown) == ((4,), False)
    found = line(typed, before, fight.state, gm=True)
    assert found is not None and found["params"]["answer"] == {"t": "4"}  # type: ignore[index, call-overload]


def test_only_dice_are_rolled() -> None:
    fight = table()
    fight.do(c.Ask(seats=(ANN,)))
    refusal = fight.refused(c.Roll(question=fight.question().id))
    assert (refusal.reason, refusal.params) == (Reason.REQUIREMENT, {"what": "value"})
    assert fight.refused(c.Roll(question=FrameId("gone"))).reason is Reason.WINDOW_CLOSED


def test_who_has_left_is_waited_for_no_more() -> None:
    fight = table()
    fight.do(c.Ask(seats=(BOB,)))
    fight.do(c.SetSeat(seat=BOB, revoke=True))
    assert fight.state.stack == ()
    told = [one for one in fight.log if isinstance(one, e.QuestionAnswered)]
    assert [one.value for one in told] == [()]
    found = line(told[0], fight.state, fight.state, gm=True)
    assert found is not None and found["id"] == "log-question-answered"


@pytest.mark.parametrize(
    ("command", "params"),
    [
        (c.Ask(seats=()), {"what": "seat"}),
        (c.Ask(seats=(TV,)), {"what": "seat"}),
        (c.Ask(seats=(SeatId("nobody"),)), {"what": "seat"}),
        (c.Ask(seats=(ANN,), text="x" * 201), {"what": "name", "have": 201}),
        (c.Ask(seats=(ANN,), choices=("Only",)), {"what": "choices", "need": 2, "most": 8}),
        (c.Ask(seats=(ANN,), choices=("Red", " ")), {"what": "choices"}),
        (c.Ask(seats=(ANN,), die=1), {"what": "dice"}),
        (c.Ask(seats=(ANN,), die=6, choices=("a", "b")), {"what": "dice"}),
    ],
)
def test_what_cannot_be_asked_is_refused(command: c.Ask, params: dict[str, object]) -> None:
    fight = table()
    assert fight.refused(command).params == params
    assert fight.state.stack == ()
