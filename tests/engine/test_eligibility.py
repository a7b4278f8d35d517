"""Eligibility: why somebody may not react, in the order of the checks, and who is surveyed."""

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.cases import cases_of
from engine.kernel.eligibility import barred, own_actions
from engine.kernel.rules import ActionRule
from engine.kernel.state import Owned
from engine.kernel.survey import survey
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import TINY, Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")
UNWEAVE = TINY.reactions[ActionId("unweave")]


def two() -> Fight:
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
    )


def test_state_comes_before_tag_and_tag_before_budget() -> None:
    fight = two()
    assert barred(fight.state, TINY, B, UNWEAVE, UNWEAVE.cost) is None
    found = []
    for command in (
        c.Edit(combatant=B, budgets={"counter": 0}),  # type: ignore[dict-item]
        c.EffectCommand(combatant=B, condition="dazed"),
        c.Defeat(combatant=B),
    ):
        fight.do(command)
        refusal = barred(fight.state, TINY, B, UNWEAVE, UNWEAVE.cost)
        assert refusal is not None
        found.append(refusal.reason)
    assert found == [Reason.INSUFFICIENT, Reason.TAG_FORBIDDEN, Reason.DISABLED]


def test_a_survey_says_why_somebody_is_not_asked() -> None:
    fight = two()
    fight.do(c.Edit(combatant=B, position=(9, 3)))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    assert fight.state.withheld["b:slash"].params == {"why": "out_of_reach"}
    fight.do(c.Edit(combatant=B, side="party", position=(1, 3)))  # type: ignore[arg-type]
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((3, 3),)))
    assert fight.state.withheld["b:slash"].params == {"why": "own_side"}
    fight.do(c.EndTurn(actor=A))
    assert fight.state.withheld == {}


def test_one_action_is_answered_once_by_each() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=20),
        creature("b", initiative=5, position=(4, 3), stats={"reach": 3}),
    )
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3), (1, 3))))
    fight.throws(1)
    fight.do(c.React(actor=B, reaction=ActionId("slash")))
    fight.do(c.Edit(combatant=B, budgets={"answer": 1}))  # type: ignore[dict-item]
    assert fight.one("a").position == (1, 3)


def test_nobody_reacts_to_itself_and_nothing_is_found_where_nothing_triggers() -> None:
    fight = two()
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,)))
    pending = fight.pending()
    assert list(survey(fight.state, TINY, pending, TimingPoint.DECLARED).offers) == [B]
    nothing = survey(fight.state, TINY, pending, TimingPoint.AFTER_ROLL)
    assert (nothing.offers, nothing.withheld, nothing.unknown) == ({}, {}, {})


def test_what_has_to_be_owned_is_the_owners() -> None:
    breath = Owned(id=ActionId("breath"), name="Breath", base=ActionId("breathe"))
    fight = begun(creature("a", owned=(breath,)), creature("b"))
    rule = TINY.actions[ActionId("breathe")]
    have = [list(cases_of(rule, fight.state.combatants[who].owned)) for who in (A, B)]
    assert have == [[(rule, None)], []]
    free = ActionRule(id=ActionId("any"))
    assert list(cases_of(free, fight.state.combatants[B].owned)) == [(free, None)]
    mine = [own.id if own else rule.id for rule, own in own_actions(fight.state, TINY, A)]
    common = [one for one, rule in TINY.actions.items() if not rule.owned]
    assert sorted(mine) == sorted([*common, "breath"])
