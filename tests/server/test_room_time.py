"""A room's time: deadlines, pauses, outages, late answers."""

import orjson
import pytest

from engine.kernel import commands as c
from engine.kernel import stack
from tests.server.checks import (
    ALLOWANCE_MS,
    WINDOW_MS,
    log_of,
    open_window,
    records,
    said,
)
from tests.server.table import ADA, World, react, sit_down, window, windows

pytestmark = pytest.mark.anyio


async def test_deadlines_fire_with_nobody_connected() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        due = window(room.state).opened_at + WINDOW_MS + ALLOWANCE_MS
        await world.clock.advance(due - room.now() - 1)
        assert windows(room.state)
        await world.clock.advance(1)
        assert not windows(room.state)
        texts = [orjson.dumps(one["text"]) for one in await log_of(world, table)]
        assert sum(b"log-window-time-up" in one for one in texts) == 2


async def test_what_time_cannot_bring_about_waits_for_a_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        with monkeypatch.context() as circles:
            circles.setattr(stack, "STEPS", 0)
            await world.clock.advance(WINDOW_MS + ALLOWANCE_MS)
            assert windows(room.state)
        answer = await room.submit(c.Edit(combatant=ADA, name="Ada of old"))
        assert answer.refusal is None
        await world.clock.advance(1)
        assert not windows(room.state)


async def test_a_process_that_comes_later_fires_what_nobody_fired() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
    # Another server lives all the time, but has nothing to do with this room.
    async with world.process() as other:
        assert other.live() == ()
        await world.clock.advance(WINDOW_MS + ALLOWANCE_MS + 1_000)
        room = await table.at(other)
        assert not windows(room.state)
        assert sum(b"window.expired" in one.events for one in records(world, table)) == 1


@pytest.mark.parametrize("processes", [1, 2])
async def test_an_outage_is_given_back_once(processes: int) -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        await world.clock.advance(5_000)
        room = await table.at(rooms)
        closes = window(room.state).asked[ADA].closes_at
        assert closes is not None
        left = closes - room.now()
    await world.clock.advance(30_000)
    async with world.process() as one, world.process() as other:
        first = await table.at(one)
        assert window(first.state).asked[ADA].closes_at == closes
        assert closes - first.now() == left
        if processes == 2:
            second = await table.at(other)
            await first.give_back()
            await second.give_back()
            assert closes - second.now() == left
            assert second.state == first.state
        assert sum(b'"outage"' in one.events for one in records(world, table)) == 1
        await world.clock.advance(left + ALLOWANCE_MS - 1)
        assert windows(first.state)
        await world.clock.advance(1)
        assert not windows(first.state)


async def test_an_outage_during_a_pause_gives_nothing_back() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        await room.submit(c.Pause(), seat=table.seats["gm"])
        now = room.now()
    await world.clock.advance(30_000)
    async with world.process() as rooms:
        room = await table.at(rooms)
        assert room.now() == now
        await room.submit(c.Resume(), seat=table.seats["gm"])
        assert room.now() == now
        await world.clock.advance(1_000)
        assert room.now() == now + 1_000


async def test_a_pause_keeps_the_remaining_time() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        await world.clock.advance(19_000)
        await room.submit(c.Pause(), seat=table.seats["gm"])
        assert world.kept.rooms[table.id].deadline is None
        await world.clock.advance(3_600_000)
        room = await table.at(rooms)  # Nobody was in it: it was let go of meanwhile.
        refused = await room.submit(
            react(ADA, window(room.state).id), seat=table.seats["ada"], command_id="early"
        )
        assert said(refused) == "paused"
        await room.submit(c.Resume(), seat=table.seats["gm"])
        assert world.kept.rooms[table.id].deadline == world.clock.now() + 1_000 + ALLOWANCE_MS
        await world.clock.advance(999 + ALLOWANCE_MS)
        assert windows(room.state)
        await world.clock.advance(1)
        assert not windows(room.state)


async def test_the_log_tells_the_time_of_day_whatever_the_rooms_clock_did() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        for command in (c.Pause(), c.Resume(), c.Pause(), c.Resume()):
            await room.submit(command, seat=table.seats["gm"])
            await world.clock.advance(60_000)
        times = [one["at"] for one in await log_of(world, table)]
        now = world.clock.now()
        assert times[-4:] == [now - minutes * 60_000 for minutes in (4, 3, 2, 1)]


async def test_resuming_takes_the_clock_from_the_server_not_from_the_client() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        await room.submit(c.Pause(), seat=table.seats["gm"])
        now = room.now()
        await room.submit(c.Resume(clock=9_999_999_999_999), seat=table.seats["gm"])
        assert room.now() == now
