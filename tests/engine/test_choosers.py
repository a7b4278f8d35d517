"""Choosers: humans who sort what several chose; and points that are offered again."""

from collections.abc import Iterable

from engine.kernel import Event
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Question
from engine.kernel.units import ActionId, BudgetId, Choice, CombatantId
from tests.engine.fights import Fight, begun, creature

A, B, D = (CombatantId(who) for who in "abd")


def ritual(*, stopped: bool = False) -> Fight:
    """a, who has the turn, works slowly; b and d could both interfere."""
    fight = begun(
        creature("a", side="party", initiative=9),
        creature("b", initiative=5),
        creature("d", initiative=3),
        board=None,
    )
    for who in (A, B, D):
        fight.do(c.Edit(combatant=who, budgets={BudgetId("counter"): 0, BudgetId("luck"): 0}))
    fight.do(c.Act(actor=A, action=ActionId("ritual"), targets=(A,)))
    if stopped:
        fight.do(c.Resolve(window=fight.window().id))
    return fight


def heckle(who: CombatantId, reaction: str = "heckle") -> c.React:
    return c.React(actor=who, reaction=ActionId(reaction))


def asked(events: Iterable[Event]) -> list[Question]:
    """The questions among what happened."""
    return [one.question for one in events if isinstance(one, e.QuestionAsked)]


def test_a_point_is_offered_again_until_everybody_declines() -> None:
    fight = ritual()
    assert (fight.window().at, set(fight.window().asked)) == ("gap", {B, D})
    fight.do(c.Decline(actor=D))
    fight.do(heckle(B))
    fight.do(c.Judge(question=fight.question().id, value=(Choice("goes_on"),)))
    assert (fight.window().at, set(fight.window().asked)) == ("gap", {D})
    fight.do(c.Decline(actor=D))
    assert fight.window().at == "reaction_step"


def test_whoever_has_the_turn_sorts_what_several_chose() -> None:
    fight = ritual()
    for who in (B, D):
        fight.do(heckle(who))
    question = fight.question()
    assert (question.ask, question.to, question.default) == ("order", A, ("b", "d"))
    fight.do(c.Answer(question=question.id, value=(Choice("d"), Choice("b"))))
    fight.do(c.Judge(question=fight.question().id, value=(Choice("goes_on"),)))
    declared = [one.frame.by for one in fight.log if isinstance(one, e.ActionDeclared)]
    assert declared == [A, D, B]


def test_the_gm_sorts_where_the_rules_have_it_so() -> None:
    fight = ritual(stopped=True)
    assert fight.window().at == "reaction_step"
    fight.do(heckle(B))
    fight.do(heckle(D, "shove"))
    assert (fight.question().ask, fight.question().to) == ("order", None)
    assert fight.question().default == ("d", "b")


def test_nobody_sorts_what_has_come_to_nothing() -> None:
    fight = ritual(stopped=True)
    fight.do(c.CloseAll())
    fight.do(c.Edit(combatant=A, budgets={BudgetId("act"): 0}))
    fight.do(c.Add(creatures=(creature("e", initiative=1),)))
    fight.do(c.Act(actor=A, action=ActionId("ritual"), targets=(A,)))
    fight.do(c.Resolve(window=fight.window().id))
    for who in (B, D):
        fight.do(heckle(who))
    events = fight.do(c.Defeat(combatant=A))
    assert [one.ask for one in asked(events)] == ["consequence"]
    released = [one for one in events if isinstance(one, e.WindowReleased)]
    assert [one.by for one in released] == [B, D]


def test_the_gm_sorts_where_somebody_is_hidden() -> None:
    fight = ritual()
    fight.do(c.Hide(combatant=D))
    for who in (B, D):
        fight.do(heckle(who))
    assert (fight.question().ask, fight.question().to) == ("order", None)
