"""A cluster: rooms on all of its servers, and one of them killed in the middle of a window."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic

import anyio
import pytest

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.text import codec
from server.clock import StoreClock
from server.rooms import Rooms
from server.settings import Settings
from server.store import Record, StoreAway, keys
from server.store.redis import RedisStore
from tests.server.checks import open_window, said
from tests.server.servers import Cluster, a_cluster, eventually
from tests.server.stores import FIRST, nth, until
from tests.server.table import ADA, PACKS, Table, sit_down, windows

pytestmark = pytest.mark.anyio

LONGEST_PAUSE = 12.0
"""Seconds; a failover takes a cluster's node timeout (here 1 s) and an election."""


async def test_rooms_are_spread_over_all_servers(cluster: Cluster) -> None:
    async with RedisStore.connect(cluster.url) as store:
        for number in range(60):
            await store.create(f"room {number}", FIRST)
            await store.append(f"room {number}", nth(1, deadline=5_000))
        assert len(await store.due(5_000, 100)) == 60
        assert list(await store.serials([f"room {number}" for number in range(60)])) == [1] * 60
    owners = [cluster.owner(keys.room_keys(f"room {number}").head) for number in range(60)]
    homes = Counter(one.port for one in owners if one)
    assert len(homes) == 3
    assert min(homes.values()) >= 5


async def test_a_primary_killed_mid_window_costs_a_pause_and_nothing_else(tmp_path: Path) -> None:
    with a_cluster(tmp_path) as cluster:
        async with (
            RedisStore.connect(cluster.url, replicas=1) as store,
            StoreClock.follow(store) as clock,
        ):
            rooms, other = [Rooms(Settings(), store, clock, PACKS) for _ in range(2)]
            async with rooms.running(), other.running():
                table = await sit_down(rooms)
                await open_window(rooms, table)
                acknowledged: list[str] = []
                pauses = [0.0]
                done = anyio.Event()
                async with anyio.create_task_group() as group:
                    group.start_soon(keep_editing, rooms, table, acknowledged, pauses, done)
                    await reach(acknowledged, 20)
                    head = keys.room_keys(table.id).head
                    killed = await anyio.to_thread.run_sync(cluster.owner, head)
                    assert killed is not None
                    killed.kill()
                    await anyio.to_thread.run_sync(eventually, partial(cluster.owner, head))
                    killed.start()
                    await reach(acknowledged, len(acknowledged) + 40)
                    done.set()
                print(f"longest pause {max(pauses):.1f} s, {len(acknowledged)} acknowledged")
                assert max(pauses) < LONGEST_PAUSE
                room, elsewhere = await table.at(rooms), await table.at(other)

                async def closed() -> bool:
                    return not windows(room.state)

                await until(closed)
                kept = await store.since(table.id, 0)
                counts = Counter(one.command for one in kept if one.command)
                assert not [one for one in acknowledged if counts[one] != 1]
                assert max(counts.values()) == 1

                async def same() -> bool:
                    return elsewhere.state == room.state

                await until(same)
        check_windows(kept)


def check_windows(kept: Sequence[Record]) -> None:
    """Every window that opened closed, once."""
    happened = Counter(
        event.type
        for record in kept
        for event in codec.events.validate_json(record.events)
        if isinstance(event, e.WindowOpened | e.WindowClosed)
    )
    assert happened["window.opened"] == happened["window.closed"] > 0


async def keep_editing(
    rooms: Rooms, table: Table, acknowledged: list[str], pauses: list[float], done: anyio.Event
) -> None:
    """One command after the other, each until it is acknowledged."""
    number = 0
    while not done.is_set():
        number += 1
        began = monotonic()
        edit = c.Edit(combatant=ADA, name=f"Ada {number}")
        while True:
            try:
                room = await table.at(rooms)
                answer = await room.submit(edit, seat=table.seats["gm"], command_id=f"e{number}")
                break
            except StoreAway:
                await anyio.sleep(0.05)
        assert said(answer) is None
        acknowledged.append(f"e{number}")
        pauses.append(monotonic() - began)


async def reach(acknowledged: list[str], many: int) -> None:
    async def reached() -> bool:
        return len(acknowledged) >= many

    with anyio.fail_after(60):
        while not await reached():
            await anyio.sleep(0.02)
