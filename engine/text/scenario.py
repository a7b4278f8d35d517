"""Scenarios: a file is played and written anew with the answers that really come.

It is right when writing it anew changes nothing and no die is left over.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from engine.text.errors import ScenarioError
from engine.text.player import Player
from engine.text.reading import read
from engine.text.replay import Rules

__all__ = ["Played", "ScenarioError", "play", "play_file"]


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario as it was written and as it went."""

    file: str
    written: str
    went: str
    left_over: tuple[int, ...] = ()

    @property
    def difference(self) -> str:
        """What is not as it was written, for people; empty if all is."""
        names = (f"{self.file} (as written)", f"{self.file} (as played)")
        before, after = self.written.split("\n"), self.went.split("\n")
        lines = list(unified_diff(before, after, *names, lineterm=""))
        if self.left_over:
            faces = " ".join(map(str, self.left_over))
            lines.append(f"{self.file}: dice are left over that nobody rolled: {faces}")
        return "\n".join(lines)


def play_file(file: Path, packs: Mapping[str, Rules]) -> Played:
    """Play the scenario in a file. Raises ScenarioError."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(str(file), 1, f"cannot be read: {error}") from None
    return play(text, str(file), packs)


def play(text: str, file: str, packs: Mapping[str, Rules]) -> Played:
    """Play a scenario. Raises ScenarioError, with file and line, where it makes no sense."""
    player = Player(file, read(text, file), packs)
    went = "".join(f"{line}\n" for line in player.lines())
    return Played(file, text, went, player.replay.left_over())
