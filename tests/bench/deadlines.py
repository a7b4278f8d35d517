"""How late time is up: from the instant a window closes to the news on a page's socket.

``python -m tests.bench.deadlines [--windows N] [--spread S]`` opens N windows that are due one
after the other within S seconds, then N that are due at one instant, and prints how late the pages
heard, beside timers of the same event loop that do nothing.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import anyio

from server.rubbish import rubbish_put_off
from tests.bench.fights import PATIENCE, fights, open_window, window_of
from tests.server.caller import Caller, calling_in

AHEAD_MS = 60
"""Time to open a window in one room: ms. They are opened one after the other at that pace, so that
what is measured is neither the opening of the others nor a server kept from its heartbeat."""
LEAST_MS = 5_000


def soon(rooms: int) -> int:
    """An instant by which a window is open in each of so many rooms."""
    return now() + LEAST_MS + rooms * AHEAD_MS


def now() -> int:
    """The store's clock is this machine's: ms since 1970."""
    return time.time_ns() // 1_000_000


async def lateness(pages: Sequence[Caller], start: int, step: float) -> tuple[list[int], list[int]]:
    """Open a window on each page, the first due at ``start``, each later one ``step`` ms after.
    How late each page heard, and each timer rang: ms."""
    heard: list[int] = []
    rang: list[int] = []
    loop = asyncio.get_running_loop()

    async def one(number: int, page: Caller) -> None:
        due = start + round(number * step)
        await asyncio.sleep(number * AHEAD_MS / 1_000)
        window = await open_window(page, due, now())
        # Commands take their time: what is missing to the instant is added to the millisecond.
        if (missing := due - window["closes_at"]) > 0:
            await page.ask({"type": "extend", "window": window["id"], "ms": missing}, PATIENCE)
        at = window_of(page)["closes_at"]
        loop.call_later((at - now()) / 1_000, lambda: rang.append(now() - at))
        await page.until(lambda: not page.sections["stack"]["frames"], PATIENCE)
        heard.append(now() - at)

    async with anyio.create_task_group() as group:
        for number, page in enumerate(pages):
            group.start_soon(one, number, page)
    return sorted(heard), sorted(rang)


def line(what: str, took: Sequence[int]) -> str:
    """The figures of one row, ms."""
    picks = (0, len(took) // 2, len(took) * 99 // 100, len(took) - 1)
    return f"{what:<34}" + "".join(f"{took[one]:>8}" for one in picks)


async def measure(windows: int, spread: int) -> None:
    """Both runs on one server."""
    with tempfile.TemporaryDirectory() as folder, rubbish_put_off():
        async with fights(Path(folder), windows) as server:
            pages = server.callers()
            async with calling_in(*pages):
                print(f"{windows} windows{'first':>29}{'p50':>8}{'p99':>8}{'last':>8}  ms")
                steps = {f"due within {spread} s": spread * 1_000 / windows, "due at once": 0.0}
                for what, step in steps.items():
                    heard, rang = await lateness(pages, soon(windows), step)
                    print(line(f"{what}: page", heard))
                    print(line(f"{what}: timer", rang))
                    for page in pages:
                        for who in ("orc", "ada", "bea"):
                            await page.ask({"type": "end_turn", "actor": who}, PATIENCE)


def main() -> None:
    """Print how late pages and timers were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=500)
    parser.add_argument("--spread", type=int, default=30)
    words = parser.parse_args()
    asyncio.run(measure(words.windows, words.spread))


if __name__ == "__main__":
    main()
