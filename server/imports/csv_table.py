"""Tables (CSV, TSV): one creature a row, columns by their headers or as a person has chosen."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice

from server.imports import csv_headers, csv_initiative, csv_rows
from server.imports.codes import ReasonCode, WarningCode
from server.imports.csv_creature import creature
from server.imports.csv_rows import Row
from server.imports.fields import name_of
from server.imports.format import Format
from server.imports.gather import MANY
from server.imports.model import Creature, Imported, Remark, Table
from server.imports.source import NotThis, Source

ROW_LIMIT = 5 * MANY
_SEPARATOR_LINE = "sep="


def read(source: Source) -> Imported:
    """Every row with a name; a bad row is told by its line."""
    text = source.text
    if text.lstrip()[:1] in ("{", "[", "<", ""):
        raise NotThis(ReasonCode.NO_TABLE)
    skipped = text.lower().startswith(_SEPARATOR_LINE)
    found = csv_rows.header(text.partition("\n")[2] if skipped else text, source.columns)
    if found is None:
        raise NotThis(ReasonCode.NO_TABLE)
    delimiter, head = found
    columns = csv_headers.match(head.cells or (), source.columns)
    if "name" not in columns:
        raise NotThis(ReasonCode.NO_NAME_COLUMN, map(name_of, head.cells or ()))
    begin = 2 if skipped else 1
    rows = list(islice(csv_rows.rows(text, delimiter), begin, begin + ROW_LIMIT))
    guessed = _settle_initiative(head, rows, columns)
    creatures, warnings = _read_rows(rows, columns, len(head.cells or ()))
    read_from = {field: name_of((head.cells or ())[at]) for field, at in columns.items()}
    unused = _unused(head, columns, source.columns.values())
    return Imported(
        creatures=creatures,
        table=Table(headers=tuple(map(name_of, head.cells or ())), columns=read_from),
        warnings=(*unused, *guessed, *warnings),
    )


FORMAT = Format(name="csv", read=read)


def _settle_initiative(
    head: Row, rows: Sequence[Row], columns: dict[str, int]
) -> tuple[Remark, ...]:
    """Decide what a column named just "initiative" holds, and say so."""
    index = columns.pop("initiative", None)
    if index is None:
        return ()
    cells = [row.cells[index] for row in rows if row.cells and index < len(row.cells)]
    taken_as = csv_initiative.taken_as(cells, running="hp_current" in columns)
    if f"initiative_{taken_as}" in columns:
        return ()
    columns[f"initiative_{taken_as}"] = index
    params = {"column": name_of((head.cells or ())[index]), "taken_as": taken_as}
    return (Remark(code=WarningCode.INITIATIVE_GUESSED, params=params, where="line 1"),)


def _read_rows(
    rows: Sequence[Row], columns: dict[str, int], width: int
) -> tuple[tuple[Creature, ...], tuple[Remark, ...]]:
    found: list[Creature] = []
    warnings: list[Remark] = []
    for row in rows:
        complaint = _complaint(row, columns, width)
        if complaint:
            params, where = {"line": row.line}, f"line {row.line}"
            warnings.append(Remark(code=complaint, params=params, where=where))
        if complaint not in (None, WarningCode.ROW_TOO_LONG):
            continue
        if len(found) == MANY:
            warnings.append(Remark(code=WarningCode.TOO_MANY, params={"kept": MANY}))
            break
        found.append(creature(row, columns))
    same = [(name, count) for name, count in Counter(c.name for c in found).items() if count > 1]
    for name, count in same:
        remark = Remark(code=WarningCode.SAME_NAME, params={"name": name, "count": count})
        warnings.append(remark)
    return tuple(found), tuple(warnings)


def _complaint(row: Row, columns: dict[str, int], width: int) -> WarningCode | None:
    if row.cells is None:
        return WarningCode.ROW_UNREADABLE
    if not row.cell(columns["name"]):
        return WarningCode.ROW_NAMELESS
    return WarningCode.ROW_TOO_LONG if any(row.cells[width:]) else None


def _unused(head: Row, columns: dict[str, int], chosen: Iterable[str]) -> tuple[Remark, ...]:
    """Columns no field is read from, and chosen ones that the table does not have."""
    cells = head.cells or ()
    taken = set(columns.values())
    unused = [cell for index, cell in enumerate(cells) if cell and index not in taken]
    present = {csv_headers.plain(cell) for cell in cells}
    missing = [one for one in chosen if csv_headers.plain(one) not in present]
    pairs = [(WarningCode.COLUMN_UNUSED, one) for one in unused]
    pairs += [(WarningCode.COLUMN_MISSING, one) for one in missing]
    return tuple(
        Remark(code=code, params={"column": name_of(one)}, where=f"line {head.line}")
        for code, one in pairs
    )
