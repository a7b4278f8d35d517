"""The real command as a process of its own."""

import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from subprocess import PIPE

import anyio
from anyio.abc import Process

from tests.server.stores import LIMIT

HERE = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "server")


def environment(**more: str) -> dict[str, str]:
    """This process's environment without settings of Offturn, and with these."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("OFFTURN_")}
    return {**kept, **more}


async def run(*words: str, **env: str) -> tuple[int, str, str]:
    """Run the command to its end: exit code, output, errors."""
    with anyio.fail_after(3 * LIMIT):
        done = await anyio.run_process(
            [*COMMAND, *words], cwd=HERE, check=False, env=environment(**env)
        )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


async def read_until(process: Process, what: str) -> str:
    """What a process prints, up to the first match of a pattern."""
    assert process.stdout is not None
    found = ""
    with anyio.fail_after(3 * LIMIT):
        while not re.search(what, found):
            found += (await process.stdout.receive()).decode()
    return found


@asynccontextmanager
async def running(
    *words: str, until: str, errors: Path | None = None, **env: str
) -> AsyncIterator[tuple[Process, str]]:
    """The command while it runs, and what it had printed when it was ready; ``errors``: the file
    that its complaints go to."""
    command = [*COMMAND, *words]
    with ExitStack() as files:
        told = files.enter_context(errors.open("wb")) if errors else PIPE
        process = await anyio.open_process(command, cwd=HERE, env=environment(**env), stderr=told)
    async with process:
        try:
            yield process, await read_until(process, until)
        finally:
            if process.returncode is None:
                # Not killed, or its store would stay.
                process.send_signal(signal.SIGINT)
                with anyio.move_on_after(LIMIT):
                    await process.wait()
