"""The service of pushes in one process: its calls, and its caller while rooms are open."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.routing import BaseRoute

from server.desk import Desk
from server.push.caller import Caller
from server.push.desk import PushDesk
from server.push.outbox import Outbox
from server.push.signature import Signature


class Push:
    """Pushes for the rooms of a process."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._calls = PushDesk(desk)

    def routes(self) -> list[BaseRoute]:
        """The routes of the calls."""
        return self._calls.routes()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Make calls while the block runs."""
        rooms = self._desk.rooms
        signature = await Signature.of(rooms.store, rooms.settings.contact)
        anywhere = rooms.settings.push_anywhere
        async with Outbox.open(signature, anywhere=anywhere) as outbox:
            self._calls.outbox = outbox
            caller = Caller(rooms, self._desk.speech, outbox)
            rooms.watch = caller.watch
            rooms.start(caller.run())
            yield
