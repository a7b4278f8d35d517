"""A real Offturn as its own process: started, killed and started again on the same folder."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

STARTED = 90.0
"""Seconds within which a server has to be ready."""


def until(holds: Callable[[], bool], what: str, seconds: float = 20.0) -> None:
    """Wait for a condition; fail, naming it, when it does not come true in time."""
    limit = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > limit:
            raise AssertionError(f"not within {seconds} s: {what}")
        time.sleep(0.05)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Offturn:
    """One server with its own store in one data folder; ``packs``: a folder of further systems."""

    def __init__(self, folder: Path, packs: Path | None = None, **environment: str) -> None:
        self.folder = folder
        self._packs = () if packs is None else ("--packs", str(packs))
        self._environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it is ready."""
        command = [sys.executable, "-m", "server", "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--data-dir", str(self.folder), *self._packs],
            env={**os.environ, **self._environment},
        )
        until(self._ready, "the server is ready", STARTED)

    def _ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server ended by itself"
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill_everything(self) -> None:
        """Kill the server and its store with no chance to say goodbye."""
        assert self._process is not None
        store = json.loads((self.folder / "store.json").read_text())["pid"]
        self._process.kill()
        self._process.wait()
        os.kill(store, signal.SIGKILL)

    @contextmanager
    def without_store(self) -> Iterator[None]:
        """The store stands still meanwhile, and goes on after."""
        store = json.loads((self.folder / "store.json").read_text())["pid"]
        os.kill(store, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(store, signal.SIGCONT)

    def stop(self) -> None:
        """Stop it the way an operator does."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(20)

    def log_when(self, room: str, token: str, line: str) -> str:
        """The GM's log as text, as soon as it has this line."""
        found = [""]

        def there() -> bool:
            status, found[0] = self.get(f"/api/v1/rooms/{room}/log?format=text", token)
            assert status == 200, found[0]
            return line in found[0]

        until(there, f"the log says {line!r}")
        return found[0]

    def get(self, path: str, token: str = "") -> tuple[int, str]:
        """Status and body of a call."""
        return self._call(urllib.request.Request(self.url + path), token)

    def post(self, path: str, body: object, token: str = "") -> tuple[int, str]:
        """Status and body of a call; ``body`` is sent as it is if it is bytes, else as JSON."""
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self._call(urllib.request.Request(self.url + path, raw), token)

    def _call(self, request: urllib.request.Request, token: str) -> tuple[int, str]:
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
