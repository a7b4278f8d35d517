"""Lateness: how long frames of a connection take, and how much of that an answer is granted."""

from collections import deque
from statistics import median

from engine.kernel import Command, Encounter
from engine.kernel import commands as c
from engine.kernel.frames import Question, Window
from engine.kernel.units import Instant

MEASURED = 9
"""Round trips that count."""
LONGEST = 10_000
"""A longer round trip (ms) is somebody asleep, not the network."""
QUOTA_MS = 2_000
REFILL = 0.02
"""Milliseconds of the quota that come back each millisecond."""


class Trips:
    """The newest round trips of one connection, measured here: from a beat to its echo."""

    def __init__(self) -> None:
        self._trips: deque[int] = deque(maxlen=MEASURED)
        self._sent: tuple[int, int] | None = None
        self.number = 0

    def beat(self, now: int) -> int:
        """A beat leaves now; its number, which the client sends back."""
        self.number += 1
        self._sent = (self.number, now)
        return self.number

    def echo(self, number: int, now: int) -> None:
        """The client has sent a beat's number back. An old or made-up one tells nothing."""
        if self._sent is not None and self._sent[0] == number:
            self._trips.append(min(LONGEST, max(0, now - self._sent[1])))
            self._sent = None

    @property
    def way(self) -> int:
        """How long a frame takes (ms): half the median round trip; 0 while nothing is known."""
        return int(median(self._trips)) // 2 if self._trips else 0


class Quota:
    """How many ms a seat may still be granted; what was used comes back with time."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, int]] = {}

    def left(self, seat: str, now: int) -> int:
        """What is left to a seat (ms)."""
        used, at = self._used.get(seat, (0.0, now))
        return QUOTA_MS - int(max(0.0, used - (now - at) * REFILL))

    def spend(self, seat: str, ms: int, now: int) -> None:
        """A seat was granted so many ms."""
        self._used[seat] = (float(QUOTA_MS - self.left(seat, now) + ms), now)


def needed(state: Encounter, command: Command, now: Instant) -> int:
    """How many ms before now an answer must have been sent to be in time; 0: it is in time."""
    closes_at: Instant | None = None
    for frame in reversed(state.stack):
        match command:
            case c.React() | c.Decline() | c.MoreTime() if isinstance(frame, Window):
                asked = frame.asked.get(command.actor)
                if asked is not None and command.window in (None, frame.id):
                    closes_at = None if asked.held_at is not None else asked.closes_at
                    break
            case c.Answer() if isinstance(frame, Question) and frame.id == command.question:
                closes_at = frame.closes_at
                break
            case _:
                pass
    return 0 if closes_at is None or now < closes_at else now - closes_at + 1
