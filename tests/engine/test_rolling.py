"""Rolling: under a number, several times, at several targets, and who gets out of the way."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Check
from engine.kernel.units import ActionId, BudgetId, CombatantId
from tests.engine.fights import SYSTEMS, Fight, begun, creature, kinds

A, B, C, D = (CombatantId(who) for who in "abcd")
UNDER = SYSTEMS["tiny_under"]
ANSWER = BudgetId("answer")


def fight(scope: str = "action") -> Fight:
    """a has the turn; b, c and d are its foes, in this order."""
    return begun(
        creature("a", side="party", initiative=9, hp=10),
        creature("b", initiative=7, hp=10),
        creature("c", initiative=5, hp=10),
        creature("d", initiative=3, hp=10),
        pack=UNDER.variant({"reactions.per": scope}),
        board=None,
    )


def act(action: str, *targets: CombatantId) -> c.Act:
    return c.Act(actor=A, action=ActionId(action), targets=targets)


def duck(who: CombatantId) -> c.React:
    return c.React(actor=who, reaction=ActionId("duck"))


def checks(one: Fight) -> list[Check]:
    return [event.check for event in one.log if isinstance(event, e.CheckRolled)]


def health(one: Fight) -> list[int | None]:
    return [one.one(who).hp for who in "abcd"]


@pytest.mark.parametrize(("face", "degree"), [(50, "success"), (51, "failure")])
def test_a_roll_must_not_be_above_the_number(face: int, degree: str) -> None:
    one = fight()
    one.throws(face)
    one.do(act("shoot", B))
    (check,) = checks(one)
    assert (check.kept, check.total, check.against, check.degree) == (face, face, 50, degree)
    assert one.window().trigger == ("hits" if degree == "success" else "misses")


def test_what_makes_a_target_easier_to_hit_is_a_modifier_with_its_reason() -> None:
    one = fight()
    one.do(c.EffectCommand(combatant=B, condition="open"))
    one.throws(80)
    one.do(act("shoot", B))
    (check,) = checks(one)
    assert (check.against, check.degree) == (80, "success")
    assert [(each.why, each.value) for each in check.modifiers] == [
        ("stat-aim", 50),
        ("condition-open", 30),
    ]


def test_a_roll_of_ones_own_needs_no_target_and_uses_up_what_helps_it() -> None:
    one = fight()
    one.throws(30, 50)
    one.do(act("listen"))
    (event,) = [each for each in one.log if isinstance(each, e.CheckRolled)]
    assert (event.target, event.check.degree) == (A, "success")
    one.do(c.EndTurn(actor=A))
    one.throws(1, 50)
    one.do(c.Act(actor=B, action=ActionId("shoot"), targets=(A,)))
    one.do(duck(A))
    assert checks(one)[-1].against == 50
    assert one.state.effects == ()


def test_who_avoids_a_blow_is_not_hurt_and_the_turn_goes_on() -> None:
    one = fight()
    one.throws(1, 40)
    one.do(act("shoot", B))
    one.do(duck(B))
    events = one.do(c.Resolve(window=one.window().id))
    assert "action.avoided" in kinds(events)
    assert health(one) == [10, 10, 10, 10]
    assert one.state.active == A
    one.throws(1)
    one.do(act("shoot", B))
    assert one.state.stack  # c and d may still take the blow for b
    one.do(c.CloseAll())


def test_who_takes_a_blow_for_somebody_is_hurt_instead() -> None:
    one = fight()
    one.throws(1)
    one.do(act("shoot", B))
    one.do(c.Decline(actor=B))
    one.do(c.Decline(actor=C))
    events = one.do(c.React(actor=D, reaction=ActionId("shield_friend")))
    assert "action.redirected" in kinds(events)
    assert health(one) == [10, 10, 10, 8]


def test_each_target_is_rolled_against_as_often_as_the_action_says() -> None:
    one = fight("reactor")
    one.throws(1, 99, 60, 2, 3)
    one.do(act("volley", B, C))
    while one.state.stack:
        one.do(c.Resolve(window=one.window().id))
    rolled = [(each.target, each.check.kept) for each in one.log if isinstance(each, e.CheckRolled)]
    assert rolled == [(B, 1), (C, 99), (B, 60), (C, 2)]
    assert health(one) == [10, 8, 8, 10]
    assert one.one("a").budgets[BudgetId("point")] == 0


def test_all_rolls_of_an_action_cause_one_reaction() -> None:
    one = fight()
    one.throws(1, 40, 2, 3, 4)
    one.do(act("volley", B, C))
    one.do(c.Decline(actor=C))
    one.do(c.Decline(actor=D))
    one.do(duck(B))
    assert one.state.stack == ()
    assert health(one) == [10, 8, 6, 10]
    refused = one.refused(c.React(actor=C, reaction=ActionId("duck")))
    assert (refused.reason, refused.params) == (Reason.LIMIT, {"scope": "reactions"})


def test_one_target_after_the_other_may_react_where_it_counts_for_each() -> None:
    one = fight("target")
    one.throws(1, 40, 2, 41, 3, 4)
    one.do(act("volley", B, C))
    for who in (B, C):
        one.do(duck(who))
        one.do(c.Resolve(window=one.window().id))
    assert one.state.stack == ()
    assert health(one) == [10, 8, 6, 10]


def test_what_needs_no_roll_reaches_all_but_those_who_avoid_it() -> None:
    one = fight("reactor")
    one.throws(1, 99, 1)
    one.do(act("bomb", B, C))
    assert set(one.window().asked) == {B, C, D}
    one.do(duck(B))
    one.do(duck(C))
    one.do(c.Decline(actor=D))
    assert health(one) == [10, 10, 8, 10]


def test_a_target_that_is_gone_is_passed_over_by_the_rolls_that_follow() -> None:
    one = fight("target")
    one.throws(1, 2)
    one.do(act("volley", B, C))
    one.do(c.Defeat(combatant=C))
    while one.state.stack:
        one.do(c.Resolve(window=one.window().id))
    assert [each.target for each in one.log if isinstance(each, e.CheckRolled)] == [B, B]
    assert health(one) == [10, 6, 10, 10]


@pytest.mark.parametrize("targets", [(), (B,), (B, B), (A, B)])
def test_too_few_targets_or_the_same_twice_are_refused(targets: tuple[CombatantId, ...]) -> None:
    assert fight().refused(act("bomb", *targets)).reason is Reason.REQUIREMENT


def test_of_what_the_targets_do_nothing_is_left_without_the_action() -> None:
    one = fight()
    one.throws(1, 1)
    one.do(act("shoot", B))
    window = one.window()
    one.do(c.AnswerFor(window=window.id, actor=B, reaction=ActionId("duck")))
    one.do(c.Interrupt(frame=one.pending().id))
    assert one.state.stack == ()
    assert health(one) == [10, 10, 10, 10]
