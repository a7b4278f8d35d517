"""Limits under load: the highest rate that is kept up, and what an idle socket costs.

``python -m tests.bench.load_limits [--seconds S] [--sockets N]`` finds, against Offturn and against
the plain relay in one run, the most actions a second at which 99 of 100 take less than 100 ms, each
room acting at its own steady pace whether or not the last action is done; and the memory that so
many further sockets take that say nothing.
"""

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

from tests.bench.load import Table, seated, serving

LATE = 0.1
"""Seconds that an action may take."""
FIRST = 10.0
"""Actions a second of all rooms that the search begins with."""
STEPS = 7
"""Halvings of the span between a rate that is kept up and one that is not."""


async def kept_up(tables: Sequence[Table], rate: float, seconds: float) -> bool:
    """Whether all rooms together do so many actions a second with p99 in time."""
    took: list[float] = []
    pause = len(tables) / rate

    async def play(table: Table, start: float) -> None:
        due = start
        while due < start + seconds:
            await asyncio.sleep(due - perf_counter())
            await table.act()
            # An action that waits for the one before is late from the instant it was due.
            took.append(perf_counter() - due)
            due += pause

    start = perf_counter() + 0.1
    starts = [start + pause * n / len(tables) for n in range(len(tables))]
    try:
        async with asyncio.timeout(seconds * 3 + 1):
            await asyncio.gather(*map(play, tables, starts))
    except TimeoutError:
        return False
    return sorted(took)[len(took) * 99 // 100] < LATE


async def highest(tables: Sequence[Table], seconds: float) -> float:
    """The highest rate that is kept up: doubled until it is not, then halved toward it."""
    good, bad = 0.0, FIRST
    while await kept_up(tables, bad, seconds):
        good, bad = bad, bad * 2
    for _ in range(STEPS):
        middle = (good + bad) / 2
        if await kept_up(tables, middle, seconds):
            good = middle
        else:
            bad = middle
    return good


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the process is gone")


async def measure(kind: str, seconds: float, sockets: int) -> dict[str, float]:
    """What one server gives."""
    async with AsyncExitStack() as stack:
        pid, tables = await stack.enter_async_context(serving(kind))
        rate = await highest(tables, seconds)
        before = resident(pid)
        for number in range(sockets):
            await seated(stack, tables[number % len(tables)], f"idle{number}")
        await asyncio.sleep(1)
        grown = resident(pid) - before
    return {
        "actions/s at p99 < 100 ms": rate,
        "MB for 1,000 idle sockets": grown / sockets * 1_000 / 2**20,
    }


def main() -> None:
    """Measure both and print what they gave."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--sockets", type=int, default=1_000)
    given = parser.parse_args()
    found = {
        kind: asyncio.run(measure(kind, given.seconds, given.sockets))
        for kind in ("relay", "offturn")
    }
    for name, value in found["relay"].items():
        mine = found["offturn"][name]
        print(f"{name:<28}relay {value:>10.2f}  offturn {mine:>10.2f}  ratio {mine / value:>6.2f}")


if __name__ == "__main__":
    main()
