"""The logbook of a room: readable lines in two editions, the newest two hundred of each."""

import logging
from collections import deque
from collections.abc import Mapping, Sequence
from itertools import islice

import orjson

from engine.kernel.events import Event
from engine.kernel.state import Encounter
from engine.kernel.view import Json, line

log = logging.getLogger(__name__)

MOST = 200
Lines = Mapping[str, Sequence[dict[str, Json]]]


class Logbook:
    """Lines as they are shown. Each edition numbers its own, so that a number tells nothing of
    what happened in secret."""

    def __init__(self, kept: Lines | None = None) -> None:
        self._editions = {
            name: deque((kept or {}).get(name, ()), maxlen=MOST) for name in ("gm", "public")
        }
        self._bodies = {
            name: deque(map(orjson.dumps, lines), maxlen=MOST)
            for name, lines in self._editions.items()
        }

    def note(self, event: Event, before: Encounter, after: Encounter, at: int) -> None:
        """Write down what an event means to people."""
        for name, lines in self._editions.items():
            try:
                text = line(event, before, after, gm=name == "gm")
            except Exception:
                # What happened is kept already: a sentence about it must not cost the room.
                log.exception("there is no line for %s", event.type)
                continue
            if text is not None:
                new: dict[str, Json] = {"n": _number(lines) + 1, "at": at, "text": text}
                lines.append(new)
                self._bodies[name].append(orjson.dumps(new))

    def edition(self, *, gm: bool) -> list[Json]:
        """The lines of one edition, newest last."""
        return list(self._editions["gm" if gm else "public"])

    def newest(self, *, gm: bool) -> int:
        """The number of an edition's newest line; 0: it has none."""
        return _number(self._editions["gm" if gm else "public"])

    def follows(self, number: int, *, gm: bool) -> bool:
        """Whether all lines after this one are still here."""
        lines = self._editions["gm" if gm else "public"]
        return number + len(lines) >= _number(lines)

    def tail(self, after: int, *, gm: bool) -> bytes:
        """The lines of one edition with higher numbers as JSON, newest last."""
        name = "gm" if gm else "public"
        lines, bodies = self._editions[name], self._bodies[name]
        new = min(len(lines), _number(lines) - after)
        return b"[" + b",".join(islice(bodies, len(bodies) - new, None)) + b"]"

    def numbers(self) -> dict[str, int]:
        """The number of each edition's newest line."""
        return {name: _number(lines) for name, lines in self._editions.items()}

    def part(self, after: Mapping[str, int]) -> bytes:
        """The lines with higher numbers, as they are kept for good."""
        return orjson.dumps(
            {
                name: [one for one in lines if _n(one) > after[name]]
                for name, lines in self._editions.items()
            }
        )

    def whole(self, parts: Sequence[bytes], *, gm: bool) -> list[Json]:
        """All lines of one edition, with those that were kept for good, each once."""
        name = "gm" if gm else "public"
        found = {_n(one): one for part in parts for one in orjson.loads(part)[name]}
        found |= {_n(one): one for one in self._editions[name]}
        return [found[number] for number in sorted(found)]

    def kept(self) -> dict[str, list[dict[str, Json]]]:
        """Both editions, for a snapshot."""
        return {name: list(lines) for name, lines in self._editions.items()}


def _n(line: Mapping[str, Json]) -> int:
    number = line["n"]
    assert isinstance(number, int)
    return number


def _number(lines: Sequence[Mapping[str, Json]]) -> int:
    return _n(lines[-1]) if lines else 0
