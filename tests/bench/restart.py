"""How long until time is up in every room again after a server was killed.

``python -m tests.bench.restart [--rooms N] [--down S]`` opens a window in each of N rooms, kills
the server just before they are due, starts another S seconds later, and prints when it listened,
when the first and the last room had its lost time back, and when their windows had closed.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from server.store.folder import noted_socket
from server.store.redis import RedisStore
from tests.bench.deadlines import now, soon
from tests.bench.fights import Fights, fights, open_window
from tests.server.caller import calling_in
from tests.server.offturn import running

NEAR_MS = 1_000
"""How long before the windows are due the server is killed."""
STEPS = ("taken up", "window closed")
LOOKS = 0.05
"""Seconds between two looks at the store."""


async def all_open(server: Fights) -> int:
    """Open a window in each room, all due at one instant; which."""
    due = soon(len(server.rooms))
    pages = server.callers()
    async with calling_in(*pages), asyncio.TaskGroup() as group:
        for page in pages:
            group.create_task(open_window(page, due, now()))
    return due


async def follow(url: str, rooms: list[str], began: float) -> dict[str, tuple[float, float]]:
    """Seconds until the first and the last room was taken up, and had closed its window.

    A room's first new record gives the time back that was lost, its second closes the window.
    """
    async with RedisStore.connect(url) as store:
        before = await store.serials(rooms)
        found: dict[str, tuple[float, float]] = {}
        first: dict[int, float] = {}
        while len(found) < len(STEPS):
            serials = await store.serials(rooms)
            took = time.monotonic() - began
            new = [(one or 0) - (old or 0) for one, old in zip(serials, before, strict=True)]
            for number, what in enumerate(STEPS, start=1):
                if max(new) >= number:
                    first.setdefault(number, took)
                if min(new) >= number and what not in found:
                    found[what] = (first[number], took)
            await asyncio.sleep(LOOKS)
    return found


async def measure(rooms: int, down: float) -> None:
    """Kill, wait, start, look."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with fights(folder, rooms) as server:
            due = await all_open(server)
            await asyncio.sleep((due - now() - NEAR_MS) / 1_000)
            server.process.kill()
            await server.process.wait()
        await asyncio.sleep(down)
        began = time.monotonic()
        url = f"unix://{noted_socket(folder)}"
        words = ("serve", "--port", "0", "--data-dir", name)
        async with asyncio.TaskGroup() as group:
            ids = [room for room, _ in server.rooms]
            looking = group.create_task(follow(url, ids, began))
            async with running(*words, until="Offturn on", errors=folder / "errors"):
                print(f"{rooms} rooms, listening after {time.monotonic() - began:.2f} s")
                for what, (first, last) in (await looking).items():
                    print(f"{what:<16} first {first:6.2f} s, last {last:6.2f} s")


def main() -> None:
    """Print when rooms go on after a restart."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=1_000)
    parser.add_argument("--down", type=float, default=5.0)
    words = parser.parse_args()
    asyncio.run(measure(words.rooms, words.down))


if __name__ == "__main__":
    main()
