"""One connection's place in the audience: what it has been sent, and what waits for it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from engine.kernel.state import Seat
from engine.kernel.units import SeatId
from engine.kernel.view import Json
from server.logbook import Logbook

log = logging.getLogger(__name__)

MOST_NEWS = 50
ASLEEP_MS = 11_000
"""A page answers every beat: whoever is silent for longer missed two."""
MOST_REPLIES = 500
"""Answers that may wait for a connection that takes none."""


class Listener:
    """What has to be sent to one connection, which wakes when there is something."""

    def __init__(self, conn: str, seat: SeatId, *, gm: bool, issue: int = 0, at: int = 0) -> None:
        self.conn = conn
        self.seat = seat
        self.gm = gm
        self.issue = issue
        self.visible = True
        self.asleep = False
        self.heard_at = at
        """When the page last said anything, on the server's clock."""
        self.version = 0
        self.log: Logbook | None = None
        """The logbook of which it has all lines up to ``line``."""
        self.line = 0
        self.mine = b""
        self.replies: deque[bytes] = deque()
        self.news: deque[Json] = deque(maxlen=MOST_NEWS)
        self.bye: tuple[int, str] | None = None
        self.push: Callable[[], bool] | None = None
        """Sends at once what there is, and says whether it could."""
        self._roused = False
        self.wake = asyncio.Event()

    def reply(self, frame: bytes) -> None:
        """Queue an answer to a frame of this connection; who takes none is given up."""
        if len(self.replies) >= MOST_REPLIES:
            self.close(4429, "this page does not take its answers")
            return
        self.replies.append(frame)
        self.rouse()

    def rouse(self) -> None:
        """There is something to send: once for all that comes in this moment."""
        if self.push is None:
            self.wake.set()
        elif not self._roused:
            self._roused = True
            asyncio.get_running_loop().call_soon(self._pour)

    def _pour(self) -> None:
        """Send what there is at once, else when it can be."""
        self._roused = False
        try:
            sent = self.push is not None and self.push()
        except Exception:
            # It concerns this connection alone, whose own task will meet it again.
            log.exception("a page could not be told at once")
            sent = False
        if not sent:
            self.wake.set()

    def doze(self, now: int) -> bool:
        """Notice that the page has fallen asleep, or is awake again; whether that is news."""
        was, self.asleep = self.asleep, self._silent(now)
        return was is not self.asleep

    def looks(self, now: int) -> bool:
        """Whether the page is in front; one that says nothing any more has fallen asleep."""
        return self.visible and not self._silent(now)

    def _silent(self, now: int) -> bool:
        return now - self.heard_at > ASLEEP_MS

    def recognise(self, seat: Seat | None) -> None:
        """Part with whoever's link ended, or became that of another role."""
        if seat is None or seat.issue != self.issue:
            self.close(4401, "this link is not good any more")
        elif (seat.role == "gm") is not self.gm:
            self.close(1012, "the role has changed")

    def close(self, code: int, reason: str) -> None:
        """Ask the connection to say goodbye."""
        self.bye = self.bye or (code, reason)
        self.wake.set()
