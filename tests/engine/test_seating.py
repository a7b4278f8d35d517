"""Seating: seats come to the table and change; what they control has to be there."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.state import Role
from engine.kernel.units import CombatantId, SeatId
from tests.engine.fights import Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")


def two() -> Fight:
    return begun(creature("a", side="party", initiative=9), creature("b", initiative=5))


def test_a_seat_comes_and_changes() -> None:
    fight = two()
    seat = SeatId("s")
    fight.do(c.TakeSeat(seat=seat, name="Ada", role="player", controls=(A,)))
    change = c.SetSeat(seat=seat, controls=(B,), factor=3, name="Bea", language="ru")
    fight.do(change)
    one = fight.state.seats[seat]
    assert (one.controls, one.factor, one.name, one.language) == ((B,), 3, "Bea", "ru")
    assert fight.do(change) == ()


@pytest.mark.parametrize(
    "command",
    [
        c.TakeSeat(seat=SeatId("t"), name="T", role="player", controls=(CombatantId("x"),)),
        c.SetSeat(seat=SeatId("gone")),
        c.SetSeat(seat=SeatId("s"), controls=(CombatantId("x"),)),
        c.SetSeat(seat=SeatId("s"), factor=-1),
        c.SetSeat(seat=SeatId("s"), factor=11),
        c.SetSeat(seat=SeatId("s"), language=""),
        c.SetSeat(seat=SeatId("s"), language="x" * 21),
    ],
)
def test_a_bad_seat_is_refused(command: c.TakeSeat | c.SetSeat) -> None:
    fight = two()
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Ada", role="player"))
    assert fight.refused(command).reason in (Reason.UNKNOWN, Reason.REQUIREMENT)


def test_somebody_else_may_become_gm_but_the_last_one_stays() -> None:
    fight = two()
    for name in ("gm", "co"):
        role: Role = "gm" if name == "gm" else "player"
        fight.do(c.TakeSeat(seat=SeatId(name), name=name, role=role))
    for last in (
        c.SetSeat(seat=SeatId("gm"), revoke=True),
        c.SetSeat(seat=SeatId("gm"), role="player"),
    ):
        assert fight.refused(last).params == {"what": "gm"}
    fight.do(c.SetSeat(seat=SeatId("co"), role="gm"))
    fight.do(c.SetSeat(seat=SeatId("gm"), revoke=True))
    assert [one.role for one in fight.state.seats.values()] == ["gm"]


@pytest.mark.parametrize("role", ["spectator", "display", "bridge"])
def test_who_watches_becomes_nothing_else(role: Role) -> None:
    fight = two()
    fight.do(c.TakeSeat(seat=SeatId("w"), name="W", role=role))
    why = fight.refused(c.SetSeat(seat=SeatId("w"), role="player"))
    assert why.reason is Reason.ROLE


def test_a_secret_can_be_replaced_and_wishes_end_when_the_gm_decides() -> None:
    fight = two()
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Ada", role="player", wants=(A, B)))
    fight.do(c.SetSeat(seat=SeatId("s"), reissue=True))
    one = fight.state.seats[SeatId("s")]
    assert (one.issue, one.wants, one.controls) == (1, (A, B), ())
    fight.do(c.SetSeat(seat=SeatId("s"), controls=(A,)))
    one = fight.state.seats[SeatId("s")]
    assert (one.issue, one.wants, one.controls) == (1, (), (A,))


def test_tokens_are_moved_and_the_grid_stays() -> None:
    fight = two()
    board = fight.state.board
    fight.do(c.SetBoard(tokens={A: (2, 2), B: None}))
    assert fight.state.board == board
    assert (fight.one("a").position, fight.one("b").position) == ((2, 2), None)
    assert fight.do(c.SetBoard(tokens={A: (2, 2)})) == ()
    assert fight.refused(c.SetBoard(tokens={CombatantId("x"): (1, 1)})).reason is (
        Reason.NOT_IN_ENCOUNTER
    )
