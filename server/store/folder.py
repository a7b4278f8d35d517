"""The data folder: who may use it, and which server works on it."""

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import orjson

from server.store import NoStore

# The kernel's limit for the path of a socket is 107 bytes on Linux and 103 on macOS.
LONGEST = 103
STEM = "offturn-"
LONGEST_LOG = 10 * 2**20
"""Bytes."""


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Hold the folder for as long as the block runs. Raises NoStore where another has it."""
    with open_lock(folder / "lock") as lock:
        if not take(lock):
            raise NoStore(
                f"another Offturn already runs on {folder}: stop it, or give this one a folder "
                "of its own"
            )
        yield


@contextmanager
def open_lock(path: Path) -> Iterator[int]:
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield lock
    finally:
        os.close(lock)


def take(lock: int) -> bool:
    """Whether the lock is ours now. The kernel gives it back when the last holder ends."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def open_log(path: Path) -> BinaryIO:
    """The server's log, to be added to; a long one is put aside first, over the one before."""
    if path.exists() and path.stat().st_size > LONGEST_LOG:
        path.replace(path.with_name(path.name + ".1"))
    return path.open("ab")


def new_socket() -> Path:
    """A path for a socket in a folder nobody else can enter. The data folder may be too deep."""
    for base in (os.environ.get("XDG_RUNTIME_DIR"), tempfile.gettempdir(), "/tmp"):
        room_left = LONGEST - len(os.fsencode(base or "")) - len(f"/{STEM}xxxxxxxx/valkey.sock")
        if not base or room_left < 0 or not os.access(base, os.W_OK | os.X_OK):
            continue
        return Path(tempfile.mkdtemp(prefix=STEM, dir=base)) / "valkey.sock"
    raise NoStore("no folder for the store's socket: set TMPDIR to a short path you can write to")


def forget_socket(socket: Path) -> None:
    """Remove the socket and its folder, if ``new_socket`` made it."""
    with suppress(OSError):
        socket.unlink(missing_ok=True)
        if socket.parent.name.startswith(STEM):
            socket.parent.rmdir()


def note_server(folder: Path, socket: Path, pid: int | None) -> None:
    """For the next Offturn, should this one be killed."""
    part = folder / "store.json.part"
    part.write_bytes(orjson.dumps({"socket": str(socket), "pid": pid}) + b"\n")
    part.replace(folder / "store.json")


def noted_socket(folder: Path) -> Path | None:
    try:
        return Path(orjson.loads((folder / "store.json").read_bytes())["socket"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def forget_server(folder: Path) -> None:
    (folder / "store.json").unlink(missing_ok=True)
