"""Rows of a table whose delimiter is to be found out, each with the line it begins on."""

import csv
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from server.imports import csv_headers
from server.imports.fields import words

_DELIMITERS = ",;\t"
_HEAD_LIMIT = 20_000
_LINE_LIMIT = 100_000
_WIDTH_LIMIT = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The cells of a row, or None where its quoting is beyond repair."""

    line: int
    cells: tuple[str, ...] | None

    def cell(self, column: int | None) -> str:
        """The text in a column; a row may be short."""
        cells = self.cells or ()
        return cells[column] if column is not None and column < len(cells) else ""


def rows(text: str, delimiter: str) -> Iterator[Row]:
    """Every row that is not blank, within limits; quoted cells may hold line ends."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    while reader.line_num < _LINE_LIMIT:
        line = reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            yield Row(line=line, cells=None)
            continue
        kept = tuple(words(cell) for cell in cells[:_WIDTH_LIMIT])
        if any(kept):
            yield Row(line=line, cells=kept)


def header(text: str, chosen: Mapping[str, str]) -> tuple[str, Row] | None:
    """The delimiter under which the first row names most fields, and that row."""
    options = []
    for delimiter in _DELIMITERS:
        first = next(rows(text[:_HEAD_LIMIT], delimiter), None)
        if first and first.cells:
            known = len(csv_headers.match(first.cells, chosen))
            options.append((known, len(first.cells), delimiter, first))
    if not options:
        return None
    best = max(options, key=lambda option: option[:2])
    return best[2], best[3]
