"""A ZIP file within limits: how many entries, how large unpacked, how much it may swell."""

import io
import re
import zipfile
import zlib

from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import name_of
from server.imports.model import Remark

MAGIC = b"PK\x03\x04"
ENTRIES = 2_000
UNPACKED = 32 * 1024 * 1024
SWELL = 200
_SMALL = 256 * 1024
_OUTSIDE = re.compile(r"^(?:[\\/]|[A-Za-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)")


class BrokenArchive(Exception):
    """The archive cannot or must not be read."""

    def __init__(self, reason: ReasonCode) -> None:
        super().__init__(reason)
        self.reason = reason


class Archive:
    """An opened ZIP file; nothing of it is ever written to a disk. Raises BrokenArchive."""

    def __init__(self, content: bytes) -> None:
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        except (zipfile.BadZipFile, ValueError, OSError, EOFError, NotImplementedError):
            raise BrokenArchive(ReasonCode.BROKEN_ARCHIVE) from None
        entries = [one for one in self._zip.infolist() if not one.is_dir()]
        swollen = any(
            one.file_size > _SMALL and one.file_size > SWELL * max(1, one.compress_size)
            for one in entries
        )
        total = sum(one.file_size for one in entries)
        if len(entries) > ENTRIES or total > UNPACKED or swollen:
            raise BrokenArchive(ReasonCode.ARCHIVE_BOMB)
        self._left = UNPACKED
        self._entries = {one.filename: one for one in entries if not _OUTSIDE.search(one.filename)}
        self.remarks = tuple(
            Remark(code=WarningCode.ENTRY_OUTSIDE, params={"name": name_of(one.filename)})
            for one in entries
            if _OUTSIDE.search(one.filename)
        )

    @property
    def names(self) -> list[str]:
        """The entries, in the order of the file."""
        return list(self._entries)

    def read(self, name: str) -> bytes:
        """An entry unpacked, whatever its header claims; at most UNPACKED bytes of all."""
        entry = self._entries[name]
        if entry.flag_bits & 0x1:
            raise BrokenArchive(ReasonCode.ARCHIVE_LOCKED)
        try:
            with self._zip.open(entry) as file:
                content = file.read(self._left + 1)
        except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, OSError):
            raise BrokenArchive(ReasonCode.BROKEN_ARCHIVE) from None
        self._left -= len(content)
        if self._left < 0:
            raise BrokenArchive(ReasonCode.ARCHIVE_BOMB)
        return content
