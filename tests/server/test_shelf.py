"""Fights put aside in a stored room: in every process, and with all else that rooms do."""

import pytest

from engine.kernel import commands as c
from engine.kernel.units import CombatantId, ShelfId
from server.answers import Answer
from server.room import Room
from tests.server.checks import ALLOWANCE_MS, WINDOW_MS, open_window, said
from tests.server.page import a_page
from tests.server.table import ADA, ORC, World, creature, sit_down, window, windows
from tests.server.test_life import exported, restored
from tests.server.web import a_web

pytestmark = pytest.mark.anyio

WOLF = CombatantId("wolf")


async def put_aside(room: Room, name: str) -> ShelfId:
    """Put the fight aside; its key."""
    before = set(room.state.shelf)
    assert await room.submit(c.Shelve(name=name)) == Answer()
    (key,) = set(room.state.shelf) - before
    return key


async def test_a_fight_on_the_shelf_waits_and_goes_on_in_another_process() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        await world.clock.advance(5_000)
        key = await put_aside(room, "Ford")
        assert world.kept.rooms[table.id].deadline is None
        await room.submit(c.Add(creatures=(creature(WOLF, "Wolf", (1, 1), 3),)))
        await room.submit(c.Begin())
    await world.clock.advance(3_600_000)
    async with world.process() as rooms:
        room = await table.at(rooms)
        assert WOLF in room.state.combatants
        assert await room.submit(c.TakeUp(shelved=key)) == Answer()
        assert [one.encounter.status for one in room.state.shelf.values()] == ["running"]
        left = window(room.state).opened_at + WINDOW_MS - room.now()
        assert left == WINDOW_MS - 5_000
        await world.clock.advance(left + ALLOWANCE_MS - 1)
        assert windows(room.state)
        await world.clock.advance(1)
        assert not windows(room.state)


async def test_undo_takes_a_fight_off_the_shelf_and_redo_puts_it_back() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room, gm = await table.at(rooms), table.seats["gm"]
        before = room.serial
        key = await put_aside(room, "Ford")
        await world.clock.advance(60_000)
        assert await room.submit(c.Undo(to=before), seat=gm) == Answer()
        assert (room.state.shelf, len(windows(room.state))) == ({}, 1)
        assert window(room.state).opened_at + WINDOW_MS > room.now()
        assert room.state.seats[table.seats["ada"]].controls == (ADA,)
        assert await room.submit(c.Redo(to=before + 1), seat=gm) == Answer()
        assert (set(room.state.shelf), windows(room.state)) == ({key}, [])
        assert await room.submit(c.TakeUp(shelved=key), seat=gm) == Answer()
        taken = room.serial
        assert await room.submit(c.Undo(to=taken - 1), seat=gm) == Answer()
        assert set(room.state.shelf) == {key}


async def test_the_shelf_comes_along_when_a_room_moves() -> None:
    here, there = World(), World()
    await there.clock.advance(9_000_000)
    async with a_web(world=here) as (web, server, table):
        room = await table.at(server.rooms)
        await open_window(server.rooms, table)
        key = await put_aside(room, "Ford")
        document = await exported(web, table)
    async with a_web(world=there) as (web, server, _):
        again, _ = await restored(web, document)
        room = await again.at(server.rooms)
        assert await room.submit(c.TakeUp(shelved=key)) == Answer()
        assert ORC in room.state.combatants
        left = window(room.state).opened_at + WINDOW_MS - room.now()
        assert left == WINDOW_MS


async def test_a_fight_outlives_the_trimming_of_the_record_on_the_shelf() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        key = await put_aside(room, "Ford")
        fight = room.state.shelf[key]
        for _ in range(3):
            assert said(await room.submit(c.Begin())) is None
            assert said(await room.submit(c.End())) is None
        assert world.kept.rooms[table.id].beginning.serial > 0
    async with world.process() as rooms:
        room = await table.at(rooms)
        assert room.state.shelf[key] == fight
        assert await room.submit(c.TakeUp(shelved=key)) == Answer()
        assert room.state.order == fight.encounter.order


async def test_two_gms_who_take_the_same_fight_take_it_once() -> None:
    world = World()
    async with world.process() as here, world.process() as there:
        table = await sit_down(here)
        rooms = [await table.at(here), await table.at(there)]
        key = await put_aside(rooms[0], "Ford")
        assert await rooms[1].submit(c.TakeUp(shelved=key)) == Answer()
        await rooms[0].submit(c.TakeUp(shelved=key))
        await world.clock.advance(0)
        assert rooms[0].state == rooms[1].state
        kept = world.kept.rooms[table.id].records
        assert sum(b'"encounter.resumed"' in one.events for one in kept) == 1
        assert said(await rooms[0].submit(c.TakeUp(shelved=key))) == "unknown"


async def test_nobody_but_the_gm_hears_what_is_on_the_shelf() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            answer = await ada.do({"type": "shelve", "name": "Traitor"})
            assert (answer["t"], answer["reason"]) == ("no", "role")
            assert (await gm.do({"type": "shelve", "name": "Traitor"}))["t"] == "ok"
            frame = await ada.see("update")
            assert "Traitor" not in str(frame)
            assert "control" not in frame["sections"]
            while "Traitor" not in str(gm.sections.get("control")):
                await gm.see("update")
