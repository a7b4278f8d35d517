"""Settings of a room: their bounds, and how they are changed by name."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, get_args, get_type_hints

from engine.kernel.clean import NAME
from engine.kernel.creatures import OptionValue
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.state import Settings
from engine.kernel.units import Span

MOST_LENGTHS = 200

BOUNDS: Mapping[str, tuple[int, int]] = {
    "window_ms": (1_000, 3_600_000),
    "grace_ms": (0, 60_000),
    "turn_ms": (0, 86_400_000),
    "more_ms": (1_000, 3_600_000),
    "question_ms": (1_000, 3_600_000),
    "allowance_ms": (0, 5_000),
    "decoy_ms": (1_000, 600_000),
    "depth": (1, 32),
}
"""Least and most of every setting that is a number."""
WORDS: Mapping[str, tuple[str, ...]] = {
    one.name: get_args(get_type_hints(Settings)[one.name])
    for one in fields(Settings)
    if one.name not in BOUNDS and one.name != "lengths"
}
"""The choices of every other one."""
LENGTH = "length_ms."
"""What stands before a trigger in the name of the length of its windows; 0: as by default."""


def flat(settings: Settings) -> dict[str, OptionValue]:
    """All settings by the names that change them."""
    found = {name: getattr(settings, name) for name in (*BOUNDS, *WORDS)}
    return found | {LENGTH + one: ms for one, ms in settings.lengths.items()}


def changed_settings(settings: Settings, changes: Mapping[str, OptionValue]) -> Settings:
    """The settings with these changes. Raises Rejected for an unknown name or a bad value."""
    kept: dict[str, Any] = {}
    lengths = dict(settings.lengths)
    for name, value in changes.items():
        trigger = name.removeprefix(LENGTH)
        if name.startswith(LENGTH) and trigger.isidentifier() and len(trigger) <= NAME:
            if value != 0:
                lengths[trigger] = Span(_number(value, *BOUNDS["window_ms"]))
            else:
                lengths.pop(trigger, None)
            continue
        if name in BOUNDS:
            _number(value, *BOUNDS[name])
        elif name in WORDS:
            require(value in WORDS[name], Reason.REQUIREMENT, what="value")
        else:
            raise reject(Reason.UNKNOWN, what="setting")
        kept[name] = value
    require(len(lengths) <= MOST_LENGTHS, Reason.LIMIT, scope="settings", n=MOST_LENGTHS)
    return replace(settings, lengths=lengths, **kept)


def _number(value: OptionValue, least: int, most: int) -> int:
    good = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    require(good, Reason.REQUIREMENT, what="value", least=least, most=most)
    return int(value)
