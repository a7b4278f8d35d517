"""Tails: the log's new lines, put together once for all who lack the same ones."""

from server.listener import Listener
from server.logbook import Logbook


class Tails:
    """What each listener has not got of a room's log."""

    def __init__(self) -> None:
        self._log = Logbook()
        self._made: dict[tuple[bool, int], bytes] = {}

    def take(self, log: Logbook) -> None:
        """This is the log, which may have grown."""
        self._log = log
        self._made.clear()

    def whole(self, *, gm: bool) -> bytes:
        """All lines of an edition that are at hand."""
        return self._log.tail(0, gm=gm)

    def lacking(self, one: Listener) -> dict[str, bytes]:
        """The lines that a listener has not got, which are now his: the new ones, or all of them
        for whoever has none of this log, or missed some."""
        log, gm, had = self._log, one.gm, one.line
        one.line = log.newest(gm=gm)
        if one.log is not log or not log.follows(had, gm=gm):
            one.log = log
            return {"log": self.whole(gm=gm)}
        if one.line == had:
            return {}
        if (gm, had) not in self._made:
            self._made[gm, had] = log.tail(had, gm=gm)
        return {"lines": self._made[gm, had]}
