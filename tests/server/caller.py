"""A page over a real socket: it comes back wherever the proxy sends it, until it is answered."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import anyio
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from server.wire import PROTOCOL
from tests.server.page import fold

LIMIT = 30.0
AGAIN = 0.1
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
PASSING = ("store_away", "too_fast")
IDS = count(1)


class Caller:
    """A seat that never gives up. ``sections`` are the newest of each; ``came`` counts welcomes."""

    def __init__(self, base: str, room: str, token: str, name: str) -> None:
        self._url = base.replace("http", "ws") + "/ws/v1"
        self._hello = {"t": "hello", "token": token, "room": room, "conn": name}
        self.sections: dict[str, Any] = {}
        self.came = 0
        self.goodbyes: list[int] = []
        self.socket: ClientConnection | None = None
        self._asked: dict[str, Mapping[str, object]] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        self._changed = asyncio.Event()

    async def stay(self) -> None:
        """Be connected until cancelled."""
        while True:
            try:
                async with connect(
                    self._url, subprotocols=[Subprotocol(PROTOCOL)], open_timeout=5, proxy=None
                ) as socket:
                    await socket.send(orjson.dumps(self._hello).decode())
                    self.socket = socket
                    async for text in socket:
                        await self._take(orjson.loads(text))
            except LOST:
                pass
            self.socket = None
            await anyio.sleep(AGAIN)

    async def _take(self, frame: dict[str, Any]) -> None:
        fold(self.sections, frame.get("sections", {}))
        match frame["t"]:
            case "welcome":
                self.came += 1
                for command_id in list(self._asked):
                    await self._send(command_id)
            case "bye":
                self.goodbyes.append(frame["code"])
            case "no" if frame["reason"] in PASSING:
                await anyio.sleep(AGAIN)
                await self._send(frame["re"])
            case "ok" | "no":
                self._asked.pop(frame["re"], None)
                self._answers[frame["re"]] = frame
        self._changed.set()

    async def _send(self, command_id: str) -> None:
        if self.socket is not None and command_id in self._asked:
            cmd = self._asked[command_id]
            text = orjson.dumps({"t": "do", "id": command_id, "cmd": cmd}).decode()
            try:
                await self.socket.send(text)
            except ConnectionClosed:
                return

    async def until(self, condition: Callable[[], object], limit: float = LIMIT) -> None:
        """Wait until what was heard makes a condition true."""
        with anyio.fail_after(limit):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def do(self, **cmd: object) -> dict[str, Any]:
        """Send a command until it is answered; the answer."""
        return (await self.ask(cmd))[1]

    async def ask(
        self, cmd: Mapping[str, object], limit: float = LIMIT
    ) -> tuple[str, dict[str, Any]]:
        """The same, with the command's id."""
        command_id = f"c{next(IDS)}"
        self._asked[command_id] = cmd
        await self._send(command_id)
        await self.until(lambda: command_id in self._answers, limit)
        return command_id, self._answers.pop(command_id)

    def has_come(self) -> bool:
        """Whether it was ever welcomed."""
        return self.came > 0

    def hang_up(self) -> None:
        """Lose the connection without a word."""
        if self.socket is not None:
            self.socket.transport.abort()


@asynccontextmanager
async def calling_in(*callers: Caller) -> AsyncIterator[None]:
    """The callers are there while the block runs."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one.stay()) for one in callers]
        try:
            for one in callers:
                await one.until(one.has_come)
            yield
        finally:
            for task in tasks:
                task.cancel()
