"""Questions: what nobody knows is asked, answered by the GM or by time, and remembered."""

from engine.kernel import Reason, next_deadline
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.units import ActionId, Choice, CombatantId, FrameId
from tests.engine.fights import Fight, begun, creature, kinds

A, B, C = (CombatantId(who) for who in "abc")


def apart(unknown: str = "ask") -> Fight:
    """Nobody knows who stands where; a runs."""
    fight = begun(
        creature("a", side="party", initiative=9),
        creature("b", initiative=5),
        creature("c", initiative=2),
        board=None,
    )
    fight.do(c.SetOptions(settings={"unknown": unknown}))
    fight.do(c.Act(actor=A, action=ActionId("run")))
    return fight


def test_the_gm_is_asked_for_whom_it_holds_and_only_they_are_offered_it() -> None:
    fight = apart()
    question = fight.question()
    assert (question.text, question.choices, question.default) == (
        "in_reach",
        ("b", "c"),
        ("b", "c"),
    )
    fight.do(c.Judge(question=question.id, value=(Choice(C),)))
    assert list(fight.window().asked) == [C]


def test_where_it_holds_for_nobody_the_action_goes_on() -> None:
    fight = apart()
    fight.do(c.Judge(question=fight.question().id, value=()))
    assert fight.state.stack == ()


def test_time_takes_the_default() -> None:
    fight = apart()
    assert next_deadline(fight.state) == fight.now + 60_000
    assert fight.wait(59_999) == ()
    events = fight.wait(1)
    assert [one.by for one in events if isinstance(one, e.QuestionAnswered)] == ["time"]
    assert list(fight.window().asked) == [B, C]


def test_only_an_open_question_and_its_own_choices_can_be_judged() -> None:
    fight = apart()
    refusal = fight.refused(c.Judge(question=FrameId("gone"), value=()))
    assert refusal.reason is Reason.WINDOW_CLOSED
    assert fight.refused(c.Judge(question=fight.question().id, value=(Choice(A),))).params == {
        "what": "choice"
    }


def test_a_room_can_offer_it_to_everybody_or_to_nobody() -> None:
    assert list(apart("offer").window().asked) == [B, C]
    fight = apart("skip")
    assert fight.state.stack == ()
    fight.do(c.Act(actor=A, action=ActionId("run")))
    moved = [one for one in fight.log if isinstance(one, e.FrameMoved) and one.withheld]
    assert moved[0].withheld is not None
    assert moved[0].withheld["b:slash"].params == {"why": "unknown"}


def test_who_comes_while_it_is_asked_is_asked_about_alone() -> None:
    fight = apart()
    fight.do(c.Add(creatures=(creature("d", initiative=1),)))
    fight.do(c.Judge(question=fight.question().id, value=(Choice(B),)))
    assert fight.question().choices == ("d",)
    fight.do(c.Judge(question=fight.question().id, value=()))
    assert list(fight.window().asked) == [B]


def test_a_question_is_about_the_place_where_the_mover_is() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)), creature("b", initiative=5)
    )
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((4, 3), (5, 3))))
    fight.do(c.Judge(question=fight.question().id, value=()))
    assert fight.one("a").position == (4, 3)
    events = fight.do(c.Judge(question=fight.question().id, value=()))
    assert fight.one("a").position == (5, 3)
    assert kinds(events)[-1] == "action.resolved"
