"""Values picked out of untrusted JSON: what is absent or odd becomes None or nothing."""

import math
import re
from collections.abc import Mapping

from server.imports.model import Number

LARGEST = 1_000_000
NAME_LIMIT = 120
CELL_LIMIT = 1000
_NUMBER = re.compile(r"\s*([+-]?\d{1,9}(?:\.\d{1,9})?)(?!\d|[dwк]\d)", re.I)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]+")
_METRES = re.compile(r"\s*[\d.]{1,9}\s?m\b")
_SPACE = re.compile(r"\s+")


def dig(value: object, *path: str) -> object:
    """The value at a path of keys, or None where the path ends early."""
    for key in path:
        if not isinstance(value, dict):
            return None
        value = value.get(key)
    return value


def record(value: object) -> Mapping[str, object]:
    """The value if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def listed(value: object) -> list[object]:
    """The value if it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def decimal(value: object) -> Number | None:
    """A number or a text that begins with one ("+4", "52 (8d8 + 16)")."""
    if isinstance(value, str):
        match = _NUMBER.match(value.replace("\u2212", "-"))
        value = float(match[1]) if match else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if not math.isfinite(value) or abs(value) > LARGEST:
        return None
    return int(value) if value == int(value) else float(value)


def number(value: object) -> int | None:
    """The same as `decimal`, cut to a whole number."""
    found = decimal(value)
    return None if found is None else int(found)


def first_number(*values: object) -> int | None:
    """The first of the values that is a number."""
    return next((found for one in values if (found := number(one)) is not None), None)


def words(value: object, limit: int = CELL_LIMIT) -> str:
    """A text on one line without control characters, or the empty text."""
    if not isinstance(value, str):
        return ""
    head = value[: limit * 4]
    return _SPACE.sub(" ", _CONTROL.sub(" ", head)).strip()[:limit].strip()


def name_of(value: object) -> str:
    """The text of a name."""
    return words(value, NAME_LIMIT)


def feet(value: object, unit: object = "ft") -> int | None:
    """A distance in feet; the games count 1.5 metres as 5 feet."""
    found = decimal(value)
    if found is None:
        return None
    metric = unit == "m" or (isinstance(value, str) and _METRES.match(value) is not None)
    return round(found / 0.3) if metric else int(found)
