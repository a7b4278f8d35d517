"""Values: a word read as the type a field has, and a value written as a word."""

import json
import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, is_dataclass
from dataclasses import fields as dataclass_fields
from functools import cache
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

from engine.kernel.units import (
    Choice,
    CombatantId,
    EffectId,
    FrameId,
    HeldId,
    Instant,
    ShelfId,
    Span,
    Square,
)
from engine.text import codec
from engine.text.names import Names
from engine.text.words import NONE, NUMBER, LineError, items, quote, unquote

TIMES = (Instant, Span)
"""Types that a line has in seconds and everything else in milliseconds."""
SECONDS = re.compile(r"(\d{1,12})(?:\.(\d{1,3}))?")
SQUARE = re.compile(r"(-?\d+):(-?\d+)")


@cache
def fields(kind: type) -> dict[str, object]:
    """The fields of a command, event or part of one, with their types."""
    return dict(get_type_hints(kind))


def choices(hint: object) -> tuple[object, ...]:
    """What a type may be, if it is a union; else itself."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def seconds(span: int) -> str:
    """Milliseconds as seconds with as few digits as needed, at least one: ``21.0``."""
    whole, rest = divmod(span, 1000)
    return f"{whole}.{f'{rest:03d}'.rstrip('0') or '0'}"


def milliseconds(word: str) -> int:
    """Seconds as milliseconds. Raises LineError."""
    found = SECONDS.fullmatch(word)
    if found is None:
        raise LineError(f"expected seconds, like 21.0, not {word}")
    return int(found[1]) * 1000 + int((found[2] or "").ljust(3, "0"))


def read(word: str, hint: object, names: Names) -> object:
    """The value of a field of this type, for pydantic to check. Raises LineError."""
    kinds = choices(hint)
    if word == NONE and NoneType in kinds:
        return None
    if word.startswith(("{", "[")):
        return json.loads(word)
    kind = next(one for one in kinds if one is not NoneType)
    if kind in TIMES:
        return milliseconds(word) + (names.zero if kind is Instant else 0)
    if kind == Square:
        return square(word)
    if get_origin(kind) is tuple:
        part = get_args(kind)[0]
        return [] if word == NONE else [read(one, part, names) for one in items(word)]
    if get_origin(kind) is Mapping or is_dataclass(kind):
        raise LineError(f"expected JSON from {{ to its end, or key.name=value, not {word}")
    return _scalar(word, kinds, names)


def _scalar(word: str, kinds: tuple[object, ...], names: Names) -> object:
    if word.startswith('"'):
        return names.find(kinds[0], unquote(word))
    if bool in kinds and word in ("true", "false"):
        return word == "true"
    if int in kinds and NUMBER.fullmatch(word):
        return int(word)
    return names.find(kinds[0], word)


def square(word: str) -> Square:
    """The cell that ``3:4`` stands for. Raises LineError."""
    found = SQUARE.fullmatch(word)
    if found is None:
        raise LineError(f"expected a square, like 3:4, not {word}")
    return int(found[1]), int(found[2])


def write(value: object, hint: object, names: Names) -> str:
    """A value of this type as one word, which ``read`` reads back."""
    kinds = tuple(one for one in choices(hint) if one is not NoneType)
    if value is None or (value == () and len(kinds) == len(choices(hint))):
        return NONE
    if value == ():
        return "[]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return _number(value, kinds[0], names)
    if isinstance(value, str):
        return _text(value, kinds, names)
    if kinds[0] == Square and isinstance(value, tuple):
        return f"{value[0]}:{value[1]}"
    part = get_args(kinds[0])[0] if get_origin(kinds[0]) is tuple else None
    if isinstance(value, tuple) and part is not None and not is_dataclass(part):
        return (">" if part == Square else ",").join(write(one, part, names) for one in value)
    return codec.dump(_brief(value)).decode()


def defaulted(one: Field[object], value: object) -> bool:
    """Whether a field of a dataclass is as it is by itself."""
    made = one.default_factory
    default = one.default if made is MISSING else made()
    return default is not MISSING and value == default


def _brief(value: object) -> object:
    """A value for JSON, without what is as it is by itself."""
    if is_dataclass(value):
        each = ((one, getattr(value, one.name)) for one in dataclass_fields(value))
        return {one.name: _brief(part) for one, part in each if not defaulted(one, part)}
    if isinstance(value, tuple):
        return [_brief(one) for one in value]
    return value


def _number(value: int, kind: object, names: Names) -> str:
    if kind is Instant:
        return seconds(value - names.zero)
    return seconds(value) if kind is Span else str(value)


def _text(value: str, kinds: tuple[object, ...], names: Names) -> str:
    if kinds[0] in (CombatantId, FrameId, EffectId, HeldId, ShelfId, Choice):
        word = names.word(kinds[0], value)
        return quote(word, plain=not (int in kinds and NUMBER.fullmatch(word)))
    ambiguous = (int in kinds and NUMBER.fullmatch(value)) or (
        bool in kinds and value in ("true", "false")
    )
    literal = get_origin(kinds[0]) is Literal
    return quote(value, plain=literal or not ambiguous)
