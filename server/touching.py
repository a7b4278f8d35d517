"""What a command is about and what events changed: so that a GM does not decide on old news."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass

from engine.kernel import Command, Event
from engine.kernel import commands as c
from engine.kernel import events as e

ORDER = "order"
EVERYTHING = "*"
MOST = 1_000
"""Records that a room remembers the changes of."""
NAMES = (
    "actor",
    "actors",
    "asked",
    "by",
    "combatant",
    "effect",
    "frame",
    "held",
    "id",
    "on",
    "question",
    "targets",
    "tokens",
    "window",
)
"""Fields that name somebody, something under way, or what has these fields itself."""
ORDERING = (e.OrderSet, e.InitiativeSet, e.TurnStarted, e.TurnEnded, e.DelayBegan, e.DelayEnded)
ELSEWHERE = (e.Undone, e.EncounterShelved, e.EncounterResumed)
SORTING = (c.Order, c.Initiative, c.EndPhase, c.EndTurn, c.Delay, c.Return)


def about(command: Command) -> frozenset[str]:
    """Whom and what a command is about."""
    return frozenset((*_ids(command), *((ORDER,) if isinstance(command, SORTING) else ())))


def changed(events: Iterable[Event]) -> frozenset[str]:
    """Whom and what these events changed."""
    found: set[str] = set()
    for event in events:
        found.update(_ids(event))
        if isinstance(event, ORDERING):
            found.add(ORDER)
        if isinstance(event, ELSEWHERE):
            found.add(EVERYTHING)
    return frozenset(found)


KNOWN: dict[type, tuple[str, ...]] = {}
"""Which of the names the values of a type have, as far as it was looked up."""


def _names(kind: type) -> tuple[str, ...]:
    if kind not in KNOWN:
        KNOWN[kind] = tuple(name for name in NAMES if hasattr(kind, name))
    return KNOWN[kind]


def _ids(value: object) -> Iterator[str]:
    for name in _names(type(value)):
        one = getattr(value, name)
        if isinstance(one, str):
            yield one
        elif isinstance(one, tuple):
            yield from (each for each in one if isinstance(each, str))
        elif isinstance(one, dict):
            yield from one
        elif is_dataclass(one):
            yield from _ids(one)


class Changes:
    """What the newest records changed, by their serials."""

    def __init__(self, serial: int) -> None:
        self._floor = serial
        self._records: deque[tuple[int, frozenset[str]]] = deque()

    def note(self, serial: int, events: Iterable[Event]) -> None:
        """One more record, which ends with this serial."""
        self._records.append((serial, changed(events)))
        if len(self._records) > MOST:
            self._floor, _ = self._records.popleft()

    def since(self, rev: int, command: Command) -> tuple[int, tuple[str, ...]] | None:
        """The serial of the newest change to what the command is about, and all that was changed
        of it, after ``rev``; None: it is as it was. What is too long ago counts as changed."""
        wanted = about(command)
        if rev < self._floor:
            return self._floor, tuple(sorted(wanted))
        newest, found = 0, set[str]()
        for serial, what in self._records:
            if serial > rev and (hit := wanted if EVERYTHING in what else wanted & what):
                newest = serial
                found |= hit
        return (newest, tuple(sorted(found))) if found else None
