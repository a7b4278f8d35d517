"""The room's clock: the store's, less pauses and outages; it never goes back."""

from engine.kernel import Encounter, next_deadline
from engine.kernel.units import Instant


def room_now(state: Encounter, store_now: int) -> Instant:
    """The instant on the room's clock; it stands still while the room is paused."""
    paused_at = state.clock.paused_at
    return Instant(store_now - state.clock.lost) if paused_at is None else paused_at


def store_deadline(state: Encounter) -> int | None:
    """When the room must be looked at again, on the store's clock."""
    due = next_deadline(state)
    return None if due is None else due + state.clock.lost
