"""The straight way to a socket: the same frames, in their order, also to one that reads slowly."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio
import orjson
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode
from websockets.typing import Subprotocol

from server.line import DirectProtocol, framed
from server.settings import Settings
from server.wire import PROTOCOL
from tests.server.stores import LIMIT
from tests.server.table import ADA, Server, Table, World, sit_down

pytestmark = pytest.mark.anyio
SMALL = 4_096
EDITS = 250


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_by_the_library(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@asynccontextmanager
async def listening(server: Server) -> AsyncIterator[int]:
    """The port of a real web server before the application."""
    config = uvicorn.Config(
        server.app, ws=DirectProtocol, ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * SMALL)
        serving = uvicorn.Server(config)
        async with asyncio.TaskGroup() as group:
            group.create_task(serving.serve(sockets=[door]))
            yield door.getsockname()[1]
            serving.should_exit = True


@asynccontextmanager
async def page(
    port: int, table: Table, who: str, *, small: bool = False
) -> AsyncIterator[ClientConnection]:
    """A page, maybe with ``small`` room for what it has not read."""
    way = socket.socket()
    if small:
        way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    way.setblocking(False)
    await asyncio.get_running_loop().sock_connect(way, ("127.0.0.1", port))
    url = f"ws://127.0.0.1:{port}/ws/v1"
    protocols = [Subprotocol(PROTOCOL)]
    async with connect(
        url,
        sock=way,
        subprotocols=protocols,
        compression=None,
        max_queue=1,
        close_timeout=0.1,
        proxy=None,
    ) as one:
        hello = {"t": "hello", "room": table.id, "token": table.tokens[who], "conn": who}
        await one.send(orjson.dumps(hello).decode())
        yield one


async def rename(gm: ClientConnection, number: int) -> None:
    """The GM does something that everybody sees, and is answered."""
    cmd = {"type": "edit", "combatant": ADA, "name": f"Ada <{number}>"}
    await gm.send(orjson.dumps({"t": "do", "id": f"{number}", "cmd": cmd}).decode())
    while orjson.loads(await gm.recv()).get("re") != f"{number}":
        pass


async def test_a_slow_reader_is_written_to_later_and_once_for_many() -> None:
    free = Settings(frames_per_second=1e6, frames_burst=10**6)
    async with World().server(free) as server:
        table = await sit_down(server.rooms)
        async with (
            listening(server) as port,
            page(port, table, "gm") as gm,
            page(port, table, "ada", small=True) as ada,
        ):
            with anyio.fail_after(LIMIT):
                assert orjson.loads(await ada.recv())["t"] == "welcome"
                for number in range(EDITS):
                    await rename(gm, number)
                seqs, text = [], ""
                while f"<{EDITS - 1}>" not in text:
                    text = str(await ada.recv())
                    frame = orjson.loads(text)
                    if frame["t"] == "update":
                        seqs.append(frame["seq"])
        assert seqs == list(range(1, len(seqs) + 1))
        assert 10 < len(seqs) < EDITS, "some came one by one, the rest in one"
