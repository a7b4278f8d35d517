"""A file as it came: its bytes, and its text and JSON made once and within limits."""

from collections.abc import Iterable, Mapping
from functools import cached_property

import orjson

from server.imports.codes import ReasonCode, WarningCode
from server.imports.model import Remark

SIZE_LIMIT = 8 * 1024 * 1024
DEPTH_LIMIT = 100
ENTRY_LIMIT = 20_000
_MAGIC = (
    (b"\x89PNG", ReasonCode.PICTURE),
    (b"\xff\xd8\xff", ReasonCode.PICTURE),
    (b"GIF8", ReasonCode.PICTURE),
    (b"RIFF", ReasonCode.PICTURE),
    (b"%PDF", ReasonCode.PDF),
    (b"PK\x03\x04", ReasonCode.ARCHIVE),
    (b"\x1f\x8b", ReasonCode.ARCHIVE),
    (b"\x00\x01\x00\x00\x00\xff\xff\xff\xff", ReasonCode.PROGRAM_STATE),
)
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


class NotThis(Exception):
    """The file is not of this format; the next one may try."""

    def __init__(self, reason: ReasonCode) -> None:
        super().__init__(reason)
        self.reason = reason


class Source:
    """A file to be read; `columns` maps fields to headers where a person has chosen."""

    def __init__(self, content: bytes, columns: Mapping[str, str] | None = None) -> None:
        self.content = content
        self.columns = dict(columns or {})

    @cached_property
    def _decoded(self) -> tuple[str, str]:
        return decode(self.content)

    @property
    def text(self) -> str:
        """The text of the file, or NotThis where it is none."""
        return self._decoded[0]

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """What is to be said about the text itself."""
        encoding = self._decoded[1]
        if encoding != "windows-1252":
            return ()
        return (Remark(code=WarningCode.ENCODING_GUESSED, params={"encoding": encoding}),)

    @property
    def json(self) -> object:
        """The file as JSON, or NotThis where it is none."""
        if isinstance(self._parsed, NotThis):
            raise self._parsed
        return self._parsed

    @cached_property
    def _parsed(self) -> object:
        """The JSON or why there is none: every format asks, so both are kept."""
        if self.text.lstrip()[:1] not in ("{", "["):
            return NotThis(ReasonCode.NOT_JSON)
        try:
            return parse(self.text)
        except NotThis as broken:
            return broken


def decode(content: bytes) -> tuple[str, str]:
    """Text and encoding: by byte order mark, else UTF-8, else Windows-1252."""
    for magic, reason in _MAGIC:
        if content.startswith(magic):
            raise NotThis(reason)
    marked = next(((mark, name) for mark, name in _MARKS if content.startswith(mark)), None)
    mark, candidates = (marked[0], (marked[1],)) if marked else (b"", ("utf-8", "windows-1252"))
    for encoding in candidates:
        try:
            text = content[len(mark) :].decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        return text, encoding
    raise NotThis(ReasonCode.NOT_TEXT)


def parse(text: str) -> object:
    """A JSON text as values, at most DEPTH_LIMIT deep and ENTRY_LIMIT wide; without NaN."""
    try:
        value: object = orjson.loads(text.encode("utf-8", "replace"))
    except orjson.JSONDecodeError as broken:
        deep = "depth limit" in broken.msg
        raise NotThis(ReasonCode.TOO_DEEP if deep else ReasonCode.BROKEN_JSON) from None
    if isinstance(value, dict | list) and len(value) > ENTRY_LIMIT:
        raise NotThis(ReasonCode.TOO_LARGE)
    if _is_deep(value):
        raise NotThis(ReasonCode.TOO_DEEP)
    return value


def _is_deep(value: object) -> bool:
    """Whether values nest beyond the limit, found level by level and so without recursion."""
    level = [value]
    for _ in range(DEPTH_LIMIT):
        level = [inner for one in level for inner in _inside(one) if isinstance(inner, dict | list)]
        if not level:
            return False
    return True


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
