"""Prompts: each is told what it may answer itself, though one window asks several."""

from typing import Any

from engine.kernel import commands as c
from engine.kernel.state import Seat
from engine.kernel.units import ActionId, CombatantId, SeatId
from engine.kernel.view import me
from tests.engine.fights import PACKS, begun, creature

A, B, C = (CombatantId(who) for who in "abc")
UNDER = PACKS["tiny_under"]


def test_the_target_and_its_friend_are_told_of_different_things() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, hp=10),
        creature("b", initiative=7, hp=10),
        creature("c", initiative=5, hp=10),
        pack=UNDER,
        board=None,
    )
    fight.throws(1)
    fight.do(c.Act(actor=A, action=ActionId("shoot"), targets=(B,)))
    told = {}
    for who in (B, C):
        seat = Seat(id=SeatId(who), name=who, role="player", controls=(who,))
        prompts: Any = me(fight.state, seat, UNDER)["prompts"]
        told[who] = prompts[0]["trigger"]["id"]
    assert told == {B: "trigger-hits", C: "trigger-friend_hit"}
