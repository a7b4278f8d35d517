"""A script: what a scenario says below the line, cut at its commands and deadlines."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.text.reading import Do, Expect, Item, Note, Said


@dataclass(slots=True)
class Answered:
    """What stands below a command, or below the first line of what a deadline brought."""

    count: int = 0
    """How many answers there were."""
    notes: list[tuple[int, Note]] = field(default_factory=list)
    """Comments among the answers, each with the number of answers before it."""
    end: list[Note | Expect] = field(default_factory=list)
    """What comes after the answers: comments, and what is to be so then."""

    def answer(self) -> None:
        """One more answer; comments before it stay before it."""
        self.notes += [(self.count, one) for one in self.end if isinstance(one, Note)]
        self.end = [one for one in self.end if isinstance(one, Expect)]
        self.count += 1

    def merge(self, lines: Iterable[str]) -> Iterator[str | Note | Expect]:
        """The answers that really came, with everything else where it stood."""
        index = 0
        for index, line in enumerate(lines, 1):
            yield from (note for before, note in self.notes if before == index - 1)
            yield line
        yield from (note for before, note in self.notes if before >= index)
        yield from self.end


@dataclass(slots=True)
class Script:
    """A command (none before the first), and what was said until the next one."""

    do: Do | None
    parts: list[Answered]


def scripts(items: Iterable[Item]) -> list[Script]:
    """The conversation, in order."""
    found = [Script(None, [Answered()])]
    for item in items:
        part = found[-1].parts[-1]
        match item:
            case Do():
                found.append(Script(item, [Answered()]))
            case Said(timed=True):
                found[-1].parts.append(Answered(count=1))
            case Said():
                part.answer()
            case Note() | Expect():
                part.end.append(item)
            case _:
                raise AssertionError(item)
    return found
