"""The store's contract: what a room needs to outlive its process.

One record is one command's outcome. Records of a room are numbered without gaps by the serial of
their last event; ``chain`` is a hash of the previous chain and the record's events, so that two
histories never pass for one.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

from engine.text.past import VERSION
from server.store.beside import GAP_MS as GAP_MS
from server.store.beside import Beside as Beside
from server.store.beside import Outage as Outage
from server.store.beside import Told as Told

REMEMBER_MS = 3_600_000
"""How long a command id is remembered."""
KEEP_NEW_MS = 24 * 3_600_000
"""How long a new room is kept that nobody touches."""
MOST_LINES = 1_000
"""Parts of a readable log that are kept of one room."""


class NoStore(Exception):
    """There is no store to work with, and waiting will not help; the message says what will."""


class StoreAway(Exception):
    """The store did not answer; nothing is known to have been written."""


class RoomTaken(Exception):
    """A room with this id exists already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One command's outcome, as kept.

    ``serial``: number of the record's last event. ``chain``: hash after it. ``at``: instant on the
    store's clock (ms). ``command``: the client's command id, if any. ``events``: the events as one
    JSON array. ``cause``: what was asked for, as JSON. ``form``: the version of their form.
    """

    serial: int
    chain: str
    at: int
    command: str | None
    events: bytes
    cause: bytes = b""
    form: int = VERSION


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """The whole encounter after the record with this serial and chain, as JSON."""

    serial: int
    chain: str
    state: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A room as kept: the newest snapshot and every record after it."""

    snapshot: Snapshot
    records: Sequence[Record]


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """A request to append one record after the one with ``expected`` serial and chain.

    ``deadline``: when to look at the room again, on the store's clock (ms), or None. ``snapshot``:
    the state after the record, when one is due. ``lines``: what to add to the readable log with
    it. ``mark``: nobody will go back behind the mark before this one: its snapshot becomes the
    room's beginning, and the record until then is forgotten.
    """

    expected_serial: int
    expected_chain: str
    record: Record
    deadline: int | None
    snapshot: bytes | None = None
    lines: bytes | None = None
    mark: bool = False


@dataclass(frozen=True, slots=True)
class Appended:
    """The record is kept and published."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else appended first: fetch what is missing, apply it, decide again."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """A command with this id took effect before, in the record with this serial."""

    serial: int


class Store(Beside, Protocol):
    """Where rooms live. Every method may raise StoreAway."""

    async def create(
        self,
        room: str,
        snapshot: Snapshot,
        records: Sequence[Record] = (),
        *,
        lines: bytes = b"",
        deadline: int | None = None,
    ) -> None:
        """Keep a new room, its record and its log, for a day unless touched. Raises RoomTaken."""

    async def load(self, room: str) -> Loaded | None:
        """The room as kept, or None where there is none."""

    async def append(self, room: str, request: Append) -> Appended | Conflict | Repeated:
        """Keep one record, remember its command id for an hour, set the deadline, publish: all
        or nothing, and on disk before this returns. Safe to repeat with the same command id, and
        without one as long as the very same record is given. Where the room is gone: Conflict."""

    async def beginning(self, room: str) -> Snapshot | None:
        """The room as it was before the oldest record that is kept; None without a room."""

    async def lines(self, room: str) -> Sequence[bytes]:
        """The readable log as far as it was kept, oldest first; its parts may overlap."""

    async def since(self, room: str, serial: int) -> Sequence[Record]:
        """All records with a higher serial, oldest first."""

    async def serial(self, room: str) -> int | None:
        """The serial of the newest record (or of the first snapshot), None without a room."""

    async def serials(self, rooms: Sequence[str]) -> Sequence[int | None]:
        """What ``serial`` says of each of these rooms, in one go."""

    async def history(self, room: str, limit: int) -> Sequence[Record]:
        """The newest ``limit`` records, oldest first."""

    def watch(self, room: str) -> AbstractAsyncContextManager[AsyncIterator[Record | Told | None]]:
        """Records, and what is told of those who are there, as any process publishes them, this one
        included. None: some may be missing."""

    async def delete(self, room: str) -> None:
        """Forget a room: log, snapshot, fields, deadline, join codes. Watches yield None."""

    async def touch(self, room: str, keep_ms: int) -> None:
        """Keep the room and its join codes for ``keep_ms`` from now; then it expires."""

    async def aclose(self) -> None:
        """Let go of every connection."""
