"""Patches: what a room option changes in a pack, as a table merged into the pack's own."""

from collections.abc import Mapping
from typing import Any

from engine.kernel.creatures import OptionValue

Table = dict[str, Any]


def patched(table: Table, chosen: Mapping[str, OptionValue]) -> Table:
    """The pack's table with every patch whose options are chosen like this."""
    defaults = {name: one["choices"][0] for name, one in table.get("options", {}).items()}
    values = {**defaults, **chosen}
    found = table
    for patch in table.get("patches", ()):
        if all(values.get(name) == value for name, value in patch["when"].items()):
            found = merged(found, patch["set"])
    return found


def merged(table: Table, changes: Table) -> Table:
    """A table with changes: tables are merged, everything else is replaced."""
    found = dict(table)
    for key, value in changes.items():
        known = found.get(key)
        both = isinstance(known, dict) and isinstance(value, dict)
        found[key] = merged(known, value) if both and known is not None else value
    return found
