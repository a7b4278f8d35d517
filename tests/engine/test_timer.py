"""The turn timer: off by default, and standing still while something is under way."""

from engine.kernel import commands as c
from engine.kernel import next_deadline
from engine.kernel.units import ActionId, CombatantId, SeatId
from engine.kernel.view import shared
from tests.engine.fights import Fight, begun, creature, kinds

A, B = CombatantId("a"), CombatantId("b")


def timed(turn_ms: int = 30_000) -> Fight:
    """a's turn, which may take half a minute; b could answer what a does."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
    )
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(A,)))
    fight.do(c.SetOptions(settings={"turn_ms": turn_ms}))
    return fight


def test_a_turn_ends_when_its_time_is_up_and_the_next_one_begins_its_own() -> None:
    fight = timed()
    assert next_deadline(fight.state) == fight.now + 30_000
    assert fight.wait(29_999) == ()
    events = kinds(fight.wait(1))
    assert events[0] == "turn.expired"
    assert fight.state.active == B
    assert next_deadline(fight.state) == fight.now + 30_000


def test_the_owner_may_end_it_early() -> None:
    fight = timed()
    fight.wait(10_000)
    fight.do(c.EndTurn(actor=A))
    assert next_deadline(fight.state) == fight.now + 30_000


def test_it_stands_still_while_somebody_is_asked() -> None:
    fight = timed()
    fight.wait(10_000)
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    assert fight.state.turn is not None
    assert (fight.state.turn.ends_at, fight.state.turn.left) == (None, 20_000)
    fight.wait(5_000)
    fight.do(c.Decline(actor=B))
    assert fight.state.turn.ends_at == fight.now + 20_000


def test_it_is_stretched_by_the_seats_factor_or_has_none() -> None:
    for factor, most in ((3, 90_000), (0, None)):
        fight = timed(turn_ms=0)
        fight.do(c.SetSeat(seat=SeatId("s"), factor=factor))
        fight.do(c.SetOptions(settings={"turn_ms": 30_000}))
        due = next_deadline(fight.state)
        assert (None if due is None else due - fight.now) == most


def test_it_can_be_turned_off_at_any_time() -> None:
    fight = timed()
    fight.do(c.SetOptions(settings={"turn_ms": 0}))
    assert next_deadline(fight.state) is None
    fight.do(c.SetOptions(settings={"turn_ms": 30_000, "allowance_ms": 500}))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    fight.do(c.SetOptions(settings={"turn_ms": 0}))
    assert fight.state.turn is not None and fight.state.turn.left is None


def test_both_editions_show_the_same_time() -> None:
    fight = timed()
    for gm in (True, False):
        order = shared(fight.state, fight.pack, gm=gm)["order"]
        assert isinstance(order, dict)
        timer = order["timer"]
        assert isinstance(timer, dict)
        assert timer["ends_at"] == fight.now + 30_000
    fight.do(c.Hide(combatant=A))
    order = shared(fight.state, fight.pack, gm=False)["order"]
    assert isinstance(order, dict) and order["timer"] is None
