"""Creatures of ready-made fights are called so that people of each language can read it."""

import re
from pathlib import Path

import pytest

from engine.kernel import commands as c
from engine.packs import HERE, Pack, PackError, discover, load
from engine.packs.demo import demo_commands

FOUND = discover()
LETTERS = {"ru": "[А-яёЁ ]+", "zh": "[\u4e00-\u9fff]+"}


def names(pack: Pack, language: str) -> list[str]:
    found = demo_commands(pack, language)
    return [one.name for each in found if isinstance(each, c.Add) for one in each.creatures]


@pytest.mark.parametrize("name", FOUND)
def test_names_are_written_as_a_language_is(name: str) -> None:
    pack = FOUND[name]
    assert names(pack, "nonsense") == names(pack, "en")
    assert names(pack, "zh-Hans") == names(pack, "zh")
    for language, letters in LETTERS.items():
        found = names(pack, language)
        assert len(set(found)) == len(names(pack, "en"))
        assert all(re.fullmatch(letters, one) for one in found), found


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (
            '[names.it]\nNobody = "Nessuno"',
            r'demo\.toml: names\.it: no creature is called "Nobody"',
        ),
        ("[weather]\nrain = true", r"demo\.toml: weather: Extra inputs are not permitted"),
        ("[[creatures]]\nside = 'foes'", r"demo\.toml: creatures\.4\.name: "),
        ("names = [", r"demo\.toml: "),
    ],
)
def test_a_broken_fight_is_reported_with_its_place(tmp_path: Path, more: str, said: str) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text((HERE / "d100" / "pack.toml").read_text("utf-8"), "utf-8")
    demo = (HERE / "d100" / "demo.toml").read_text("utf-8")
    (folder / "demo.toml").write_text(f"{demo}\n{more}\n", "utf-8")
    with pytest.raises(PackError, match=said):
        load(folder)
