"""Events as lines: the tag, then what matters to a reader, flat."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import zip_longest
from typing import get_args

from engine.kernel import events as e
from engine.text import values
from engine.text.event_parts import parts
from engine.text.names import Names

QUIET = (
    "activity.calmed",
    "effect.runs_out",
    "frame.moved",
    "move.planned",
    "turn.ending",
    "window.resolve",
)
"""Bookkeeping that no line shows."""

SHAPES: Mapping[str, str] = {
    "seat.set": "seat=seat.id name=seat.name role=seat.role controls=seat.controls "
    "factor=seat.factor",
    "seat.left": "seat",
    "standing.set": "combatant reaction rule",
    "options.set": "",
    "combatant.added": "combatant=combatant.id side=combatant.side kind=combatant.kind "
    "initiative?=combatant.initiative hp?=combatant.hp position?=combatant.position "
    "hidden?=combatant.hidden",
    "combatant.queued": "combatant",
    "combatant.removed": "combatant",
    "combatant.edited": "combatant=combatant.id",
    "initiative.set": "combatant value faces? tiebreak?",
    "order.set": "",
    "board.set": "",
    "undone": "to redo?",
    "encounter.shelved": "shelved name? party?",
    "encounter.resumed": "shelved party?",
    "encounter.discarded": "shelved",
    "encounter.began": "",
    "encounter.ended": "",
    "round.started": "round",
    "turn.started": "combatant resumed?",
    "turn.can_end": "combatant",
    "turn.timed": "ends_at left",
    "turn.expired": "combatant",
    "turn.ended": "combatant",
    "turn.skipped": "combatant why",
    "stack.cleared": "",
    "paused": "",
    "resumed": "",
    "outage": "",
    "budget.changed": "combatant budget value",
    "budget.raised": "combatant budget value",
    "hp.changed": "combatant value change faces?",
    "effect.applied": "effect=effect.id combatant=effect.on condition?=effect.condition",
    "effect.ended": "effect combatant",
    "effect.used": "effect combatant left",
    "effect.sustained": "effect combatant by",
    "saving.rolled": "effect combatant face total against good",
    "action.announced": "frame=frame.id by=frame.by action=frame.action owned?=frame.owned "
    "targets?=frame.targets path?=frame.path",
    "action.withdrawn": "frame by=combatant action",
    "action.declared": "frame=frame.id by=frame.by action=frame.action owned?=frame.owned "
    "targets?=frame.targets path?=frame.path",
    "step.done": "frame by=combatant from=origin to=square",
    "check.rolled": "by=combatant target face=check.kept total=check.total against=check.against "
    "degree=check.degree",
    "check.waived": "by=combatant target degree=check.degree",
    "damage.reduced": "frame by combatant amount",
    "action.avoided": "frame combatant",
    "action.redirected": "frame combatant to",
    "action.interrupted": "frame by=combatant action",
    "action.lost": "frame by=combatant action",
    "action.resolved": "frame by=combatant action",
    "window.opened": "frame=window.id trigger=window.trigger at=window.at source=window.source",
    "window.answered": "frame by reaction=reply.reaction owned?=reply.owned also?=reply.also "
    "again?=reply.again",
    "window.expired": "frame by reaction?=reply.reaction",
    "window.extended": "frame by?",
    "window.time_asked": "frame by",
    "window.held": "frame who on",
    "window.absent": "frame by on policy rests?",
    "window.rerouted": "frame by seat",
    "window.ordered": "frame order",
    "window.closed": "frame reason",
    "window.released": "frame=window by reaction",
    "question.asked": "frame=question.id ask=question.ask to?=question.to text=question.text "
    "source?=question.source choices?=question.choices default?=question.default "
    "number?=question.number closes_at=question.closes_at",
    "question.answered": "frame by value",
    "delay.began": "combatant",
    "delay.returning": "combatant after?",
    "delay.ended": "combatant reason",
    "held.stored": "held=held.id by=held.by action=held.action owned?=held.owned on?=held.on "
    "source?=held.source about?=held.about text?=held.text targets?=held.targets",
    "order.moved": "combatant before",
    "held.ended": "held by=combatant action reason",
    "check.modified": "frame by name=modifier.why value=modifier.value",
    "save.rolled": "frame by=combatant face=check.kept total=check.total against=check.against "
    "degree=check.degree",
    "chance.rolled": "frame by=combatant face chance",
    "combatant.moved": "combatant from=origin to=square by",
    "activity.advanced": "frame by=combatant action done of kept? degree?",
    "activity.interrupted": "by=combatant action done of why",
    "fact.set": "combatant about value",
    "pool.thrown": "by=throw.by target=throw.target why=throw.why faces=throw.faces "
    "need=throw.need",
    "mode.began": "mode fighters",
    "mode.ended": "mode reason winner?",
    "score.changed": "side value change",
}
"""The keys of each event's line, each with where its value is; ``?``: only if there is one."""


def write_event(event: e.Event, names: Names) -> str | None:
    """The line for an event; None for bookkeeping."""
    if event.type in QUIET:
        return None
    words = (f"{key}={word}" for key, word in _pairs(event, names))
    return " ".join((event.type, *words, *parts(event, names)))


def _pairs(event: e.Event, names: Names) -> Iterator[tuple[str, str]]:
    for key, path, optional in _shape(event.type):
        value: object = event
        hint: object = type(event)
        for name in path:
            hint = _hint(hint, name)
            value = getattr(value, name)
        if not optional or value not in (None, (), "", False):
            yield key, values.write(value, hint, names)


def _hint(hint: object, name: str) -> object:
    """The type of a field of what has this type."""
    kind = values.choices(hint)[0]
    assert isinstance(kind, type)
    return values.fields(kind)[name]


@cache
def _shape(tag: str) -> tuple[tuple[str, tuple[str, ...], bool], ...]:
    found = []
    for word in SHAPES[tag].split():
        key, _, path = word.partition("=")
        name = key.removesuffix("?")
        found.append((name, tuple((path or name).split(".")), name != key))
    return tuple(found)


def shown(events: tuple[e.Event, ...], names: Names) -> list[str]:
    """The lines for the events of one decision; of orders in a row only the last."""
    lines: list[str] = []
    for event, following in zip_longest(events, events[1:]):
        names.learn(event)
        if isinstance(event, e.OrderSet) and isinstance(following, e.OrderSet):
            continue
        line = write_event(event, names)
        if line is not None:
            lines.append(line)
    return lines


TAGS = frozenset(get_args(values.fields(one)["type"])[0] for one in get_args(e.Event))
"""Every event there is."""
