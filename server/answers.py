"""What the sender of a command is told."""

from dataclasses import dataclass

import orjson


class RoomGone(Exception):
    """The room is not in the store any more."""


@dataclass(frozen=True, slots=True)
class Answer:
    """``refusal`` None: the command took effect."""

    refusal: dict[str, object] | None = None

    @classmethod
    def load(cls, kept: bytes) -> "Answer":
        """From what the store remembers."""
        return cls(orjson.loads(kept))

    def dump(self) -> bytes:
        """As the store remembers it."""
        return orjson.dumps(self.refusal)
