"""What is acknowledged is kept, and a store that is away is told from one that refuses."""

from pathlib import Path

import anyio
import pytest
from redis.asyncio import Redis

from server.store import Appended, Record, Repeated, StoreAway, keys
from server.store.batch import Durability, append_order
from server.store.embedded import embedded
from server.store.redis import RedisStore
from server.store.scripts import APPEND, BEAT
from tests.server.stores import FIRST, LIMIT, frozen, kill_server, nth, patiently, server_pid, until

pytestmark = pytest.mark.anyio


async def fill(store: RedisStore, room: str, kept: list[Record], done: anyio.Event) -> None:
    """Append until ``done``, noting what was acknowledged."""
    while not done.is_set():
        request = nth(len(kept) + 1, command=f"command {len(kept)}" if len(kept) % 2 else None)
        await patiently(store, room, request)
        kept.append(request.record)


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rooms: dict[str, list[Record]] = {f"room {number}": [] for number in range(8)}
    done = anyio.Event()

    async def reached(goal: int) -> None:
        async def enough() -> bool:
            return sum(map(len, rooms.values())) > goal

        await until(enough)

    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        for room in rooms:
            await store.create(room, FIRST)
        async with anyio.create_task_group() as group:
            for room, kept in rooms.items():
                group.start_soon(fill, store, room, kept, done)
            for number in range(1, 6):
                await reached(number * 300)
                await kill_server(url)
            await reached(6 * 300)
            done.set()
        for room, kept in rooms.items():
            assert list(await store.since(room, 0)) == kept


async def test_a_command_executed_twice_is_kept_once(tmp_path: Path) -> None:
    request = nth(1, command="x")
    order = append_order(
        "r", keys.room_keys("r"), request, remember_ms=60_000, durability=Durability()
    )
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        async with Redis.from_url(url) as client, client.pipeline(transaction=False) as pipeline:
            await client.script_load(APPEND.text)
            for _ in range(2):
                pipeline.execute_command(*order)
            first, second = await pipeline.execute()
        assert first == [b"appended"]
        assert second == [b"repeated", b"1"]
        assert list(await store.since("r", 0)) == [request.record]


async def test_an_append_that_took_effect_unseen_is_a_repeat(tmp_path: Path) -> None:
    """A frozen server takes the append, but its answer comes too late."""
    request = nth(2, command="x")
    async with embedded(tmp_path) as url, RedisStore.connect(url, answer_within=0.3) as hasty:
        await hasty.create("r", FIRST)
        await hasty.append("r", nth(1))
        async with frozen(url):
            with pytest.raises(StoreAway):
                await hasty.append("r", request)

        async def took_effect() -> bool:
            return await hasty.serial("r") == 2

        await until(took_effect)
        assert list(await hasty.since("r", 1)) == [request.record]
        assert await hasty.append("r", request) == Repeated(request.record.serial)


async def test_a_watch_is_renewed_when_the_server_was_killed(tmp_path: Path) -> None:
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        async with store.watch("r") as records:
            with anyio.fail_after(LIMIT):
                assert await anext(records) is None
                before = await server_pid(url)
                await kill_server(url)
                assert await anext(records) is None
                await patiently(store, "r", nth(1))
                assert await anext(records) == nth(1).record
        assert await server_pid(url) != before


async def test_scripts_are_loaded_anew_into_a_server_that_forgot_them(tmp_path: Path) -> None:
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        await store.append("r", nth(1))
        async with Redis.from_url(url) as client:
            await client.script_flush()
        assert await store.append("r", nth(2)) == Appended()
        assert await store.load("r") is not None


async def test_a_store_that_is_away_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreAway):
        async with RedisStore.connect(f"unix://{tmp_path}/nothing.sock"):
            pass
    async with (
        embedded(tmp_path) as url,
        RedisStore.connect(url, answer_within=0.2) as store,
        frozen(url),
    ):
        for ask in (store.now, store.beat, lambda: store.load("r"), lambda: store.due(1, 1)):
            with pytest.raises(StoreAway):
                await ask()


async def test_a_server_that_may_lose_rooms_is_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with embedded(tmp_path) as url:
        async with RedisStore.connect(url):
            assert not [one for one in caplog.messages if not one.startswith("starting")]
        caplog.clear()
        async with Redis.from_url(url) as client:
            await client.config_set("appendfsync", "everysec")
            await client.config_set("maxmemory-policy", "allkeys-lru")
        async with RedisStore.connect(url):
            assert "appendfsync everysec" in caplog.messages[0]
            assert "allkeys-lru" in caplog.messages[1]
        caplog.clear()
        async with Redis.from_url(url) as client:
            await client.config_set("appendonly", "no")
        async with RedisStore.connect(url):
            assert "set appendonly yes" in caplog.messages[0]


async def test_a_heartbeat_executed_twice_tells_the_same_gap(tmp_path: Path) -> None:
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.beat()
        async with Redis.from_url(url) as client:
            await client.hincrby(keys.BEAT, "at", -5_000)
            words = (keys.BEAT, keys.OUTAGES, "me", "2000", "1000")
            first, second = [await client.eval(BEAT.text.decode(), 2, *words) for _ in range(2)]
        assert first == second
        assert len(await store.outages(0)) == 1
        assert await store.beat() is None
