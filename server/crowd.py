"""The crowd: how many connections each address has, and how fast each seat may speak."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from server.ratelimit import Buckets
from server.settings import Settings

DEVICES = 3
"""How many connections' worth of frames all devices of one seat may send together."""


class Crowd:
    """Everybody who is connected to this process."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.pages_per_address
        self._pages: Counter[str] = Counter()
        self._seats = Buckets(settings.frames_per_second * DEVICES, settings.frames_burst * DEVICES)

    @contextmanager
    def place(self, address: str) -> Iterator[bool]:
        """A place for one more connection of an address, while the block runs; False: none."""
        if self._pages[address] >= self._most:
            yield False
            return
        self._pages[address] += 1
        try:
            yield True
        finally:
            self._pages[address] -= 1
            if not self._pages[address]:
                del self._pages[address]

    def may_speak(self, seat: str, now: int) -> bool:
        """Use one of the frames that a seat may send."""
        return self._seats.take(seat, now)
