"""What the tables that people already have share: pages on an origin of their own, and one order of
changes that all of them hear of."""

import json
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
}

ALIVE_S = 0.5


class FakeHost(ABC):
    """Serves a folder, takes changes, and streams them to everybody who listens."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._listeners: list[Queue[str]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    @contextmanager
    def serving(self) -> Iterator[Self]:
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()
        yield self
        self._server.shutdown()
        self._server.server_close()
        thread.join()

    def change(self, change: dict[str, Any]) -> None:
        """Carry it out and tell everybody."""
        with self._lock:
            told = event(*self.carry_out(change))
            for listener in self._listeners:
                listener.put(told)

    @abstractmethod
    def carry_out(self, change: dict[str, Any]) -> tuple[str, object]:
        """Do it, and say with which event everybody hears of what."""

    @abstractmethod
    def begin(self) -> tuple[str, object]:
        """What somebody who comes hears first."""

    @abstractmethod
    def came(self, user: str, here: bool) -> None:
        """Somebody's page is open, or closed."""

    def file(self, path: str) -> bytes:
        """What is served there."""
        return (self._folder / path).read_bytes()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        host = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_POST(self) -> None:
                host.change(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

            def do_GET(self) -> None:
                asked = urlsplit(self.path)
                if asked.path == "/events":
                    return self._events(*parse_qs(asked.query).get("user", [""]))
                body = host.file(asked.path.lstrip("/"))
                self.send_response(200)
                self.send_header("Content-Type", KINDS[Path(asked.path).suffix])
                self.end_headers()
                self.wfile.write(body)

            def _events(self, user: str) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                mine: Queue[str] = Queue()
                host.came(user, True)
                with host._lock:
                    mine.put(event(*host.begin()))
                    host._listeners.append(mine)
                try:
                    while True:
                        self.wfile.write(next_of(mine).encode())
                        self.wfile.flush()
                except OSError:
                    host._listeners.remove(mine)
                    host.came(user, False)

        return Handler


def next_of(events: Queue[str]) -> str:
    """What is told next; a line of nothing where there is no news, so that who went is missed."""
    try:
        return events.get(timeout=ALIVE_S)
    except Empty:
        return ": \n\n"


def event(name: str, data: object) -> str:
    """One of a stream of events."""
    return f"event: {name}\ndata: {json.dumps(data)}\n\n"
