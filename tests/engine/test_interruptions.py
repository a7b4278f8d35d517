"""Interruptions of work: what the GM is asked about, and what a room decides beforehand."""

from dataclasses import replace

import pytest

from engine.kernel import commands as c
from engine.kernel.units import ActionId, FrameId
from tests.engine.workers import A, B, act, done, fight, shot, stopped


@pytest.mark.parametrize(("answer", "left"), [("work_goes_on", 1), ("work_stops", None)])
def test_the_gm_is_asked_when_who_works_is_hurt(answer: str, left: int | None) -> None:
    one = fight()
    one.do(act("dig"))
    shot(one)
    question = one.question()
    assert (question.ask, question.source, question.to) == ("work", A, None)
    one.do(c.Judge(question=question.id, value=(answer,)))  # type: ignore[arg-type]
    assert done(one) == left
    assert one.state.active == B


def test_nobody_answers_and_the_work_goes_on() -> None:
    one = fight()
    one.do(act("dig"))
    shot(one)
    one.wait(60_000)
    assert (one.state.stack, done(one)) == ((), 1)


def test_who_is_gone_when_the_answer_comes_works_at_nothing() -> None:
    one = fight()
    one.do(act("dig"))
    shot(one)
    question = one.question()
    one.do(c.Remove(combatant=A))
    one.do(c.Judge(question=question.id, value=("work_stops",)))  # type: ignore[arg-type]
    assert one.state.activities == {}


@pytest.mark.parametrize(("work", "left"), [("ends", None), ("nothing", 1)])
def test_a_room_may_decide_beforehand(work: str, left: int | None) -> None:
    one = fight(work)
    one.do(act("dig"))
    shot(one)
    assert (one.state.stack, done(one)) == ((), left)
    assert stopped(one) == ([] if left else [("dig", 0, "damage")])


@pytest.mark.parametrize(("work", "left"), [("ends", None), ("nothing", 1)])
def test_a_reaction_interrupts_work_only_where_the_room_has_it_so(
    work: str, left: int | None
) -> None:
    one = fight(work)
    one.do(act("dig"))
    shot(one, answer=c.React(actor=A, reaction=ActionId("duck")))
    assert done(one) == left
    assert stopped(one) == ([] if left else [("dig", 0, "reaction")])


def test_an_action_under_way_has_to_be_named() -> None:
    one = fight()
    assert one.refused(c.Interrupt()).params == {"what": "frame"}
    assert one.refused(c.Interrupt(frame=FrameId("f"))).params == {"what": "frame"}


def test_what_a_pack_has_no_more_is_no_work() -> None:
    one = fight()
    one.do(act("dig"))
    left = {name: rule for name, rule in one.pack.actions.items() if name != "dig"}
    one._pack = replace(one.pack, actions=left)
    one.do(c.EffectCommand(combatant=A, condition="tired"))
    assert stopped(one) == []
