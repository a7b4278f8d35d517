"""A transcript: what happened in a room, written as a scenario that can be replayed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.kernel import Command, Encounter, Event, Refusal, stats
from engine.kernel import events as e
from engine.kernel.commands import Creature, Outage, Resume, Tick
from engine.kernel.settings import flat
from engine.kernel.state import Combatant, Settings
from engine.kernel.units import CombatantId, FrameId, Instant, Span
from engine.text import codec, values
from engine.text.events import shown
from engine.text.lines import write_command, write_fields, write_refusal, write_table
from engine.text.names import Names
from engine.text.player import INDENT
from engine.text.reading import END
from engine.text.words import quote


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One command of a room and what came of it; ``at`` and ``sent`` on the room's clock.

    ``shift``: ms of that clock that going back has taken out before.
    """

    at: Instant
    command: Command
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    sent: Instant | None = None
    shift: Span = Span(0)


def transcript(start: Encounter, entries: Sequence[Entry]) -> str:
    """The scenario of a room from this state on; times count from the first entry.

    It replays if the fight had not begun in ``start``.
    """
    names = Names(zero=entries[0].at if entries else Instant(0))
    names.learn_all(start)
    lines = [*_head(start, names, entries), END]
    zero = names.zero
    for entry in entries:
        names.zero = Instant(zero + entry.shift)
        if not isinstance(entry.command, Outage):
            lines += _said(entry, names)
    return "".join(f"{line}\n" for line in lines)


def rolled(events: Iterable[Event]) -> Iterator[int]:
    """Every face that was thrown, in order; what players typed was not."""
    asked: dict[FrameId, FrameId | None] = {}
    typed: set[FrameId | None] = set()
    for event in events:
        match event:
            case e.InitiativeSet(faces=faces) | e.HpChanged(faces=faces):
                yield from faces
            case e.ChanceRolled(face=face):
                yield face
            case e.QuestionAsked(question=question) if question.ask == "die":
                asked[question.id] = question.parent
            case e.QuestionAnswered(frame=frame, by=by, value=value):
                if frame in asked:
                    typed.add(asked[frame])
                if event.thrown or (frame in asked and by == "time"):
                    yield from (one for one in value if isinstance(one, int))
            case e.CheckRolled(frame=frame, check=check) if frame not in typed:
                yield from check.faces
            case e.PoolThrown(throw=throw) if not throw.typed:
                yield from throw.faces
            case e.SaveRolled(check=check):
                yield from check.faces
            case _:
                pass


def _head(start: Encounter, names: Names, entries: Sequence[Entry]) -> Iterator[str]:
    if start.status != "setup" or start.shelf:
        yield "# This begins in the middle of a fight: it can be read, but not replayed."
    yield f"system {start.pack}"
    for name, value in start.options.items():
        yield f"option {next(write_table('', {name: value})).removeprefix('.')}"
    usual = flat(Settings(allowance_ms=Span(0)))
    for name, value in flat(start.settings).items():
        if value != usual.get(name):
            yield f"setting {name}={value}"
    faces = " ".join(map(str, rolled(one for entry in entries for one in entry.events)))
    if faces:
        yield f"dice {faces}"
    yield from _board(start)
    for one in start.combatants.values():
        yield from _cast(one, start, names)


def _board(start: Encounter) -> Iterator[str]:
    if start.board is not None:
        words = [f"board {start.board.width}x{start.board.height}"]
        for name in ("difficult", "blocked"):
            cells = getattr(start.board, name)
            if cells:
                words.append(f"{name}={','.join(f'{x}:{y}' for x, y in cells)}")
        yield " ".join(words)


def _cast(one: Combatant, start: Encounter, names: Names) -> Iterator[str]:
    word = quote(names.word(CombatantId, one.id))
    creature = Creature(
        name=one.name,
        side=one.side,
        kind=one.kind,
        initiative=one.initiative,
        hp=one.hp_max,
        stats=one.stats,
        position=one.position,
        size=one.size,
        hidden=one.hidden,
        owned=tuple(one.owned.values()),
        reserves=tuple(one.reserves.values()),
        notes=one.notes,
    )
    yield " ".join(("cast", word, *write_fields(creature, names, {"id", "name"})))
    own = {key: value for key, value in one.budgets.items() if key in one.reserves}
    given = [f"budgets={codec.dump(own).decode()}"] if own else []
    rest = {key: value for key, value in one.budgets.items() if value and key not in own}
    given += [f"budget.{quote(key)}={value}" for key, value in rest.items()]
    if one.hp != one.hp_max:
        given.append(f"hp={one.hp}")
    states = [quote(each.condition) for each in stats.effects_on(start, one.id) if each.condition]
    if states:
        given.append(f"condition={','.join(states)}")
    if given:
        yield " ".join(("given", word, *given))


def _said(entry: Entry, names: Names) -> Iterator[str]:
    at = values.seconds(entry.at - names.zero)
    command = (
        replace(entry.command, clock=0) if isinstance(entry.command, Resume) else entry.command
    )
    if not isinstance(command, Tick) or entry.events:
        words = write_command(command, names)
        if entry.sent is not None and entry.sent != entry.at:
            words += f" sent={values.seconds(entry.sent - names.zero)}"
        yield f"{at:<4} > {words}"
    for line in shown(entry.events, names):
        yield f"{INDENT}< {line}"
    if entry.refusal:
        yield f"{INDENT}! {write_refusal(entry.refusal, names)}"
