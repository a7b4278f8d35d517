"""Every choice of an option is played in a scenario that would go otherwise by default."""

import re
from collections.abc import Iterator

import pytest

from engine.packs import Pack, discover
from engine.text.scenario import ScenarioError, play

PACKS = discover()
RULES = {name: pack.variant for name, pack in PACKS.items()}


def _choices() -> Iterator[tuple[str, str]]:
    for name, pack in PACKS.items():
        for option, rule in pack.rules.options.items():
            if not rule.about:
                yield from ((name, f"{option}={choice}") for choice in rule.choices[1:])


def _by_default(text: str, chosen: str) -> str:
    """A scenario without this choice of an option."""
    without = re.sub(rf"^(option .*?) ?{re.escape(chosen)}(?= |$)", r"\1", text, flags=re.MULTILINE)
    return re.sub(r"^option *\n", "", without, flags=re.MULTILINE)


def _matters(pack: Pack, chosen: str) -> bool:
    for file in sorted(pack.folder.rglob("*.scenario")):
        text = file.read_text(encoding="utf-8")
        other = _by_default(text, chosen)
        if other == text:
            continue
        try:
            if play(other, str(file), RULES).difference:
                return True
        except ScenarioError:
            return True
    return False


@pytest.mark.parametrize(("name", "chosen"), [*_choices()])
def test_a_scenario_of_a_choice_goes_otherwise_by_default(name: str, chosen: str) -> None:
    assert _matters(PACKS[name], chosen)
