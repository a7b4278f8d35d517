"""A table of Owlbear Rodeo on an origin of its own: the scene its pages share, and those pages."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

HERE = Path(__file__).parent
DPI = 150
KINDS = {".html": "text/html; charset=utf-8", ".js": "text/javascript"}


def token(name: str, column: int, row: int, **more: Any) -> dict[str, Any]:
    """An image of one cell in the middle of a cell, counted from 0."""
    return {
        "id": name.lower().replace(" ", "-"),
        "type": "IMAGE",
        "layer": "CHARACTER",
        "name": name,
        "text": {"plainText": ""},
        "visible": True,
        "locked": False,
        "metadata": {},
        "position": {"x": (column + 0.5) * DPI, "y": (row + 0.5) * DPI},
        "rotation": 0,
        "scale": {"x": 1, "y": 1},
        "image": {"width": 300, "height": 300, "url": "", "mime": "image/png"},
        "grid": {"dpi": 300, "offset": {"x": 150, "y": 150}},
        **more,
    }


def battle_map(columns: int, rows: int) -> dict[str, Any]:
    """A map whose upper left corner is the scene's origin."""
    size = {"width": columns * 100, "height": rows * 100, "url": "", "mime": "image/png"}
    grid = {"dpi": 100, "offset": {"x": 0, "y": 0}}
    return token("Map", 0, 0, layer="MAP", image=size, grid=grid, position={"x": 0, "y": 0})


class OwlbearTable:
    """Serves the table's pages, and tells them of every change of what they share."""

    def __init__(self) -> None:
        self.shared: dict[str, Any] = {
            "room": {},
            "scene": {},
            "ready": True,
            "grid": {"dpi": DPI, "type": "SQUARE"},
            "items": [],
        }
        self._lock = threading.Lock()
        self._listeners: list[Queue[str]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    @contextmanager
    def serving(self) -> Iterator["OwlbearTable"]:
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()
        yield self
        self._server.shutdown()
        self._server.server_close()
        thread.join()

    def change(self, change: dict[str, Any]) -> None:
        """Take over metadata and parts of items, add new items, and tell all pages."""
        with self._lock:
            for key in ("room", "scene"):
                self.shared[key] |= change.get(key, {})
            for key in ("ready", "grid"):
                self.shared[key] = change.get(key, self.shared[key])
            known = {one["id"]: one for one in self.shared["items"]}
            for one in change.get("items", []):
                known[one["id"]] = {**known.get(one["id"], {}), **one}
            self.shared["items"] = list(known.values())
            for listener in self._listeners:
                listener.put(json.dumps(self.shared))

    def item(self, name: str) -> dict[str, Any]:
        """A token as it is now."""
        found: dict[str, Any] = next(one for one in self.shared["items"] if one["name"] == name)
        return found

    def cell(self, name: str) -> tuple[int, int]:
        """The cell that a token's middle is in, from 0."""
        place = self.item(name)["position"]
        return int(place["x"] // DPI), int(place["y"] // DPI)

    def drag(self, name: str, column: int, row: int) -> None:
        """Somebody moves a token."""
        place = {"x": (column + 0.5) * DPI, "y": (row + 0.5) * DPI}
        self.change({"items": [{"id": self.item(name)["id"], "position": place}]})

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        table = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                table.change(json.loads(self.rfile.read(size)))
                self.send_response(204)
                self.end_headers()

            def do_GET(self) -> None:
                path = self.path.partition("?")[0]
                if path == "/events":
                    return self._events()
                file = HERE / path.lstrip("/")
                self.send_response(200)
                self.send_header("Content-Type", KINDS[file.suffix])
                self.end_headers()
                self.wfile.write(file.read_bytes())

            def _events(self) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                mine: Queue[str] = Queue()
                with table._lock:
                    mine.put(json.dumps(table.shared))
                    table._listeners.append(mine)
                try:
                    while True:
                        self.wfile.write(f"data: {mine.get()}\n\n".encode())
                        self.wfile.flush()
                except OSError:
                    table._listeners.remove(mine)

        return Handler
