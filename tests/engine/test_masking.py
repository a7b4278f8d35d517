"""Masking: whom the fight waits for, and with decoys whether for anybody, is nobody's business."""

from typing import Any

import pytest

from engine.kernel import Event, Reason, apply, next_deadline, view
from engine.kernel import commands as c
from engine.kernel.offers import StandingRule
from engine.kernel.state import Encounter, Seat
from engine.kernel.undo import moved
from engine.kernel.units import ActionId, CombatantId, SeatId, Span
from engine.kernel.view import line
from tests.engine.fights import PACKS, Fight, begun, creature, kinds
from tests.engine.in_gaps import BIG, OWN, D, act, declared, table

A, B, C = (CombatantId(who) for who in "abc")
THREE = PACKS["three_action"]
AOO = ActionId("attack_of_opportunity")
LONG = 10_000


def room(masking: str, *, reach: int = 2, hidden: bool = False, **more: Any) -> Fight:
    """a's turn, two cells from b, who reaches it or not; c looks on. b and c have a phone each."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=30, hidden=hidden),
        creature("b", initiative=5, position=(5, 3), stats={"reach": reach}, hp=20),
        creature("c", side="party", initiative=2, position=(9, 8), hp=20),
        pack=THREE,
    )
    for who in (A, B, C):
        fight.do(c.EndTurn(actor=who))
    fight.do(c.SetOptions(settings={"masking": masking, "allowance_ms": 500, **more}))
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Bea", role="player", controls=(B,)))
    fight.do(c.TakeSeat(seat=SeatId("o"), name="Cora", role="player", controls=(C,)))
    fight.do(c.TakeSeat(seat=SeatId("tv"), name="Screen", role="spectator"))
    return fight


def stride(fight: Fight) -> None:
    fight.do(c.Act(actor=A, action=ActionId("stride"), path=((2, 3),)))


def seen(fight: Fight, *seats: str) -> list[object]:
    """What some seats see."""
    return [view(fight.state, fight.state.seats[SeatId(one)], fight.pack) for one in seats]


def told(fight: Fight, before: Encounter, events: tuple[Event, ...]) -> list[object]:
    """What players read of events."""
    found = []
    for event in events:
        after = apply(before, event)
        found.append(line(event, before, after, gm=False))
        before = after
    return [one for one in found if one]


def lines(fight: Fight, command: Any) -> list[object]:
    """What players read of a command."""
    before = fight.state
    return told(fight, before, fight.do(command))


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


def test_hidden_is_whom_a_window_asks_and_who_has_answered() -> None:
    fight = room("hide_who", expiry="wait")
    assert [one["id"] for one in _texts(lines(fight, _stride()))][-1] == "log-window-masked"
    shown: Any = seen(fight, "tv")[0]
    window = shown["stack"]["frames"][-1]
    assert (window["asked"], window["closes_at"], window["masked"]) == ([], None, True)
    mine: Any = seen(fight, "s")[0]
    assert mine["me"]["prompts"][0]["actor"] == B
    frame = fight.window().id
    assert lines(fight, c.MoreTime(window=frame, actor=B)) == []
    assert _texts(lines(fight, c.Hold(window=frame, on=True))) == [{"id": "log-window-held"}]
    fight.do(c.Hold(window=frame, on=False))
    closed = _texts(lines(fight, c.Decline(actor=B)))
    assert closed[0] == {"id": "log-window-masked-over"}
    assert fight.state.stack == ()


def _stride() -> c.Act:
    return c.Act(actor=A, action=ActionId("stride"), path=((2, 3),))


def _texts(found: list[object]) -> list[dict[str, Any]]:
    return [one for one in found if isinstance(one, dict)]


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


def test_while_somebody_hidden_acts_a_masked_window_is_not_there() -> None:
    for masking in ("hide_who", "decoy"):
        fight = room(masking, hidden=True)
        before = seen(fight, "o", "tv")
        assert lines(fight, _stride()) == []
        assert list(fight.window().asked) == [B]
        assert seen(fight, "o", "tv") == before
        assert lines(fight, c.Resolve(window=fight.window().id)) == []


def test_who_alone_is_asked_and_hidden_is_not_waited_for_in_sight() -> None:
    for masking in ("hide_who", "decoy"):
        fight = room(masking)
        fight.do(c.Remove(combatant=C))
        fight.do(c.Hide(combatant=B))
        stride(fight)
        assert fight.window().not_before is None
        shown: Any = seen(fight, "tv")[0]
        assert [one["kind"] for one in shown["stack"]["frames"]] == ["pending"]
        assert lines(fight, c.Decline(actor=B))[0] != {"id": "log-window-masked-over"}
        assert fight.state.stack == ()


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


def test_a_room_may_ask_every_player_about_every_declaration() -> None:
    for masking in ("off", "decoy"):
        fight = room(masking, always_offer="on", reach=1)
        fight.do(c.Add(creatures=(creature("d", side="party", position=(9, 7)),)))
        stride(fight)
        assert fight.window().trigger == "declared" or masking == "decoy"
        assert set(fight.window().asked) == {B, C}
        mine: Any = seen(fight, "o")[0]
        prompt = mine["me"]["prompts"][0]
        assert (prompt["options"], prompt["trigger"]["id"]) == ([], "trigger-declared")
        fight.do(c.Decline(actor=B))
        fight.do(c.Decline(actor=C))
        if masking == "decoy":
            assert fight.window().not_before is not None
        else:
            assert fight.one("a").position == (2, 3)


def test_a_gap_a_report_and_the_end_of_a_turn_make_wait_as_well() -> None:
    fight = table(d=OWN)
    fight.do(c.SetOptions(settings={"masking": "decoy", "allowance_ms": 0}))
    fight.do(c.Hide(combatant=CombatantId("e")))
    fight.do(c.Edit(combatant=D, budgets={BIG: 1}))
    assert kinds(fight.do(act(A, "hit", B)))[-1] == "window.opened"
    assert declared(fight.wait(LONG)) == ["a hit"]
