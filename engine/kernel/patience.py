"""By how much deadlines are stretched for those who need longer."""

from engine.kernel.holders import members
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, SeatId


def factor(state: Encounter, who: CombatantId) -> int:
    """By how much a combatant's deadlines are stretched: the largest of its seats' factors;
    0 where one of them has no limit."""
    return _largest([seat.factor for seat in state.seats.values() if who in seat.controls])


def of_holder(state: Encounter, holder: CombatantId) -> int:
    """The largest factor among those who act in a holder's turn; 0: no limit."""
    return _largest([factor(state, one) for one in members(state, holder)])


def of_question(state: Encounter, to: CombatantId | None, seat: SeatId | None) -> int:
    """The factor of whoever is asked a question: a seat, a holder, or (neither) the GM."""
    if seat is not None:
        return state.seats[seat].factor
    return 1 if to is None else of_holder(state, to)


def _largest(found: list[int]) -> int:
    return 0 if 0 in found else max(found, default=1)
