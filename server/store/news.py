"""What any process publishes, over one connection to each server for all rooms of this process."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from redis.exceptions import RedisClusterException

from server.store import Record, Told
from server.store.link import Link
from server.store.newswire import Newswire

LOOK_EVERY = 0.5
MOST_WAITING = 1000


class Listener:
    """The publications of one channel, for one reader."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Record | Told | None] = asyncio.Queue(MOST_WAITING)

    def hear(self, record: Record | Told | None) -> None:
        if self._queue.full():
            # The reader is too slow to be told everything: it must compare serials.
            while not self._queue.empty():
                self._queue.get_nowait()
            record = None
        self._queue.put_nowait(record)

    async def records(self) -> AsyncIterator[Record | Told | None]:
        while True:
            yield await self._queue.get()


class News:
    """Who listens to which channel, and which server has it."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._listeners: dict[str, list[Listener]] = {}
        self._wires: dict[str, Newswire] = {}
        self._changed = asyncio.Event()

    @contextmanager
    def listen(self, channel: str) -> Iterator[Listener]:
        listener = Listener()
        self._listeners.setdefault(channel, []).append(listener)
        if any(channel in one.confirmed for one in self._wires.values()):
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
        """Have a wire to every server that has a channel, until cancelled."""
        tasks: dict[str, asyncio.Task[None]] = {}
        async with asyncio.TaskGroup() as group:
            while True:
                wanted = self._by_server()
                for server in wanted.keys() - tasks.keys():
                    self._wires[server] = Newswire(self._link, server, self._tell)
                    tasks[server] = group.create_task(self._wires[server].run())
                for server in tasks.keys() - wanted.keys():
                    tasks.pop(server).cancel()
                    del self._wires[server]
                for server, channels in wanted.items():
                    self._wires[server].want(channels)
                await self._change()

    def _by_server(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for channel in self._listeners:
            try:
                found.setdefault(self._link.server_of(channel), set()).add(channel)
            except RedisClusterException:
                # Nobody has it just now: a later look finds who takes over.
                continue
        return found

    async def _change(self) -> None:
        """Wait for a change; where channels move between servers, look now and then."""
        try:
            async with asyncio.timeout(LOOK_EVERY if self._link.sharded else None):
                await self._changed.wait()
        except TimeoutError:
            return
        self._changed.clear()

    def _tell(self, channel: str, record: Record | Told | None) -> None:
        for listener in self._listeners.get(channel, ()):
            listener.hear(record)
