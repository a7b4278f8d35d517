"""What the sender of a command is told."""

from dataclasses import dataclass


class RoomGone(Exception):
    """The room is not in the store any more."""


@dataclass(frozen=True, slots=True)
class Answer:
    """``refusal`` None: the command took effect."""

    refusal: dict[str, object] | None = None
