"""Several processes on one listening socket: started, started again when they die, ended first."""

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from tempfile import TemporaryDirectory

import orjson
from prometheus_client.multiprocess import mark_process_dead

from server.metrics import FOLDER
from server.settings import Settings
from server.store import NoStore
from server.worker import READY

STOP_LIMIT = 15.0
STEADY = 10.0
PAUSES = (0.0, 0.2, 1.0, 5.0)

log = logging.getLogger(__name__)


class Workers:
    """The processes, all alike: no owner of a room and no leader among them."""

    def __init__(self, settings: Settings, url: str, listening: socket.socket) -> None:
        self._many = settings.workers
        self._listening = listening.fileno()
        order = {"settings": settings.model_dump_json(), "url": url, "listening": self._listening}
        self._order = orjson.dumps(order) + b"\n"
        self._stopping = asyncio.Event()
        self._ready = 0
        self._counts = ""

    async def run(self, say: str) -> None:
        """Until a signal. Says so once when all are ready. Raises NoStore where none starts."""
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self._stopping.set)
        try:
            with TemporaryDirectory(prefix="offturn-metrics-") as self._counts:
                async with asyncio.TaskGroup() as group:
                    for _ in range(self._many):
                        group.create_task(self._keep(say))
        except* NoStore as error:
            raise error.exceptions[0] from None

    async def _keep(self, say: str) -> None:
        """One place for a worker, never empty for long."""
        now = asyncio.get_running_loop().time
        failures = 0
        while not self._stopping.is_set():
            began = now()
            process = await self._start()
            if await self._is_ready(process, say):
                await self._until_it_ends(process)
            await process.wait()
            mark_process_dead(process.pid, self._counts)  # type: ignore[no-untyped-call]
            if self._stopping.is_set():
                return
            if not self._ready:
                self._stopping.set()
                raise NoStore("no worker could start; what hindered it is said above")
            log.error("worker %s died (%s): starting another", process.pid, process.returncode)
            failures = 0 if now() - began > STEADY else failures
            await self._pause(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        except TimeoutError:
            return

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "server.worker",
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=(self._listening,),
            # Whichever worker is asked for metrics adds up what all have counted.
            env={**os.environ, FOLDER: self._counts},
            # Ctrl-C is for the one who watches: it ends the workers, and then the store.
            start_new_session=True,
        )
        assert process.stdin is not None
        process.stdin.write(self._order)
        return process

    async def _is_ready(self, process: Process, say: str) -> bool:
        assert process.stdout is not None
        if await process.stdout.readline() != READY:
            return False
        self._ready += 1
        if self._ready == self._many:
            print(say, flush=True)
        return True

    async def _until_it_ends(self, process: Process) -> None:
        """Wait for its death, or end it when the time to stop has come."""
        async with asyncio.TaskGroup() as group:
            death = group.create_task(process.wait())
            stop = group.create_task(self._stopping.wait())
            await asyncio.wait((death, stop), return_when=asyncio.FIRST_COMPLETED)
            if not death.done():
                process.terminate()
                await asyncio.wait((death,), timeout=STOP_LIMIT)
            if not death.done():
                process.kill()
            stop.cancel()
