"""The clocks: one follows the store and never goes back, one stands until a test moves it."""

import anyio
import pytest

from server.clock import ManualClock, StoreClock
from server.store.memory import MemoryStore
from tests.server.stores import LIMIT, until

pytestmark = pytest.mark.anyio


class Dial:
    """A store's clock that can be set, also back."""

    def __init__(self, instant: int) -> None:
        self.instant = instant

    def now(self) -> int:
        return self.instant


async def test_sleepers_wake_in_the_order_of_their_instants() -> None:
    clock = ManualClock(1_000)
    woken: list[tuple[str, int]] = []

    async def sleep(name: str, instant: int) -> None:
        await clock.sleep_until(instant)
        woken.append((name, clock.now()))

    async with anyio.create_task_group() as group:
        for name, instant in (("c", 1_300), ("a", 1_100), ("later", 1_600), ("b", 1_100)):
            group.start_soon(sleep, name, instant)
        await clock.advance(99)
        assert woken == []
        await clock.advance(1)
        assert woken == [("a", 1_100), ("b", 1_100)]
        await clock.advance(400)
        assert woken[2:] == [("c", 1_300)]
        assert clock.now() == 1_500
        await clock.advance(100)
    assert woken[3:] == [("later", 1_600)]


async def test_who_goes_to_sleep_meanwhile_takes_part() -> None:
    clock = ManualClock(0)
    ticks: list[int] = []

    async def tick() -> None:
        while len(ticks) < 5:
            await clock.wait(10)
            ticks.append(clock.now())

    async with anyio.create_task_group() as group:
        group.start_soon(tick)
        await clock.advance(35)
        assert ticks == [10, 20, 30]
        await clock.advance(15)
    assert ticks == [10, 20, 30, 40, 50]


async def test_what_a_sleeper_sets_off_is_done_when_the_clock_has_moved() -> None:
    clock = ManualClock(0)
    send, receive = anyio.create_memory_object_stream[int](10)
    store = MemoryStore(clock.now)
    seen: list[int] = []

    async def alarm() -> None:
        async with send:
            await clock.sleep_until(10)
            await send.send(await store.now())

    async def react() -> None:
        async with receive:
            async for instant in receive:
                await store.serial("r")
                seen.append(instant)

    async with anyio.create_task_group() as group:
        group.start_soon(alarm)
        group.start_soon(react)
        await clock.advance(1_000)
        assert seen == [10]


async def test_a_sleeper_that_left_is_not_woken() -> None:
    clock = ManualClock(0)
    with anyio.move_on_after(0):
        await clock.sleep_until(10)
    await clock.advance(100)
    assert clock.now() == 100
    await clock.sleep_until(100)
    await clock.sleep_until(50)


async def test_the_store_clock_follows_the_store() -> None:
    dial = Dial(5_000_000)
    async with StoreClock.follow(MemoryStore(dial.now)) as clock:
        assert 5_000_000 <= clock.now() < 5_001_000
        dial.instant = 9_000_000
        await clock.measure()
        assert 9_000_000 <= clock.now() < 9_001_000


async def test_the_store_clock_never_goes_back() -> None:
    dial = Dial(5_000_000)
    async with StoreClock.follow(MemoryStore(dial.now)) as clock:
        before = clock.now()
        dial.instant = 4_000_000
        await clock.measure()
        assert clock.now() == before
        dial.instant = 5_100_000
        await clock.measure()
        assert clock.now() >= 5_100_000


async def test_the_store_clock_goes_on_between_measurements() -> None:
    async with StoreClock.follow(MemoryStore(lambda: 5_000_000)) as clock:
        first = clock.now()

        async def moved() -> bool:
            return clock.now() > first + 20

        await until(moved)


async def test_the_store_clock_sleeps_until_the_instant() -> None:
    async with StoreClock.follow(MemoryStore(lambda: 5_000_000)) as clock:
        with anyio.fail_after(LIMIT):
            goal = clock.now() + 30
            await clock.sleep_until(goal)
            assert clock.now() >= goal
            goal = clock.now() + 10
            await clock.wait(10)
            assert clock.now() >= goal
            await clock.sleep_until(0)


async def test_a_store_that_is_away_does_not_stop_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("server.clock.MEASURE_EVERY", 0.001)
    dial = Dial(5_000_000)
    store = MemoryStore(dial.now)
    async with StoreClock.follow(store) as clock:
        store.away = True
        first = clock.now()

        async def moved() -> bool:
            return clock.now() > first + 20

        await until(moved)
        store.away = False
        dial.instant = 6_000_000

        async def followed() -> bool:
            return clock.now() >= 6_000_000

        await until(followed)
