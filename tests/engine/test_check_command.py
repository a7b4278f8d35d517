"""The commands check and play: what they print, and their exit codes."""

from pathlib import Path

import pytest

from engine.__main__ import main
from tests.engine.own_pack import RIGHT, own

__all__ = ["own"]

WRONG = RIGHT.replace("! not_in_encounter who=Gob", "! not_your_turn")
BROKEN = RIGHT.replace("end_turn", "dance")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fight.scenario"


def test_the_packs_that_ship_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert "scenarios are as written" in capsys.readouterr().out


@pytest.mark.parametrize(("text", "code"), [(RIGHT, 0), (WRONG, 1), (BROKEN, 2)])
def test_the_exit_code_tells_what_was_found(file: Path, text: str, code: int) -> None:
    file.write_text(text, encoding="utf-8")
    assert main(["check", str(file)]) == code
    assert main(["check", str(file.parent)]) == code
    assert file.read_text(encoding="utf-8") == text


def test_a_difference_is_a_diff(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(WRONG, encoding="utf-8")
    main(["check", str(file)])
    said = capsys.readouterr().err
    assert "-     ! not_your_turn\n+     ! not_in_encounter who=Gob" in said


def test_a_malformed_file_is_named_with_its_line(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(BROKEN, encoding="utf-8")
    main(["check", str(file)])
    assert f"{file}:5: unknown command dance" in capsys.readouterr().err


def test_one_malformed_file_does_not_hide_a_difference_in_another(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(BROKEN, encoding="utf-8")
    file.with_name("other.scenario").write_text(WRONG, encoding="utf-8")
    assert main(["check", str(file.parent)]) == 2
    assert "+     ! not_in_encounter" in capsys.readouterr().err


def test_write_renews_the_answers(file: Path) -> None:
    file.write_text(WRONG, encoding="utf-8")
    assert main(["check", str(file), "--write"]) == 0
    assert file.read_text(encoding="utf-8") == RIGHT


def test_write_cannot_use_up_dice(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(RIGHT.replace("cast", "dice 7\ncast"), encoding="utf-8")
    assert main(["check", str(file), "--write"]) == 1
    assert "nobody rolled: 7" in capsys.readouterr().err


def test_an_empty_folder_is_no_success(tmp_path: Path) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert main(["check", str(tmp_path / "none")]) == 2
    assert main(["check", "--packs", str(tmp_path / "none")]) == 2


@pytest.mark.parametrize("where", [".", "scenarios", "scenarios/first.scenario", ".."])
def test_a_scenario_knows_the_pack_it_lies_in(own: Path, where: str) -> None:
    assert main(["check", str(own / where)]) == 0


def test_a_pack_from_elsewhere_is_named(own: Path, file: Path) -> None:
    file.write_text(RIGHT.replace("three_action", "house_rules"), encoding="utf-8")
    elsewhere = file.rename(file.parent.parent / f"{file.parent.name}.scenario")
    assert main(["check", str(elsewhere)]) == 2
    assert main(["check", str(elsewhere), "--packs", str(own)]) == 0
    assert main(["check", str(elsewhere), "--packs", str(own.parent)]) == 0
    assert main(["check", str(elsewhere), str(own), "--packs", str(own.parent)]) == 0


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('on = ["complex_action"', 'on = ["complexion"', 'on = ["complexion"', "complex_action"),
        (
            "[actions.release]\n",
            "[actions.release]\ncots = 1\n",
            "cots = 1",
            "actions.release.cots: ",
        ),
        ("[conditions]\n", "[conditions\n", "[conditions", "Expected"),
    ],
)
def test_a_broken_pack_is_named_with_its_line(
    own: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, line: str, message: str
) -> None:
    file = own / "pack.toml"
    text = file.read_text(encoding="utf-8").replace(old, new)
    file.write_text(text, encoding="utf-8")
    number = next(n for n, one in enumerate(text.split("\n"), 1) if line in one)
    assert main(["check", str(own)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{file}:{number}: ")
    assert message in said


OPTION = """
[options."reaction.two"]
choices = [false, true]

[[patches]]
when = { "reaction.two" = true }
set = { budgets = { reaction = { cap = 2 } } }
"""
OPTION_TEXTS = ("option-reaction-two", "option-reaction-two-false", "option-reaction-two-true")
TWICE = """system house_rules
option reaction.two=true
cast Ada initiative=18
0.0  > begin
---
     = Ada budget.reaction=2
"""


def test_an_option_changes_the_rules_that_are_played(own: Path) -> None:
    with (own / "pack.toml").open("a", encoding="utf-8") as file:
        file.write(OPTION)
    for catalogue in (own / "locales").glob("*.ftl"):
        with catalogue.open("a", encoding="utf-8") as file:
            file.writelines(f"\n{one} = …\n" for one in OPTION_TEXTS)
    scenario = own / "scenarios" / "twice.scenario"
    scenario.write_text(TWICE, encoding="utf-8")
    assert main(["check", str(own)]) == 0
    scenario.write_text(TWICE.replace("two=true", "two=false"), encoding="utf-8")
    assert main(["check", str(own)]) == 1


def test_an_option_that_breaks_the_pack_is_found(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (own / "pack.toml").open("a", encoding="utf-8") as file:
        file.write(OPTION.replace("cap = 2", "cup = 2"))
    assert main(["check", str(own)]) == 2
    assert "cup" in capsys.readouterr().err


def test_play_prints_how_it_goes(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(WRONG, encoding="utf-8")
    assert main(["play", str(file)]) == 0
    assert capsys.readouterr().out == RIGHT
    file.write_text(BROKEN, encoding="utf-8")
    assert main(["play", str(file)]) == 2
