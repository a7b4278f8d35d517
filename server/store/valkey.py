"""One server process on the data folder: start it, ask it, notice its death, stop it."""

import asyncio
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from server.store import NoStore, folder
from server.store.link import FAILURES

START_LIMIT = 30.0
STOP_LIMIT = 10.0
ANSWER_LIMIT = 5.0
LOOK_EVERY = 0.02
PROMISED = {"appendonly": "yes", "appendfsync": "always"}


class Valkey:
    """The server behind ``socket``: our child, or the child of an Offturn that was killed.

    Every server inherits ``lock``, so that a living one is noticed even without its parent.
    """

    def __init__(self, program: Path, data: Path, socket: Path, lock: int) -> None:
        self._program = program
        self._data = data
        self._socket = socket
        self._lock = lock
        self._child: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Returns when it answers and keeps what it promises. Raises NoStore."""
        folder.note_server(self._data, self._socket, None)
        if not self._socket.parent.exists():
            # Somebody tidied the folder for temporary files.
            self._socket.parent.mkdir(mode=0o700)
        with folder.open_log(self._data / "valkey.log") as log:
            self._child = subprocess.Popen(
                [self._program, *self._settings()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=(self._lock,),
                # A limit on the size of files is told by an error then, not by a signal's death.
                restore_signals=False,
                # Ctrl-C is for Offturn, which stops the server last.
                start_new_session=True,
            )
        folder.note_server(self._data, self._socket, self._child.pid)
        await self.ready()

    def _settings(self) -> list[str]:
        settings = {
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "dir": str(self._data),
            "save": "",
            **PROMISED,
            "aof-use-rdb-preamble": "yes",
            "aof-load-truncated": "yes",
            "logfile": str(self._data / "valkey.log"),
            "daemonize": "no",
        }
        return [word for name, value in settings.items() for word in (f"--{name}", value)]

    async def ready(self) -> None:
        """Wait until it answers, then check what its acknowledgements are worth."""
        kept: dict[str, str] = {}

        async def tells() -> bool:
            # Between the two orders it may die, too.
            if await self.answers():
                with suppress(*FAILURES):
                    kept.update(await self.ask("CONFIG GET", "append*"))
            return bool(kept)

        if not await until(tells, START_LIMIT, give_up=self.dead):
            raise NoStore(f"the store in {self._data} does not start. Its log:\n{self._tail()}")
        if wrong := {name: kept.get(name) for name in PROMISED if kept.get(name) != PROMISED[name]}:
            raise NoStore(
                f"the store in {self._data} does not keep what it acknowledges: {wrong}, "
                f"needed is {PROMISED}"
            )

    async def ask(self, *words: str) -> Any:
        """One order over a connection of its own."""
        client = Redis(
            unix_socket_path=str(self._socket),
            protocol=2,
            decode_responses=True,
            socket_timeout=None,
            retry=Retry(NoBackoff(), 0),
        )
        async with client, asyncio.timeout(ANSWER_LIMIT):
            order: Callable[..., Any] = client.execute_command
            return await order(*words)

    async def answers(self) -> bool:
        with suppress(*FAILURES):
            await self.ask("PING")
            return True
        return False

    async def is_ours(self) -> bool:
        """Whether the server behind the socket works on this folder. It may still be loading."""
        with suppress(*FAILURES):
            where = await self.ask("CONFIG GET", "dir")
            return Path(where["dir"]).resolve() == self._data.resolve()
        return False

    async def dead(self) -> bool:
        if self._child is None:
            return folder.take(self._lock) and not await self.is_ours()
        return self._child.poll() is not None

    async def death(self) -> None:
        """Wait until it is gone: a connection that nobody uses ends with it."""
        while not await self.dead():
            try:
                reader, writer = await asyncio.open_unix_connection(self._socket)
            except OSError:
                await asyncio.sleep(LOOK_EVERY)
                continue
            try:
                with suppress(OSError):
                    await reader.read()
            finally:
                writer.close()
                with suppress(OSError):
                    await writer.wait_closed()

    async def stop(self) -> None:
        """Ask it to end, and end it where it does not."""
        if self._child is None:
            with suppress(*FAILURES):
                await self.ask("SHUTDOWN")
        else:
            self._child.terminate()
        if not await until(self.dead, STOP_LIMIT) and self._child is not None:
            self._child.kill()
            self._child.wait()
        folder.forget_socket(self._socket)
        folder.forget_server(self._data)

    def _tail(self) -> str:
        lines = (self._data / "valkey.log").read_text(errors="replace").splitlines()
        return "\n".join(lines[-15:])


async def until(
    condition: Callable[[], Any], limit: float, *, give_up: Callable[[], Any] | None = None
) -> bool:
    """Whether ``condition`` came true within ``limit`` seconds and before ``give_up`` did."""
    with suppress(TimeoutError):
        async with asyncio.timeout(limit):
            while not await condition():
                if give_up is not None and await give_up():
                    return False
                await asyncio.sleep(LOOK_EVERY)
            return True
    return False
