"""What players do not read as the GM does, and what one line says of what is under way."""

from dataclasses import replace

import pytest

from engine.kernel import apply
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Pending
from engine.kernel.mode import Mode
from engine.kernel.pending import Throw
from engine.kernel.units import (
    ActionId,
    CombatantId,
    SeatId,
    SideId,
)
from engine.kernel.view import line
from engine.kernel.view.overlays import mode
from engine.kernel.view.words import pending_title
from tests.engine.fights import TINY
from tests.engine.test_view import A, B, H, ambush
from tests.engine.test_view_events import BOUT, LIES, READYING, RUN, SAID_A, SAID_B, F, said, text


@pytest.mark.parametrize(
    ("throw", "to_gm", "to_players"),
    [
        (LIES, "log-pool-thrown", "log-pool-result"),
        (replace(LIES, why="test", target=A), "log-pool-thrown-own", "log-pool-result-own"),
        (replace(LIES, why="pierce"), "log-harm-thrown", "log-harm-result"),
    ],
)
def test_players_are_told_how_many_dice_count_and_not_against_what(
    throw: Throw, to_gm: str, to_players: str
) -> None:
    fight, event = ambush(), e.PoolThrown(frame=F, throw=throw)
    both = {**SAID_A, "target": {"t": throw.target}, "count": 2, "dice": 3}
    assert said(fight, event, gm=False) == text(to_players, **both)
    assert said(fight, event, gm=True) == text(to_gm, faces="1, 4, 5", need=4, **both)


def test_the_gm_alone_reads_who_answers_for_whom() -> None:
    fight = ambush()
    given = e.WindowRerouted(frame=F, by=B, seat=SeatId("s"))
    assert said(fight, given, gm=True) == text("log-window-rerouted", **SAID_B, seat={"t": "Phone"})
    back = replace(given, seat=None)
    assert said(fight, back, gm=True) == text("log-window-rerouted-back", **SAID_B)
    assert said(fight, given, gm=False) is said(fight, back, gm=False) is None


@pytest.mark.parametrize(("redo", "message"), [(False, "log-undone"), (True, "log-redone")])
def test_going_back_and_forward_is_in_the_log(redo: bool, message: str) -> None:
    fight = ambush()
    event = e.Undone(to=1, encounter=fight.state, redo=redo)
    assert line(event, fight.state, apply(fight.state, event), gm=False) == text(message)


def test_time_that_stands_still_and_goes_on_is_in_the_log() -> None:
    fight = ambush()
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    frame = fight.window().id
    for on, message in ((True, "log-window-held"), (False, "log-window-goes-on")):
        (event,) = fight.do(c.Hold(window=frame, on=on))
        assert said(fight, event, gm=False) == text(message)
    waits = e.WindowExtended(frame=frame, closes_at={B: None})
    assert said(fight, waits, gm=False) == text("log-window-waits")
    assert said(fight, replace(waits, by=B), gm=False) == text("log-window-extended-by", **SAID_B)


def test_a_mode_says_who_fights() -> None:
    fight = ambush()
    assert mode(fight.state, gm=False) is None
    sides = (SideId("party"), SideId("foes"))
    state = replace(fight.state, mode=Mode(name="bout", fighters=(A, H), sides=sides))
    assert mode(state, gm=True) == {"title": BOUT, "fighters": [{"t": "a"}, {"t": "h"}]}
    assert mode(state, gm=False) == {"title": BOUT, "fighters": [{"t": "a"}, text("someone")]}


@pytest.mark.parametrize(
    ("pending", "title"),
    [
        (READYING, text("title-readying", **SAID_A)),
        (RUN, text("title-pending", **SAID_A, action=text("action-run"))),
        (
            replace(RUN, targets=(CombatantId("h"),)),
            text("title-pending-at", **SAID_A, action=text("action-run"), target=text("someone")),
        ),
    ],
)
def test_an_action_under_way_in_one_line(pending: Pending, title: dict[str, object]) -> None:
    assert pending.action in TINY.actions
    assert pending_title(ambush().state, pending, gm=False) == title


def test_the_gm_alone_reads_of_answers_and_of_who_leaves_the_table() -> None:
    fight = ambush()
    events = (
        (e.QuestionAnswered(frame=F, by="gm", value=()), text("log-question-answered")),
        (e.SeatLeft(seat=SeatId("s")), text("log-seat-left", who={"t": "Phone"})),
    )
    for event, told in events:
        assert said(fight, event, gm=True) == told
        assert said(fight, event, gm=False) is None
    assert said(fight, e.SeatLeft(seat=SeatId("nobody")), gm=True) is None
