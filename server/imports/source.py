"""A file as it came: its bytes, and its text and JSON made once and within limits."""

from collections.abc import Iterable, Mapping
from functools import cached_property

import orjson

from server.imports import tree
from server.imports.archive import MAGIC, Archive, BrokenArchive
from server.imports.codes import ReasonCode, WarningCode
from server.imports.doubled import doubled_keys
from server.imports.fields import name_of
from server.imports.model import Remark
from server.imports.tree import BrokenTree, Node

SIZE_LIMIT = 8 * 1024 * 1024
DEPTH_LIMIT = 100
ENTRY_LIMIT = 20_000
_MAGIC = (
    (b"\x89PNG", ReasonCode.PICTURE),
    (b"\xff\xd8\xff", ReasonCode.PICTURE),
    (b"GIF8", ReasonCode.PICTURE),
    (b"RIFF", ReasonCode.PICTURE),
    (b"%PDF", ReasonCode.PDF),
    (MAGIC, ReasonCode.ARCHIVE),
    (b"\x1f\x8b", ReasonCode.ARCHIVE),
    (b"\x00\x01\x00\x00\x00\xff\xff\xff\xff", ReasonCode.PROGRAM_STATE),
)
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


class NotThis(Exception):
    """The file is not of this format; the next one may try."""

    def __init__(self, reason: ReasonCode, headers: Iterable[str] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.headers = tuple(headers)
        """The columns of a table nobody could tell apart, for a person to choose."""


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
        """What is to be said about the file itself."""
        if self.content.startswith(MAGIC):
            return self.archive.remarks
        encoding = self._decoded[1]
        found = [
            Remark(code=WarningCode.KEY_DOUBLED, params={"key": name_of(key)})
            for key in self._doubled
        ]
        if encoding == "windows-1252":
            code, params = WarningCode.ENCODING_GUESSED, {"encoding": encoding}
            found.append(Remark(code=code, params=params))
        return tuple(found)

    @property
    def _doubled(self) -> tuple[str, ...]:
        return () if isinstance(self._parsed, NotThis) else doubled_keys(self.text)

    @property
    def root(self) -> Node:
        """The root of the file as XML, or NotThis where it is none."""
        if isinstance(self._tree, NotThis):
            raise self._tree
        return self._tree

    @cached_property
    def _tree(self) -> Node | NotThis:
        if self.text.lstrip()[:1] != "<":
            return NotThis(ReasonCode.NOT_XML)
        try:
            return tree.parse(self.content, self.text)
        except BrokenTree as broken:
            return NotThis(broken.reason)

    @property
    def archive(self) -> Archive:
        """The file as a ZIP archive, or NotThis where it is none."""
        if isinstance(self._opened, NotThis):
            raise self._opened
        return self._opened

    @cached_property
    def _opened(self) -> Archive | NotThis:
        if not self.content.startswith(MAGIC):
            return NotThis(ReasonCode.NO_ARCHIVE)
        try:
            return Archive(self.content)
        except BrokenArchive as broken:
            return NotThis(broken.reason)

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
