"""What those who run servers are told: alive, ready, counted; logs without secrets."""

import logging
import re
from pathlib import Path

import anyio
import httpx2
import orjson
import pytest

from server.logs import Json, Text, concerning, without_secrets
from server.seats import new_id, new_token
from tests.server.checks import WINDOW_MS, open_window
from tests.server.offturn import running
from tests.server.page import a_page
from tests.server.stores import LIMIT
from tests.server.table import SYSTEM, World
from tests.server.web import a_web, refused

pytestmark = pytest.mark.anyio


async def counted(web: httpx2.AsyncClient) -> dict[str, float]:
    """Every sample of the metrics."""
    response = await web.get("/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain")
    rows = re.findall(r"^(\w+(?:\{[^}]*\})?) (\S+)$", response.text, re.MULTILINE)
    return {name: float(value) for name, value in rows}


async def test_everything_that_happens_is_counted() -> None:
    world = World()
    async with a_web(world=world) as (web, server, table):
        before = await counted(web)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            await gm.do({"type": "pause"})
            await gm.do({"type": "resume"})
            await ada.do({"type": "pause"})
            now = await counted(web)
            assert now["offturn_rooms"] >= 1
            assert now["offturn_sockets"] == 2
        await open_window(server.rooms, table)
        await world.clock.advance(WINDOW_MS + 1_000)
        now = await counted(web)

        def grown(name: str) -> float:
            return now[name] - before.get(name, 0)

        assert grown('offturn_commands_total{outcome="ok"}') == 2
        assert grown('offturn_commands_total{outcome="refused"}') == 1
        assert grown("offturn_deadline_lateness_seconds_count") >= 1
        assert "offturn_conflicts_total" in now
        assert "offturn_store_append_seconds_count" in now


async def test_a_server_without_its_store_is_alive_but_not_ready() -> None:
    world = World()
    store = world.store()
    async with a_web(store=store, world=world) as (web, server, _):
        assert (await web.get("/readyz")).json() == {"ok": True}
        store.away = True
        assert (await web.get("/healthz")).json() == {"ok": True}
        refused(await web.get("/readyz"), 503, "store_away")
        store.away = False
        await server.rooms.say_goodbye()
        refused(await web.get("/readyz"), 503, "stopping")
        assert (await web.get("/healthz")).status_code == 200


async def test_workers_are_counted_together(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--workers", "2", "--data-dir", str(tmp_path))
    async with (
        running(*words, until=r"Offturn on \S+\n") as (_, out),
        httpx2.AsyncClient(base_url=out.split()[-1]) as web,
    ):
        opened = await web.post("/api/v1/rooms", json={"system": SYSTEM})
        assert opened.status_code == 201
        with anyio.fail_after(LIMIT):
            for _ in range(6):
                # Whichever worker answers: it knows what the other has counted.
                assert (await counted(web))["offturn_store_append_seconds_count"] >= 2


@pytest.mark.parametrize("time", range(50))
def test_secrets_are_blotted_out(time: int) -> None:
    room = new_id()
    token = new_token(room)
    for text in (
        f"hello {token} there",
        f'{{"token":"{token}"}}',
        f"https://table.example/gm#room={room}&token={token}",
        "redis://ann:hunter2@store:6379/0",
        "Authorization: Bearer abc.def",
    ):
        found = without_secrets(text)
        assert "***" in found
        for secret in (token.rpartition(".")[0], "hunter2", "abc.def"):
            assert secret not in found
    assert without_secrets(f"room {room} failed") == f"room {room} failed"


def record(message: str) -> logging.LogRecord:
    return logging.LogRecord("server.x", logging.WARNING, "x.py", 1, message, (), None)


def test_a_line_names_room_and_command() -> None:
    with concerning(room="r1", command=None), concerning(command="c7"):
        line = orjson.loads(Json().format(record("it happened")))
        text = Text("%(levelname)s%(about)s: %(message)s").format(record("it happened"))
    assert {
        "room": "r1",
        "command": "c7",
        "level": "warning",
        "message": "it happened",
    }.items() <= (line.items())
    assert text == "WARNING [room=r1 command=c7]: it happened"
    assert "room" not in orjson.loads(Json().format(record("later")))
