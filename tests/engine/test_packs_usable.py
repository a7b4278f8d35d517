"""Packs that can be played: a broken one is left out; who is featured comes first."""

from pathlib import Path

import pytest

from engine.packs import PackError, usable
from tests.engine.test_packs import FOUND, written


def test_a_broken_pack_is_left_out_and_takes_no_other_with_it(tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "pack.toml").write_text("cap = 2", encoding="utf-8")
    found, complaints = usable([tmp_path])
    assert set(found) == {*FOUND, "taunts"}
    assert len(complaints) == 1
    assert "odd/pack.toml: cap: unknown key" in complaints[0]
    with pytest.raises(PackError, match="no such folder of packs"):
        usable([tmp_path / "gone"])


def test_with_no_pack_left_it_is_said_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.packs.HERE", tmp_path)
    (tmp_path / "pack.toml").write_text("cap = 2", encoding="utf-8")
    with pytest.raises(PackError, match="cap: unknown key"):
        usable()


def test_what_is_featured_comes_first() -> None:
    featured = [bool(pack.table.get("featured")) for pack in FOUND.values()]
    assert featured == sorted(featured, reverse=True)
    assert featured[0]
