"""A process's copy of one room's encounter: what is stored, folded; and its numbers."""

import hashlib
from collections.abc import Sequence
from itertools import pairwise

import orjson

from engine.kernel import Encounter, Event
from engine.kernel import events as e
from engine.text import codec
from engine.text.past import VERSION, read_events, read_state
from server.answers import Answer
from server.asking import Asked
from server.folding import Course, Own, folded
from server.logbook import Logbook
from server.roomclock import store_deadline
from server.store import REMEMBER_MS, Append, Loaded, Record, Snapshot, Store
from server.touching import Changes

SNAPSHOT_EVERY = 50
"""Events between two snapshots."""
MARK_EVERY = 2_000
"""Events after which the record before is forgotten where no fight is running."""
REMEMBERED = 200
"""Records whose command ids a copy learns when it is loaded."""


class Broken(Exception):
    """A record does not follow from this copy: load the room anew."""


def chained(chain: str, events: bytes) -> str:
    """The chain after these events: a hash of the one before and the events."""
    return hashlib.blake2b(chain.encode() + events, digest_size=12).hexdigest()


async def fetch(store: Store, room: str) -> "Copy | None":
    """The copy that a stored room amounts to, None without one. Raises Broken, StoreAway."""
    before = await store.history(room, REMEMBERED)
    loaded = await store.load(room)
    return None if loaded is None else Copy.load(loaded, before)


class Copy:
    """The encounter as far as this process knows it, with serial, chain and log lines."""

    def __init__(self, state: Encounter, serial: int, chain: str, log: Logbook) -> None:
        self.state = state
        self.serial = serial
        self.chain = chain
        self.log = log
        self.snapshot_at = serial
        self.marked_at = serial
        self.archived = log.numbers()
        self._done: dict[str, int] = {}
        self._own: Own | None = None
        self._changes = Changes(serial)

    @classmethod
    def load(cls, loaded: Loaded, before: Sequence[Record] = ()) -> "Copy":
        """The copy of what is stored; it knows the commands of the records ``before`` too."""
        state, log = unpack(loaded.snapshot)
        copy = cls(state, loaded.snapshot.serial, loaded.snapshot.chain, log)
        for record in before:
            copy.remember(record)
        for record in loaded.records:
            copy.take(record)
        return copy

    def remember(self, record: Record) -> None:
        """Know that a command took effect, as long as the store does."""
        if record.command:
            self._done[record.command] = record.at
        while self._done:
            first, at = next(iter(self._done.items()))
            if at > record.at - REMEMBER_MS:
                return
            del self._done[first]

    def done(self, command: str | None, now: int) -> bool:
        """Whether this command took effect within the hour."""
        return command in self._done and self._done[command] > now - REMEMBER_MS

    def stale(self, asked: Asked) -> Answer | None:
        """The refusal of a command that its sender would have thought over, knowing the news."""
        by = self.state.seats.get(asked.seat) if asked.seat else None
        if asked.rev is None or by is None or by.role not in ("gm", "bridge"):
            return None
        found = self._changes.since(asked.rev, asked.command)
        if found is None:
            return None
        since, changed = found
        return Answer({"reason": "conflict", "params": {"since": since, "changed": changed}})

    def take(self, record: Record) -> tuple[Event, ...]:
        """Fold one more record; what is known already is passed over. Raises Broken."""
        if record.serial <= self.serial:
            return ()
        own = self._own
        if own is not None and (own.serial, own.chain) == (record.serial, record.chain):
            course = own.course
        else:
            events = read_events(record.events, record.form)
            if (
                record.serial != self.serial + len(events)
                or chained(self.chain, record.events) != record.chain
            ):
                raise Broken
            course = folded(self.state, events)
        self._own = None
        events, states = course.events, course.states
        for event, (before, after) in zip(events, pairwise(states), strict=True):
            self.log.note(event, before, after, record.at)
        # Only now: a copy that was folded half way would be wrong for ever.
        self.state = states[-1]
        self.serial, self.chain = record.serial, record.chain
        self._changes.note(record.serial, events)
        self.remember(record)
        return events

    def append(self, course: Course, *, at: int, command: str | None, cause: bytes = b"") -> Append:
        """The request that keeps what was decided, with a snapshot when one is due."""
        events = course.events
        body = codec.dump(events)
        record = Record(
            serial=self.serial + len(events),
            chain=chained(self.chain, body),
            at=at,
            command=command,
            events=body,
            cause=cause,
        )
        self._own = Own(record.serial, record.chain, course)
        marks = self._marks(record.serial, events)
        due = marks or record.serial - self.snapshot_at >= SNAPSHOT_EVERY
        twin = self._twin(record) if due else None
        return Append(
            expected_serial=self.serial,
            expected_chain=self.chain,
            record=record,
            deadline=store_deadline(course.states[-1]),
            snapshot=twin.dump() if twin else None,
            lines=twin.log.part(self.archived) if twin else None,
            mark=marks,
        )

    def kept(self, request: Append) -> None:
        """The store has taken a request of this copy's, which knows its record by now."""
        if request.snapshot is not None:
            self.snapshot_at = request.record.serial
            self.archived = self.log.numbers()
        if request.mark:
            self.marked_at = request.record.serial

    def _marks(self, serial: int, events: tuple[Event, ...]) -> bool:
        """Nobody goes back behind the beginning of the fight before this one."""
        if any(isinstance(one, e.EncounterBegan) for one in events):
            return True
        return self.state.status != "running" and serial - self.marked_at >= MARK_EVERY

    def snapshot(self) -> Snapshot:
        """The copy as the store keeps it."""
        return Snapshot(serial=self.serial, chain=self.chain, state=self.dump())

    def dump(self) -> bytes:
        """The state and its log lines as JSON."""
        kept = {"form": VERSION, "encounter": self.state, "log": self.log.kept()}
        return codec.dump(kept)

    def _twin(self, record: Record) -> "Copy":
        """This copy after one more record."""
        twin = Copy(self.state, self.serial, self.chain, Logbook(self.log.kept()))
        twin.take(record)
        return twin


def unpack(snapshot: Snapshot) -> tuple[Encounter, Logbook]:
    """The encounter of a snapshot, and its log lines. Raises FromTheFuture."""
    kept = orjson.loads(snapshot.state)
    return read_state(kept["encounter"], kept.get("form", 1)), Logbook(kept["log"])
