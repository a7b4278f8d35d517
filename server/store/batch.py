"""Appends that wait at the same moment share one pipeline: one round trip, one sync to disk."""

import asyncio
from typing import Any

from redis.exceptions import NoScriptError, RedisError

from server.store import Append, StoreAway
from server.store.client import Client
from server.store.keys import room_keys
from server.store.scripts import APPEND, Word
from server.store.written import write

MOST = 64

Waiting = tuple[tuple[Word, ...], asyncio.Future[Any]]


class Batch:
    """Collects appends while the previous pipeline is under way."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closed = False

    async def send(self, order: tuple[Word, ...]) -> Any:
        """The script's reply. Raises StoreAway."""
        if self._closed:
            raise StoreAway("the store is closed")
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((order, reply))
        self._wake.set()
        return await reply

    async def run(self) -> None:
        """Send until cancelled; then nobody waits any more."""
        taken: list[Waiting] = []
        try:
            while True:
                await self._wake.wait()
                taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                if not self._waiting:
                    self._wake.clear()
                await self._pipeline(taken)
        finally:
            self._closed = True
            refuse(taken + self._waiting, "the store was closed")

    async def _pipeline(self, taken: list[Waiting]) -> None:
        orders = [order for order, _ in taken]
        try:
            replies = await self._client.together(orders)
            if any(isinstance(reply, NoScriptError) for reply in replies):
                await self._client.order("SCRIPT LOAD", APPEND.text)
                # All of them again: the script recognises what took effect before.
                replies = await self._client.together(orders)
        except StoreAway as error:
            refuse(taken, str(error))
            return
        for (_, future), reply in zip(taken, replies, strict=True):
            if future.done():
                continue
            if isinstance(reply, RedisError):
                future.set_exception(StoreAway(f"the store refused: {reply}"))
            else:
                future.set_result(reply)


def refuse(waiting: list[Waiting], why: str) -> None:
    for _, future in waiting:
        if not future.done():
            future.set_exception(StoreAway(why))


def append_order(room: str, request: Append, *, remember_ms: int) -> tuple[Word, ...]:
    """The words of append.lua."""
    at, record = room_keys(room), request.record
    if record.serial <= request.expected_serial:
        raise ValueError(f"a record after {request.expected_serial} cannot be {record.serial}")
    return APPEND.order(
        (at.head, at.events, at.snapshot, at.commands, at.asked, at.deadlines),
        request.expected_serial,
        request.expected_chain,
        record.serial,
        record.chain,
        record.command or "",
        write(record),
        "" if request.deadline is None else request.deadline,
        request.snapshot or b"",
        remember_ms,
        room,
        at.news,
    )
