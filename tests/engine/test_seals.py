"""Sealed batches: who declared what is known to nobody else before all have declared."""

import pytest

from engine.kernel import commands as c
from engine.kernel.offers import StandingRule
from engine.kernel.units import ActionId, CombatantId, SeatId
from engine.kernel.view import line, view
from engine.text import codec
from tests.engine.fights import PACKS, Fight, begun, creature, kinds
from tests.engine.watch import Watch

A, B, C = (CombatantId(who) for who in "abc")
OWNERS = {"red": (A,), "blue": (B,), "green": (C,)}
SYSTEMS = [("tiny_batch", "stay", "fist"), ("skirmish", "idle", "answer_dodge")]


def activated(system: str, activation: str, order: StandingRule | None = None) -> Fight:
    """a is activated beside b and c, each with a phone; a screen looks on, too. c has more time;
    ``order``: what b has said beforehand of every reaction."""
    fight = begun(
        creature("a", side="red", initiative=9, position=(4, 4)),
        creature("b", side="blue", initiative=5, position=(4, 5)),
        creature("c", side="blue", initiative=1, position=(5, 4)),
        pack=PACKS[system],
    )
    for seat, mine in OWNERS.items():
        fight.do(c.TakeSeat(seat=SeatId(seat), name=seat, role="player", controls=mine))
    fight.do(c.TakeSeat(seat=SeatId("tv"), name="Screen", role="spectator"))
    fight.do(c.SetSeat(seat=SeatId("green"), factor=3))
    for reaction in fight.pack.reactions if order else ():
        fight.do(c.Standing(actor=B, reaction=reaction, rule=order))
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


@pytest.mark.parametrize(("system", "activation", "reaction"), SYSTEMS)
def test_when_time_is_up_nobody_learns_whether_a_standing_order_declares(
    system: str, activation: str, reaction: str
) -> None:
    fights = {}
    for mode in ("expiry", "ask"):
        fight = activated(system, activation, StandingRule(mode=mode))
        end = fight.window().asked[B].closes_at
        assert end is not None
        assert Watch(fight).do(c.Tick()) == ()
        fight.store += end - fight.now
        assert kinds(Watch(fight).do(c.Tick()) or ()) == ["window.expired"]
        fights[mode] = fight
    used, passed = fights["expiry"], fights["ask"]
    assert used.window().asked[B].reply != passed.window().asked[B].reply
    assert seen(used, "blue") == seen(passed, "blue")
    assert seen(used)["blue"] != seen(passed)["blue"]
    lines = {
        mode: line(fight.log[-1], fight.state, fight.state, gm=False)
        for mode, fight in fights.items()
    }
    assert lines["expiry"] == lines["ask"] is not None
    assert line(used.log[-1], used.state, used.state, gm=True) != lines["ask"]
