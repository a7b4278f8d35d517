"""A world of Foundry on an origin of its own: its documents, and the module as it was packed."""

import io
import json
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

from e2e.fake_host import FakeHost

CELL, PADDING = 100, 300
MODULES = "modules/offturn/"
GM, SECOND_GM, PLAYER = "gwen", "zoe", "anna"
USERS = {
    GM: {"name": "Gwen", "isGM": True},
    SECOND_GM: {"name": "Zoe", "isGM": True},
    PLAYER: {"name": "Anna", "isGM": False},
}


class FoundryTable(FakeHost):
    """Serves a world's clients, and tells all of them of every change in one order."""

    def __init__(self, plugin: str) -> None:
        self.module = fetch_module(plugin)
        users = {key: dict(one) for key, one in USERS.items()}
        kinds = ("actors", "tokens", "combats", "combatants", "messages", "settings")
        self.world: dict[str, dict[str, Any]] = {"users": users, **{kind: {} for kind in kinds}}
        super().__init__(Path(__file__).parent)

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

    def carry_out(self, change: dict[str, Any]) -> tuple[str, object]:
        kind, name = self.world[change["kind"]], change["id"]
        if change["do"] == "create":
            kind[name] = change["changes"]
        elif change["do"] == "update":
            merge(kind.setdefault(name, {}), change["changes"])
        else:
            kind.pop(name, None)
        return "op", change

    def begin(self) -> tuple[str, object]:
        return "world", self.world

    def came(self, user: str, here: bool) -> None:
        self.change({"do": "update", "kind": "users", "id": user, "changes": {"active": here}})

    def file(self, path: str) -> bytes:
        inside = path.startswith(MODULES)
        return self.module[path.removeprefix(MODULES)] if inside else super().file(path)

    def cell(self, key: str) -> tuple[int, int]:
        """The square that a token stands on, from 1."""
        token = self.world["tokens"][key]
        return (token["x"] - PADDING) // CELL + 1, (token["y"] - PADDING) // CELL + 1

    def hp(self, key: str) -> int:
        """An actor's hit points."""
        return int(self.world["actors"][key]["system"]["attributes"]["hp"]["value"])


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
