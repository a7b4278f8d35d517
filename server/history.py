"""History: a room's whole record, folded again to any earlier moment; undo, redo, transcript."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import orjson

from engine.kernel import Command, Encounter, Event, apply, restore
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.refusals import Reason, reject
from engine.kernel.units import Instant, Span
from engine.text import codec
from engine.text.past import read_events
from engine.text.transcript import Entry
from server.copybook import unpack
from server.roomclock import room_now
from server.store import Record, Store

MEMBERSHIP = (
    e.SeatSet | e.SeatLeft | e.StandingSet | e.OptionsSet | e.OutageGivenBack | e.Paused | e.Resumed
)
"""What undo leaves as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One record: what was asked for and what came of it.

    ``at``, ``sent``: instants of the room's clock. ``start``, ``end``: serials around it.
    ``shift``: ms by which going back has moved the clock of the fight until then.
    """

    command: Command | None
    at: Instant
    sent: Instant
    start: int
    end: int
    before: Encounter
    events: tuple[Event, ...]
    shift: Span

    @property
    def quiet(self) -> bool:
        """Whether it is none that could be undone: only about the table, or about time."""
        return all(isinstance(one, MEMBERSHIP) for one in self.events)


def cause(command: Command, credit: int) -> bytes:
    """What is kept of a command beside its events."""
    return b'{"command":' + codec.dump(command) + b',"credit":' + orjson.dumps(credit) + b"}"


class History:
    """What happened, in order: ``done`` is what the fight is made of now, ``undone`` what could be
    done again, the next first."""

    def __init__(self, steps: Sequence[Step], newest: Encounter) -> None:
        self.newest = newest
        self.steps = steps
        self.done: list[Step] = []
        self.undone: list[Step] = []
        for step in steps:
            self._note(step)

    def _note(self, step: Step) -> None:
        went = next((one for one in step.events if isinstance(one, e.Undone)), None)
        if went is None:
            if not step.quiet:
                self.undone.clear()
            self.done.append(step)
        elif went.redo:
            again = [one for one in self.undone if one.end <= went.to]
            self.undone = self.undone[len(again) :]
            self.done = sorted((*self.done, *again), key=lambda one: one.end)
        else:
            gone = [one for one in self.done if one.end > went.to and not one.quiet]
            self.undone = gone + self.undone
            self.done = [one for one in self.done if one not in gone]

    def go(self, command: c.Undo | c.Redo, now: Instant) -> e.Undone:
        """What takes the fight there. Raises Rejected for a serial that leads nowhere."""
        to, redo = command.to, isinstance(command, c.Redo)
        if redo:
            known = any(one.end == to for one in self.undone)
        else:
            known = any(one.start == to and not one.quiet for one in self.done)
        if not known:
            raise reject(Reason.UNKNOWN, what="serial")
        past, left = self._after(to)
        return restore(self.newest, past, to=to, left=left, at=now, redo=redo)

    def _after(self, serial: int) -> tuple[Encounter, Instant]:
        """The fight after this serial, and when it was left behind."""
        following = next(one for one in (*self.steps, None) if one is None or one.start == serial)
        assert following is not None, "what was undone was followed by the undoing"
        return following.before, following.at

    def entries(self) -> Iterator[Entry]:
        """What the fight is made of, as a transcript has it."""
        for step in self.done:
            if step.command is not None:
                yield Entry(
                    at=step.at,
                    sent=step.sent,
                    command=step.command,
                    events=step.events,
                    shift=step.shift,
                )

    @property
    def first(self) -> Encounter:
        """The room before anything happened in it."""
        return self.steps[0].before if self.steps else self.newest


async def read(store: Store, room: str, now: Encounter) -> History:
    """The history of a room that is like ``now`` at its newest. Raises StoreAway."""
    before = await store.beginning(room)
    if before is None:
        return History([], now)
    start, _ = unpack(before)
    return History(*fold(start, await store.since(room, before.serial)))


def fold(start: Encounter, records: Iterable[Record]) -> tuple[list[Step], Encounter]:
    """The steps that these records are, and the fight after them."""
    state, steps, shift = start, list[Step](), Span(0)
    shifts = {state.serial: shift}
    for record in records:
        events = read_events(record.events, record.form)
        kept = orjson.loads(record.cause or b"{}")
        asked = kept.get("command")
        at = room_now(state, record.at)
        step = Step(
            command=codec.command.validate_python(asked) if asked else None,
            at=at,
            sent=Instant(at - kept.get("credit", 0)),
            start=state.serial,
            end=record.serial,
            before=state,
            events=events,
            shift=shift,
        )
        steps.append(step)
        for event in events:
            if isinstance(event, e.Undone):
                left = next((one.at for one in steps if one.start == event.to), at)
                shift = Span(shifts.get(event.to, 0) + at - left)
            state = apply(state, event)
        shifts[record.serial] = shift
    return steps, state
