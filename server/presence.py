"""Presence: whether a seat is there, and which prompts have come to its pages."""

from collections.abc import Iterable
from typing import Literal

from engine.kernel import Encounter
from engine.kernel.frames import Frame, Question, Window
from engine.kernel.seating import answers_for, asks
from engine.kernel.state import Seat
from engine.kernel.units import SeatId
from server.listener import Listener

Presence = Literal["here", "away", "asleep", "offline"]
RANKS: tuple[Presence, ...] = ("offline", "asleep", "away", "here")
"""From the least to the most of it."""


def presence(pages: Iterable[Listener]) -> Presence:
    """Of a seat with these pages: here; away, with none of them in front; asleep, when none of
    them has said anything for long; or offline."""
    found = list(pages)
    awake = [one for one in found if not one.asleep]
    if not awake:
        return "asleep" if found else "offline"
    return "here" if any(one.visible for one in awake) else "away"


def prompts_of(state: Encounter, seat: SeatId) -> list[tuple[str, str]]:
    """The open windows that ask a seat, and whom of its own."""
    mine = state.seats.get(seat)
    return [
        (frame.id, who)
        for frame in state.stack
        if mine is not None and isinstance(frame, Window)
        for who, asked in frame.asked.items()
        if asked.reply is None and answers_for(mine, who, asked)
    ]


def awaits(state: Encounter, frame: Frame, seat: Seat) -> bool:
    """Whether a frame waits for an answer of this seat."""
    match frame:
        case Window(asked=asked):
            return any(
                one.reply is None and answers_for(seat, who, one) for who, one in asked.items()
            )
        case Question():
            return asks(state, seat, frame)
        case _:
            return False
