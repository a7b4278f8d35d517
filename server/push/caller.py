"""The caller: pushes to whoever is waited for and does not look at a page."""

import asyncio
import hashlib
import logging
from functools import partial

import orjson

from engine.kernel import Encounter
from engine.kernel.units import SeatId
from server.push.calls import Call, calls, until
from server.push.outbox import Outbox, Refused
from server.push.subscription import Subscription, subscriptions
from server.room import Room
from server.rooms import Rooms
from server.speech import Speech
from server.store import StoreAway

LOOK_MS = 1_000
"""How often somebody who looks at the page is thought to look away."""
LONGEST_S = 3_600
"""How long a push is worth anything where no deadline says so."""

log = logging.getLogger(__name__)


class Caller:
    """Watches what this process decides: so every call is made once, whoever shares the room."""

    def __init__(self, rooms: Rooms, speech: Speech, outbox: Outbox) -> None:
        self._rooms = rooms
        self._speech = speech
        self.outbox = outbox
        self._decided: asyncio.Queue[tuple[Room, Encounter, Encounter]] = asyncio.Queue()

    def watch(self, room: Room) -> None:
        """Make the calls of a room from now on."""
        room.decided = partial(self._note, room)

    def _note(self, room: Room, before: Encounter, after: Encounter) -> None:
        same = before.stack is after.stack and before.turn is after.turn
        if not (same and before.seats is after.seats and before.status == after.status):
            self._decided.put_nowait((room, before, after))

    async def run(self) -> None:
        """Make calls, for ever."""
        async with asyncio.TaskGroup() as group:
            while True:
                room, before, after = await self._decided.get()
                fresh = calls(after) - calls(before)
                left = frozenset(
                    one.id
                    for one in before.seats.values()
                    if one.id not in after.seats or after.seats[one.id].issue != one.issue
                )
                if fresh or left:
                    group.create_task(self._deal(room, fresh, left))

    async def _deal(self, room: Room, fresh: frozenset[Call], left: frozenset[SeatId]) -> None:
        try:
            kept = subscriptions(await self._rooms.store.fields(room.id))
            for one in kept:
                if one.seat in left:
                    await self._rooms.store.put(room.id, one.field, None)
            async with asyncio.TaskGroup() as group:
                for call in fresh:
                    mine = [one for one in kept if one.seat == call.seat and call.seat not in left]
                    if mine:
                        group.create_task(self._call(room, call, mine))
        except* StoreAway:
            pass
        except* Exception:
            log.exception("a call of room %s was not made", room.id)

    async def _call(self, room: Room, call: Call, to: list[Subscription]) -> None:
        """Push as soon as nobody of the seat looks, unless it is too late by then."""
        while room.audience.attended(call.seat, self._rooms.clock.now()):
            await self._rooms.clock.wait(LOOK_MS)
            if room not in self._rooms.live():
                return
        if call not in calls(room.state):
            return
        for one in to:
            await self._send(room, call, one)

    async def _send(self, room: Room, call: Call, one: Subscription) -> None:
        seat, now = room.state.seats.get(call.seat), self._rooms.clock.now()
        if seat is None or seat.issue != one.issue:
            return
        ends = until(room.state, call)
        ttl = LONGEST_S if ends is None else max(0, ends - room.now()) // 1000
        text = {
            "kind": call.kind,
            "lang": seat.language,
            "title": self._speech.word(room.pack, seat.language, f"push-{call.kind}"),
            "body": self._speech.word(room.pack, seat.language, "push-open"),
        }
        topic = hashlib.sha256(f"{room.id} {seat.id}".encode()).hexdigest()[:32]
        try:
            good = await self.outbox.send(
                one, orjson.dumps(text), ttl=min(ttl, LONGEST_S), topic=topic, now=now
            )
        except Refused:
            good = False
        if not good:
            await self._rooms.store.put(room.id, one.field, None)
