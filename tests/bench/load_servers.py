"""The two servers that are compared: all of Offturn, and a plain relay on the same stack.

``python -m tests.bench.load_servers offturn|relay FOLDER`` prints its port, then (Offturn) one line
a room with the tokens of its six seats, and serves until a signal.
"""

import asyncio
import socket
import sys
from pathlib import Path

import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from engine.kernel import commands as c
from engine.packs import discover
from server.addresses import web
from server.copybook import chained
from server.listening import listen
from server.opening import open_room, take_seat
from server.rooms import Rooms
from server.serving import serve
from server.settings import Settings
from server.store import Append, Record, Snapshot
from server.store.embedded import embedded
from server.store.redis import RedisStore

ROOMS = 12
SEATS = 6
PAYLOAD = "x" * 260


async def offturn(folder: Path, listening: socket.socket) -> None:
    """Rooms of one GM and five players each, at a fight that waits for the GM."""
    packs = discover()
    settings = Settings(
        data_dir=folder, frames_per_second=1e6, frames_burst=10**6, pages_per_address=10**6
    )

    async def ready(rooms: Rooms) -> None:
        for number in range(ROOMS):
            opened = await open_room(rooms, next(iter(packs)), f"Room {number}")
            one = c.Creature(name="Orc", hp=90)
            assert (await opened.room.submit(c.Add(creatures=(one,)))).refusal is None
            who = next(iter(opened.room.state.combatants))
            tokens = [opened.gm]
            for seat in range(SEATS - 1):
                tokens.append((await take_seat(rooms, opened.room, "player", f"P{seat}"))[1])
            print(orjson.dumps([opened.room.id, who, *tokens]).decode(), flush=True)
        print("ready", flush=True)

    async with embedded(folder) as url:
        await serve(settings, packs, url, listening, ready)


async def relay(folder: Path, listening: socket.socket) -> None:
    """Every frame is kept by the same synced append, and its bytes sent to all of its room."""
    async with embedded(folder) as url, RedisStore.connect(url) as store:
        rooms: dict[str, list[WebSocket]] = {}
        heads: dict[str, tuple[int, str]] = {}
        turns: dict[str, asyncio.Lock] = {}

        async def keep(room: str, body: bytes) -> None:
            async with turns[room]:
                serial, chain = heads[room]
                after = chained(chain, body)
                record = Record(serial=serial + 1, chain=after, at=0, command=None, events=body)
                request = Append(
                    expected_serial=serial, expected_chain=chain, record=record, deadline=None
                )
                await store.append(room, request)
                heads[room] = (serial + 1, after)

        async def serve_one(page: WebSocket) -> None:
            room = page.path_params["room"]
            if room not in rooms:
                rooms[room], turns[room], heads[room] = [], asyncio.Lock(), (0, "")
                await store.create(room, Snapshot(serial=0, chain="", state=b"{}"))
            await page.accept()
            rooms[room].append(page)
            try:
                while True:
                    text = await page.receive_text()
                    await keep(room, text.encode())
                    for one in rooms[room]:
                        await one.send_text(text)
            except WebSocketDisconnect:
                rooms[room].remove(page)

        app = Starlette(routes=[WebSocketRoute("/{room}", serve_one)])
        config = uvicorn.Config(
            app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None
        )
        print("ready", flush=True)
        await uvicorn.Server(config).serve(sockets=[listening])


def main(kind: str, folder: str) -> None:
    """Serve one of the two."""
    with listen("127.0.0.1", 0) as listening:
        print(web("127.0.0.1", listening.getsockname()[1]), flush=True)
        asyncio.run({"offturn": offturn, "relay": relay}[kind](Path(folder), listening))


if __name__ == "__main__":
    main(*sys.argv[1:])
