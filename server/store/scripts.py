"""The Lua scripts, each known to the server by its hash."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha1
from pathlib import Path

Word = bytes | str | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """A script's text and its hash."""

    text: bytes
    digest: str

    def order(self, keys: Sequence[str], *values: Word) -> tuple[Word, ...]:
        """The words of an EVALSHA."""
        return ("EVALSHA", self.digest, len(keys), *keys, *values)


def script(name: str) -> Script:
    text = Path(__file__).with_name(f"{name}.lua").read_bytes()
    return Script(text=text, digest=sha1(text, usedforsecurity=False).hexdigest())


APPEND = script("append")
BEAT = script("beat")
CLAIM = script("claim")
CREATE = script("create")
DELETE = script("delete")
DUE = script("due")
ENLIST = script("enlist")
LOAD = script("load")
PUT = script("put")
RELEASE = script("release")
SWAP = script("swap")
TELL = script("tell")
TIME = script("time")
TOUCH = script("touch")
