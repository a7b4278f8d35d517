"""Parcels: the sections of a room in both editions, put together once for all who lack the same."""

from collections.abc import Mapping

from engine.kernel.view import Json
from server import wire
from server.listener import Listener
from server.logbook import Logbook
from server.sections import Board
from server.tails import Tails


class Parcels:
    """What everybody of an edition may see, and who has got how much of it."""

    def __init__(self) -> None:
        self._boards: dict[bool, Board] = {True: Board(), False: Board()}
        self._tails = Tails()
        self._made: dict[tuple[bool, int, int | None], bytes] = {}

    def take(self, editions: Mapping[bool, Mapping[str, Json]], log: Logbook) -> None:
        """The sections that may have changed, and the log, which may have grown."""
        for gm, sections in editions.items():
            self._boards[gm].put(sections)
        self._tails.take(log)
        self._made.clear()

    def whole(self, *, gm: bool) -> dict[str, bytes]:
        """Everything of an edition."""
        return {**self._boards[gm].since(0), "log": self._tails.whole(gm=gm)}

    def lacking(self, one: Listener) -> bytes:
        """The sections that a listener has not got, which are now his; empty: none."""
        board = self._boards[one.gm]
        had = (one.gm, one.version, self._tails.had(one))
        if had not in self._made:
            parts = board.since(one.version) | self._tails.lacking(one)
            self._made[had] = wire.joined(parts)
        one.version = board.version
        self._tails.catch_up(one)
        return self._made[had]
