"""Appends that wait at the same moment share one pipeline: one round trip, one sync to disk."""

import asyncio
from dataclasses import dataclass
from typing import Any

from redis.exceptions import NoScriptError, RedisError

from server import metrics
from server.store import MOST_LINES, Append, StoreAway
from server.store.client import Client
from server.store.keys import RoomKeys, room_keys
from server.store.scripts import APPEND, Word
from server.store.written import write

MOST = 64
WAITS_MS = (5, 20, 100, 1_900)
"""How long an append waits for its replicas. Each wait asks them anew: what they have just written
they tell by themselves only once a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Durability:
    """``replicas``: how many must have an append on disk before it is acknowledged, and
    published; with 0 the script publishes, at once. ``sharded``: whether news are, too."""

    replicas: int = 0
    sharded: bool = False

    @property
    def verb(self) -> str:
        return "SPUBLISH" if self.sharded else "PUBLISH"


@dataclass(frozen=True, slots=True)
class Waiting:
    """An append on its way."""

    order: tuple[Word, ...]
    news: str
    record: bytes
    reply: asyncio.Future[Any]


class Batch:
    """Collects appends while the previous pipeline is under way."""

    def __init__(self, client: Client, durability: Durability, *, remember_ms: int) -> None:
        self._client = client
        self._durability = durability
        self._remember_ms = remember_ms
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closed = False

    async def send(self, room: str, request: Append) -> Any:
        """The script's reply. Raises StoreAway."""
        if self._closed:
            raise StoreAway("the store is closed")
        at = room_keys(room)
        order = append_order(
            room, at, request, remember_ms=self._remember_ms, durability=self._durability
        )
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(order, at.news, write(request.record), reply))
        self._wake.set()
        with metrics.timed(metrics.appends):
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
        try:
            replies = await self._append(taken)
        except StoreAway as error:
            refuse(taken, str(error))
            return
        for one, reply in zip(taken, replies, strict=True):
            if one.reply.done():
                continue
            if isinstance(reply, Exception):
                one.reply.set_exception(StoreAway(f"the store refused: {reply}"))
            else:
                one.reply.set_result(reply)

    async def _append(self, taken: list[Waiting]) -> list[Any]:
        orders = [one.order for one in taken]
        replicas = self._durability.replicas
        then = [("WAITAOF", 1, replicas, ms) for ms in WAITS_MS] if replicas else ()
        replies = await self._client.together(orders, then)
        if any(isinstance(one, NoScriptError) for one in _own(replies)):
            await self._client.everywhere("SCRIPT LOAD", APPEND.text)
            # All of them again: the script recognises what took effect before.
            replies = await self._client.together(orders, then)
        if not then:
            return replies
        held = [reply if _held(waited, replicas) else _late(waited) for reply, waited in replies]
        await self._publish(taken, held)
        return held

    async def _publish(self, taken: list[Waiting], replies: list[Any]) -> None:
        """What the script leaves to be done where the replicas come first."""
        verb = self._durability.verb
        orders = [
            # What took effect at an earlier try may never have been told.
            (verb, one.news, one.record if reply == [b"appended"] else b"")
            for one, reply in zip(taken, replies, strict=True)
            if isinstance(reply, list) and reply != [b"conflict"]
        ]
        try:
            if orders:
                await self._client.together(orders)
        except StoreAway:
            # Whoever has not heard of it compares serials.
            return


def _own(replies: list[Any]) -> list[Any]:
    return [one[0] if isinstance(one, tuple) else one for one in replies]


def _held(waited: Any, replicas: int) -> bool:
    return isinstance(waited, list) and waited[0] >= 1 and waited[1] >= replicas


def _late(waited: Any) -> Exception:
    if isinstance(waited, Exception):
        return waited
    return RedisError("its replicas did not have this on disk in time")


def refuse(waiting: list[Waiting], why: str) -> None:
    for one in waiting:
        if not one.reply.done():
            one.reply.set_exception(StoreAway(why))


def append_order(
    room: str, at: RoomKeys, request: Append, *, remember_ms: int, durability: Durability
) -> tuple[Word, ...]:
    """The words of append.lua."""
    record = request.record
    if record.serial <= request.expected_serial:
        raise ValueError(f"a record after {request.expected_serial} cannot be {record.serial}")
    return APPEND.order(
        (
            at.head,
            at.events,
            at.snapshot,
            at.beginning,
            at.mark,
            at.lines,
            at.commands,
            at.asked,
            at.deadlines,
        ),
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
        "" if durability.replicas else durability.verb,
        request.lines or b"",
        MOST_LINES,
        int(request.mark),
    )
