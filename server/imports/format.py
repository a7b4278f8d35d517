"""A format: its name and the function that reads a source or says NotThis."""

from collections.abc import Callable
from dataclasses import dataclass

from server.imports.model import Imported
from server.imports.source import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """One file format."""

    name: str
    read: Callable[[Source], Imported]
