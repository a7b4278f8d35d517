"""Escapes and refunds where there is nothing to escape from, and nobody to give anything back."""

from dataclasses import replace

from engine.kernel import doings, escapes, refunds
from engine.kernel.draft import Draft
from engine.kernel.frames import Pending
from engine.kernel.outcomes import EffectRule
from engine.kernel.situation import Situation
from engine.kernel.units import ActionId, CombatantId, FrameId
from tests.engine.test_doings import GAPS, STOCK, D, table


def test_without_anybody_aimed_at_there_is_nothing_to_shield() -> None:
    fight = table()
    alone = Situation(state=fight.state, pack=GAPS, who=D)
    asked = [doings.aimed_at(alone, "ally"), doings.near_target(alone, 2)]
    assert [*asked, doings.harm_left(alone, value=True)] == [False, False, False]


def test_what_answers_no_action_escapes_none_and_who_is_gone_gets_nothing_back() -> None:
    fight = table()
    draft = Draft(fight.state, fight.stamp(), GAPS)
    lonely = Pending(id=FrameId("x"), by=D, action=ActionId("shelter"), paid={STOCK: 1})
    escapes.escape(draft, lonely, EffectRule(kind="reduce", amount=4))
    refunds.give_back(draft, replace(lonely, by=CombatantId("gone")))
    assert draft.events == []


def test_what_is_aimed_at_oneself_already_is_not_turned_on_oneself() -> None:
    fight = table()
    blow = Pending(id=FrameId("blow"), by=CombatantId("x"), action=ActionId("hit"), targets=(D,))
    draft = Draft(replace(fight.state, stack=(blow,)), fight.stamp(), GAPS)
    turns = Pending(id=FrameId("x"), by=D, action=ActionId("shelter"), parent=blow.id)
    escapes.escape(draft, turns, EffectRule(kind="redirect"))
    assert draft.events == []
