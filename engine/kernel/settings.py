"""Settings of a room: their bounds, and how they are changed by name."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, get_args, get_type_hints

from engine.kernel.creatures import OptionValue
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.state import Settings

BOUNDS: Mapping[str, tuple[int, int]] = {
    "window_ms": (1_000, 3_600_000),
    "question_ms": (1_000, 3_600_000),
    "allowance_ms": (0, 5_000),
    "depth": (1, 32),
}
"""Least and most of every setting that is a number."""
WORDS: Mapping[str, tuple[str, ...]] = {
    one.name: get_args(get_type_hints(Settings)[one.name])
    for one in fields(Settings)
    if one.name not in BOUNDS
}
"""The choices of every other one."""


def changed_settings(settings: Settings, changes: Mapping[str, OptionValue]) -> Settings:
    """The settings with these changes. Raises Rejected for an unknown name or a bad value."""
    kept: dict[str, Any] = {}
    for name, value in changes.items():
        if name in BOUNDS:
            least, most = BOUNDS[name]
            good = isinstance(value, int) and least <= value <= most
            require(good, Reason.REQUIREMENT, what="value", least=least, most=most)
        elif name in WORDS:
            require(value in WORDS[name], Reason.REQUIREMENT, what="value")
        else:
            raise reject(Reason.UNKNOWN, what="setting")
        kept[name] = value
    return replace(settings, **kept)
