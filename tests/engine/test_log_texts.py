"""Whatever happens in a scenario has a line in the log, worded in every language."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.kernel import Event, apply
from engine.kernel.state import Encounter, Settings
from engine.kernel.units import Span
from engine.kernel.view import line
from engine.packs import Pack, discover
from engine.text.catalogue import LANGUAGES, messages
from engine.text.events import QUIET
from engine.text.player import Player
from engine.text.reading import read

PACKS = discover()
RULES = {name: pack.variant for name, pack in PACKS.items()}
LOCALES = Path(__file__).parents[2] / "static" / "locales"
SILENT = {
    *QUIET,
    "action.resolved",  # What came of it has lines of its own.
    "activity.calmed",
    "budget.changed",  # Marks on the pages show what is left.
    "budget.raised",
    "effect.used",  # It is told when it ends.
    "fact.set",  # The GM has just said it.
    "question.asked",
    "turn.can_end",
    "turn.timed",
    "standing.set",  # Of nobody's concern but its owner's.
    "window.ordered",
}
"""What no line tells of, since something else on the pages does."""


@cache
def told(name: str) -> tuple[tuple[Event, object, object], ...]:
    """Everything that happens in a pack's scenarios, with what the GM and players read of it."""
    return tuple(one for file in sorted(_files(PACKS[name])) for one in _lines(file))


def _files(pack: Pack) -> Iterator[Path]:
    yield from pack.folder.rglob("*.scenario")


def _lines(file: Path) -> Iterator[tuple[Event, object, object]]:
    player = Player(str(file), read(file.read_text(encoding="utf-8"), str(file)), RULES)
    for _ in player.lines():
        pass
    state = Encounter(pack=player.replay.state.pack, settings=Settings(allowance_ms=Span(0)))
    for event in player.replay.history:
        before, state = state, apply(state, event)
        yield event, line(event, before, state, gm=True), line(event, before, state, gm=False)


def _ids(text: object) -> Iterator[str]:
    """The message ids in a text."""
    match text:
        case {"id": str(one), **parts}:
            yield one
            yield from _ids(parts)
        case dict():
            for part in text.values():
                yield from _ids(part)
        case list() | tuple():
            for part in text:
                yield from _ids(part)


def test_whatever_happens_has_a_line_in_the_log_of_the_gm() -> None:
    everything = [one for name in PACKS for one in told(name)]
    said = {event.type for event, gm, _ in everything if gm is not None}
    silent = {event.type for event, gm, _ in everything} - said
    assert silent <= SILENT, sorted(silent - SILENT)
    assert not said & SILENT, sorted(said & SILENT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACKS)
def test_every_line_of_the_log_is_worded(name: str, language: str) -> None:
    pages = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    known = {*messages(pages), *messages(PACKS[name].catalogue(language) or "")}
    wanted = {one for _, gm, players in told(name) for one in _ids([gm, players])}
    assert wanted and not wanted - known
