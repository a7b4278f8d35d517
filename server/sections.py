"""Sections: what every seat may see, encoded once per edition and numbered when it changes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import orjson

from engine.kernel.view import Json


@dataclass(slots=True)
class Part:
    """One section of one edition: its bytes, and the number of its last change."""

    body: bytes
    version: int


@dataclass(slots=True)
class Board:
    """All sections of one edition. ``version`` counts changes of any of them."""

    version: int = 0
    parts: dict[str, Part] = field(default_factory=dict)

    def put(self, sections: Mapping[str, Json]) -> None:
        """Take new sections; those that say what they said before have not changed."""
        number = self.version + 1
        for name, value in sections.items():
            body = orjson.dumps(value)
            known = self.parts.get(name)
            if known is None or known.body != body:
                self.parts[name] = Part(body, number)
                self.version = number

    def since(self, version: int) -> dict[str, bytes]:
        """Every section that changed after this version."""
        return {name: part.body for name, part in self.parts.items() if part.version > version}
