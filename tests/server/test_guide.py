"""The guide to a system of one's own, followed to the letter: its files and its commands."""

import re
import shlex
from pathlib import Path

import httpx2
import pytest

from engine.packs import HERE as PACKS
from tests.server.offturn import HERE, run, running
from tests.server.test_main import own_store

pytestmark = pytest.mark.anyio

GUIDE = (HERE / "docs" / "write-your-own-system.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = {path: body for _, path, body in BLOCK.findall(GUIDE) if path}
SAID = [body for kind, path, body in BLOCK.findall(GUIDE) if kind == "text" and not path]
SHELL = [body for kind, _, body in BLOCK.findall(GUIDE) if kind == "sh"]
COMMANDS = [line for body in SHELL for line in body.splitlines()]
SYSTEM = "back_alley"


def words(line: str, folder: Path) -> list[str]:
    """A command of the guide without ``uv run offturn``, with the folder where the files are."""
    found = shlex.split(line)
    assert found[:3] == ["uv", "run", "offturn"], line
    return [one.replace("my-systems", str(folder / "my-systems")) for one in found[3:]]


def written(folder: Path, *paths: str) -> None:
    """The files of the guide, all or some."""
    for path in paths or FILES:
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FILES[path], encoding="utf-8")


def ours(text: str, folder: Path) -> str:
    """What was printed, with the paths of the guide."""
    return text.replace(f"{folder}/", "")


async def test_the_files_are_checked_as_the_guide_says(tmp_path: Path) -> None:
    check, write, again = (one for one in COMMANDS if " check " in one)
    written(tmp_path, *(one for one in FILES if not one.endswith(("scenario", "demo.toml"))))
    assert await run(*words(check, tmp_path)) == (0, SAID[0], "")

    texts = tmp_path / "my-systems" / SYSTEM / "locales" / "en.ftl"
    texts.write_text(texts.read_text("utf-8").replace("action-duck = Duck\n", ""), "utf-8")
    code, _, said = await run(*words(check, tmp_path))
    assert (code, ours(said, tmp_path)) == (2, SAID[1])

    written(tmp_path)
    code, _, _ = await run(*words(write, tmp_path))
    assert await run(*words(again, tmp_path)) == (0, SAID[2], "")
    scenario = tmp_path / "my-systems" / SYSTEM / "scenarios" / "duck.scenario"
    assert "hp.changed combatant=Bob value=5" in scenario.read_text("utf-8")
    assert "! insufficient budget=effort" in scenario.read_text("utf-8")


async def test_the_system_is_served_beside_all_others_with_its_demo_fight(tmp_path: Path) -> None:
    written(tmp_path)
    (serve,) = (one for one in COMMANDS if " serve " in one)
    command = (*words(serve, tmp_path), *own_store(tmp_path / "data"))
    async with running(*command, until=r"Offturn on (http://\S+)\n") as (_, out):
        url = out.split()[-1]
        async with httpx2.AsyncClient(base_url=url) as web:
            found = {one["id"]: one for one in (await web.get("/api/v1/systems")).json()}
            assert set(found) == {SYSTEM, *(file.parent.name for file in PACKS.glob("*/pack.toml"))}
            assert all(one["demo"] for one in found.values())
            opened = await web.post("/api/v1/rooms", json={"system": SYSTEM, "demo": True})
            assert opened.status_code == 201


async def test_the_demo_prints_its_links(tmp_path: Path) -> None:
    written(tmp_path)
    (demo,) = (one for one in COMMANDS if " demo " in one)
    command = (*words(demo, tmp_path), *own_store(tmp_path / "data"))
    async with running(*command, until=r"join#\w{6}\n") as (_, out):
        assert {"GM", "Ann", "Cleo"} <= {line.split(" ")[0] for line in out.splitlines()}


async def test_a_broken_system_takes_no_other_with_it(tmp_path: Path) -> None:
    written(tmp_path)
    rules = tmp_path / "my-systems" / SYSTEM / "pack.toml"
    rules.write_text(rules.read_text("utf-8").replace("\ncap = 2\n", "\nap = 2\n", 1), "utf-8")
    (serve,) = (one for one in COMMANDS if " serve " in one)
    told = tmp_path / "told"
    command = (*words(serve, tmp_path), *own_store(tmp_path / "data"))
    async with (
        running(*command, until=r"Offturn on (http://\S+)\n", errors=told) as (_, out),
        httpx2.AsyncClient(base_url=out.split()[-1]) as web,
    ):
        found = [one["id"] for one in (await web.get("/api/v1/systems")).json()]
    assert found
    assert SYSTEM not in found
    assert ours(told.read_text("utf-8"), tmp_path).startswith(SAID[3].rstrip("\n"))
    code, _, said = await run("check", str(rules.parent))
    assert code == 2
    assert ours(said, tmp_path).startswith(SAID[3].removeprefix("offturn: left out: ").rstrip("\n"))


async def test_with_no_system_left_the_command_says_why(tmp_path: Path) -> None:
    code, _, said = await run("demo", "nonsense", "--packs", str(tmp_path / "gone"))
    assert code == 1
    assert "no such folder of packs" in said
