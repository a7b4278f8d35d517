"""Checking: play scenarios, compare, and say what differs."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.text.errors import ScenarioError
from engine.text.replay import Rules
from engine.text.scenario import play_file


@dataclass(slots=True)
class Report:
    """What came of checking several files."""

    right: int = 0
    renewed: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def code(self) -> int:
        """The exit code: 2 for what cannot be read, 1 for a difference, else 0."""
        return 2 if self.errors else int(bool(self.differences))


def check(files: Iterable[Path], packs: Mapping[str, Rules], *, write: bool) -> Report:
    """Play every file; with ``write`` its answers are renewed where they differ."""
    report = Report()
    for file in files:
        try:
            played = play_file(file, packs)
        except ScenarioError as error:
            report.errors.append(str(error))
            continue
        if write and played.went != played.written:
            file.write_text(played.went, encoding="utf-8")
            report.renewed.append(str(file))
            played = play_file(file, packs)
        if played.difference:
            report.differences.append(played.difference)
        else:
            report.right += 1
    return report
