"""What the sender of a command is told."""

from dataclasses import dataclass

from engine.kernel import Rejected


class RoomGone(Exception):
    """The room is not in the store any more."""


@dataclass(frozen=True, slots=True)
class Answer:
    """``refusal`` None: the command took effect; ``credit`` ms were granted to it."""

    refusal: dict[str, object] | None = None
    credit: int = 0

    @classmethod
    def no(cls, rejected: Rejected) -> "Answer":
        """What the rules say against it."""
        why = rejected.refusal
        return cls({"reason": str(why.reason), "params": dict(why.params)})
