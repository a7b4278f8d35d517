"""Rolls that the GM has to ask for: each is made, or he says what comes of it."""

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.units import Choice
from tests.engine.fights import Fight
from tests.engine.test_rolling import A, B, C, D, act, checks, fight, health


def waived(one: Fight) -> list[e.CheckWaived]:
    return [event for event in one.log if isinstance(event, e.CheckWaived)]


def test_the_gm_says_of_each_roll_whether_it_is_made_and_what_comes_of_it_without() -> None:
    one = fight()
    one.throws(60)
    one.do(act("barrage", B, C, D))
    for said in ("fails", "succeeds", "roll"):
        asked = one.question()
        assert (asked.ask, asked.to, asked.default) == ("call", None, ("roll",))
        one.do(c.Judge(question=asked.id, value=(Choice(said),)))
        one.do(c.Resolve(window=one.window().id))
    assert [(each.target, each.check.degree) for each in waived(one)] == [
        (B, "failure"),
        (C, "success"),
    ]
    assert [each.degree for each in checks(one)] == ["failure"]
    assert health(one) == [10, 10, 8, 10]
    assert one.state.stack == ()


def test_a_roll_of_ones_own_can_be_waived_and_is_made_when_time_is_up() -> None:
    one = fight()
    one.do(act("remember"))
    one.do(c.Judge(question=one.question().id, value=(Choice("succeeds"),)))
    assert [(each.target, each.check.degree) for each in waived(one)] == [(A, "success")]
    one.throws(99)
    one.do(act("remember"))
    one.wait(60_000)
    assert [each.degree for each in checks(one)] == ["failure"]
