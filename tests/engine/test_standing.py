"""Standing orders: what a player has said beforehand is done without asking, by rank and need."""

from typing import Any

import pytest

from engine.kernel import Reason, view
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.offers import StandingRule
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, CombatantId, SeatId, Span
from tests.engine.fights import Fight, begun, creature, kinds

A, B = CombatantId("a"), CombatantId("b")
SLASH = ActionId("slash")


def about(rule: StandingRule | None, *, hp: int = 10, settings: Settings | None = None) -> Fight:
    """a is about to run away from b, whose slash has this standing order."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=30),
        creature("b", initiative=5, position=(4, 3), hp=10),
        settings=settings,
    )
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(B,)))
    fight.do(c.Edit(combatant=B, hp=hp))
    fight.do(c.Standing(actor=B, reaction=SLASH, rule=rule))
    fight.throws(1, 1, 1, 1)
    return fight


RUN = c.Act(actor=A, action=ActionId("run"), path=((2, 3),))


def slashed(events: tuple[e.Event, ...]) -> bool:
    """Whether b's slash happened."""
    return any(isinstance(one, e.ActionDeclared) and one.frame.reaction for one in events)


def asked(fight: Fight) -> bool:
    """Whether somebody is waited for."""
    return bool(fight.state.stack)


def test_always_needs_nobody() -> None:
    fight = about(StandingRule(mode="always"))
    events = fight.do(RUN)
    assert slashed(events) and not asked(fight)
    (answered,) = [one for one in events if isinstance(one, e.WindowAnswered)]
    assert answered.reply.by == "standing"


def test_never_declines_where_nothing_else_is_offered() -> None:
    fight = about(StandingRule(mode="never"))
    events = fight.do(RUN)
    assert not slashed(events) and not asked(fight)


@pytest.mark.parametrize("rule", [None, StandingRule(mode="ask"), StandingRule(mode="expiry")])
def test_the_others_ask(rule: StandingRule | None) -> None:
    fight = about(rule)
    fight.do(RUN)
    assert asked(fight)
    assert slashed(fight.wait(10_000)) is (rule is not None and rule.mode == "expiry")


def test_at_expiry_it_comes_before_the_rooms_policy() -> None:
    fight = about(StandingRule(mode="expiry"))
    fight.do(c.SetOptions(settings={"expiry": "wait"}))
    fight.do(RUN)
    events = fight.wait(10_000)
    assert kinds(events)[0] == "window.expired"
    assert slashed(events)


@pytest.mark.parametrize(
    ("rule", "hp", "done"),
    [
        (StandingRule(mode="always", triggers=("left",)), 10, None),
        (StandingRule(mode="always", source=A), 10, True),
        (StandingRule(mode="always", source=B), 10, False),
        (StandingRule(mode="always", hp_at_most=50), 6, False),
        (StandingRule(mode="always", hp_at_most=50), 5, True),
        (StandingRule(mode="always", keep=0), 10, True),
        (StandingRule(mode="always", keep=1), 10, False),
    ],
)
def test_an_order_holds_under_its_conditions(
    rule: StandingRule, hp: int, done: bool | None
) -> None:
    if rule.triggers:
        plain = about(None)
        plain.do(RUN)
        name = plain.window().trigger
        other = next(one for one in plain.pack.triggers if one != name)
        for trigger, taken in ((name, True), (other, False)):
            fight = about(StandingRule(mode="always", triggers=(trigger,)))
            assert slashed(fight.do(RUN)) is taken
        return
    fight = about(rule, hp=hp)
    assert slashed(fight.do(RUN)) is done
    assert asked(fight) is not done


def test_the_lowest_rank_decides() -> None:
    fight = about(StandingRule(mode="ask", rank=2))
    window = fight.copy()
    window.do(RUN)
    others = [one.reaction for one in window.window().asked[B].offers if one.reaction != SLASH]
    fight.do(c.Standing(actor=B, reaction=SLASH, rule=StandingRule(mode="always", rank=1)))
    for name in others:
        fight.do(c.Standing(actor=B, reaction=name, rule=StandingRule(mode="ask", rank=0)))
    assert slashed(fight.do(RUN)) is not bool(others)


def test_an_order_is_listed_for_its_seat_and_taken_back() -> None:
    fight = about(StandingRule(mode="always", hp_at_most=30))

    def listed(seat: str) -> list[Any]:
        me: Any = view(fight.state, fight.state.seats[SeatId(seat)], fight.pack)["me"]
        return list(me["standing"])

    fight.do(c.TakeSeat(seat=SeatId("o"), name="Other", role="player", controls=(A,)))
    (one,) = listed("s")
    assert (one["actor"], one["reaction"], one["rule"]["mode"]) == (B, SLASH, "always")
    assert listed("o") == []
    fight.do(c.Standing(actor=B, reaction=SLASH))
    assert listed("s") == []
    assert fight.do(c.Standing(actor=B, reaction=SLASH)) == ()


def test_orders_end_with_whom_they_are_for() -> None:
    fight = about(StandingRule(mode="always"))
    fight.do(c.Remove(combatant=B))
    assert fight.state.standing == {}


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (c.Standing(actor=B, reaction=ActionId("nonsense")), Reason.UNKNOWN),
        (
            c.Standing(
                actor=B, reaction=SLASH, rule=StandingRule(mode="always", triggers=("nonsense",))
            ),
            Reason.UNKNOWN,
        ),
        (
            c.Standing(
                actor=B, reaction=SLASH, rule=StandingRule(mode="always", source=CombatantId("x"))
            ),
            Reason.NOT_IN_ENCOUNTER,
        ),
        (
            c.Standing(actor=B, reaction=SLASH, rule=StandingRule(mode="always", hp_at_most=0)),
            Reason.REQUIREMENT,
        ),
        (
            c.Standing(actor=B, reaction=SLASH, rule=StandingRule(mode="always", keep=-1)),
            Reason.REQUIREMENT,
        ),
        (
            c.Standing(actor=B, reaction=SLASH, rule=StandingRule(mode="never", round=2)),
            Reason.REQUIREMENT,
        ),
    ],
)
def test_a_bad_order_is_refused(command: c.Standing, reason: Reason) -> None:
    assert about(None).refused(command).reason is reason


def test_what_was_ordered_can_be_changed_while_there_is_time() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=30),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=2, position=(3, 4)),
        settings=Settings(allowance_ms=Span(0)),
    )
    fight.do(c.Standing(actor=B, reaction=SLASH, rule=StandingRule(mode="always")))
    fight.do(RUN)
    fight.do(c.Decline(actor=B, change=True))
    assert not slashed(fight.do(c.Decline(actor=CombatantId("c"))))
