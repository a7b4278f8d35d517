"""What any process publishes, over one connection for all rooms of this process."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from redis.asyncio import ConnectionPool

from server.store import Record
from server.store.client import FAILURES
from server.store.written import read

PING_EVERY = 10.0
SILENCE = 25.0
CONNECT_LIMIT = 5.0
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)
MOST_WAITING = 1000

log = logging.getLogger(__name__)


class Listener:
    """The publications of one channel, for one reader."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Record | None] = asyncio.Queue(MOST_WAITING)

    def hear(self, record: Record | None) -> None:
        if self._queue.full():
            # The reader is too slow to be told everything: it must compare serials.
            while not self._queue.empty():
                self._queue.get_nowait()
            record = None
        self._queue.put_nowait(record)

    async def records(self) -> AsyncIterator[Record | None]:
        while True:
            yield await self._queue.get()


class News:
    """Who listens to which channel, and the one connection that serves them."""

    def __init__(self, pool: ConnectionPool) -> None:
        self._connection: Callable[[], Any] = pool.make_connection
        self._listeners: dict[str, list[Listener]] = {}
        self._sent: set[str] = set()
        self._confirmed: set[str] = set()
        self._changed = asyncio.Event()

    @contextmanager
    def listen(self, channel: str) -> Iterator[Listener]:
        listener = Listener()
        self._listeners.setdefault(channel, []).append(listener)
        if channel in self._confirmed:
            listener.hear(None)
        self._changed.set()
        try:
            yield listener
        finally:
            self._listeners[channel].remove(listener)
            if not self._listeners[channel]:
                del self._listeners[channel]
            self._changed.set()

    async def run(self) -> None:
        """Stay connected until cancelled."""
        failures = 0
        while True:
            connection = self._connection()
            try:
                async with asyncio.timeout(CONNECT_LIMIT):
                    await connection.connect()
                failures = 0
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._subscribe(connection))
                    group.create_task(self._read(connection))
            except* FAILURES as error:
                log.warning("lost the store's publications: %s", error.exceptions[0])
            finally:
                self._sent.clear()
                self._confirmed.clear()
                await connection.disconnect(nowait=True)
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def _subscribe(self, connection: Any) -> None:
        """Tell the server what is wanted now, and that somebody is here."""
        self._changed.set()
        while True:
            try:
                async with asyncio.timeout(PING_EVERY):
                    await self._changed.wait()
            except TimeoutError:
                await connection.send_command("PING", check_health=False)
            self._changed.clear()
            wanted = set(self._listeners)
            if old := self._sent - wanted:
                self._sent -= old
                await connection.send_command("UNSUBSCRIBE", *old, check_health=False)
            if new := wanted - self._sent:
                self._sent |= new
                await connection.send_command("SUBSCRIBE", *new, check_health=False)

    async def _read(self, connection: Any) -> None:
        while True:
            match await connection.read_response(timeout=SILENCE):
                case [b"message", bytes(channel), bytes(written)]:
                    self._tell(channel.decode(), read(written))
                case [b"subscribe", bytes(channel), _]:
                    self._confirmed.add(channel.decode())
                    self._tell(channel.decode(), None)
                case [b"unsubscribe", bytes(channel), _]:
                    self._confirmed.discard(channel.decode())
                case _:
                    # The answer to PING.
                    pass

    def _tell(self, channel: str, record: Record | None) -> None:
        for listener in self._listeners.get(channel, ()):
            listener.hear(record)
