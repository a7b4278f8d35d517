"""Seats: they come to the table and change; who may do that is the server's business."""

from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel.draft import Draft
from engine.kernel.events import SeatSet
from engine.kernel.offers import Asked
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.state import Seat
from engine.kernel.units import CombatantId

FACTORS = range(0, 11)
"""By how much a seat's deadlines can be stretched; 0: they have none."""


def answers_for(seat: Seat, who: CombatantId, asked: Asked) -> bool:
    """Whether a seat is the one that is asked for a combatant's part of a window."""
    return asked.seat == seat.id if asked.seat else who in seat.controls


def take_seat(draft: Draft, command: c.TakeSeat) -> None:
    """A seat comes to the table; what it controls has to be there."""
    require(set(command.controls) <= set(draft.state.combatants), Reason.UNKNOWN, what="combatant")
    draft.emit(
        SeatSet(
            seat=Seat(
                id=command.seat,
                name=command.name,
                role=command.role,
                controls=command.controls,
                language=command.language,
            )
        )
    )


def seat(draft: Draft, command: c.SetSeat) -> None:
    """Change whom a seat controls, its time factor, or its name."""
    found = draft.state.seats.get(command.seat)
    if found is None:
        raise reject(Reason.UNKNOWN, what="seat")
    controls = found.controls if command.controls is None else command.controls
    there = command.controls is None or set(controls) <= set(draft.state.combatants)
    require(there, Reason.UNKNOWN, what="combatant")
    require(command.factor is None or command.factor in FACTORS, Reason.REQUIREMENT, what="value")
    changed = replace(
        found,
        controls=controls,
        factor=found.factor if command.factor is None else command.factor,
        name=command.name or found.name,
    )
    if changed != found:
        draft.emit(SeatSet(seat=changed))
