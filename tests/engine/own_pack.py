"""A pack of somebody's own, for the tests of the commands."""

from pathlib import Path
from shutil import copytree

import pytest

from engine.packs import HERE

RIGHT = """system three_action
cast Ada initiative=18
0.0  > begin
---
1.0  > Gob end_turn
     ! not_in_encounter who=Gob
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The pack that ships under another name, with one scenario."""
    folder = tmp_path / "house_rules"
    copytree(HERE / "three_action", folder)
    for one in folder.rglob("*.scenario"):
        one.unlink()
    scenario = folder / "scenarios" / "first.scenario"
    scenario.write_text(RIGHT.replace("three_action", "house_rules"), encoding="utf-8")
    return folder
