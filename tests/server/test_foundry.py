"""The module for Foundry VTT: what its server reads, and what is in the zip."""

import io
import json
import zipfile
from pathlib import Path

import pytest

from server.__main__ import main
from server.settings import Settings
from tests.server.web import a_web

pytestmark = pytest.mark.anyio

LANGUAGES = {"en", "it", "ru", "zh", "es"}


async def test_the_manifest_says_where_the_zip_is() -> None:
    async with a_web() as (web, *_):
        response = await web.get("/foundry/module.json")
        assert response.headers["content-type"] == "application/json"
        found = response.json()
    assert found["id"] == "offturn" and found["version"]
    assert found["compatibility"] == {"minimum": "12", "verified": "14"}
    assert found["manifest"] == "http://table.test/foundry/module.json"
    assert found["download"] == "http://table.test/foundry/offturn.zip"


async def test_behind_a_proxy_the_zip_is_where_people_reach_it() -> None:
    async with a_web(Settings(public_url="https://table.example/")) as (web, *_):
        found = (await web.get("/foundry/module.json")).json()
        assert found["download"] == "https://table.example/foundry/offturn.zip"
        inside = json.loads(archive((await web.get("/foundry/offturn.zip")).content)["module.json"])
        assert inside == found


def archive(body: bytes) -> dict[str, bytes]:
    """The files of a zip."""
    packed = zipfile.ZipFile(io.BytesIO(body))
    assert packed.testzip() is None
    return {name: packed.read(name) for name in packed.namelist()}


async def test_the_zip_has_all_that_its_manifest_names_and_the_same_bytes_each_time() -> None:
    async with a_web() as (web, *_):
        response = await web.get("/foundry/offturn.zip")
        assert response.headers["content-type"] == "application/zip"
        assert (await web.get("/foundry/offturn.zip")).content == response.content
    inside = archive(response.content)
    found = json.loads(inside["module.json"])
    named = [*found["esmodules"], *found["styles"], found["license"]]
    named += [one["path"] for one in found["languages"]]
    assert set(named) <= set(inside)
    assert not [name for name in inside if name.endswith(".html") or ".." in name or name[0] == "/"]
    assert len(response.content) < 400_000
    assert b"lit-html" in inside["LICENSES.txt"] and b"@fluent/bundle" in inside["LICENSES.txt"]


async def test_a_command_writes_the_zip_that_the_server_serves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "offturn.zip"
    assert main(["foundry-module", str(file), "--public-url", "http://table.test/"]) == 0
    assert "Data/modules/offturn" in capsys.readouterr().out
    async with a_web() as (web, *_):
        assert (await web.get("/foundry/offturn.zip")).content == file.read_bytes()
    assert main(["foundry-module", str(tmp_path / "no" / "offturn.zip")]) == 1
    assert "cannot write" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["foundry-module", str(file), "--public-url", "table.test"])
    assert "whole address" in capsys.readouterr().err


async def test_foundry_has_the_words_of_settings_in_every_language() -> None:
    async with a_web() as (web, *_):
        inside = archive((await web.get("/foundry/offturn.zip")).content)
    found = json.loads(inside["module.json"])
    paths = {one["lang"]: one["path"] for one in found["languages"]}
    assert LANGUAGES | {"cn"} == set(paths), "Foundry's own name for Chinese is cn"
    words = {lang: json.loads(inside[path])["OFFTURN"] for lang, path in paths.items()}
    for lang, said in words.items():
        assert set(said) == set(words["en"]), lang
        assert all(one.strip() for one in said.values()), lang
    script = b"".join(body for name, body in inside.items() if name.endswith(".js"))
    for name in ("pair", "play", "rules", "back", "sheets", "health", "cards"):
        assert {f"foundry-set-{name}", f"foundry-set-{name}-hint"} <= set(words["en"])
        assert f'"{name}"'.encode() in script


async def test_styles_of_the_window_stay_within_it() -> None:
    async with a_web() as (web, *_):
        inside = archive((await web.get("/foundry/offturn.zip")).content)
    style = inside["styles/window.css"].decode()
    assert ":root" not in style and ":host{" in style
    assert ':host([data-theme="dark"])' in style or ":host([data-theme=dark])" in style
