"""A replay: one fight played from commands with times and faces, answered in lines."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.kernel import Event, Rejected, RulePack, Stamp, apply, decide, next_deadline
from engine.kernel.commands import Command, Tick
from engine.kernel.creatures import OptionValue
from engine.kernel.dice import scripted
from engine.kernel.state import Encounter, Settings
from engine.kernel.units import Instant, Span
from engine.text.events import shown
from engine.text.lines import write_refusal
from engine.text.names import Names

Rules = Callable[[Mapping[str, OptionValue]], RulePack]
"""A rule system: its pack as it is with these options of a room."""

DEADLINES = 10_000
"""More than pass between two commands of any fight."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one command, or (``at``) of a deadline: lines that begin with < or !."""

    lines: tuple[str, ...]
    at: Instant | None = None


class Replay:
    """A fight under way. Time is the room's clock; nothing is credited for the network."""

    def __init__(self, rules: Rules, faces: Iterable[int]) -> None:
        self._rules = rules
        self.names = Names()
        self.now = Instant(0)
        self.state = Encounter(pack=rules({}).id, settings=Settings(allowance_ms=Span(0)))
        self._faces = iter(tuple(faces))
        self._roll = scripted(self._faces)
        self._ids = 0
        self.history: list[Event] = []
        """Everything that has happened."""

    @property
    def pack(self) -> RulePack:
        """The rules as they are with the options chosen."""
        return self._rules(self.state.options)

    def left_over(self) -> tuple[int, ...]:
        """The faces that nobody rolled; they are gone after that."""
        return tuple(self._faces)

    def do(self, command: Command, sent: Instant | None = None) -> Answer:
        """Carry out a command now. Raises OutOfDice where no face is left for a roll."""
        try:
            return Answer(self.must(command, sent))
        except Rejected as no:
            return Answer((f"! {write_refusal(no.refusal, self.names)}",))

    def must(self, command: Command, sent: Instant | None = None) -> tuple[str, ...]:
        """Carry out a command now. Raises Rejected where the rules say no, and OutOfDice."""
        stamp = Stamp(
            now=self.now,
            sent=self.now if sent is None else sent,
            roll=self._roll,
            fresh=self._fresh,
        )
        events = decide(self.state, command, stamp, self.pack)
        self.history += events
        for event in events:
            self.state = apply(self.state, event)
        return tuple(f"< {line}" for line in shown(events, self.names))

    def wait(self, until: Instant) -> Iterator[Answer]:
        """Let time pass; every deadline on the way is kept to the millisecond."""
        for _ in range(DEADLINES):
            due = next_deadline(self.state)
            if due is None or due > until:
                break
            self.now = max(self.now, due)
            yield Answer(self.must(Tick()), self.now)
        else:
            raise RuntimeError(f"a deadline at {self.now} comes again and again: {self.state}")
        self.now = max(self.now, until)

    def _fresh(self) -> str:
        self._ids += 1
        return f"#{self._ids}"
