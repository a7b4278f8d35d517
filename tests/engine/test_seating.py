"""Seating: seats come to the table and change; what they control has to be there."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.units import CombatantId, SeatId
from tests.engine.fights import Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")


def two() -> Fight:
    return begun(creature("a", side="party", initiative=9), creature("b", initiative=5))


def test_a_seat_comes_and_changes() -> None:
    fight = two()
    seat = SeatId("s")
    fight.do(c.TakeSeat(seat=seat, name="Ada", role="player", controls=(A,)))
    change = c.SetSeat(seat=seat, controls=(B,), factor=3, name="Bea")
    fight.do(change)
    one = fight.state.seats[seat]
    assert (one.controls, one.factor, one.name) == ((B,), 3, "Bea")
    assert fight.do(change) == ()


@pytest.mark.parametrize(
    "command",
    [
        c.TakeSeat(seat=SeatId("t"), name="T", role="player", controls=(CombatantId("x"),)),
        c.SetSeat(seat=SeatId("gone")),
        c.SetSeat(seat=SeatId("s"), controls=(CombatantId("x"),)),
        c.SetSeat(seat=SeatId("s"), factor=-1),
        c.SetSeat(seat=SeatId("s"), factor=11),
    ],
)
def test_a_bad_seat_is_refused(command: c.TakeSeat | c.SetSeat) -> None:
    fight = two()
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Ada", role="player"))
    assert fight.refused(command).reason in (Reason.UNKNOWN, Reason.REQUIREMENT)
