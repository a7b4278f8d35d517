"""Hypothesis strategies by type: any command, with values that a line and JSON can carry."""

from collections.abc import Mapping
from dataclasses import is_dataclass
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st

from engine.kernel.commands import Command
from engine.kernel.units import Instant, Span, Square
from engine.text.values import choices, fields

NUMBERS = st.integers(-(10**9), 10**9)
TIMES = st.integers(0, 10**12)
WORDS = st.text(max_size=12) | st.sampled_from(
    ["Ada", "Black Gob", "none", "true", "7", "-3", "3:4", "a,b", "#1", "{", 'say "hi"', "=", ">"]
)


def one_of(*branches: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """One of these, chosen first: the others, which are made anew at every draw, stay unread."""
    return st.integers(0, len(branches) - 1).flatmap(lambda place: branches[place])


def of(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of this type."""
    if len(choices(hint)) > 1:
        return st.one_of(*(of(one) for one in choices(hint)))
    if hint in (Instant, Span):
        return TIMES
    if hint == Square:
        return st.tuples(NUMBERS, NUMBERS)
    supertype = getattr(hint, "__supertype__", hint)
    simple = {int: NUMBERS, str: WORDS, bool: st.booleans(), NoneType: st.none()}
    if supertype in simple:
        return simple[supertype]
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if get_origin(hint) is tuple:
        return st.lists(of(get_args(hint)[0]), max_size=3).map(tuple)
    if get_origin(hint) is Mapping:
        key, value = get_args(hint)
        return st.dictionaries(of(key), of(value), max_size=3)
    if isinstance(hint, type) and is_dataclass(hint):
        return st.builds(hint, **{name: of(one) for name, one in fields(hint).items()})
    return st.from_type(hint)


COMMANDS: st.SearchStrategy[Command] = st.one_of(*(of(one) for one in get_args(Command)))
