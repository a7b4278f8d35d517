"""Every key of the store: one of 256 hash tags holds all that one script must change at once."""

from dataclasses import dataclass
from zlib import crc32

BUCKETS = 256

# One script writes both, so they share a tag.
BEAT = "{time}:beat"
OUTAGES = "{time}:outages"
TRIAL = "{time}:trial"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomKeys:
    """The keys of one room; ``deadlines`` and nothing else is shared with its bucket.

    ``present`` lives for a moment only, whatever becomes of the room.
    """

    head: str
    events: str
    snapshot: str
    beginning: str
    mark: str
    lines: str
    commands: str
    asked: str
    fields: str
    codes: str
    deadlines: str
    news: str
    present: str

    @property
    def own(self) -> tuple[str, ...]:
        """Everything that lives and expires with the room."""
        return (
            self.head,
            self.events,
            self.snapshot,
            self.beginning,
            self.mark,
            self.lines,
            self.commands,
            self.asked,
            self.fields,
            self.codes,
        )


def bucket(room: str) -> int:
    """The same for every process and every version: rooms are found by it."""
    return crc32(room.encode()) % BUCKETS


def deadlines(number: int) -> str:
    """Rooms of a bucket by the instant at which they must be looked at."""
    return f"{{b{number}}}:deadlines"


def room_keys(room: str) -> RoomKeys:
    number = bucket(room)
    stem = f"{{b{number}}}:room:{room}:"
    return RoomKeys(
        head=stem + "head",
        events=stem + "events",
        snapshot=stem + "snapshot",
        beginning=stem + "beginning",
        mark=stem + "mark",
        lines=stem + "lines",
        commands=stem + "commands",
        asked=stem + "asked",
        fields=stem + "fields",
        codes=stem + "codes",
        deadlines=deadlines(number),
        news=stem + "news",
        present=stem + "present",
    )


def once(name: str) -> str:
    """Holds a value that is kept once and for all."""
    return f"{{once:{name}}}"


def code(text: str) -> str:
    """Holds the room that a join code belongs to."""
    return f"{{code:{text}}}:room"
