"""What the store in memory holds: several MemoryStores can share it like one server."""

import asyncio
from dataclasses import dataclass, field

from server.store import Outage, Record, Snapshot, Told

Queue = asyncio.Queue[Record | Told | None]


@dataclass(slots=True, kw_only=True)
class Room:
    """One room as kept."""

    beginning: Snapshot
    snapshot: Snapshot
    last: tuple[int, str]
    expires: int
    records: list[Record] = field(default_factory=list)
    asked: dict[str, tuple[int, int]] = field(default_factory=dict)
    fields: dict[str, bytes] = field(default_factory=dict)
    lines: list[bytes] = field(default_factory=list)
    mark: Snapshot | None = None
    present: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    """What each process said of those who are there, and until when it may be believed."""
    deadline: int | None = None

    def pass_mark(self, mark: Snapshot) -> None:
        """Forget what came before the mark before this one."""
        if self.mark is not None:
            self.beginning = before = self.mark
            self.records = [one for one in self.records if one.serial > before.serial]
        self.mark = mark


@dataclass(slots=True, kw_only=True)
class Kept:
    """All rooms, and what lies beside them."""

    rooms: dict[str, Room] = field(default_factory=dict)
    codes: dict[str, tuple[str, int]] = field(default_factory=dict)
    once: dict[str, bytes] = field(default_factory=dict)
    watchers: dict[str, list[Queue]] = field(default_factory=dict)
    outages: list[Outage] = field(default_factory=list)
    beat: int | None = None
