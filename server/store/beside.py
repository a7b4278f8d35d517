"""The part of the store's contract that knows no records: clock, fields, codes, presence."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

GAP_MS = 2_000
"""A longer silence between two heartbeats is an outage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outage:
    """A span on the store's clock (ms) during which no server kept time."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Told:
    """What the process ``by`` said of those who are there in a room; empty: of nobody any more."""

    by: str
    what: bytes


class Beside(Protocol):
    """What lies beside the records. Every method may raise StoreAway."""

    async def now(self) -> int:
        """The store's clock, ms since 1970."""

    async def due(self, now: int, limit: int) -> Sequence[str]:
        """Rooms whose deadline is at or before ``now`` (store's clock, ms)."""

    async def put(self, room: str, field: str, value: bytes | None) -> None:
        """Keep (with None: forget) a small value beside the log of a room, where there is one."""

    async def swap(self, room: str, field: str, was: bytes, value: bytes) -> bool:
        """Change a value that is still ``was`` (empty: none); whether it is ``value`` now."""

    async def fields(self, room: str) -> dict[str, bytes]:
        """All small values beside the room's log."""

    async def keep_once(self, name: str, value: bytes) -> bytes:
        """Keep a value of the whole store for ever, unless there is one; what is kept then."""

    async def claim_code(self, code: str, room: str) -> bool:
        """Reserve a join code for as long as the room (a new one: a day); False: another has it."""

    async def room_of(self, code: str) -> str | None:
        """The room that a join code belongs to."""

    async def release_code(self, code: str) -> None:
        """Forget a join code."""

    async def beat(self) -> Outage | None:
        """Say that a server is alive. Who ends a gap of over 2 s gets it; ``outages`` has it."""

    async def outages(self, since: int) -> Sequence[Outage]:
        """Outages that ended after ``since`` (store's clock, ms), oldest first."""

    async def tell(
        self, by: str, what: Mapping[str, bytes], keep_ms: int
    ) -> Mapping[str, Mapping[str, bytes]]:
        """Say for a process who is there, by room, to everybody who watches these rooms; kept for
        ``keep_ms``, and forgotten at once where it is empty. Gives back what each process said
        of them that may still hold."""
