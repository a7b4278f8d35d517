"""The connection to one server of the store, and what is heard over it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from redis.exceptions import RedisClusterException

from server.store import Record, Told
from server.store.link import FAILURES, Link
from server.store.written import read_news

PING_EVERY = 10.0
SILENCE = 25.0
CONNECT_LIMIT = 5.0
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)

log = logging.getLogger(__name__)


class Newswire:
    """The connection to one server, and what is heard over it."""

    def __init__(
        self, link: Link, server: str, tell: Callable[[str, Record | Told | None], None]
    ) -> None:
        self._link = link
        self._server = server
        self._tell = tell
        self._shard = "S" if link.sharded else ""
        self._wanted: set[str] = set()
        self._sent: set[str] = set()
        self._left: list[str] = []
        self.confirmed: set[str] = set()
        self._changed = asyncio.Event()

    def want(self, channels: set[str]) -> None:
        self._wanted = channels
        self._changed.set()

    async def run(self) -> None:
        """Stay connected until cancelled."""
        failures = 0
        while True:
            try:
                connection = self._link.connection(self._server)
                try:
                    async with asyncio.timeout(CONNECT_LIMIT):
                        await connection.connect()
                    failures = 0
                    async with asyncio.TaskGroup() as group:
                        group.create_task(self._subscribe(connection))
                        group.create_task(self._read(connection))
                finally:
                    self._sent.clear()
                    self._left.clear()
                    self.confirmed.clear()
                    await connection.disconnect(nowait=True)
            except* FAILURES as error:
                log.warning("lost the store's publications: %s", error.exceptions[0])
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1
            await self._look_again()

    async def _look_again(self) -> None:
        try:
            async with asyncio.timeout(CONNECT_LIMIT):
                await self._link.refresh()
        except (*FAILURES, RedisClusterException):
            return

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
            if old := self._sent - self._wanted:
                self._sent -= old
                self._left += old
                await self._say(connection, "UNSUBSCRIBE", old)
            if new := self._wanted - self._sent:
                self._sent |= new
                await self._say(connection, "SUBSCRIBE", new)

    async def _say(self, connection: Any, verb: str, channels: set[str]) -> None:
        # One by one where a server may refuse to take several at once, being of several slots.
        groups = [[one] for one in channels] if self._shard else [list(channels)]
        for group in groups:
            await connection.send_command(self._shard + verb, *group, check_health=False)

    async def _read(self, connection: Any) -> None:
        while True:
            match await connection.read_response(timeout=SILENCE):
                case [b"message" | b"smessage", bytes(channel), bytes(written)]:
                    self._tell(channel.decode(), read_news(written))
                case [b"subscribe" | b"ssubscribe", bytes(channel), _]:
                    self.confirmed.add(channel.decode())
                    self._tell(channel.decode(), None)
                case [b"unsubscribe" | b"sunsubscribe", bytes(channel), _]:
                    self.confirmed.discard(channel.decode())
                    if channel.decode() not in self._left:
                        raise ConnectionError("a channel has moved to another server")
                    self._left.remove(channel.decode())
                case _:
                    # The answer to PING.
                    pass
