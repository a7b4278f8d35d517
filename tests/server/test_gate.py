"""Few pass at once, so that what a thousand rooms have to do keeps nobody from the heartbeat."""

import asyncio
from functools import partial

import anyio
import pytest

from server.gate import PLACES, Gate
from server.room import Room
from tests.server.checks import ALLOWANCE_MS, WINDOW_MS, open_window
from tests.server.table import World, sit_down, windows

pytestmark = pytest.mark.anyio
LONG = 1_000.0
LIMIT = 5.0


async def test_few_are_inside_and_the_first_to_come_is_the_first_to_pass() -> None:
    gate = Gate(places=2, patience=LONG)
    inside: list[int] = []
    most = 0
    passed: list[int] = []

    async def one(number: int) -> None:
        nonlocal most
        async with gate.passing():
            inside.append(number)
            most = max(most, len(inside))
            await asyncio.sleep(0)
            inside.remove(number)
        passed.append(number)

    async with asyncio.TaskGroup() as group:
        for number in range(7):
            group.create_task(one(number))
    assert most == 2
    assert passed == list(range(7))


async def test_whoever_is_stuck_inside_keeps_nobody_out_and_leaves_one_place_only() -> None:
    gate = Gate(places=1, patience=0.3)
    stuck = asyncio.Event()

    async def wait() -> None:
        async with gate.passing():
            await stuck.wait()

    with anyio.fail_after(LIMIT):
        async with asyncio.TaskGroup() as group:
            group.create_task(wait())
            await asyncio.sleep(0)
            async with gate.passing():
                stuck.set()
    async with gate.passing():
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(wait(), 0)


async def test_whoever_fails_inside_leaves() -> None:
    gate = Gate(places=1, patience=LONG)
    for _ in range(3):
        with pytest.raises(ValueError, match="no"):
            async with gate.passing():
                raise ValueError("no")


async def test_of_rooms_due_at_one_instant_a_few_are_at_work_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    at_work: set[str] = set()
    may_go_on = asyncio.Event()
    give_back = Room.give_back

    async def held_up(room: Room) -> None:
        at_work.add(room.id)
        await may_go_on.wait()
        await give_back(room)

    monkeypatch.setattr("server.rooms.Gate", partial(Gate, patience=LONG))
    async with world.process() as rooms:
        tables = [await sit_down(rooms) for _ in range(2 * PLACES + 1)]
        for table in tables:
            await open_window(rooms, table)
        monkeypatch.setattr(Room, "give_back", held_up)
        await world.clock.advance(WINDOW_MS + ALLOWANCE_MS)
        assert len(at_work) == PLACES
        may_go_on.set()
        await world.clock.advance(1)
        assert len(at_work) == len(tables)
        assert not any([windows((await table.at(rooms)).state) for table in tables])
