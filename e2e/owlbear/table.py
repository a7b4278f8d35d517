"""A table of Owlbear Rodeo on an origin of its own: the scene its pages share, and those pages."""

from pathlib import Path
from typing import Any

from e2e.fake_host import FakeHost

DPI = 150


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


class OwlbearTable(FakeHost):
    """Serves the table's pages, and tells them of every change of what they share."""

    def __init__(self) -> None:
        self.shared: dict[str, Any] = {
            "room": {},
            "scene": {},
            "ready": True,
            "grid": {"dpi": DPI, "type": "SQUARE"},
            "items": [],
        }
        super().__init__(Path(__file__).parent)

    def carry_out(self, change: dict[str, Any]) -> tuple[str, object]:
        """Take over metadata and parts of items, and add new items."""
        for key in ("room", "scene"):
            self.shared[key] |= change.get(key, {})
        for key in ("ready", "grid"):
            self.shared[key] = change.get(key, self.shared[key])
        known = {one["id"]: one for one in self.shared["items"]}
        for one in change.get("items", []):
            known[one["id"]] = {**known.get(one["id"], {}), **one}
        self.shared["items"] = list(known.values())
        return self.begin()

    def begin(self) -> tuple[str, object]:
        return "message", self.shared

    def came(self, user: str, here: bool) -> None:
        """The scene does not know who looks at it."""

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
