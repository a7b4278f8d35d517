"""A server with many fights in which somebody may answer at any moment.

``python -m tests.bench.fights FOLDER ROOMS`` prints its address, then one line a room with its id
and its GM's token, then ``ready``, and serves until a signal.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from engine.packs import discover
from server.addresses import web
from server.listening import listen
from server.rooms import Rooms
from server.serving import serve
from server.settings import Settings
from server.store.embedded import embedded
from tests.server.caller import Caller
from tests.server.table import CAST, sit_down

HERE = Path(__file__).parents[2]
AT_ONCE = 20
"""Rooms that are opened at the same time."""
PATIENCE = 600.0
NO_LIMITS = Settings(frames_per_second=1e6, frames_burst=10**6, pages_per_address=10**6)


@dataclass(frozen=True, slots=True)
class Fights:
    """A running server and its rooms: (id, GM's token)."""

    process: asyncio.subprocess.Process
    base: str
    rooms: Sequence[tuple[str, str]]

    def callers(self) -> list[Caller]:
        """One page a room, the GM's."""
        return [Caller(self.base, room, token, "bench") for room, token in self.rooms]


@asynccontextmanager
async def fights(folder: Path, rooms: int) -> AsyncIterator[Fights]:
    """A server as a process of its own, in whose rooms it is the orc's turn."""
    command = (sys.executable, "-m", "tests.bench.fights", str(folder), str(rooms))
    process = await asyncio.create_subprocess_exec(
        *command, cwd=HERE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or lines[-1] != "ready":
        lines.append((await process.stdout.readline()).decode().strip())
        assert lines[-1], "the server has ended"
    base, *said, _ = lines
    try:
        yield Fights(process, base, [tuple(orjson.loads(one)) for one in said])
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


async def open_window(page: Caller, due: int, now: int) -> dict[str, Any]:
    """The orc casts and is answered until about ``due`` (ms since 1970); the window."""
    settings = {"window_ms": due - now, "allowance_ms": 0}
    await page.ask({"type": "options", "settings": settings}, PATIENCE)
    await page.ask(CAST, PATIENCE)
    return window_of(page)


def window_of(page: Caller) -> dict[str, Any]:
    """The window a page shows."""
    found: dict[str, Any] = page.sections["stack"]["frames"][-1]
    assert found["kind"] == "window", found
    return found


async def _serve(folder: Path, rooms: int) -> None:
    turn = asyncio.Semaphore(AT_ONCE)

    async def ready(found: Rooms) -> None:
        async def one() -> None:
            async with turn:
                table = await sit_down(found)
                print(orjson.dumps([table.id, table.tokens["gm"]]).decode(), flush=True)

        async with asyncio.TaskGroup() as group:
            for _ in range(rooms):
                group.create_task(one())
        print("ready", flush=True)

    with listen("127.0.0.1", 0) as listening:
        print(web("127.0.0.1", listening.getsockname()[1]), flush=True)
        async with embedded(folder) as url:
            settings = NO_LIMITS.model_copy(update={"data_dir": folder})
            await serve(settings, discover(), url, listening, ready)


if __name__ == "__main__":
    asyncio.run(_serve(Path(sys.argv[1]), int(sys.argv[2])))
