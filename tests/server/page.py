"""A page's socket, driven in the test's own event loop: the manual clock moves both ends."""

import asyncio
from collections.abc import AsyncIterator, Mapping, MutableMapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import anyio
import orjson

from server import wire
from tests.server.stores import LIMIT
from tests.server.table import Server, Table

IDS = count(1)
Message = MutableMapping[str, Any]


def fold(sections: dict[str, Any], new: Mapping[str, Any]) -> None:
    """Take in what a frame brings: whole sections, and lines that follow those of the log."""
    sections |= {name: one for name, one in new.items() if name != "lines"}
    if "lines" in new:
        sections["log"] = [*sections["log"], *new["lines"]][-200:]


class Page:
    """What a client sends and has got. ``sections`` are the newest of each."""

    def __init__(self) -> None:
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sections: dict[str, Any] = {}
        self.code: int | None = None
        self.subprotocol: str | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._in.put_nowait({"type": "websocket.connect"})
        self._ids = IDS

    async def run(
        self, server: Server, protocols: list[str], origin: str | None, address: str
    ) -> None:
        """The connection, as the server would call the application."""
        scope: Message = {
            "type": "websocket",
            "path": "/ws/v1",
            "headers": [(b"host", b"table.test")]
            + ([] if origin is None else [(b"origin", origin.encode())]),
            "query_string": b"",
            "subprotocols": protocols,
            "client": (address, 4242),
        }
        await server.app(scope, self._in.get, self._take)
        self.code = self.code or 1000
        self._changed.set()

    async def _take(self, message: Message) -> None:
        match message:
            case {"type": "websocket.accept"}:
                self.subprotocol = message.get("subprotocol")
            case {"type": "websocket.close"}:
                self.code = message.get("code", 1000)
            case {"text": str(text)}:
                await self.reads.wait()
                self.raw.append(text)
                frame = orjson.loads(text)
                self.frames.append(frame)
                fold(self.sections, frame.get("sections", {}))
        self._changed.set()

    def text(self, text: str) -> None:
        """Send a text frame as it is."""
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def binary(self, body: bytes) -> None:
        """Send a binary frame."""
        self._in.put_nowait({"type": "websocket.receive", "bytes": body})

    def send(self, t: str, **fields: object) -> None:
        """Send a frame."""
        self.text(orjson.dumps({"t": t, **fields}).decode())

    def hello(self, table: Table, who: str, **more: object) -> None:
        """Say who is there."""
        hello = {"token": table.tokens.get(who, who), "room": table.id, "conn": f"page-{who}"}
        self.send("hello", **{**hello, **more})

    def hang_up(self) -> None:
        """The socket is gone."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def see(self, t: str, **fields: object) -> dict[str, Any]:
        """Wait for a frame of this kind with these fields; it and all before are taken."""
        with anyio.fail_after(LIMIT):
            while True:
                for index, frame in enumerate(self.frames):
                    if frame["t"] == t and fields.items() <= frame.items():
                        del self.frames[: index + 1]
                        return frame
                assert self.code is None, f"closed with {self.code}, before any {t}: {self.raw}"
                self._changed.clear()
                await self._changed.wait()

    async def end(self) -> int:
        """Wait until the server closes; with which code."""
        with anyio.fail_after(LIMIT):
            while self.code is None:
                self._changed.clear()
                await self._changed.wait()
        return self.code

    async def do(self, cmd: Mapping[str, object], command_id: str = "") -> dict[str, Any]:
        """Send a command and wait for its answer."""
        command_id = command_id or f"do-{next(self._ids)}"
        self.send("do", id=command_id, cmd=cmd)
        with anyio.fail_after(LIMIT):
            while True:
                for index, frame in enumerate(self.frames):
                    if frame["t"] in ("ok", "no") and frame["re"] == command_id:
                        del self.frames[index]
                        return frame
                assert self.code is None, f"closed with {self.code}: {self.raw[-3:]}"
                self._changed.clear()
                await self._changed.wait()


@asynccontextmanager
async def a_socket(
    server: Server,
    protocols: tuple[str, ...] = (wire.PROTOCOL,),
    *,
    origin: str | None = None,
    address: str = "192.0.2.7",
) -> AsyncIterator[Page]:
    """A socket that nothing was said on yet."""
    page = Page()
    async with asyncio.TaskGroup() as group:
        task = group.create_task(page.run(server, list(protocols), origin, address))
        try:
            yield page
        finally:
            page.hang_up()
            await asyncio.wait((task,), timeout=LIMIT)
            task.cancel()


@asynccontextmanager
async def a_page(server: Server, table: Table, who: str, **more: object) -> AsyncIterator[Page]:
    """A page that has been welcomed."""
    async with a_socket(server) as page:
        page.hello(table, who, **more)
        await page.see("welcome")
        yield page
