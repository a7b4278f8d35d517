"""Words: a line of a scenario cut into bare words and ``key=value`` pairs, and values quoted."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

BARE = re.compile(r'[^\s"=,:>{}\[\]#]+')
NUMBER = re.compile(r"-?\d+")
QUOTED = r'"(?:[^"\\]|\\.)*"'
KEY = re.compile(r"([^\s\"=#{}\[\]]+)=")
WORD = re.compile(rf'(?:{QUOTED}|[^\s"])+')
ITEM = re.compile(rf'({QUOTED}|[^",>]+)(?:[,>]|$)')
NONE = "none"
"""What stands for no value, or for an empty list."""


class LineError(ValueError):
    """A line cannot be read; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Words:
    """One line: the words without a key, the values by key as they were written, the comment."""

    plain: tuple[str, ...]
    pairs: dict[str, str]
    comment: str = ""


def split(text: str) -> Words:
    """Cut a line into words; what follows a ``#`` is a comment. Raises LineError."""
    plain: list[str] = []
    pairs: dict[str, str] = {}
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        if text[at] == "#":
            return Words(tuple(plain), pairs, text[at:])
        key = KEY.match(text, at)
        start = key.end() if key else at
        at = _end(text, start)
        if key is None:
            plain.append(unquote(text[start:at]))
        elif key[1] in pairs:
            raise LineError(f"{key[1]}= stands here twice")
        else:
            pairs[key[1]] = text[start:at]
    return Words(tuple(plain), pairs)


def _end(text: str, start: int) -> int:
    """Where the value that starts here ends."""
    if text[start : start + 1] in ("{", "["):
        try:
            return json.JSONDecoder().raw_decode(text, start)[1]
        except ValueError as error:
            raise LineError(f"no JSON: {text[start:]} ({error})") from None
    found = WORD.match(text, start)
    if found is None:
        what = "a closing quotation mark" if text[start : start + 1] == '"' else "a value"
        raise LineError(f"expected {what} at: {text[start:] or 'the end of the line'}")
    return found.end()


def quote(text: str, *, plain: bool = True) -> str:
    """Text as one word, in quotation marks where it has to be (or where not ``plain``)."""
    bare = plain and text != NONE and BARE.fullmatch(text)
    return text if bare else json.dumps(text, ensure_ascii=False)


def unquote(word: str) -> str:
    """The text that a word stands for. Raises LineError."""
    if not word.startswith('"'):
        return word
    try:
        found = json.loads(word)
    except ValueError:
        raise LineError(f"not a quoted text: {word}") from None
    return str(found)


def items(word: str) -> Iterator[str]:
    """The parts of a list ``a,b`` or path ``3:4>4:4``, still quoted. Raises LineError."""
    at = 0
    while at < len(word):
        found = ITEM.match(word, at)
        if found is None:
            raise LineError(f"not a list: {word}; write it like a,b")
        yield found[1]
        at = found.end()
