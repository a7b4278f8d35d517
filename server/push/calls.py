"""What a player is called for: an answer, or a turn."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel import Encounter
from engine.kernel.frames import Question, Window
from engine.kernel.holders import members
from engine.kernel.state import Seat
from engine.kernel.units import Instant, SeatId
from server.presence import awaits


@dataclass(frozen=True, slots=True)
class Call:
    """A seat is waited for. ``key`` tells this call from every other of its kind."""

    seat: SeatId
    kind: Literal["prompt", "turn"]
    key: str


def calls(state: Encounter) -> frozenset[Call]:
    """All calls that stand now."""
    return frozenset(
        one
        for seat in state.seats.values()
        if seat.role == "player" and state.status == "running"
        for one in _of(state, seat)
    )


def _of(state: Encounter, seat: Seat) -> list[Call]:
    found = [
        Call(seat.id, "prompt", frame.id) for frame in state.stack if awaits(state, frame, seat)
    ]
    if state.turn is not None and not set(seat.controls).isdisjoint(members(state, state.turn.of)):
        found.append(Call(seat.id, "turn", f"{state.round} {state.turn.of}"))
    return found


def until(state: Encounter, call: Call) -> Instant | None:
    """When a call is worth nothing any more, on the room's clock; None: nobody knows."""
    for frame in state.stack:
        if frame.id == call.key and isinstance(frame, Window):
            ends = [one.closes_at for one in frame.asked.values() if one.reply is None]
            known = [one for one in ends if one is not None]
            return max(known) if known and len(known) == len(ends) else None
        if frame.id == call.key and isinstance(frame, Question):
            return frame.closes_at
    return None
