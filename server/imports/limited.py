"""Reading within limits: in a process of its own, ended when it takes too long or too much."""

import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass

import orjson

from server.imports.codes import ReasonCode
from server.imports.model import Imported
from server.imports.unreadable import Unreadable

_PATIENCE = 10.0
"""Seconds beyond the limit until a process is ended from outside, its start included."""
_SLOW = tuple(-getattr(signal, name) for name in ("SIGPROF", "SIGXCPU") if hasattr(signal, name))


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What reading one file may take: ``ms`` of time and ``memory`` bytes above a bare process."""

    ms: int = 2_000
    memory: int = 200 * 1024 * 1024


def read_limited(
    content: bytes,
    filename: str | None = None,
    *,
    columns: Mapping[str, str] | None = None,
    limits: Limits = Limits(),
) -> Imported:
    """The same as `read`, but whatever the file does, it ends within the limits."""
    head = {
        "filename": filename,
        "columns": dict(columns or {}),
        "ms": limits.ms,
        "memory": limits.memory,
    }
    try:
        done = subprocess.run(
            [sys.executable, "-m", "server.imports.child"],
            input=orjson.dumps(head) + b"\n" + content,
            capture_output=True,
            timeout=limits.ms / 1000 + _PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unreadable([("file", ReasonCode.TOO_SLOW)], filename) from None
    if done.returncode in _SLOW:
        raise Unreadable([("file", ReasonCode.TOO_SLOW)], filename)
    if done.returncode < 0:
        raise Unreadable([("file", ReasonCode.TOO_HUNGRY)], filename)
    if done.returncode > 0:
        raise RuntimeError(f"reading failed: {done.stderr.decode(errors='replace')[-2000:]}")
    said = orjson.loads(done.stdout)
    if "tried" in said:
        tried = [(name, ReasonCode(reason)) for name, reason in said["tried"]]
        raise Unreadable(tried, filename, said.get("headers", ()))
    found = Imported.model_validate_json(orjson.dumps(said["document"]))
    return found.model_copy(update={"format": said["format"]})
