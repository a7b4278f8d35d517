"""Masking: whom the fight waits for is nobody's business."""

from typing import Any

from engine.kernel import Reason, Refusal
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.units import FrameId
from engine.kernel.view import line
from tests.engine.fights import creature
from tests.engine.masked import (
    AOO,
    B,
    C,
    a_stride,
    lines,
    room,
    seen,
    stride,
    texts,
)


def test_hidden_is_whom_a_window_asks_and_who_has_answered() -> None:
    fight = room("hide_who", expiry="wait")
    assert [one["id"] for one in texts(lines(fight, a_stride()))][-1] == "log-window-masked"
    shown: Any = seen(fight, "tv")[0]
    window = shown["stack"]["frames"][-1]
    assert (window["asked"], window["closes_at"], window["masked"]) == ([], None, True)
    mine: Any = seen(fight, "s")[0]
    assert mine["me"]["prompts"][0]["actor"] == B
    frame = fight.window().id
    assert lines(fight, c.MoreTime(window=frame, actor=B)) == []
    assert texts(lines(fight, c.Hold(window=frame, on=True))) == [{"id": "log-window-held"}]
    fight.do(c.Hold(window=frame, on=False))
    closed = texts(lines(fight, c.Decline(actor=B)))
    assert closed[0] == {"id": "log-window-masked-over"}
    assert fight.state.stack == ()


def test_while_somebody_hidden_acts_a_masked_window_is_not_there() -> None:
    for masking in ("hide_who", "decoy"):
        fight = room(masking, hidden=True)
        before = seen(fight, "o", "tv")
        assert lines(fight, a_stride()) == []
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


def test_what_was_chosen_and_is_not_needed_any_more_is_not_told() -> None:
    released = e.WindowReleased(
        frame=FrameId("f"), window=FrameId("w"), by=B, reaction=AOO, why=Refusal(Reason.TRIGGER)
    )
    for masking in ("off", "hide_who", "decoy"):
        state = room(masking).state
        assert line(released, state, state, gm=True)
        assert (line(released, state, state, gm=False) is None) is (masking != "off")
