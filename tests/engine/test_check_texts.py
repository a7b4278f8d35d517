"""The command check finds the texts that a pack lacks, and those that it does not know."""

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.packs import discover
from engine.text.catalogue import LANGUAGES
from tests.engine.own_pack import own

__all__ = ["own"]

TOGETHER = """
[[patches]]
when = { diagonal = "one", tie = "gm" }
set = { actions = { hop = { tags = ["simple"] } } }
"""


def test_a_missing_text_and_an_unknown_one_are_errors(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogue = own / "locales" / "it.ftl"
    text = catalogue.read_text(encoding="utf-8")
    text = text.replace("action-stride =", "action-strides =").replace("stat-hp =", "zzzz =")
    catalogue.write_text(text, encoding="utf-8")
    assert main(["check", str(own)]) == 2
    said = capsys.readouterr()
    assert "1 of 1 scenarios" in said.out
    assert said.err == (
        f'{catalogue}: missing "action-stride"; missing "stat-hp"; '
        'unknown "action-strides", close to: action-stride, action-strike, action-step; '
        'unknown "zzzz"\n'
    )


def test_a_missing_catalogue_is_an_error(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue = own / "locales" / "en.ftl"
    catalogue.unlink()
    assert main(["check", str(own)]) == 2
    assert capsys.readouterr().err == f"{catalogue}: no such file\n"


def test_what_ships_speaks_every_language() -> None:
    for pack in discover().values():
        assert set(pack.languages) == set(LANGUAGES)


def test_a_pack_of_ones_own_may_lack_a_language(own: Path) -> None:
    (own / "locales" / "it.ftl").unlink()
    assert main(["check", str(own)]) == 0


def test_a_text_is_known_that_only_several_options_together_need(own: Path) -> None:
    with (own / "pack.toml").open("a", encoding="utf-8") as file:
        file.write(TOGETHER)
    assert main(["check", str(own)]) == 2
    for catalogue in (own / "locales").glob("*.ftl"):
        with catalogue.open("a", encoding="utf-8") as file:
            file.write("\naction-hop = Hop\n")
    assert main(["check", str(own)]) == 0
