"""The answer for a file nothing can be read from: what was tried, and why each failed."""

from collections.abc import Sequence

from server.imports.codes import ReasonCode
from server.imports.fields import name_of

_WORDS = {
    ReasonCode.EMPTY: "it is empty",
    ReasonCode.TOO_LARGE: "it is too large",
    ReasonCode.TOO_SLOW: "it takes too long to read; import a part of it",
    ReasonCode.TOO_HUNGRY: "it needs too much memory; import a part of it",
    ReasonCode.PICTURE: "it is a picture",
    ReasonCode.PDF: "it is a PDF; export the sheet as JSON or CSV instead",
    ReasonCode.ARCHIVE: "it is an archive; unpack it and import the files within",
    ReasonCode.NO_ARCHIVE: "it is no archive",
    ReasonCode.BROKEN_ARCHIVE: "its archive is broken or breaks off; export it again",
    ReasonCode.ARCHIVE_BOMB: "its archive unpacks to far more than a sheet can hold",
    ReasonCode.ARCHIVE_LOCKED: "its archive is locked with a password",
    ReasonCode.PROGRAM_STATE: "it is a program's inner state; export single monsters instead, "
    "from Masterplan as .monster",
    ReasonCode.NOT_TEXT: "it is not text",
    ReasonCode.NOT_JSON: "it is not JSON",
    ReasonCode.BROKEN_JSON: "its JSON is broken or breaks off; export it again",
    ReasonCode.NOT_XML: "it is not XML",
    ReasonCode.BROKEN_XML: "its XML is broken or breaks off; export it again",
    ReasonCode.XML_DOCTYPE: "its XML declares a document type, which is never read",
    ReasonCode.TOO_DEEP: "its JSON is nested too deeply",
    ReasonCode.OTHER_SHAPE: "it is of another shape",
    ReasonCode.OTHER_SYSTEM: "it is of another game system",
    ReasonCode.NO_TABLE: "it is no table",
    ReasonCode.NO_NAME_COLUMN: "its first row names no column for names",
    ReasonCode.NO_CREATURES: "it holds no creature that can be read",
}
_PLAIN = (ReasonCode.NO_ARCHIVE, ReasonCode.NOT_XML, ReasonCode.NOT_JSON, ReasonCode.NO_TABLE)
_VAGUE = (ReasonCode.OTHER_SHAPE, ReasonCode.ARCHIVE)


class Unreadable(Exception):
    """No format fits; `tried` holds each format (or "file") and the reason, the telling first.

    ``headers`` are the columns of a table that a person could choose from.
    """

    def __init__(
        self,
        tried: Sequence[tuple[str, ReasonCode]],
        filename: str | None = None,
        headers: Sequence[str] = (),
    ) -> None:
        self.headers = tuple(headers)
        self.tried = tuple(sorted(tried, key=lambda one: _rank(one[1])))
        best = min(_rank(reason) for _, reason in self.tried)
        reasons = dict.fromkeys(code for _, code in self.tried if _rank(code) <= max(best, 1))
        parts = (f"{_WORDS[one]} ({', '.join(self._formats(one))})" for one in reasons)
        super().__init__(f"cannot read {name_of(filename) or 'the file'}: {'; '.join(parts)}")

    def _formats(self, reason: ReasonCode) -> list[str]:
        return [name for name, code in self.tried if code == reason]


def _rank(reason: ReasonCode) -> int:
    """How little a reason tells: 0 is about this file, 2 is true of most files."""
    return 2 if reason in _PLAIN else 1 if reason in _VAGUE else 0
