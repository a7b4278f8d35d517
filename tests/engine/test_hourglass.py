"""The time that each who is asked has: its length, more of it, and standing still."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.kernel import Reason, next_deadline, view
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.creatures import OptionValue
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, CombatantId, FrameId, SeatId, Span
from tests.engine.fights import Fight, begun, creature, kinds

A, B, C = (CombatantId(who) for who in "abc")
NONE: Mapping[str, OptionValue] = {}
RUN_MS = 10_000
"""How long the window of a step is open in this system."""


def run(
    settings: Settings | None = None,
    changes: Mapping[str, OptionValue] = NONE,
) -> Fight:
    """a runs away from b and c, who are asked; b has a seat."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=30),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=2, position=(3, 4)),
        settings=settings,
    )
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(B,)))
    fight.do(c.TakeSeat(seat=SeatId("other"), name="Other", role="player"))
    fight.do(c.SetOptions(settings=changes))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    return fight


def left(fight: Fight, who: CombatantId = B) -> int | None:
    """How long one who is asked still has."""
    closes_at = fight.window().asked[who].closes_at
    return None if closes_at is None else closes_at - fight.now


def more(fight: Fight, who: CombatantId = B) -> c.MoreTime:
    return c.MoreTime(window=fight.window().id, actor=who)


def test_a_room_says_how_long_windows_of_a_trigger_are_open() -> None:
    trigger = run().window().trigger
    fight = run(changes={f"length_ms.{trigger}": 33_000})
    assert left(fight) == 33_000
    fight.do(c.SetOptions(settings={f"length_ms.{trigger}": 0}))
    assert fight.state.settings.lengths == {}
    for value in (1, "long", True):
        why = fight.refused(c.SetOptions(settings={f"length_ms.{trigger}": value}))
        assert why.reason is Reason.REQUIREMENT
    assert fight.refused(c.SetOptions(settings={"length_ms.": 5_000})).reason is Reason.UNKNOWN
    many: dict[str, OptionValue] = {f"length_ms.x{n}": 5_000 for n in range(201)}
    assert fight.refused(c.SetOptions(settings=many)).reason is Reason.LIMIT


def test_the_visible_countdown_starts_after_the_grace() -> None:
    fight = run(changes={"grace_ms": 3_000})
    assert fight.window().starts_at == fight.now + 3_000
    assert left(fight) == RUN_MS + 3_000


def test_a_seat_without_a_limit_is_waited_for() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
    )
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(B,)))
    fight.do(c.SetSeat(seat=SeatId("s"), factor=0))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    assert left(fight) is None
    assert next_deadline(fight.state) is None
    assert fight.wait(99_999_999) == ()
    assert fight.refused(more(fight)).params == {"why": "no_limit"}
    assert "window.closed" in kinds(fight.do(c.Decline(actor=B)))


def test_where_the_room_waits_an_answer_counts_however_late() -> None:
    fight = run(changes={"expiry": "wait"})
    assert kinds(fight.wait(RUN_MS)) == ["window.extended", "window.extended"]
    assert left(fight) is None
    fight.wait(99_999)
    fight.do(c.Decline(actor=B))
    assert "window.closed" in kinds(fight.do(c.Skip(window=fight.window().id, actor=C)))


@pytest.mark.parametrize(("policy", "times"), [("once", 1), ("grant", 3)])
def test_who_needs_more_time_gets_it(policy: str, times: int) -> None:
    fight = run(changes={"more_time": policy, "more_ms": 5_000})
    for number in range(1, times + 1):
        (event,) = fight.do(more(fight))
        assert isinstance(event, e.WindowExtended) and event.by == B
        assert left(fight) == RUN_MS + number * 5_000
        assert left(fight, C) == RUN_MS
    if policy == "once":
        assert fight.refused(more(fight)).reason is Reason.LIMIT


def test_where_the_gm_decides_he_is_told_once() -> None:
    fight = run(changes={"more_time": "ask"})
    assert kinds(fight.do(more(fight))) == ["window.time_asked"]
    assert left(fight) == RUN_MS
    assert fight.window().asked[B].wants_more
    assert fight.refused(more(fight)).reason is Reason.LIMIT
    fight.do(c.Extend(window=fight.window().id, ms=Span(1_000)))
    assert not fight.window().asked[B].wants_more
    assert left(fight) == RUN_MS + 1_000


def test_too_late_is_too_late_for_more_time_too() -> None:
    fight = run(settings=Settings(allowance_ms=Span(500)))
    fight.wait(RUN_MS, tick=False)
    assert fight.refused(more(fight)).reason is Reason.TOO_LATE
    fight.do(more(fight), credit=1)
    assert left(fight) == 20_000
    fight.do(c.Decline(actor=B))
    assert fight.refused(more(fight)).reason is Reason.ALREADY_ANSWERED
    assert fight.refused(more(fight, A)).params == {"what": "combatant"}
    gone = c.MoreTime(window=FrameId("x"), actor=B)
    assert fight.refused(gone).reason is Reason.WINDOW_CLOSED


def test_a_window_that_is_held_closes_for_nobody() -> None:
    fight = run()
    fight.wait(4_000)
    hold = c.Hold(window=fight.window().id)
    assert kinds(fight.do(hold)) == ["window.held"]
    assert fight.refused(hold).params == {"why": "held"}
    assert next_deadline(fight.state) is None
    assert fight.wait(60_000) == ()
    fight.do(c.Decline(actor=C))
    fight.do(c.Hold(window=fight.window().id, on=False))
    assert left(fight) == RUN_MS - 4_000
    assert fight.refused(c.Hold(window=fight.window().id, on=False)).params == {"why": "running"}
    assert "window.closed" in kinds(fight.wait(RUN_MS))


def test_time_that_stands_still_can_be_extended() -> None:
    fight = run()
    fight.wait(4_000)
    fight.do(c.Hold(window=fight.window().id))
    fight.wait(60_000)
    fight.do(c.Extend(window=fight.window().id, ms=Span(1_000)))
    fight.do(c.Hold(window=fight.window().id, on=False))
    assert left(fight) == RUN_MS - 4_000 + 1_000


def test_the_gm_waits_no_longer_for_one() -> None:
    fight = run()
    fight.do(c.Skip(window=fight.window().id, actor=C))
    assert fight.window().asked[C].reply is not None
    assert fight.refused(c.Skip(window=fight.window().id, actor=C)).reason is (
        Reason.ALREADY_ANSWERED
    )


def test_another_seat_can_be_asked_instead() -> None:
    fight = run()
    window = fight.window().id
    fight.do(c.Reroute(window=window, actor=B, seat=SeatId("other")))
    assert fight.window().asked[B].seat == "other"
    assert fight.do(c.Reroute(window=window, actor=B, seat=SeatId("other"))) == ()
    assert fight.refused(c.Reroute(window=window, actor=B, seat=SeatId("x"))).params == {
        "what": "seat"
    }
    fight.do(c.Reroute(window=window, actor=B))
    assert fight.window().asked[B].seat is None


def prompts(fight: Fight, seat: str) -> list[Any]:
    """What a seat is asked."""
    found: Any = view(fight.state, fight.state.seats[SeatId(seat)], fight.pack)["me"]
    return list(found["prompts"])


def test_a_prompt_says_how_long_it_is_and_how_to_get_more() -> None:
    fight = run(changes={"grace_ms": 2_000})
    (prompt,) = prompts(fight, "s")
    assert prompt["starts_at"] == prompt["opened_at"] + 2_000
    assert prompt["more_time"]["command"] == {
        "type": "more_time",
        "window": fight.window().id,
        "actor": B,
    }
    fight.do(more(fight))
    (prompt,) = prompts(fight, "s")
    assert prompt["more_time"] is None
    fight.do(c.Reroute(window=fight.window().id, actor=B, seat=SeatId("other")))
    assert prompts(fight, "s") == []
    assert [one["actor"] for one in prompts(fight, "other")] == [B]
