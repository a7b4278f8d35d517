"""Keys: what could have stood in a pack file where an unknown key stands."""

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from pydantic import BaseModel


def known_keys(model: type[BaseModel], where: Sequence[int | str]) -> tuple[str, ...]:
    """The keys of the table in which ``where``, a path from the whole file, ends."""
    hint: Any = model
    for part in where[:-1]:
        hint = _plain(_fields(hint).get(str(part)) or get_args(_plain(hint))[-1])
    return tuple(sorted(_fields(hint)))


def _fields(hint: Any) -> Mapping[str, Any]:
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        hints = get_type_hints(hint)
        return {one.alias or name: hints[name] for name, one in hint.model_fields.items()}
    if isinstance(hint, type) and is_dataclass(hint):
        return get_type_hints(hint)
    return {}


def _plain(hint: Any) -> Any:
    """A type without None, and a tuple of any length as what it holds."""
    parts = [one for one in get_args(hint) if one not in (NoneType, Ellipsis)]
    if get_origin(hint) in (list, tuple, dict, Mapping):
        return hint if get_origin(hint) is not tuple else list[parts[0]]  # type: ignore[valid-type]
    return parts[0] if parts else hint
