"""Seats: they come to the table and change; who may do that is the server's business."""

from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel.clean import clean_name
from engine.kernel.draft import Draft
from engine.kernel.events import SeatLeft, SeatSet
from engine.kernel.frames import Question
from engine.kernel.holders import speaks
from engine.kernel.legible import one_line
from engine.kernel.offers import Asked
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.state import Encounter, Seat
from engine.kernel.units import CombatantId

FACTORS = range(0, 11)
"""By how much a seat's deadlines can be stretched; 0: they have none."""

LANGUAGE = 20
"""Characters of a language's name."""


def answers_for(seat: Seat, who: CombatantId, asked: Asked) -> bool:
    """Whether a seat is the one that is asked for a combatant's part of a window."""
    return asked.seat == seat.id if asked.seat else who in seat.controls


def asks(state: Encounter, seat: Seat, question: Question) -> bool:
    """Whether a question is one to this seat, itself or for whom it controls."""
    if question.seat is not None:
        return question.seat == seat.id
    return speaks(state, seat.controls, question.to)


def take_seat(draft: Draft, command: c.TakeSeat) -> None:
    """A seat comes to the table; what it controls has to be there."""
    named = {*command.controls, *command.wants}
    require(named <= set(draft.state.combatants), Reason.UNKNOWN, what="combatant")
    draft.emit(
        SeatSet(
            seat=Seat(
                id=command.seat,
                name=one_line(command.name),
                role=command.role,
                controls=command.controls,
                language=command.language,
                wants=command.wants,
            )
        )
    )


def seat(draft: Draft, command: c.SetSeat) -> None:
    """Change whom a seat controls, its time factor, name, role, language or secret; or let it
    go."""
    found = draft.state.seats.get(command.seat)
    if found is None:
        raise reject(Reason.UNKNOWN, what="seat")
    role = command.role or found.role
    # Whoever only watches has a secret that can become nothing else.
    fixed = role != found.role and found.role not in ("gm", "player")
    require(not fixed, Reason.ROLE)
    if found.role == "gm" and (command.revoke or role != "gm"):
        others = any(one.role == "gm" and one.id != found.id for one in draft.state.seats.values())
        require(others, Reason.REQUIREMENT, what="gm")
    if command.revoke:
        draft.emit(SeatLeft(seat=found.id))
        return
    controls = found.controls if command.controls is None else command.controls
    there = command.controls is None or set(controls) <= set(draft.state.combatants)
    require(there, Reason.UNKNOWN, what="combatant")
    require(command.factor is None or command.factor in FACTORS, Reason.REQUIREMENT, what="value")
    tongue = command.language
    named = tongue is None or 0 < len(tongue) <= LANGUAGE
    require(named, Reason.REQUIREMENT, what="value")
    changed = replace(
        found,
        controls=controls,
        wants=found.wants if command.controls is None else (),
        factor=found.factor if command.factor is None else command.factor,
        name=found.name if command.name is None else clean_name(command.name),
        role=role,
        language=found.language if command.language is None else command.language,
        issue=found.issue + command.reissue,
    )
    if changed != found:
        draft.emit(SeatSet(seat=changed))
