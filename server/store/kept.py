"""What the store in memory holds: several MemoryStores can share it like one server."""

import asyncio
from dataclasses import dataclass, field

from server.store import Outage, Record, Snapshot

Queue = asyncio.Queue[Record | None]


@dataclass(slots=True, kw_only=True)
class Room:
    """One room as kept."""

    snapshot: Snapshot
    last: tuple[int, str]
    expires: int
    records: list[Record] = field(default_factory=list)
    asked: dict[str, tuple[int, int]] = field(default_factory=dict)
    fields: dict[str, bytes] = field(default_factory=dict)
    deadline: int | None = None


@dataclass(slots=True, kw_only=True)
class Kept:
    """All rooms, and what lies beside them."""

    rooms: dict[str, Room] = field(default_factory=dict)
    codes: dict[str, tuple[str, int]] = field(default_factory=dict)
    watchers: dict[str, list[Queue]] = field(default_factory=dict)
    outages: list[Outage] = field(default_factory=list)
    beat: int | None = None
