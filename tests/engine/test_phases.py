"""Phases: a side ends its turn as a whole, and nobody ends another's or one under way."""

from dataclasses import replace

import pytest

from engine.kernel import Reason, Refusal, Rejected
from engine.kernel import commands as c
from engine.kernel.draft import Draft
from engine.kernel.events import ModeBegan
from engine.kernel.state import Encounter
from engine.kernel.units import ActionId, CombatantId, SeatId, SideId
from server.seats import check_role
from tests.engine.fights import PACKS, Fight, begun, creature, kinds

RED, BLUE = SideId("red"), SideId("blue")
A, B = CombatantId("a"), CombatantId("b")


def fight() -> Fight:
    return begun(
        creature("a", side=RED, position=(4, 4)),
        creature("b", side=BLUE, position=(4, 5)),
        pack=PACKS["tiny_batch"],
    )


def refused(state: Encounter, seat: str, side: SideId) -> Refusal | None:
    """Why a seat may not end a side's phase."""
    try:
        check_role(state, SeatId(seat), c.EndPhase(side=side))
    except Rejected as no:
        return no.refusal
    return None


def test_a_side_ends_its_phase_and_no_other() -> None:
    at = fight()
    first, other = (RED, BLUE) if str(at.state.active) == RED else (BLUE, RED)
    assert at.refused(c.EndPhase(side=other)).reason is Reason.NOT_YOUR_TURN
    assert "turn.ended" in kinds(at.do(c.EndPhase(side=first)))
    assert str(at.state.active) == other


def test_nothing_under_way_is_cut_off() -> None:
    at = fight()
    side = SideId(str(at.state.active))
    mine = A if side == RED else B
    duel = Draft(at.state, at.stamp(), at.pack)
    duel.emit(ModeBegan(mode="bout", fighters=(A, B)))
    in_duel = at.copy()
    in_duel.state = duel.state
    assert in_duel.refused(c.EndPhase(side=side)).reason is Reason.EXCLUSIVE_MODE
    at.do(c.Act(actor=mine, action=ActionId("stay")))
    assert at.state.stack
    assert at.refused(c.EndPhase(side=side)).params == {"why": "under_way"}
    over = at.copy()
    over.state = replace(at.state, status="over")
    assert over.refused(c.EndPhase(side=side)).reason is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(("side", "why"), [(RED, None), (BLUE, Reason.NOT_YOURS)])
def test_whoever_plays_one_of_a_side_speaks_for_it(side: SideId, why: Reason | None) -> None:
    at = fight()
    at.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(A,)))
    found = refused(at.state, "s", side)
    assert (found and found.reason) is why
