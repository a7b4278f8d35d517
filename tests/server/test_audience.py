"""Whose answer a frame waits for: then a page's heart beats faster."""

import pytest

from engine.kernel import Encounter
from engine.kernel.frames import Frame, Question, Window
from engine.kernel.offers import Asked, Reply
from engine.kernel.state import Seat
from engine.kernel.timing import TimingPoint
from engine.kernel.units import Choice, CombatantId, FrameId, Instant, SeatId
from server.presence import awaits

ADA = CombatantId("ada")
NOW = Instant(0)


def question(to: CombatantId | None, seat: SeatId | None = None) -> Frame:
    return Question(
        id=FrameId("q"),
        ask="consent",
        to=to,
        parent=None,
        source=None,
        text="",
        choices=(Choice("yes"), Choice("no")),
        default=(Choice("no"),),
        opened_at=NOW,
        closes_at=None,
        seat=seat,
    )


def window(reply: Reply | None) -> Frame:
    return Window(
        id=FrameId("w"),
        trigger="casting",
        at=TimingPoint.DECLARED,
        source=None,
        parent=None,
        opened_at=NOW,
        asked={ADA: Asked(offers=(), closes_at=None, reply=reply)},
    )


@pytest.mark.parametrize(
    ("frame", "waits"),
    [
        (question(ADA), True),
        (question(CombatantId("cora")), False),
        (question(None), False),
        (question(None, SeatId("s1")), True),
        (question(None, SeatId("s2")), False),
        (window(None), True),
        (window(Reply(reaction=None, by="seat")), False),
    ],
)
def test_a_frame_waits_for_who_is_asked_and_has_not_answered(frame: Frame, waits: bool) -> None:
    seat = Seat(id=SeatId("s1"), name="Ada", role="player", controls=(ADA,))
    assert awaits(Encounter(pack=""), frame, seat) is waits
