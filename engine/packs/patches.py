"""Patches: what a room option changes in a pack, as tables applied to the pack's own."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.creatures import OptionValue

Table = dict[str, Any]


def patched(table: Table, chosen: Mapping[str, OptionValue]) -> Table:
    """The pack's table with every patch whose options are chosen like this.

    First everything is set, then lists go on, then keys are dropped; so patches of different
    options get on with each other. Raises ValueError for an ``add`` that finds no list.
    """
    defaults = {name: one["choices"][0] for name, one in table.get("options", {}).items()}
    values = {**defaults, **chosen}
    active = [
        patch
        for patch in table.get("patches", ())
        if all(values.get(name) == value for name, value in patch["when"].items())
    ]
    found = table
    for patch in active:
        found = merged(found, patch.get("set", {}))
    for patch in active:
        found = continued(found, patch.get("add", {}))
    for patch in active:
        for key in patch.get("drop", ()):
            found = dropped(found, key.split("."))
    return found


def merged(table: Table, changes: Table) -> Table:
    """A table with changes: tables are merged, everything else is replaced."""
    found = dict(table)
    for key, value in changes.items():
        known = found.get(key)
        both = isinstance(known, dict) and isinstance(value, dict)
        found[key] = merged(known, value) if both and known is not None else value
    return found


def continued(table: Table, additions: Table, where: str = "") -> Table:
    """A table whose lists go on with these. Raises ValueError where there is something else."""
    found = dict(table)
    for key, value in additions.items():
        here = f"{where}{key}"
        known = found.get(key, [] if isinstance(value, list) else {})
        if isinstance(known, dict) and isinstance(value, dict):
            found[key] = continued(known, value, f"{here}.")
        elif isinstance(known, list) and isinstance(value, list):
            found[key] = [*known, *value]
        else:
            raise ValueError(f"patches.add.{here}: only a list can go on")
    return found


def dropped(table: Table, path: Sequence[str]) -> Table:
    """A table without this key of it, or of a table in it."""
    key, *rest = path
    if key not in table:
        return table
    if not rest:
        return {name: value for name, value in table.items() if name != key}
    inner = table[key]
    return {**table, key: dropped(inner, rest)} if isinstance(inner, dict) else table


def hollow(table: Table) -> Iterator[str]:
    """Every key that a patch drops though the pack has not got it."""
    for patch in table.get("patches", ()):
        for key in patch.get("drop", ()):
            if dropped(table, key.split(".")) == table:
                yield f'patches.drop: there is no "{key}" to drop'
