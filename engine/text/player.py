"""The player of a scenario: carries out its lines and writes each one as it really went."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from engine.kernel import Rejected
from engine.kernel.commands import Command, Tick
from engine.kernel.dice import OutOfDice
from engine.kernel.units import Instant
from engine.text import expect, setup
from engine.text.errors import ScenarioError
from engine.text.lines import command_of, write_refusal
from engine.text.reading import END, Do, Expect, Header, Item, Note, Rule
from engine.text.replay import Answer, Replay, Rules
from engine.text.script import Answered, Script, scripts
from engine.text.values import milliseconds, seconds
from engine.text.words import LineError, split

INDENT = " " * 5


class Player:
    """One file on its way through one fight. Everything raises ScenarioError."""

    def __init__(self, file: str, items: tuple[Item, ...], packs: Mapping[str, Rules]) -> None:
        self._file = file
        self._line = 1
        self._items = items
        try:
            self.replay = Replay(self._pack(packs), self._faces())
        except LineError as error:
            raise self._error(str(error)) from None

    def _error(self, message: str) -> ScenarioError:
        return ScenarioError(self._file, self._line, message)

    def _pack(self, packs: Mapping[str, Rules]) -> Rules:
        found = [one for one in self._items if isinstance(one, Header) and one.key == "system"]
        for one in found:
            self._line = one.number
        if len(found) != 1:
            raise LineError("expected one line that names the system, like: system ID")
        name = " ".join(split(found[0].text).plain)
        if name not in packs:
            raise LineError(f"unknown system {name}; there are: {', '.join(sorted(packs))}")
        return packs[name]

    def _faces(self) -> Iterator[int]:
        for one in self._items:
            if isinstance(one, Header) and one.key == "dice":
                self._line = one.number
                yield from setup.faces(one)

    def lines(self) -> Iterator[str]:
        """The whole file, written anew."""
        rule = self._items.index(Rule())
        try:
            for item in self._items[:rule]:
                yield self._set_up(item)
            yield END
            yield from self._talk(scripts(self._items[rule + 1 :]))
        except (LineError, OutOfDice) as error:
            raise self._error(str(error)) from None
        except Rejected as no:
            why = write_refusal(no.refusal, self.replay.names)
            raise self._error(f"the setup is refused: {why}") from None

    def _set_up(self, item: Item) -> str:
        match item:
            case Header(number=number, whole=whole):
                self._line = number
                setup.carry_out(self.replay, item)
                return whole
            case Do(text=text):
                command, sent = self._read(item)
                for _ in self._wait(item, command):
                    pass
                if command:
                    self.replay.must(command, sent)
                return _said(item)
            case Note(text=text):
                return text
            case _:
                raise AssertionError(item)

    def _talk(self, talk: list[Script]) -> Iterator[str]:
        for script, following in zip_longest(talk, talk[1:]):
            answers = self._answers(script, following.do if following else None)
            if script.do:
                yield _said(script.do)
            parts = iter(script.parts)
            for answer in answers:
                yield from self._part(next(parts, Answered()), answer)
            for part in parts:
                yield from self._part(part, Answer(()))

    def _answers(self, script: Script, following: Do | None) -> Iterator[Answer]:
        """What a command brings, then the deadlines until the next one."""
        if script.do is None:
            yield Answer(())
        else:
            command, sent = self._read(script.do)
            yield self.replay.do(command, sent) if command else Answer(())
        if following:
            yield from self._wait(following, self._read(following)[0])

    def _wait(self, until: Do, command: Command | None) -> Iterator[Answer]:
        """Let time pass; a command that looks at the clock itself stands for the deadlines."""
        paused = self.replay.state.clock.paused_at
        if paused is not None and until.at > self.replay.now:
            raise LineError(f"the room's clock stands still at {seconds(paused)} until > resume")
        if isinstance(command, Tick):
            self.replay.now = until.at
        else:
            yield from self.replay.wait(until.at)

    def _read(self, do: Do) -> tuple[Command | None, Instant | None]:
        """The command of a line, and when it was sent, if it says ``sent=``."""
        self._line = do.number
        if not do.text:
            return None, None
        words = split(do.text)
        sent = words.pairs.pop("sent", None)
        at = None if sent is None else Instant(milliseconds(sent))
        return command_of(words, self.replay.names), at

    def _part(self, part: Answered, answer: Answer) -> Iterator[str]:
        lines = [INDENT + line for line in answer.lines]
        if lines and answer.at is not None:
            lines[0] = f"{seconds(answer.at):<4} {answer.lines[0]}"
        for item in part.merge(lines):
            match item:
                case Note(text=text):
                    yield text
                case Expect(number=number, text=text):
                    self._line = number
                    yield f"{INDENT}= {expect.found(self.replay, text)}"
                case line:
                    yield line


def _said(do: Do) -> str:
    return f"{seconds(do.at):<4} > {do.text}" if do.text else seconds(do.at)
