"""Time for the server: the store's clock in milliseconds, and a manual one for tests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from time import monotonic_ns
from typing import Protocol, Self

from server.store import Store, StoreAway
from server.store.alongside import alongside

MEASURE_EVERY = 5.0
LONGEST_SLEEP = 5.0
QUIET_ROUNDS = 3
MOST_ROUNDS = 10_000


class Clock(Protocol):
    """The store's clock; it never goes back."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def sleep_until(self, instant: int) -> None:
        """Return when ``now()`` is at or after ``instant``."""

    async def wait(self, ms: int) -> None:
        """Return ``ms`` milliseconds from now."""


class StoreClock:
    """The machine's monotonic clock, moved to the store's. After the store's clock went back it
    stands still until the store has caught up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._offset_ns = 0
        self._last = 0

    @classmethod
    @asynccontextmanager
    async def follow(cls, store: Store) -> AsyncIterator[Self]:
        """A clock that is measured now and every few seconds. Raises StoreAway at the start."""
        clock = cls(store)
        await clock.measure()
        async with alongside(clock._keep_measuring()):
            yield clock

    async def measure(self) -> None:
        """Compare with the store now: also tells of its jumps, and of this machine's sleep."""
        before = monotonic_ns()
        there = await self._store.now()
        here = (before + monotonic_ns()) // 2
        # The store cuts its instants down to whole milliseconds.
        self._offset_ns = there * 1_000_000 + 500_000 - here

    async def _keep_measuring(self) -> None:
        while True:
            await asyncio.sleep(MEASURE_EVERY)
            try:
                await self.measure()
            except StoreAway:
                # The last measurement stays good for a long time.
                continue

    def now(self) -> int:
        self._last = max(self._last, (monotonic_ns() + self._offset_ns) // 1_000_000)
        return self._last

    async def sleep_until(self, instant: int) -> None:
        while (left := instant - self.now()) > 0:
            # Not in one go: a measurement may bring the instant nearer.
            await asyncio.sleep(min(left / 1000, LONGEST_SLEEP))

    async def wait(self, ms: int) -> None:
        await self.sleep_until(self.now() + ms)


class ManualClock:
    """A clock that stands until a test moves it."""

    def __init__(self, now: int = 1_000_000) -> None:
        self._now = now
        self._numbers = count()
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self._now

    async def sleep_until(self, instant: int) -> None:
        if instant <= self._now:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._sleepers, (instant, next(self._numbers), woken))
        await woken

    async def wait(self, ms: int) -> None:
        await self.sleep_until(self._now + ms)

    async def advance(self, ms: int) -> None:
        """Wake who is due within ``ms``, one after the other: in the order of their instants,
        and of their going to sleep where those are equal. Each finds ``now()`` at its own instant,
        and every task runs until it waits for something before the next is woken. Who goes to
        sleep meanwhile takes part. Tasks that wait for a socket or a thread count as waiting."""
        goal = self._now + ms
        await settle()
        while self._sleepers and self._sleepers[0][0] <= goal:
            instant, _, woken = heappop(self._sleepers)
            if woken.done():
                continue
            self._now = instant
            woken.set_result(None)
            await settle()
        self._now = goal


async def settle() -> None:
    """Let all other tasks run until each of them waits for something."""
    quiet = 0
    for _ in range(MOST_ROUNDS):
        await asyncio.sleep(0)
        # A callback may stand between a finished future and its task: ask more than once.
        quiet = 0 if any(ready(task) for task in asyncio.all_tasks()) else quiet + 1
        if quiet == QUIET_ROUNDS:
            return
    raise RuntimeError("a task never waits: it would keep the manual clock from moving")


def ready(task: asyncio.Task[object]) -> bool:
    if task is asyncio.current_task():
        return False
    waits_for: asyncio.Future[object] | None = getattr(task, "_fut_waiter", None)
    return waits_for is None or waits_for.done()
