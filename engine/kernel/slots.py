"""Slots: the places of the order, as a new order has them."""

from engine.kernel.state import Encounter
from engine.kernel.turn import Slot
from engine.kernel.units import CombatantId


def previous(state: Encounter, who: CombatantId) -> CombatantId | None:
    """Whose slot comes before this one's in the same round."""
    holders = [slot.holder for slot in state.order]
    place = holders.index(who) if who in holders else 0
    return holders[place - 1] if place else None


def placed_before(state: Encounter, who: CombatantId, other: CombatantId) -> tuple[Slot, ...]:
    """The order with one directly before another; as it is where either is not in it."""
    mine = next((slot for slot in state.order if slot.holder == who), None)
    rest = [slot for slot in state.order if slot.holder != who]
    place = next((index for index, slot in enumerate(rest) if slot.holder == other), None)
    if mine is None or place is None:
        return state.order
    return (*rest[:place], mine, *rest[place:])
