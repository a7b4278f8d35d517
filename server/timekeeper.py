"""The timekeeper of a room: lets happen what is due, with every browser closed."""

import asyncio

from engine.kernel import commands as c
from server import metrics
from server.clock import Clock
from server.gate import Gate
from server.room import Room
from server.roomclock import store_deadline
from server.store import StoreAway

RETRY_MS = 500
"""How long a due deadline waits for a store that is away before it is tried again."""


async def keep_time(room: Room, gate: Gate) -> None:
    """Let happen what is due, for as long as the room is in memory. ``gate``: where all rooms of a
    process pass when they are due."""
    while True:
        due = store_deadline(room.state)
        room.changed.clear()
        if due is None:
            await room.changed.wait()
        elif room.clock.now() < due:
            await until(room.clock, due, room.changed)
        else:
            try:
                async with gate.passing():
                    refused = await _tick(room)
                if refused:
                    # Rules that go round in circles: only a change by somebody helps.
                    await room.changed.wait()
            except StoreAway:
                await room.clock.wait(RETRY_MS)


async def _tick(room: Room) -> bool:
    """Let happen what is still due; whether it was refused. Raises StoreAway."""
    await room.give_back()
    due = store_deadline(room.state)
    if due is None or room.clock.now() < due:
        return False
    answer = await room.submit(c.Tick())
    metrics.lateness.observe(max(0, room.clock.now() - due) / 1000)
    return answer.refusal is not None


async def until(clock: Clock, due: int, news: asyncio.Event) -> None:
    """Wait for an instant on the store's clock, or for news."""
    async with asyncio.TaskGroup() as group:
        alarm = group.create_task(clock.sleep_until(due))
        change = group.create_task(news.wait())
        await asyncio.wait((alarm, change), return_when=asyncio.FIRST_COMPLETED)
        alarm.cancel()
        change.cancel()
