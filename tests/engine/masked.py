"""A fight in a room that masks its windows, and what is seen and read of it."""

from typing import Any

from engine.kernel import Event, apply, view
from engine.kernel import commands as c
from engine.kernel.state import Encounter
from engine.kernel.units import ActionId, CombatantId, SeatId
from engine.kernel.view import line
from tests.engine.fights import PACKS, Fight, begun, creature

A, B, C = (CombatantId(who) for who in "abc")
THREE = PACKS["three_action"]
AOO = ActionId("attack_of_opportunity")
LONG = 10_000


def room(masking: str, *, reach: int = 2, hidden: bool = False, **more: Any) -> Fight:
    """a's turn, two cells from b, who reaches it or not; c looks on. b and c have a phone each."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=30, hidden=hidden),
        creature("b", initiative=5, position=(5, 3), stats={"reach": reach}, hp=20),
        creature("c", side="party", initiative=2, position=(9, 8), hp=20),
        pack=THREE,
    )
    for who in (A, B, C):
        fight.do(c.EndTurn(actor=who))
    fight.do(c.SetOptions(settings={"masking": masking, "allowance_ms": 500, **more}))
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Bea", role="player", controls=(B,)))
    fight.do(c.TakeSeat(seat=SeatId("o"), name="Cora", role="player", controls=(C,)))
    fight.do(c.TakeSeat(seat=SeatId("tv"), name="Screen", role="spectator"))
    return fight


def stride(fight: Fight) -> None:
    fight.do(c.Act(actor=A, action=ActionId("stride"), path=((2, 3),)))


def seen(fight: Fight, *seats: str) -> list[object]:
    """What some seats see."""
    return [view(fight.state, fight.state.seats[SeatId(one)], fight.pack) for one in seats]


def told(fight: Fight, before: Encounter, events: tuple[Event, ...]) -> list[object]:
    """What players read of events."""
    found = []
    for event in events:
        after = apply(before, event)
        found.append(line(event, before, after, gm=False))
        before = after
    return [one for one in found if one]


def lines(fight: Fight, command: Any) -> list[object]:
    """What players read of a command."""
    before = fight.state
    return told(fight, before, fight.do(command))


def a_stride() -> c.Act:
    return c.Act(actor=A, action=ActionId("stride"), path=((2, 3),))


def texts(found: list[object]) -> list[dict[str, Any]]:
    return [one for one in found if isinstance(one, dict)]
