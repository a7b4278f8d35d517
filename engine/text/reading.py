"""Reading: a scenario file as its lines, each known for what it is."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.kernel.units import Instant
from engine.text.errors import ScenarioError
from engine.text.values import milliseconds
from engine.text.words import LineError

END = "---"
LINE = re.compile(r"(?:(?P<time>\S*\d\S*)\s*)?(?:(?P<mark>[><!=])\s+(?P<text>.*))?")
HEADERS = ("system", "option", "setting", "dice", "board", "cast", "given")


@dataclass(frozen=True, slots=True)
class Note:
    """A comment or an empty line."""

    text: str


@dataclass(frozen=True, slots=True)
class Header:
    """A line of the setup that begins with one of HEADERS."""

    number: int
    key: str
    text: str
    whole: str


@dataclass(frozen=True, slots=True)
class Do:
    """A command at its time; without ``text`` only time passes."""

    number: int
    at: Instant
    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """An answer; ``timed`` where it begins what a deadline brought."""

    number: int
    timed: bool


@dataclass(frozen=True, slots=True)
class Expect:
    """What has to be so at this point."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """The line that ends the setup."""


Item = Note | Header | Do | Said | Expect | Rule


def read(text: str, file: str) -> tuple[Item, ...]:
    """The lines of a scenario. Raises ScenarioError."""
    items = tuple(_items(text, file))
    if Rule() not in items:
        raise ScenarioError(file, len(items), f"expected a line {END} that ends the setup")
    return items


def _items(text: str, file: str) -> Iterator[Item]:
    setup = True
    now = Instant(0)
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            item = _item(number, line.strip(), setup=setup)
        except LineError as error:
            raise ScenarioError(file, number, str(error)) from None
        if isinstance(item, Do):
            if item.at < now:
                raise ScenarioError(file, number, "expected a time that is not before the last")
            now = item.at
        setup = setup and item != Rule()
        yield item


def _item(number: int, line: str, *, setup: bool) -> Item:
    if not line or line.startswith("#"):
        return Note(line)
    if line == END and setup:
        return Rule()
    key, *rest = line.split(maxsplit=1)
    if key in HEADERS:
        if not setup:
            raise LineError(f"{key} belongs above the line {END}")
        return Header(number, key, "".join(rest), line)
    found = LINE.fullmatch(line)
    if found is None or (found["time"] is None and found["mark"] is None):
        heads = f"{', '.join(HEADERS)}, " if setup else ""
        raise LineError(f"expected {heads}> command, < event, ! refusal or = state, not: {line}")
    return _spoken(number, found["time"], found["mark"], (found["text"] or "").strip(), setup=setup)


def _spoken(number: int, time: str | None, mark: str | None, text: str, *, setup: bool) -> Item:
    at = None if time is None else Instant(milliseconds(time))
    if mark in (None, ">"):
        if at is None:
            raise LineError("expected a time in seconds before the >")
        if mark and not text:
            raise LineError("expected a command after the >")
        return Do(number, at, text)
    if setup:
        raise LineError(f"expected only commands above the line {END}")
    if mark == "=":
        return Expect(number, text)
    return Said(number, timed=at is not None)
