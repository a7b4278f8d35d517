"""Every scenario of every pack goes as it is written."""

from pathlib import Path

import pytest

from engine.packs import discover
from engine.text.scenario import play_file

PACKS = discover()
RULES = {name: pack.variant for name, pack in PACKS.items()}
FILES = [file for pack in PACKS.values() for file in sorted(pack.folder.rglob("*.scenario"))]


@pytest.mark.parametrize("name", PACKS)
def test_every_pack_has_scenarios(name: str) -> None:
    assert [file for file in FILES if PACKS[name].folder in file.parents]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_scenario_goes_as_written(file: Path) -> None:
    difference = play_file(file, RULES).difference
    if difference:
        pytest.fail(difference, pytrace=False)
