"""Sealed batches: who declared what is known to nobody else before all have declared."""

import pytest

from engine.kernel import commands as c
from engine.kernel.units import ActionId, CombatantId, SeatId
from engine.kernel.view import view
from engine.text import codec
from tests.engine.fights import PACKS, Fight, begun, creature
from tests.engine.watch import Watch

A, B, C = (CombatantId(who) for who in "abc")
OWNERS = {"red": (A,), "blue": (B,), "green": (C,)}
SYSTEMS = [("tiny_batch", "stay", "fist"), ("skirmish", "idle", "answer_dodge")]


def activated(system: str, activation: str) -> Fight:
    """a is activated beside b and c, each with a phone; a screen looks on, too."""
    fight = begun(
        creature("a", side="red", initiative=9, position=(4, 4)),
        creature("b", side="blue", initiative=5, position=(4, 5)),
        creature("c", side="blue", initiative=1, position=(5, 4)),
        pack=PACKS[system],
    )
    for seat, mine in OWNERS.items():
        fight.do(c.TakeSeat(seat=SeatId(seat), name=seat, role="player", controls=mine))
    fight.do(c.TakeSeat(seat=SeatId("tv"), name="Screen", role="spectator"))
    fight.do(c.Act(actor=A, action=ActionId(activation)))
    return fight


def seen(fight: Fight, *but: str) -> dict[str, bytes]:
    """What every seat sees but these."""
    seats = [one for one in fight.state.seats.values() if one.id not in but]
    return {one.id: codec.dump(view(fight.state, one, fight.pack)) for one in seats}


@pytest.mark.parametrize(("system", "activation", "reaction"), SYSTEMS)
def test_a_reaction_and_a_decline_look_the_same_until_all_have_declared(
    system: str, activation: str, reaction: str
) -> None:
    uses, declines = activated(system, activation), activated(system, activation)
    assert Watch(uses).do(c.React(actor=B, reaction=ActionId(reaction)))
    declines.do(c.Decline(actor=B))
    assert uses.state != declines.state
    assert seen(uses, "blue") == seen(declines, "blue")
    assert seen(uses)["blue"] != seen(declines)["blue"]
    for fight in (uses, declines):
        assert Watch(fight).do(c.Decline(actor=C))
    assert seen(uses)["tv"] != seen(declines)["tv"]
