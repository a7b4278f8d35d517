"""Capacity: how many reactions one action causes over all its windows, and for whom."""

from dataclasses import replace

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Window
from engine.kernel.limits import key
from engine.kernel.rules import LimitRule, RulePack, WindowRule
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId, CombatantId, FrameId
from tests.engine.fights import TINY, Fight, begun, creature

A, B, C = (CombatantId(who) for who in "abc")
ANSWER = BudgetId("answer")


def per(scope: str, *points: TimingPoint) -> RulePack:
    """The rules with room for one reaction, counted so, at these points."""
    rule = WindowRule(capacity=1, per=scope, order=("direct_target", "initiative"))  # type: ignore[arg-type]
    return replace(TINY, windows={**TINY.windows, **dict.fromkeys(points, rule)})


def ritual(scope: str) -> Fight:
    """a holds a ritual for b; b and c may heckle before it and in the middle of it."""
    pack = per(scope, TimingPoint.GAP, TimingPoint.REACTION_STEP)
    fight = begun(
        creature("a", side="party", initiative=9),
        creature("b", initiative=5),
        creature("c", initiative=1),
        pack=pack,
        board=None,
    )
    fight.do(c.Act(actor=A, action=ActionId("ritual"), targets=(B,)))
    return fight


def heckle(who: CombatantId) -> c.React:
    return c.React(actor=who, reaction=ActionId("heckle"))


def go_on(fight: Fight) -> tuple[e.Event, ...]:
    """Nobody answers the heckling, and the GM lets the ritual go on."""
    fight.do(c.Resolve(window=fight.window().id))
    return fight.do(c.Judge(question=fight.question().id, value=("goes_on",)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scope", "later"),
    [
        ("window", (B, C)),
        ("action", ()),
        ("target", ()),
        ("reactor", (B,)),
    ],
)
def test_what_was_caused_before_counts_in_the_windows_that_follow(
    scope: str, later: tuple[CombatantId, ...]
) -> None:
    fight = ritual(scope)
    assert set(fight.window().asked) == {B, C}
    fight.do(c.Decline(actor=B))
    fight.do(heckle(C))
    fight.do(c.Edit(combatant=C, budgets={ANSWER: 1}))
    go_on(fight)
    asks = fight.top()
    assert (tuple(asks.asked) if isinstance(asks, Window) else ()) == later
    if C not in later:
        assert fight.refused(heckle(C)).reason is Reason.LIMIT


def test_a_readied_action_takes_room_too() -> None:
    fight = ritual("action")
    held = c.Ready(
        actor=A,
        action=ActionId("hit"),
        trigger=c.HeldTrigger(on="midway", source=B),
        targets=(C,),
    )
    fight.do(c.CloseAll())
    fight.do(held)
    fight.do(c.Act(actor=B, action=ActionId("ritual"), targets=(A,)))
    fight.do(c.Decline(actor=A))
    fight.do(heckle(C))
    go_on(fight)
    (why,) = [one for name, one in fight.state.withheld.items() if name == "a:hit"]
    assert why.params == {"scope": "reactions"}


@pytest.mark.parametrize(
    ("scope", "used"),
    [("action", ["block"]), ("target", ["block"]), ("reactor", ["block", "cover"])],
)
def test_one_for_each_target_or_for_each_reactor(scope: str, used: list[str]) -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=2, position=(4, 3), hp=20),
        creature("c", initiative=4, position=(5, 3)),
        pack=per(scope, TimingPoint.AFTER_ROLL),
    )
    fight.throws(9, 1, 1, 1)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    fight.do(c.React(actor=C, reaction=ActionId("cover")))
    fight.do(c.React(actor=B, reaction=ActionId("block")))
    log = [one.frame for one in fight.log if isinstance(one, e.ActionDeclared)]
    assert [one.action for one in log if one.reaction] == used
    fight.do(c.Edit(combatant=B, budgets={ANSWER: 1}))
    second = fight.refused(c.React(actor=B, reaction=ActionId("parry")))
    assert (second.reason, second.params) == (Reason.LIMIT, {"scope": "reactions"})


def test_several_can_share_a_limit_and_a_trigger_can_be_one() -> None:
    fight = ritual("window")
    stand, rule = fight.pending(), TINY.reactions[ActionId("heckle")]
    shared = LimitRule(n=1, per="cycle", of="tricks")
    assert key(shared, rule, A, None) == "cycle:a:tricks"
    once = LimitRule(n=1, per="trigger")
    assert key(once, rule, A, stand) == f"action:{stand.id}:0.0:a:heckle"
    assert key(once, rule, A, replace(stand, next=2)) == f"action:{stand.id}:2.0:a:heckle"
    assert key(once, rule, A, FrameId("w")) == "action:w::a:heckle"


def test_what_is_reported_is_no_action_to_count_for() -> None:
    limits = (LimitRule(n=1, per="action"), LimitRule(n=1, per="trigger"))
    brace = replace(TINY.reactions[ActionId("brace")], limits=limits)
    pack = replace(TINY, reactions={**TINY.reactions, brace.id: brace})
    fight = begun(creature("a"), creature("b"), pack=pack, board=None)
    for _ in range(2):
        fight.do(c.Edit(combatant=A, budgets={ANSWER: 1, BudgetId("shield"): 1}))
        fight.do(c.ReportTrigger(kind="thunder"))
        fight.do(c.React(actor=A, reaction=brace.id))
        fight.do(c.CloseAll())
