"""What ails the store Offturn brings along, in plain words: a full disk, a damaged log."""

import re
import shutil
from pathlib import Path

LITTLE = 50 * 2**20
"""Bytes that should be free."""
LAST_LINES = 40
FULL = re.compile(r"Short write while writing|No space left|Disk quota exceeded|File too large")
UNWRITABLE = re.compile(r"(?:Error writing to|Can't open|Fatal error).*?: (.*)")
DAMAGED = re.compile(r"Bad file format reading the append only file ([\w.]+)")
CUT = re.compile(r"Truncating the AOF .*|AOF .* loaded anyway because aof-load-truncated.*")


def log_size(data: Path) -> int:
    """Where the store's log ends now: what comes later is told by ``said_since``."""
    try:
        return (data / "valkey.log").stat().st_size
    except OSError:
        return 0


def said_since(data: Path, start: int) -> list[str]:
    """The last lines that the store wrote to its log since it was that long."""
    try:
        with (data / "valkey.log").open("rb") as log:
            log.seek(start)
            return log.read().decode(errors="replace").splitlines()[-LAST_LINES:]
    except OSError:
        return []


def ailment(data: Path, lines: list[str]) -> str | None:
    """What a person can do something about, or None."""
    text = "\n".join(lines)
    if FULL.search(text):
        return (
            f"the disk of {data} takes no more ({free_mb(data)} MB are free; there may be a "
            "quota). Make room: until then all rooms are paused, and afterwards play goes on"
        )
    if found := UNWRITABLE.search(text):
        return f"the store cannot write to {data}: {found[1]}"
    return None


def damaged_file(data: Path, lines: list[str]) -> Path | None:
    """The part of the log of rooms that the store could not read."""
    found = DAMAGED.search("\n".join(lines))
    return None if found is None else data / "appendonlydir" / found[1]


def was_cut(lines: list[str]) -> bool:
    """Whether the store left out an unfinished end of the log of rooms."""
    return any(CUT.search(line) for line in lines)


def free_mb(data: Path) -> int:
    return shutil.disk_usage(data).free // 2**20


def little_room(data: Path) -> str | None:
    """A warning, where the disk will soon be full."""
    if shutil.disk_usage(data).free >= LITTLE:
        return None
    return f"only {free_mb(data)} MB are free in {data}: rooms are paused when none is left"
