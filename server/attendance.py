"""Attendance: who is there, on pages of this process and, as these tell it, of others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from server.listener import Listener
from server.presence import RANKS, Presence, presence

KEEP_MS = 10_000
"""How long is believed what a process said; it says it again before."""
Seen = list[tuple[str, str, str]]
"""Receipts: window, whom it asks, how far it has got."""


@dataclass(frozen=True, slots=True)
class Statement:
    """What another process said of a room, believed until an instant on the store's clock."""

    until: int
    seats: dict[str, Presence]


class Attendance:
    """Who is there in one room; ``pages`` are those of this process."""

    def __init__(self, pages: Sequence[Listener]) -> None:
        self._pages = pages
        self._said: dict[str, Statement] = {}

    def presence(self, seat: str) -> Presence:
        """Of a seat, wherever its pages are."""
        own = presence(one for one in self._pages if one.seat == seat)
        return max(own, self._elsewhere(seat), key=RANKS.index)

    def _elsewhere(self, seat: str) -> Presence:
        found = (one.seats.get(seat, "offline") for one in self._said.values())
        return max(found, key=RANKS.index, default="offline")

    def attended(self, seat: str, now: int) -> bool:
        """Whether somebody looks at a page of a seat, as far as that was heard of lately."""
        own = any(one.seat == seat and one.looks(now) for one in self._pages)
        return own or self._elsewhere(seat) == "here"

    def statement(self, seen: Seen) -> bytes:
        """What this process says of its pages; where it has none, nothing."""
        seats = {
            one.seat: presence(each for each in self._pages if each.seat == one.seat)
            for one in self._pages
        }
        return orjson.dumps({"seats": seats, "seen": seen}) if seats or seen else b""

    def hear(self, by: str, what: bytes, now: int) -> Seen:
        """Take what a process said in the place of what it said before; the receipts in it."""
        if not what:
            self._said.pop(by, None)
            return []
        said: Any = orjson.loads(what)
        self._said[by] = Statement(now + KEEP_MS, said["seats"])
        return [(window, actor, stage) for window, actor, stage in said["seen"]]

    def forget(self, now: int) -> bool:
        """Forget what is not believed any more; whether there was any."""
        old = [by for by, one in self._said.items() if one.until <= now]
        for by in old:
            del self._said[by]
        return bool(old)
