"""Clients that come and go on bad lines: at the end everybody sees what the log amounts to."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import anyio
import orjson
import pytest
from anyio.abc import TaskGroup

from engine.kernel.dice import seeded
from engine.kernel.view import shared
from engine.packs import discover
from server.copybook import Copy
from server.store import Loaded, Store
from server.store.embedded import embedded
from server.store.redis import RedisStore
from tests.chaos.test_kills import PATIENCE, cast_or_pass
from tests.server.caller import Caller, calling_in
from tests.server.offturn import running
from tests.server.test_processes import READY, a_fight

pytestmark = pytest.mark.anyio

SHORT, LONG = 20, 120
ROOMS, MANY_ROOMS, PAGES = 20, 50, 2
THINKS_MS = 2_000
"""How long a client thinks at most between two commands."""
LIMITS = {"OFFTURN_ROOMS_PER_MINUTE": "1000"}
SECTIONS = ("order", "stack", "board", "effects")


class Flaky(Caller):
    """A page of which one frame in ten is lost, one doubled, one late; sometimes it is gone."""

    def __init__(self, roll: Callable[[int], int], group: TaskGroup, *who: str) -> None:
        super().__init__(*who)
        self._roll = roll
        self._group = group
        self.calm = False

    async def _send(self, command_id: str) -> None:
        fate = 9 if self.calm else self._roll(10)
        if fate == 1:
            return
        if fate == 2:
            await super()._send(command_id)
        if fate == 3:
            self._group.start_soon(self._later, command_id)
            return
        await super()._send(command_id)

    async def _later(self, command_id: str) -> None:
        await anyio.sleep(self._roll(1_000) / 1_000)
        await super()._send(command_id)

    async def come_and_go(self) -> None:
        """Lose the line again and again."""
        while not self.calm:
            await anyio.sleep(self._roll(4_000) / 1_000)
            self.hang_up()


async def play(caller: Flaky, roll: Callable[[int], int], done: list[str]) -> None:
    """Rename somebody, cast, pass the turn, answer: until the line is calm."""
    while not caller.calm:
        await anyio.sleep(roll(THINKS_MS) / 1_000)
        rows = caller.sections["order"]["rows"]
        cmd: dict[str, object] = {
            "type": "edit",
            "combatant": rows[roll(len(rows)) - 1]["id"],
            "name": f"Somebody {roll(10**6)}",
        }
        frames = caller.sections["stack"]["frames"]
        if frames and frames[-1]["kind"] == "question":
            cmd = {"type": "judge", "question": frames[-1]["id"], "value": frames[-1]["default"]}
        elif not frames and roll(2) == 1:
            cmd = cast_or_pass(caller.sections, roll)
        _, answer = await caller.ask(cmd, PATIENCE)
        done.append(answer["t"])


async def test_all_views_of_a_room_are_the_fold_of_its_log(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    long = pytestconfig.getoption("--long")
    seconds, many = (LONG, MANY_ROOMS) if long else (SHORT, ROOMS)
    roll, data = seeded(11), tmp_path / "data"
    words = ("serve", "--port", "0", "--workers", "3", "--data-dir", str(data))
    done: list[str] = []
    found: dict[str, list[dict[str, Any]]] = {}
    async with AsyncExitStack() as stack:
        _, out = await stack.enter_async_context(
            running(*words, until=READY, errors=tmp_path / "errors", **LIMITS)
        )
        base = out.split()[-1]
        rooms: list[dict[str, Any]] = []

        async def open_one() -> None:
            rooms.append(await a_fight(base))

        async with anyio.create_task_group() as opening:
            for _ in range(many):
                opening.start_soon(open_one)
        async with anyio.create_task_group() as group:
            pages = {
                one["room"]: [
                    Flaky(roll, group, base, one["room"], one["gm"]["token"], f"p{number}")
                    for number in range(PAGES)
                ]
                for one in rooms
            }
            everybody = [page for these in pages.values() for page in these]
            async with calling_in(*everybody):
                for these in pages.values():
                    group.start_soon(these[0].ask, {"type": "begin"}, PATIENCE)
                # All they began has ended before anybody looks, or it would happen behind the look.
                async with anyio.create_task_group() as playing:
                    for page in everybody:
                        playing.start_soon(play, page, roll, done)
                        playing.start_soon(page.come_and_go)
                    await anyio.sleep(seconds)
                    for page in everybody:
                        page.calm = True
                        page.hang_up()
                async with anyio.create_task_group() as ends:
                    for room, these in pages.items():
                        ends.start_soon(settle, room, these, found)
                group.cancel_scope.cancel()
    async with embedded(data) as url, RedisStore.connect(url) as store:
        for room, views in found.items():
            expected = await fold(store, room)
            for view in views:
                assert {name: bare(view[name]) for name in expected} == expected, room
    print(f"{len(done)} answers ({done.count('ok')} ok) in {len(found)} rooms, {seconds} s")
    assert done.count("ok") > many


async def settle(room: str, pages: list[Flaky], found: dict[str, list[dict[str, Any]]]) -> None:
    """Stop a room's clock, and wait until all its pages have heard the same."""
    for page in pages:
        await page.ask({"type": "pause"}, PATIENCE)
    await pages[0].until(lambda: alike(pages), PATIENCE)
    found[room] = [page.sections for page in pages]


def alike(pages: list[Flaky]) -> bool:
    """Whether all pages of a room have heard the same."""
    first, *rest = [{name: page.sections[name] for name in (*SECTIONS, "log")} for page in pages]
    paused = all(page.sections["room"]["paused_at"] is not None for page in pages)
    return paused and all(one == first for one in rest)


async def fold(store: Store, room: str) -> dict[str, Any]:
    """What the log of a room amounts to, as a GM's page has it."""
    beginning = await store.beginning(room)
    assert beginning is not None
    records = await store.since(room, beginning.serial)
    copy = Copy.load(Loaded(snapshot=beginning, records=records))
    pack = discover()[copy.state.pack]
    views = shared(copy.state, pack.variant(copy.state.options), gm=True)
    wanted = {name: views[name] for name in SECTIONS} | {"log": copy.log.edition(gm=True)}
    return {name: bare(orjson.loads(orjson.dumps(one))) for name, one in wanted.items()}


def bare(section: Any) -> Any:
    """A section without the receipts that lie beside the log."""
    if isinstance(section, dict) and "frames" in section:
        for frame in section["frames"]:
            for asked in frame.get("asked", ()):
                asked.pop("seen", None)
    return section
