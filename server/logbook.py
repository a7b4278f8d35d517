"""The logbook of a room: readable lines in two editions, the newest two hundred of each."""

import logging
from collections import deque
from collections.abc import Mapping, Sequence

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
                number = lines[-1]["n"] if lines else 0
                assert isinstance(number, int)
                lines.append({"n": number + 1, "at": at, "text": text})

    def edition(self, *, gm: bool) -> list[Json]:
        """The lines of one edition, newest last."""
        return list(self._editions["gm" if gm else "public"])

    def kept(self) -> dict[str, list[dict[str, Json]]]:
        """Both editions, for a snapshot."""
        return {name: list(lines) for name, lines in self._editions.items()}
