"""One socket: read and decode, queue commands, write what changed; close codes."""

import asyncio
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from engine.kernel.state import Seat
from server import logs, metrics, wire
from server.answers import RoomGone
from server.bridge import bridge_of
from server.doing import carry_out
from server.greeting import Bye, receive, say_bye
from server.lateness import Trips
from server.listener import Listener
from server.ratelimit import Bucket
from server.room import Room
from server.rooms import Rooms
from server.sender import Sender
from server.store import StoreAway
from server.tongue import Tongue

MOST_BAD = 50
"""Frames that are none of the protocol, before a connection is given up."""

log = logging.getLogger(__name__)


class Connection:
    """A seat's connection: tasks of which none waits for another's work."""

    def __init__(
        self, socket: WebSocket, rooms: Rooms, room: Room, hello: wire.Hello, seat: Seat
    ) -> None:
        self.socket = socket
        self.settings, self.clock, self.crowd = rooms.settings, rooms.clock, rooms.crowd
        self.room = room
        self.seat = seat.id
        gm = seat.role == "gm"
        self.listener = Listener(hello.conn, seat.id, gm=gm, issue=seat.issue, at=self.clock.now())
        self.commands: asyncio.Queue[wire.Order] = asyncio.Queue(rooms.settings.queue)
        self.bucket = Bucket(rooms.settings.frames_per_second, rooms.settings.frames_burst)
        self.trips = Trips()
        self.tongue = Tongue(room, seat.id, hello.client.language)
        self.bridge = bridge_of(rooms, room, seat, hello, self.listener.reply)
        self.sender = Sender(socket, rooms.settings, room, self.listener, seat.role, self.bridge)
        self.bad = 0

    async def run(self) -> None:
        """Serve until the socket closes. Raises Bye where this side ends it."""
        if self.room.audience.pages >= self.settings.pages:
            raise Bye(4429, "too many pages are in this room")
        self.room.audience.join(self.listener)
        try:
            await self.sender.welcome()
            if self.bridge is not None:
                await self.bridge.renew(self.listener.heard_at)
            async with asyncio.TaskGroup() as group:
                group.create_task(self.sender.run())
                group.create_task(self._work())
                group.create_task(self._beat())
                group.create_task(self.tongue.remember())
                group.create_task(self._read())
        except* WebSocketDisconnect:
            pass
        except* Bye as group_of_byes:
            bye = group_of_byes.exceptions[0]
            assert isinstance(bye, Bye)
            await say_bye(self.socket, bye)
        finally:
            self.room.audience.leave(self.listener)
            if self.bridge is not None:
                await self.bridge.release()

    async def _beat(self) -> None:
        while True:
            prompted = self.room.audience.prompted(self.seat)
            await self.clock.wait(self.settings.beat(prompted=prompted))
            self._doze()
            if self.bridge is not None:
                await self.bridge.renew(self.listener.heard_at)
            number = self.trips.beat(self.clock.now())
            self.listener.reply(wire.frame("beat", now=self.room.now(), n=number))

    async def _read(self) -> None:
        """Take frames as they come; commands only queue, so that pings are always answered."""
        while True:
            text = await receive(self.socket, self.settings.frame_bytes)
            self.listener.heard_at = now = self.clock.now()
            self._doze()
            if not (self.bucket.take(now) and self.crowd.may_speak(self.seat, now)):
                self._refuse(None, "too_fast")
                continue
            if text is None:
                self._refuse(None, "bad_message", detail="binary frames are not used")
                continue
            try:
                self._dispatch(wire.read(text))
            except wire.BadMessage as error:
                self._refuse(None, "bad_message", detail=str(error)[:200])

    def _doze(self) -> None:
        if self.listener.doze(self.clock.now()):
            self.room.audience.refresh()

    def _refuse(self, command_id: str | None, reason: str, **params: str | int) -> None:
        self.listener.reply(wire.frame("no", re=command_id, reason=reason, params=params))
        self.bad += 1
        if self.bad > MOST_BAD:
            raise Bye(4429, "too many frames that are not of the protocol")

    def _dispatch(self, frame: wire.Frame) -> None:
        match frame:
            case wire.Ping(c=c, beat=beat):
                if beat is not None:
                    self.trips.echo(beat, self.clock.now())
                self.listener.reply(wire.frame("pong", c=c, now=self.room.now()))
            case wire.Do(id=command_id) | wire.Host(id=command_id) | wire.Move(id=command_id):
                try:
                    self.commands.put_nowait(frame)
                except asyncio.QueueFull:
                    self._refuse(command_id, "too_fast")
            case wire.Seen(window=window, actor=actor, stage=stage):
                seat = self.room.state.seats.get(self.seat)
                if seat and actor in seat.controls:
                    self.room.audience.see(window, actor, stage)
            case wire.Here(visible=visible, language=language):
                self.tongue.say(language)
                if self.listener.visible is not visible:
                    self.listener.visible = visible
                    self.room.audience.refresh()
            case wire.Hello():
                self._refuse(None, "bad_message", detail="hello was said before")

    async def _work(self) -> None:
        """Carry out commands, one after the other."""
        while True:
            order = await self.commands.get()
            with logs.concerning(room=self.room.id, seat=self.seat, command=order.id):
                answer = await self._do(order)
            metrics.count_answer(answer)
            self.listener.reply(answer)

    async def _do(self, order: wire.Order) -> bytes:
        try:
            if isinstance(order, wire.Do):
                if self.bridge is not None and not self.bridge.held:
                    return wire.frame("no", re=order.id, reason="lease", params={})
                return await carry_out(self.room, self.seat, self.trips, order)
            if self.bridge is None:
                return wire.frame("no", re=order.id, reason="role", params={})
            return await self.bridge.hear(order)
        except StoreAway:
            return wire.frame("no", re=order.id, reason="store_away", params={})
        except RoomGone:
            raise Bye(4404, "the room is gone") from None
        except Exception:
            # A page sends again what was not answered: it must not meet the same bug for ever.
            what = order.cmd.get("type") if isinstance(order, wire.Do) else order.t
            log.exception("room %s could not carry out %s", self.room.id, what)
            return wire.frame("no", re=order.id, reason="unsupported", params={})
