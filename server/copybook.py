"""A process's copy of one room's encounter: what is stored, folded; and its numbers."""

import hashlib

import orjson

from engine.kernel import Encounter, Event, apply
from engine.text import codec
from server.logbook import Logbook
from server.store import Loaded, Record, Snapshot


class Broken(Exception):
    """A record does not follow from this copy: load the room anew."""


def chained(chain: str, events: bytes) -> str:
    """The chain after these events: a hash of the one before and the events."""
    return hashlib.blake2b(chain.encode() + events, digest_size=12).hexdigest()


class Copy:
    """The encounter as far as this process knows it, with serial, chain and log lines."""

    def __init__(self, state: Encounter, serial: int, chain: str, log: Logbook) -> None:
        self.state = state
        self.serial = serial
        self.chain = chain
        self.log = log

    @classmethod
    def load(cls, loaded: Loaded) -> "Copy":
        """The copy that a stored room amounts to. Raises Broken."""
        kept = orjson.loads(loaded.snapshot.state)
        state = codec.state.validate_python(kept["encounter"])
        log = Logbook(kept["log"])
        copy = cls(state, loaded.snapshot.serial, loaded.snapshot.chain, log)
        for record in loaded.records:
            copy.take(record)
        return copy

    def take(self, record: Record) -> tuple[Event, ...]:
        """Fold one more record; what is known already is passed over. Raises Broken."""
        if record.serial <= self.serial:
            return ()
        events = codec.events.validate_json(record.events)
        if (
            record.serial != self.serial + len(events)
            or chained(self.chain, record.events) != record.chain
        ):
            raise Broken
        at = record.at - self.state.clock.lost
        for event in events:
            before, self.state = self.state, apply(self.state, event)
            self.log.note(event, before, self.state, at)
        self.serial, self.chain = record.serial, record.chain
        return events

    def snapshot(self) -> Snapshot:
        """The copy as the store keeps it."""
        return Snapshot(serial=self.serial, chain=self.chain, state=self.dump())

    def dump(self) -> bytes:
        """The state and its log lines as JSON."""
        return codec.dump({"encounter": self.state, "log": self.log.kept()})

    def twin(self) -> "Copy":
        """A copy of this copy that can be folded further on its own."""
        return Copy(self.state, self.serial, self.chain, Logbook(self.log.kept()))

    def after(self, events: tuple[Event, ...]) -> Encounter:
        """What the state would be after these events."""
        state = self.state
        for event in events:
            state = apply(state, event)
        return state
