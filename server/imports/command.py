"""`offturn import FILE`: what a file holds, as a table or as the document itself."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import orjson

from server.imports import SIZE_LIMIT, Imported, Unreadable
from server.imports.limited import read_limited
from server.imports.model import Creature, Reaction, Remark


def main(argv: Sequence[str]) -> int:
    """Print what a file holds; 1 and a message on stderr where nothing can be read."""
    parser = argparse.ArgumentParser(prog="offturn import", description=__doc__)
    parser.add_argument("file", type=Path, help="a sheet, stat block, encounter or table")
    parser.add_argument("--json", action="store_true", help="print the whole document as JSON")
    chosen = parser.parse_args(argv)
    try:
        with chosen.file.open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
        imported = read_limited(content, chosen.file.name)
    except OSError as error:
        print(f"cannot open {chosen.file}: {error.strerror}", file=sys.stderr)
        return 1
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 1
    if chosen.json:
        document = imported.model_dump(mode="json")
        sys.stdout.write(orjson.dumps(document, option=orjson.OPT_INDENT_2).decode() + "\n")
    else:
        print("\n".join(_lines(imported)))
    return 0


def _lines(imported: Imported) -> Iterable[str]:
    rows = [("name", "kind", "hp", "ac", "initiative"), *map(_row, imported.creatures)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    yield f"read as {imported.format}"
    if imported.creatures:
        yield table[0]
    for creature, line in zip(imported.creatures, table[1:], strict=True):
        yield line
        yield from map(_reaction, creature.reactions)
        yield from map(_remark, creature.warnings)
    yield from map(_reaction, imported.reactions)
    if imported.encounter:
        yield f"encounter {imported.encounter.name or ''}".rstrip()
        for one in imported.encounter.combatants:
            yield f"  {one.label}: initiative {_or_dash(one.initiative)}, hp {_or_dash(one.hp)}"
    yield from map(_remark, imported.warnings)


def _row(creature: Creature) -> tuple[str, ...]:
    hp, initiative = creature.hp, creature.initiative
    most = _or_dash(hp.max)
    mod = "-" if initiative.mod is None else f"{initiative.mod:+d}"
    return (
        creature.name,
        creature.kind,
        most if hp.current in (None, hp.max) else f"{hp.current}/{most}",
        _or_dash(creature.ac),
        mod if initiative.fixed is None else str(initiative.fixed),
    )


def _or_dash(value: object) -> str:
    return "-" if value is None else str(value)


def _reaction(reaction: Reaction) -> str:
    trigger = f"{reaction.trigger} ({reaction.trigger_source})" if reaction.trigger else "-"
    return f"  {reaction.kind} {reaction.name}: {trigger}"


def _remark(remark: Remark) -> str:
    params = " ".join(f"{name}={value}" for name, value in remark.params.items())
    return f"  ! {' '.join(part for part in (remark.code, params, remark.where) if part)}"
