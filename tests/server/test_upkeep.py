"""Rooms side by side: one that is broken, gone or idle is nobody else's trouble."""

import asyncio
import logging
from dataclasses import replace

import pytest

from engine.kernel import commands as c
from server import upkeep
from server.listener import Listener
from server.settings import Settings
from server.store import REMEMBER_MS, Snapshot
from tests.server.checks import ALLOWANCE_MS, WINDOW_MS, open_window, records
from tests.server.page import a_page
from tests.server.table import ADA, World, sit_down, windows

pytestmark = pytest.mark.anyio

DAY_MS = 24 * 3_600_000


def spoil(world: World, room: str) -> None:
    """Let a room's record be nothing that can be read."""
    kept = world.kept.rooms[room]
    kept.records[-1] = replace(kept.records[-1], events=b"no events")


async def test_a_room_that_is_gone_does_not_stop_the_others() -> None:
    world = World()
    async with world.process() as rooms:
        gone, there = await sit_down(rooms), await sit_down(rooms)
        await open_window(rooms, there)
        await world.store().delete(gone.id)
        await world.clock.advance(WINDOW_MS + ALLOWANCE_MS)
        assert [one.id for one in rooms.live()] == [there.id]
        assert not windows((await there.at(rooms)).state)


async def test_a_broken_room_does_not_keep_the_others_from_their_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world = World()
    async with world.process() as rooms:
        tables = [await sit_down(rooms) for _ in range(3)]
        for table in tables:
            await open_window(rooms, table)
            await world.clock.advance(1_000)
    broken, *others = tables
    spoil(world, broken.id)
    async with world.process() as rooms:
        with caplog.at_level(logging.ERROR):
            await world.clock.advance(WINDOW_MS + 2_000)
        assert {one.id for one in rooms.live()} == {one.id for one in others}
        for table in others:
            assert not windows((await table.at(rooms)).state)
        assert sum(broken.id in one.getMessage() for one in caplog.records) == 1, "said once"


async def test_one_sweep_wakes_all_that_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SWEPT", 2)
    world = World()
    async with world.process() as rooms:
        tables = [await sit_down(rooms) for _ in range(5)]
        for table in tables:
            await open_window(rooms, table)
    async with world.process() as rooms:
        await world.clock.advance(WINDOW_MS + ALLOWANCE_MS)
        assert not rooms.live()
        await world.clock.advance(upkeep.SWEEP_MS)
        assert {one.id for one in rooms.live()} == {one.id for one in tables}


async def test_a_room_of_a_missing_system_is_not_found() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await rooms.store.create(
            "other", Snapshot(serial=0, chain="", state=b'{"encounter":{"pack":"gone"},"log":{}}')
        )
        assert await rooms.get("other") is None
        assert await rooms.get("nowhere") is None
        assert await rooms.get(table.id) is not None


async def test_a_command_that_meets_a_bug_is_refused_and_the_page_lives(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as page:
            kept = world.kept.rooms[table.id]
            last = kept.records[-1]
            kept.records.append(replace(last, serial=last.serial + 1, events=b"no events"))
            kept.last = (last.serial + 1, last.chain)
            answer = await page.do({"type": "pause"})
            assert (answer["t"], answer["reason"]) == ("no", "unsupported")
            page.send("ping", c=1)
            await page.see("pong")
    assert "could not carry out pause" in caplog.text


async def test_idle_rooms_are_let_go_of_and_come_back() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        await world.clock.advance(Settings().idle_room_ms + 2_000)
        assert rooms.live() == ()
        again = await table.at(rooms)
        assert again is not room
        assert again.state.combatants == room.state.combatants


async def test_who_asks_for_a_room_finds_it_alive_for_a_while() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        await world.clock.advance(Settings().idle_room_ms - 1_000)
        assert await table.at(rooms) is room
        await world.clock.advance(Settings().idle_room_ms - 1_000)
        assert rooms.live() == (room,)


async def test_who_comes_while_a_room_is_let_go_of_is_sent_back() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        rooms.drop(room)
        late = Listener("page", table.seats["ada"], gm=False)
        room.audience.join(late)
        assert late.bye is not None and late.bye[0] == 1012


async def test_a_room_with_people_in_it_is_kept() -> None:
    world = World()
    settings = Settings(keep_days=7, beat_ms=3_600_000)
    async with world.process() as rooms:
        table = await sit_down(rooms)
    for _ in range(3):
        # Once a week, each time on a server that was just started.
        world.kept.beat = None
        await world.clock.advance(5 * DAY_MS)
        async with world.server(settings) as server, a_page(server, table, "display"):
            await world.clock.advance(2_000)
    assert world.kept.rooms[table.id].expires > world.clock.now() + 6 * DAY_MS


async def test_a_room_that_nobody_visits_is_forgotten() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
    await world.clock.advance(8 * DAY_MS)
    async with world.process() as rooms:
        assert await rooms.get(table.id) is None
        assert await rooms.store.room_of(table.code) is None


async def test_command_ids_are_forgotten_after_an_hour() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        seat = table.seats["gm"]
        edit = c.Edit(combatant=ADA, name="Ada the Second")
        await (await table.at(rooms)).submit(edit, seat=seat, command_id="one")
        before = len(records(world, table))
        world.kept.beat = None
    await world.clock.advance(REMEMBER_MS + 1)
    async with world.process() as rooms:
        room = await table.at(rooms)
        back = c.Edit(combatant=ADA, name="Ada")
        await room.submit(back, seat=seat, command_id="one")
        assert room.state.combatants[ADA].name == "Ada"
        assert len(records(world, table)) > before


async def test_a_stopped_server_leaves_no_task_behind() -> None:
    world = World()
    before = len(asyncio.all_tasks())
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm"), a_page(server, table, "ada"):
            await open_window(server.rooms, table)
        assert len(asyncio.all_tasks()) > before
    assert len(asyncio.all_tasks()) == before
    assert not any(world.kept.watchers.values())


async def test_a_room_that_many_ask_for_at_once_is_loaded_once() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
    async with world.process() as rooms:
        found = await asyncio.gather(*(rooms.get(table.id) for _ in range(20)))
        assert len({id(one) for one in found}) == 1
        await world.clock.advance(0)
        assert len(world.kept.watchers[table.id]) == 1
