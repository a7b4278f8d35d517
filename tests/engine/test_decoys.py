"""Decoys: the same wait, whoever can answer, and whether anybody can."""

from typing import Any

import pytest

from engine.kernel import Reason, next_deadline, view
from engine.kernel import commands as c
from engine.kernel.offers import StandingRule
from engine.kernel.state import Seat
from engine.kernel.undo import moved
from engine.kernel.units import ActionId, CombatantId, SeatId, Span
from tests.engine.fights import kinds
from tests.engine.in_gaps import BIG, OWN, D, act, declared, table
from tests.engine.masked import (
    AOO,
    LONG,
    THREE,
    A,
    B,
    C,
    lines,
    room,
    seen,
    stride,
    told,
)


def test_a_decoy_looks_the_same_whoever_can_answer_whatever_comes_of_it() -> None:
    asks, not_asks, standing = room("decoy"), room("decoy", reach=1), room("decoy")
    fights = (asks, not_asks, standing)
    for fight in fights:
        rule = StandingRule(mode="never" if fight is standing else "ask")
        fight.do(c.Standing(actor=B, reaction=AOO, rule=rule))
        stride(fight)
    assert [list(one.window().asked) for one in fights] == [[B], [], [B]]
    frames = seen(asks, "o", "tv")
    assert frames == seen(not_asks, "o", "tv")
    assert seen(asks, "s") != seen(not_asks, "s")
    assert lines(asks, c.Decline(actor=B)) == []
    assert seen(asks, "o", "tv") == frames == seen(standing, "o", "tv")
    for fight in fights:
        fight.store += LONG + 499
        fight.do(c.Tick())
        assert next_deadline(fight.state) == fight.now + 1
    before = [one.state for one in fights]
    events = [one.wait(1) for one in fights]
    read = [told(one, was, new) for one, was, new in zip(fights, before, events, strict=True)]
    assert read[0] == read[1] == read[2] != []
    assert all("window.closed" in kinds(one) for one in events)
    assert seen(asks, "o", "tv") == seen(not_asks, "o", "tv") == seen(standing, "o", "tv")


def test_a_decoy_is_as_long_as_whoever_has_most_time_needs() -> None:
    for factor, times in ((3, 3), (0, 10)):
        fight = room("decoy", grace_ms=2_000, allowance_ms=0)
        fight.do(c.SetSeat(seat=SeatId("tv"), factor=factor))
        stride(fight)
        over = fight.now + 2_000 + times * LONG
        assert fight.window().not_before == fight.window().asked[B].closes_at == over
        assert fight.window().starts_at == fight.now + 2_000


def test_nobody_makes_a_decoy_longer_but_the_gm() -> None:
    fight = room("decoy", expiry="wait", allowance_ms=0)
    stride(fight)
    frame = fight.window().id
    why = fight.refused(c.MoreTime(window=frame, actor=B))
    assert (why.reason, why.params) == (Reason.NOT_NOW, {"why": "masked"})
    mine: Any = seen(fight, "s")[0]
    assert mine["me"]["prompts"][0]["more_time"] is None
    assert mine["me"]["prompts"][0]["at_expiry"] == {"do": "decline"}
    fight.do(c.Hold(window=frame, on=True))
    assert next_deadline(fight.state) is None
    assert fight.refused(c.Hold(window=frame, on=True)).reason is Reason.NOT_NOW
    fight.wait(50_000)
    fight.do(c.Extend(window=frame, ms=Span(1_000)))
    fight.do(c.Hold(window=frame, on=False))
    fight.do(c.Extend(window=frame, ms=Span(1_000)))
    assert next_deadline(fight.state) == fight.now + LONG + 2_000
    fight.wait(LONG + 1_999)
    assert fight.window().asked[B].reply is None
    fight.wait(1)
    assert fight.state.stack == ()


def test_the_gm_cuts_a_decoy() -> None:
    for reach in (1, 2):
        fight = room("decoy", reach=reach)
        stride(fight)
        gm = Seat(id=SeatId("g"), name="", role="gm")
        window: Any = view(fight.state, gm, THREE)["stack"]
        assert [one["actor"] for one in window["frames"][-1]["asked"]] == [B][: reach - 1]
        fight.do(c.Resolve(window=fight.window().id))
        assert fight.one("a").position == (2, 3)


def test_with_decoys_nobody_is_asked_what_would_take_time() -> None:
    fight = room("decoy")
    fight.do(c.SetBoard(tokens={B: None}))
    stride(fight)
    assert list(fight.window().asked) == [B]


@pytest.mark.parametrize("readied", [True, False])
def test_while_somebody_in_sight_holds_something_all_it_may_wait_for_makes_wait(
    readied: bool,
) -> None:
    fight = room("off", reach=1)
    fight.do(c.EndTurn(actor=A))
    fight.do(c.EndTurn(actor=B))
    if readied:
        trigger = c.HeldTrigger(text="a door opens")
        fight.do(c.Ready(actor=C, action=ActionId("stride"), trigger=trigger))
    else:
        fight.do(c.EndTurn(actor=C))
    fight.do(c.SetOptions(settings={"masking": "decoy"}))
    if fight.state.held:
        again = fight.copy()
        fight.do(c.ReportTrigger(kind="readied", held=fight.state.held[0].id))
        assert fight.window().not_before == fight.now + LONG + 500
        unseen = again.copy()
        unseen.do(c.Hide(combatant=C))
        unseen.do(c.ReportTrigger(kind="readied", held=unseen.state.held[0].id))
        assert unseen.window().not_before is None
        fight = again
    stride(fight)
    points = []
    while fight.state.stack:
        points.append(str(fight.window().at))
        fight.wait(LONG + 500)
    assert ("after_step" in points) is readied


def test_going_back_keeps_what_a_decoy_had_left() -> None:
    fight = room("decoy")
    stride(fight)
    later: Any = moved(fight.state, Span(5_000)).stack[-1]
    assert later.not_before == (fight.window().not_before or 0) + 5_000


def test_a_gap_a_report_and_the_end_of_a_turn_make_wait_as_well() -> None:
    fight = table(d=OWN)
    fight.do(c.SetOptions(settings={"masking": "decoy", "allowance_ms": 0}))
    fight.do(c.Hide(combatant=CombatantId("e")))
    fight.do(c.Edit(combatant=D, budgets={BIG: 1}))
    assert kinds(fight.do(act(A, "hit", B)))[-1] == "window.opened"
    assert declared(fight.wait(LONG)) == ["a hit"]


def test_time_that_is_given_late_is_the_same_whether_somebody_is_asked_or_not() -> None:
    ends = list[int | None]()
    for reach in (1, 2):
        fight = room("decoy", reach=reach)
        stride(fight)
        fight.wait(LONG + 100)
        fight.do(c.Extend(window=fight.window().id, ms=Span(1)))
        ends.append(next_deadline(fight.state))
        fight.wait(501)
        assert fight.state.stack == ()
    assert ends[0] == ends[1]


def test_a_decoy_that_still_waits_for_somebody_is_not_due_before() -> None:
    fight = room("decoy", allowance_ms=0)
    stride(fight)
    fight.do(c.SetOptions(settings={"allowance_ms": 500}))
    fight.wait(LONG)
    due = next_deadline(fight.state)
    assert due == fight.now + 500
    fight.wait(500)
    assert fight.state.stack == ()
