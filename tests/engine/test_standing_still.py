"""Windows whose time stands still."""

from engine.kernel import commands as c
from engine.kernel.units import ActionId, CombatantId, SeatId
from tests.engine.fights import begun, creature

A, B, C = (CombatantId(who) for who in "abc")


def test_where_there_is_no_limit_standing_still_makes_none() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=2, position=(3, 4)),
    )
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(B,)))
    fight.do(c.SetSeat(seat=SeatId("s"), factor=0))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    frame = fight.window().id

    def left(who: CombatantId) -> int | None:
        closes_at = fight.window().asked[who].closes_at
        return None if closes_at is None else closes_at - fight.now

    fight.do(c.Hold(window=frame, on=True))
    fight.wait(5_000)
    assert fight.window().asked[B].held_at is not None
    fight.do(c.Hold(window=frame, on=False))
    assert (left(B), left(C)) == (None, 10_000)
    assert fight.window().asked[B].held_at is None
