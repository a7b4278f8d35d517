"""Load: rooms of one GM and five players over real sockets, beside a plain relay.

``python -m tests.bench.load [--seconds S]`` plays the same closed loop against both: the GM sends
a command, and sends the next when the last of the six has heard of it. It prints, for one room and
for many at once, actions a second and how long they took, CPU for 1,000 deliveries, and the ratios.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from server.wire import PROTOCOL
from tests.bench.load_servers import PAYLOAD, ROOMS, SEATS

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Table:
    """One room's six sockets; the first is the GM's."""

    pages: list[ClientConnection]
    url: str
    room: Sequence[str]
    """Its id, the combatant that the GM renames, and the tokens of its seats; none in a relay."""
    numbers: "count[int]" = field(default_factory=count)

    async def act(self) -> float:
        """One action, until the last of the six has it: seconds."""
        number = next(self.numbers)
        if self.room:
            mark = str(20 + number % 60)
            cmd = {"type": "edit", "combatant": self.room[1], "name": f"Orc <{mark}>"}
            frame: dict[str, object] = {"t": "do", "id": f"{number}", "cmd": cmd}
            wanted = f"<{mark}>"
        else:
            wanted = f'"n":{number},'
            frame = {"n": number, "x": PAYLOAD}
        began = perf_counter()
        await self.pages[0].send(orjson.dumps(frame).decode())
        await asyncio.gather(*(_hear(one, wanted) for one in self.pages))
        return perf_counter() - began


async def _hear(page: ClientConnection, wanted: str) -> None:
    while wanted not in str(await page.recv()):
        pass


@asynccontextmanager
async def serving(kind: str) -> AsyncIterator[tuple[int, list[Table]]]:
    """One of the two servers with all its rooms full: its process and its tables."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        command = (sys.executable, "-m", "tests.bench.load_servers", kind, folder)
        here = Path(__file__).parents[2]
        process = await asyncio.create_subprocess_exec(
            *command, cwd=here, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        lines = [(await process.stdout.readline()).decode().strip()]
        while lines[-1] != "ready":
            lines.append((await process.stdout.readline()).decode().strip())
        base, *rooms, _ = lines
        address = base.replace("http", "ws")
        try:
            tables = []
            for number in range(ROOMS):
                room = orjson.loads(rooms[number]) if rooms else []
                tables.append(await _sit(stack, address, number, room))
            yield process.pid, tables
        finally:
            process.terminate()
            await process.wait()


async def _sit(stack: AsyncExitStack, address: str, number: int, room: Sequence[str]) -> Table:
    url = f"{address}/ws/v1" if room else f"{address}/room{number}"
    table = Table([], url, room)
    for seat in range(SEATS):
        table.pages.append(await seated(stack, table, f"{seat}", seat))
    return table


async def seated(stack: AsyncExitStack, table: Table, conn: str, seat: int = 1) -> ClientConnection:
    """One more page of a seat of a table."""
    protocols = [Subprotocol(PROTOCOL)] if table.room else None
    page = await stack.enter_async_context(
        connect(table.url, subprotocols=protocols, compression=None)
    )
    if table.room:
        hello = {"t": "hello", "room": table.room[0], "token": table.room[2 + seat], "conn": conn}
        await page.send(orjson.dumps(hello).decode())
        await _hear(page, '"t":"welcome"')
    return page


def _cpu(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


async def _loop(tables: Sequence[Table], seconds: float) -> list[float]:
    """How long each action took, all tables acting at once for so long."""
    took: list[float] = []
    end = perf_counter() + seconds

    async def play(table: Table) -> None:
        while perf_counter() < end:
            took.append(await table.act())

    await asyncio.gather(*map(play, tables))
    return sorted(took)


async def measure(kind: str, seconds: float) -> dict[str, float]:
    """What one server gives."""
    async with serving(kind) as (pid, tables):
        await _loop(tables, min(1.0, seconds))
        alone = await _loop(tables[:1], seconds)
        before = _cpu(pid)
        many = await _loop(tables, seconds)
        spent = _cpu(pid) - before
    return {
        "p50 of one room, ms": alone[len(alone) // 2] * 1_000,
        "p99 of one room, ms": alone[len(alone) * 99 // 100] * 1_000,
        "actions/s of all rooms": len(many) / seconds,
        "p99 of all rooms, ms": many[len(many) * 99 // 100] * 1_000,
        "CPU s per 1,000 deliveries": spent / (len(many) * SEATS) * 1_000,
    }


def main() -> None:
    """Measure both and print what they gave."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    found = {kind: asyncio.run(measure(kind, seconds)) for kind in ("relay", "offturn")}
    print(f"{ROOMS} rooms of {SEATS}{'relay':>30}{'offturn':>10}{'ratio':>8}")
    for name, value in found["relay"].items():
        mine = found["offturn"][name]
        print(f"{name:<28}{value:>16.3f}{mine:>10.3f}{mine / value:>8.2f}")


if __name__ == "__main__":
    main()
