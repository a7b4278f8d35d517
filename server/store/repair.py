"""Repairs a damaged log of rooms with the store's own tool, keeping a copy of what was there."""

import logging
import re
import shutil
import subprocess
from pathlib import Path

from server.store import NoStore
from server.store.binary import find_server

TAIL = 256 * 1_024
"""So many bytes at the end are cut off without asking: what was being written."""
LIMIT = 300.0

log = logging.getLogger(__name__)


def repair(file: Path, *, most: int | None = TAIL) -> str:
    """Cut the log off before its damage, unless that costs more than ``most`` bytes; what was
    done, in plain words. Raises NoStore."""
    size = file.stat().st_size
    good = _readable(file)
    if good == size:
        return f"{file} is not damaged"
    if most is not None and size - good > most:
        raise NoStore(
            f"the log of rooms {file} is damaged at byte {good} of {size}, not only at its end. "
            "Put back a backup; or keep what comes before the damage with: offturn repair "
            f"--data-dir {file.parents[1]}"
        )
    copy = _spare(file)
    shutil.copy2(file, copy)
    _tool(file, fix=True)
    return (
        f"the log of rooms was damaged: its last {size - file.stat().st_size} bytes could not be "
        f"read and were cut off. What was there before is kept in {copy}"
    )


def repair_folder(data: Path) -> list[str]:
    """``repair`` for every part of the log in a data folder, whatever it costs."""
    parts = sorted((data / "appendonlydir").glob("*.incr.aof"))
    if not parts:
        raise NoStore(f"there is no log of rooms in {data}")
    return [repair(one, most=None) for one in parts]


def _readable(file: Path) -> int:
    """How many bytes from the start on can be read."""
    said = _tool(file, fix=False)
    if found := re.search(r"ok_up_to=(\d+)", said):
        return int(found[1])
    raise NoStore(f"{file} cannot be read: {said.strip()[-300:]}")


def _tool(file: Path, *, fix: bool) -> str:
    # The server's program is its checking tool, too, when it is called so.
    name = find_server().name.replace("server", "check-aof")
    done = subprocess.run(
        [name, *(["--fix"] if fix else []), str(file)],
        executable=find_server(),
        input="y\n",
        capture_output=True,
        text=True,
        timeout=LIMIT,
    )
    return done.stdout + done.stderr


def _spare(file: Path) -> Path:
    number = 1
    while (found := file.with_name(f"{file.name}.damaged-{number}")).exists():
        number += 1
    return found
