"""Events and states as older versions wrote them, brought up to date before they are read.

A record names the version it was written in. Each version that changed the form of an event, or of
a state, has a step here that makes the next form of one JSON object; a log is never rewritten.
"""

from collections.abc import Callable, Mapping
from typing import Any

import orjson

from engine.kernel.events import Event
from engine.kernel.state import Encounter
from engine.text import codec

VERSION = 1
"""What is written now."""

Object = dict[str, Any]
EVENT_STEPS: Mapping[int, Callable[[Object], list[Object]]] = {}
"""From a version to the next: one event becomes any number of events."""
STATE_STEPS: Mapping[int, Callable[[Object], Object]] = {}
"""From a version to the next: a whole encounter. ``undone`` events carry one, too."""


class FromTheFuture(Exception):
    """Written by a newer version than this one; the message says so."""

    def __init__(self, version: int) -> None:
        super().__init__(
            f"this was written by a newer Offturn (form {version}, this one knows {VERSION}): "
            "upgrade Offturn"
        )


def read_events(body: bytes, version: int) -> tuple[Event, ...]:
    """The events of one record. Raises FromTheFuture, and ValidationError for what is none."""
    _check(version)
    if version == VERSION:
        return codec.events.validate_json(body)
    events: list[Object] = orjson.loads(body)
    for number in range(version, VERSION):
        step = EVENT_STEPS.get(number, _as_it_is)
        events = [new for old in events for new in step(_with_state(old, number))]
    return codec.events.validate_python(events)


def read_state(state: Object, version: int) -> Encounter:
    """An encounter from its JSON object. Raises like ``read_events``."""
    _check(version)
    for number in range(version, VERSION):
        state = STATE_STEPS.get(number, dict)(state)
    return codec.state.validate_python(state)


def _check(version: int) -> None:
    if version > VERSION:
        raise FromTheFuture(version)


def _as_it_is(event: Object) -> list[Object]:
    return [event]


def _with_state(event: Object, number: int) -> Object:
    if "encounter" not in event or number not in STATE_STEPS:
        return event
    return {**event, "encounter": STATE_STEPS[number](event["encounter"])}
