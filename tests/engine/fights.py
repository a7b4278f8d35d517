"""A fight at a table of tests: its clock, its dice, its ids, and what was logged."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.kernel import Command, Encounter, Event, Refusal, Rejected, Stamp, apply, decide
from engine.kernel.commands import Add, Begin, Creature, SetBoard, Tick
from engine.kernel.dice import scripted, seeded
from engine.kernel.frames import Frame, Pending, Question, Window
from engine.kernel.rules import RulePack
from engine.kernel.state import Board, Combatant, Settings
from engine.kernel.units import CombatantId, Instant, Span
from engine.packs import Pack, discover, load

HERE = Path(__file__).parent
SYSTEMS: dict[str, Pack] = {
    **discover(),
    **{
        name: load(HERE / name)
        for name in ("tiny", "tiny_sides", "tiny_gaps", "tiny_under", "tiny_batch")
    },
}
"""The shipped systems, and small ones with everything in them that those may not use."""
PACKS: dict[str, RulePack] = {name: system.rules for name, system in SYSTEMS.items()}
TINY = PACKS["tiny"]
BOARD = Board(width=12, height=8)


class Fight:
    """An encounter with its surroundings; ``store`` is the store's clock in ms.

    ``system``: where the rules follow the options of the room.
    """

    def __init__(
        self,
        pack: RulePack = TINY,
        settings: Settings | None = None,
        system: Pack | None = None,
    ) -> None:
        self._pack = pack
        self.system = system
        self.state = Encounter(
            pack=pack.id, settings=settings or Settings(allowance_ms=Span(0)), name="A test"
        )
        self.store = 1_000_000
        self.seed = 1
        self.faces: Iterable[int] | None = None
        self.log: list[Event] = []
        self._ids = 0

    @property
    def pack(self) -> RulePack:
        """The rules as the room has them now."""
        return self.system.variant(self.state.options) if self.system else self._pack

    @property
    def now(self) -> Instant:
        """The room's clock: behind the store's by what was lost, and still while paused."""
        clock = self.state.clock
        return Instant(self.store - clock.lost) if clock.paused_at is None else clock.paused_at

    def stamp(self, credit: int = 0) -> Stamp:
        """What the outside adds now; two of them add the same."""
        count = self._ids

        def fresh() -> str:
            nonlocal count
            count += 1
            return f"n{count}"

        roll = seeded(self.seed + self.state.serial) if self.faces is None else scripted(self.faces)
        return Stamp(now=self.now, sent=Instant(self.now - credit), roll=roll, fresh=fresh)

    def do(self, command: Command, credit: int = 0) -> tuple[Event, ...]:
        """Carry out a command. Raises Rejected."""
        events = decide(self.state, command, self.stamp(credit), self.pack)
        self._ids += 1000
        for event in events:
            self.state = apply(self.state, event)
        self.log += events
        return events

    def refused(self, command: Command, credit: int = 0) -> Refusal:
        """Why a command is refused; that it is."""
        with pytest.raises(Rejected) as caught:
            self.do(command, credit)
        return caught.value.refusal

    def wait(self, ms: int, *, tick: bool = True) -> tuple[Event, ...]:
        """Let time pass; the server looks at the end."""
        self.store += ms
        return self.do(Tick()) if tick else ()

    def throws(self, *faces: int) -> None:
        """The next faces, whoever rolls."""
        self.faces = iter(faces)

    def copy(self) -> "Fight":
        """The same fight, to go on from twice."""
        other = Fight(self._pack, system=self.system)
        other.state, other.store, other.seed = self.state, self.store, self.seed
        other._ids, other.log, other.faces = self._ids, [*self.log], self.faces
        return other

    def one(self, who: str) -> Combatant:
        """The combatant with this id."""
        return self.state.combatants[CombatantId(who)]

    def top(self) -> Frame:
        """What is uppermost on the stack."""
        return self.state.stack[-1]

    def window(self) -> Window:
        """The open window."""
        top = self.top()
        assert isinstance(top, Window), top
        return top

    def question(self) -> Question:
        """The open question."""
        top = self.top()
        assert isinstance(top, Question), top
        return top

    def pending(self) -> Pending:
        """The action under way that is uppermost."""
        return [one for one in self.state.stack if isinstance(one, Pending)][-1]


def creature(who: str, **fields: object) -> Creature:
    """A creature whose id is its name, at its initiative, in its place."""
    return Creature(id=CombatantId(who), name=who, **fields)  # type: ignore[arg-type]


def begun(
    *creatures: Creature,
    pack: RulePack = TINY,
    board: Board | None = BOARD,
    settings: Settings | None = None,
) -> Fight:
    """A fight under way between these."""
    fight = Fight(pack, settings)
    if board is not None:
        fight.do(SetBoard(grid=board))
    fight.do(Add(creatures=creatures))
    fight.do(Begin())
    return fight


def kinds(events: Iterable[Event]) -> list[str]:
    """The tags of events."""
    return [one.type for one in events]
