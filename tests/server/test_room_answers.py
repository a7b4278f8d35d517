"""A room's answers: what counts as in time, and what as a second one."""

import pytest

from engine.kernel import commands as c
from tests.server.checks import (
    ALLOWANCE_MS,
    REACTIONS,
    WINDOW_MS,
    open_window,
    said,
)
from tests.server.table import ADA, BEA, World, react, sit_down, window, windows

pytestmark = pytest.mark.anyio


async def test_time_without_a_store_is_given_back_to_who_is_asked() -> None:
    world = World()
    store = world.store()
    async with world.process(store) as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        await world.clock.advance(1_000)
        room = await table.at(rooms)
        store.away = True
        await world.clock.advance(60_000)
        assert windows(room.state)
        store.away = False
        await world.clock.advance(500)
        left = window(room.state).opened_at + WINDOW_MS - room.now()
        assert left == WINDOW_MS - 1_000
        await world.clock.advance(left + ALLOWANCE_MS)
        assert not windows(room.state)


@pytest.mark.parametrize(
    ("late", "reason"),
    [(-1, None), (0, "too_late"), (ALLOWANCE_MS - 1, "too_late"), (ALLOWANCE_MS, "window_closed")],
)
async def test_an_answer_counts_until_its_window_closes(late: int, reason: str | None) -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        frame = window(room.state)
        await world.clock.advance(frame.opened_at + WINDOW_MS + late - room.now())
        answer = await room.submit(react(ADA, frame.id), seat=table.seats["ada"])
        assert said(answer) == reason
        await world.clock.advance(ALLOWANCE_MS + 1)
        spent = 1 - room.state.combatants[ADA].budgets[REACTIONS]
        assert spent == (reason is None)


async def test_a_second_answer_needs_to_say_that_it_changes_the_first() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        frame, seat = window(room.state).id, table.seats["ada"]
        assert said(await room.submit(react(ADA, frame), seat=seat)) is None
        decline = c.Decline(actor=ADA, window=frame)
        assert said(await room.submit(decline, seat=seat)) == "already_answered"
        change = c.Decline(actor=ADA, window=frame, change=True)
        assert said(await room.submit(change, seat=seat)) is None
        await room.submit(c.Decline(actor=BEA, window=frame), seat=table.seats["bea"])
        assert room.state.combatants[ADA].budgets[REACTIONS] == 1
