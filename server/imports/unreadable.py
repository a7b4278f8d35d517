"""The answer for a file nothing can be read from: what was tried, and why each failed."""

from collections.abc import Sequence

from server.imports.codes import ReasonCode
from server.imports.fields import name_of

_WORDS = {
    ReasonCode.EMPTY: "it is empty",
    ReasonCode.TOO_LARGE: "it is too large",
    ReasonCode.PICTURE: "it is a picture",
    ReasonCode.PDF: "it is a PDF; export the sheet as JSON or CSV instead",
    ReasonCode.ARCHIVE: "it is an archive; unpack it and import the files within",
    ReasonCode.PROGRAM_STATE: "it is a program's inner state; export single monsters instead",
    ReasonCode.NOT_TEXT: "it is not text",
    ReasonCode.NOT_JSON: "it is not JSON",
    ReasonCode.BROKEN_JSON: "its JSON is broken or breaks off; export it again",
    ReasonCode.TOO_DEEP: "its JSON is nested too deeply",
    ReasonCode.OTHER_SHAPE: "it is JSON of another shape",
    ReasonCode.OTHER_SYSTEM: "it is of another game system",
    ReasonCode.NO_TABLE: "it is no table",
    ReasonCode.NO_NAME_COLUMN: "its first row names no column for names",
    ReasonCode.NO_CREATURES: "it holds no creature that can be read",
}


class Unreadable(Exception):
    """No format fits; `tried` holds each format (or "file") and the reason it does not."""

    def __init__(
        self, tried: Sequence[tuple[str, ReasonCode]], filename: str | None = None
    ) -> None:
        self.tried = tuple(tried)
        reasons = dict.fromkeys(reason for _, reason in self.tried)
        parts = (f"{_WORDS[one]} ({', '.join(self._formats(one))})" for one in reasons)
        super().__init__(f"cannot read {name_of(filename) or 'the file'}: {'; '.join(parts)}")

    def _formats(self, reason: ReasonCode) -> list[str]:
        return [name for name, code in self.tried if code == reason]
