"""The way back: undo and redo over a stored log, previews, transcripts, whatever the process."""

from typing import Any

import pytest

from engine.kernel import Encounter
from engine.kernel import commands as c
from engine.kernel.units import SeatId
from server.answers import Answer
from server.opening import take_seat
from server.room import Room
from tests.server.checks import WINDOW_MS, open_window, said
from tests.server.table import ADA, BEA, World, react, sit_down, window
from tests.server.test_calls import bearer
from tests.server.web import ROOMS, a_web, refused

pytestmark = pytest.mark.anyio


def fight(state: Encounter) -> object:
    """What going back is about."""
    return (state.combatants, state.order, state.turn, state.stack, state.round, state.effects)


async def edit(room: Room, seat: SeatId, *names: str) -> list[int]:
    """Rename Ada several times; the serials before each."""
    serials = []
    for name in names:
        serials.append(room.serial)
        assert await room.submit(c.Edit(combatant=ADA, name=name), seat=seat) == Answer()
    return serials


async def test_what_was_done_is_undone_and_done_again() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room, gm = await table.at(rooms), table.seats["gm"]
        one, two, three = await edit(room, gm, "One", "Two", "Three")
        assert await room.submit(c.Undo(to=two), seat=gm) == Answer()
        assert room.state.combatants[ADA].name == "One"
        assert await room.submit(c.Undo(to=one), seat=gm) == Answer()
        assert room.state.combatants[ADA].name == "Ada"
        assert await room.submit(c.Redo(to=two), seat=gm) == Answer()
        assert room.state.combatants[ADA].name == "One"
        assert await room.submit(c.Redo(to=three + 1), seat=gm) == Answer()
        assert room.state.combatants[ADA].name == "Three"
        assert said(await room.submit(c.Redo(to=three + 1), seat=gm)) == "unknown"


async def test_who_does_something_else_cannot_do_it_again() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room, gm = await table.at(rooms), table.seats["gm"]
        one, two = await edit(room, gm, "One", "Two")
        await room.submit(c.Undo(to=one), seat=gm)
        await take_seat(rooms, room, "spectator", "Eve")  # This is no such thing.
        assert said(await room.submit(c.Undo(to=two), seat=gm)) == "unknown"
        await edit(room, gm, "Other")
        assert said(await room.submit(c.Redo(to=two), seat=gm)) == "unknown"
        assert room.state.combatants[ADA].name == "Other"
        assert any(seat.name == "Eve" for seat in room.state.seats.values())


@pytest.mark.parametrize("to", [-1, 10**9, 1])
async def test_a_serial_that_leads_nowhere_is_refused(to: int) -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room, gm = await table.at(rooms), table.seats["gm"]
        for command in (c.Undo(to=to), c.Redo(to=to)):
            assert said(await room.submit(command, seat=gm)) == "unknown"
        assert said(await room.submit(c.Undo(to=0), seat=table.seats["ada"])) == "role"


async def test_an_open_window_comes_back_with_the_time_it_had_left() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        await world.clock.advance(5_000)
        before, frame = room.serial, window(room.state)
        for who, name in ((ADA, "ada"), (BEA, "bea")):
            command = react(who, frame.id) if who is ADA else c.Decline(actor=who)
            assert await room.submit(command, seat=table.seats[name]) == Answer()
        assert not room.state.stack
        await world.clock.advance(60_000)
    async with world.process() as rooms:  # Another one, which has only the log.
        room = await table.at(rooms)
        assert await room.submit(c.Undo(to=before), seat=table.seats["gm"]) == Answer()
        again = window(room.state)
        assert again.id == frame.id
        assert again.asked[ADA].reply is None
        assert again.asked[ADA].closes_at == room.now() + WINDOW_MS - 5_000
        await world.clock.advance(WINDOW_MS)
        assert not room.state.stack


async def test_the_same_undo_takes_effect_once_over_two_processes() -> None:
    world = World()
    async with world.process() as here, world.process() as there:
        table = await sit_down(here)
        rooms, gm = [await table.at(here), await table.at(there)], table.seats["gm"]
        (one,) = await edit(rooms[0], gm, "One")
        for room in (*rooms, *rooms):
            answer = await room.submit(c.Undo(to=one), seat=gm, command_id="back")
            assert answer == Answer()
        await world.clock.advance(0)
        assert rooms[0].state == rooms[1].state
        assert rooms[0].state.combatants[ADA].name == "Ada"


async def test_the_gm_sees_the_way_back_and_how_it_would_look() -> None:
    async with a_web() as (web, server, table):
        room, gm = await table.at(server.rooms), table.seats["gm"]
        one, two = await edit(room, gm, "One", "Two")
        path, mine = f"{ROOMS}/{table.id}/history", bearer(table.tokens["gm"])
        refused(await web.get(path, headers=bearer(table.tokens["ada"])), 403, "role")
        way: dict[str, Any] = (await web.get(path, headers=mine)).json()
        assert [step["to"] for step in way["undo"][:2]] == [two, one]
        assert way["undo"][0]["command"]["name"] == "Two"
        assert way["redo"] == []
        look = (await web.get(f"{path}?to={one}", headers=mine)).json()
        names = {row["id"]: row["name"] for row in look["sections"]["order"]["rows"]}
        assert names[ADA] == "Ada"
        assert room.state.combatants[ADA].name == "Two", "a look changes nothing"
        await room.submit(c.Undo(to=one), seat=gm)
        way = (await web.get(path, headers=mine)).json()
        assert [step["to"] for step in way["redo"]] == [two, two + 1]
        look = (await web.get(f"{path}?to={two + 1}&redo=1", headers=mine)).json()
        names = {row["id"]: row["name"] for row in look["sections"]["order"]["rows"]}
        assert names[ADA] == "Two"
        for query in ("to=x", "to=-1", f"to={'9' * 20}"):
            refused(await web.get(f"{path}?{query}", headers=mine), 422, "unknown")
        refused(await web.get(f"{path}?to=12345", headers=mine), 409, "unknown")
