"""Tails: the log's new lines, for whoever has the others."""

from server.listener import Listener
from server.logbook import Logbook


class Tails:
    """What each listener has not got of a room's log."""

    def __init__(self) -> None:
        self._log = Logbook()

    def take(self, log: Logbook) -> None:
        """This is the log, which may have grown."""
        self._log = log

    def whole(self, *, gm: bool) -> bytes:
        """All lines of an edition that are at hand."""
        return self._log.tail(0, gm=gm)

    def had(self, one: Listener) -> int | None:
        """The newest line that a listener has of this log; None: it has none, or missed some."""
        follows = one.log is self._log and self._log.follows(one.line, gm=one.gm)
        return one.line if follows else None

    def lacking(self, one: Listener) -> dict[str, bytes]:
        """The lines that a listener has not got: the new ones, or all of them for whoever has none
        of this log, or missed some."""
        had = self.had(one)
        if had is None:
            return {"log": self.whole(gm=one.gm)}
        if had == self._log.newest(gm=one.gm):
            return {}
        return {"lines": self._log.tail(had, gm=one.gm)}

    def catch_up(self, one: Listener) -> None:
        """A listener has got all lines."""
        one.log, one.line = self._log, self._log.newest(gm=one.gm)
