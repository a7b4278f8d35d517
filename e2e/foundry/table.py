"""A world of Foundry on an origin of its own: its documents, and the module as it was packed."""

import io
import json
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.parse import parse_qs, urlsplit

HERE = Path(__file__).parent
CELL, PADDING = 100, 300
MODULES = "/modules/offturn/"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
}
GM, PLAYER = "gwen", "anna"


class FoundryTable:
    """Serves a world's clients, and tells all of them of every change in one order."""

    def __init__(self, plugin: str) -> None:
        self.module = fetch_module(plugin)
        users = {GM: {"name": "Gwen", "isGM": True}, PLAYER: {"name": "Anna", "isGM": False}}
        kinds = ("actors", "tokens", "combats", "combatants", "messages", "settings")
        self.world: dict[str, dict[str, Any]] = {"users": users, **{kind: {} for kind in kinds}}
        self.ops: list[dict[str, Any]] = []
        self._lock = threading.Lock()
        self._listeners: list[Queue[str]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    @contextmanager
    def serving(self) -> Iterator["FoundryTable"]:
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()
        yield self
        self._server.shutdown()
        self._server.server_close()
        thread.join()

    def fight(self) -> None:
        """There is an encounter, not begun."""
        self.change({"do": "create", "kind": "combats", "id": "c", "changes": {"round": 0}})
        self.change({"do": "update", "kind": "combats", "id": "c", "changes": {"turn": None}})

    def stand(self, name: str, column: int, row: int, initiative: int, hp: int, **more: Any) -> str:
        """Somebody's token on a square (from 1), its actor and its place in the encounter."""
        key = more.pop("key", name.lower().replace(" ", "-"))
        hero = more.get("disposition", 1) == 1
        place = {"x": PADDING + (column - 1) * CELL, "y": PADDING + (row - 1) * CELL}
        system = {"attributes": {"hp": {"value": hp, "max": hp}}}
        actor = {"name": name, "type": "character" if hero else "npc", "system": system}
        owner = more.pop("owner", None)
        token = {"name": name, "actorId": key, "width": 1, "height": 1, "actorLink": hero}
        token |= {"hidden": False, "disposition": 1, **place, **more}
        place_in = {"tokenId": key, "actorId": key, "initiative": initiative, "hidden": False}
        for kind, data in (
            ("actors", {**actor, "ownership": {owner: 3} if owner else {}}),
            ("tokens", token),
            ("combatants", place_in),
        ):
            self.change({"do": "create", "kind": kind, "id": key, "changes": data})
        return str(key)

    def change(self, op: dict[str, Any]) -> None:
        """Carry it out and tell everybody."""
        with self._lock:
            kind, name = self.world[op["kind"]], op["id"]
            if op["do"] == "create":
                kind[name] = op["changes"]
            elif op["do"] == "update":
                merge(kind.setdefault(name, {}), op["changes"])
            else:
                kind.pop(name, None)
            self.ops.append(op)
            for listener in self._listeners:
                listener.put(f"event: op\ndata: {json.dumps(op)}\n\n")

    def cell(self, key: str) -> tuple[int, int]:
        """The square that a token stands on, from 1."""
        token = self.world["tokens"][key]
        return (token["x"] - PADDING) // CELL + 1, (token["y"] - PADDING) // CELL + 1

    def hp(self, key: str) -> int:
        """An actor's hit points."""
        return int(self.world["actors"][key]["system"]["attributes"]["hp"]["value"])

    def _here(self, user: str, here: bool) -> None:
        op = {"do": "update", "kind": "users", "id": user, "changes": {"active": here}}
        self.change(op)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        table = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_POST(self) -> None:
                table.change(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

            def do_GET(self) -> None:
                asked = urlsplit(self.path)
                if asked.path == "/events":
                    return self._events(parse_qs(asked.query)["user"][0])
                inside = asked.path.startswith(MODULES)
                name = asked.path.removeprefix(MODULES if inside else "/")
                body = table.module[name] if inside else (HERE / name).read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", KINDS[Path(name).suffix])
                self.end_headers()
                self.wfile.write(body)

            def _events(self, user: str) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                mine: Queue[str] = Queue()
                table._here(user, True)
                with table._lock:
                    mine.put(f"event: world\ndata: {json.dumps(table.world)}\n\n")
                    table._listeners.append(mine)
                try:
                    while True:
                        self.wfile.write(mine.get().encode())
                        self.wfile.flush()
                except OSError:
                    table._listeners.remove(mine)
                    table._here(user, False)

        return Handler


def fetch_module(plugin: str) -> dict[str, bytes]:
    """What Foundry does to install a module: the manifest, then the zip that it names."""
    with urllib.request.urlopen(f"{plugin}/foundry/module.json", timeout=10) as answer:
        manifest = json.load(answer)
    with urllib.request.urlopen(manifest["download"], timeout=10) as answer:
        archive = zipfile.ZipFile(io.BytesIO(answer.read()))
    return {name: archive.read(name) for name in archive.namelist()}


def merge(into: dict[str, Any], changes: dict[str, Any]) -> None:
    """As Foundry merges what has changed of a document."""
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict):
            merge(into[key], value)
        else:
            into[key] = value
