"""Sheets of other programs as creatures: tolerant of what comes in, strict in what goes out."""

from collections.abc import Mapping

from server.imports.codes import ReasonCode, WarningCode
from server.imports.formats import FORMATS
from server.imports.model import Imported
from server.imports.source import SIZE_LIMIT, NotThis, Source
from server.imports.unreadable import Unreadable

__all__ = [
    "SIZE_LIMIT",
    "Imported",
    "ReasonCode",
    "Unreadable",
    "WarningCode",
    "read",
]


def read(
    content: bytes, filename: str | None = None, *, columns: Mapping[str, str] | None = None
) -> Imported:
    """What a file holds, or Unreadable; nothing it points to is ever fetched.

    ``columns`` maps fields to headers (see ``csv_headers.FIELDS``) where a person has chosen a
    table's columns.
    """
    if len(content) > SIZE_LIMIT:
        raise Unreadable([("file", ReasonCode.TOO_LARGE)], filename)
    if not content.strip():
        raise Unreadable([("file", ReasonCode.EMPTY)], filename)
    source = Source(content, columns)
    tried: list[tuple[str, ReasonCode]] = []
    headers: tuple[str, ...] = ()
    for one in FORMATS:
        try:
            found = one.read(source)
        except NotThis as other:
            tried.append((one.name, other.reason))
            headers = headers or other.headers
            continue
        if not found.is_empty():
            remarks = (*source.remarks, *found.warnings)
            return found.model_copy(update={"format": one.name, "warnings": remarks})
        tried.append((one.name, ReasonCode.NO_CREATURES))
    raise Unreadable(tried, filename, headers)
