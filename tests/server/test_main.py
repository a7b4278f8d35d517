"""The command line as people use it: what it prints, how it fails, how it stops."""

import os
import re
import signal
import socket
from pathlib import Path

import anyio
import httpx2
import orjson
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from server.__main__ import main
from server.store.folder import noted_socket
from server.wire import PROTOCOL
from tests.server.offturn import run, running
from tests.server.stores import LIMIT, server_pid
from tests.server.table import SYSTEM

pytestmark = pytest.mark.anyio

READY = r"Offturn on (http://\S+)\n"


def own_store(folder: Path) -> tuple[str, ...]:
    return ("--host", "127.0.0.1", "--port", "0", "--data-dir", str(folder))


@pytest.mark.parametrize("command", ["serve", "demo"])
async def test_a_taken_port_is_said_before_anything_starts(command: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        words = (command, "--host", "127.0.0.1", "--port", port, "--data-dir", str(tmp_path / "d"))
        code, out, err = await run(*words)
    assert code == 1
    assert err == f"offturn: port {port} of 127.0.0.1 is taken; choose another --port\n"
    assert out == ""
    assert not (tmp_path / "d").exists()


async def test_a_host_that_is_not_this_machine_is_said() -> None:
    code, _, err = await run("serve", "--host", "192.0.2.1", "--port", "0")
    assert code == 1
    assert err.startswith("offturn: cannot listen on 192.0.2.1")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "env", "code", "said"),
    [
        (("demo", "nonsense"), {}, 1, f"no demo fight for nonsense; there are: {SYSTEM}"),
        (("serve", "--packs", "/nowhere"), {}, 1, "/nowhere: no such folder of packs"),
        (("serve", "--port", "abc"), {}, 2, "invalid int value: 'abc'"),
        (("serve", "--port", "65536"), {}, 2, "port: Input should be less than"),
        (("serve",), {"OFFTURN_PORT": "abc"}, 2, "port: Input should be a valid integer"),
        (("serve",), {"OFFTURN_REDIS_URL": "http://x"}, 2, "redis_url: .*redis://localhost:6379"),
        (("serve", "--public-url", "table.example"), {}, 2, "public_url: .*https://"),
        (("serve", "--colour", "red"), {}, 2, "unrecognized arguments: --colour red"),
        (("dance",), {}, 2, "invalid choice: 'dance'"),
        ((), {}, 2, "required: COMMAND"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    words: tuple[str, ...],
    env: dict[str, str],
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in {"OFFTURN_PORT": "0", **env}.items():
        monkeypatch.setenv(name, value)
    try:
        found = main(words)
    except SystemExit as exit_:
        found = int(exit_.code or 0)
    assert found == code
    told = capsys.readouterr()
    assert re.search(said, told.err)
    assert told.out == ""


@pytest.mark.parametrize(
    "url", ["redis://127.0.0.1:1", "redis://nowhere.invalid:6379", "unix:///nowhere.sock"]
)
def test_a_store_that_cannot_be_reached_is_said_with_what_to_do(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("serve", "--port", "0", "--redis-url", url)) == 1
    told = capsys.readouterr().err
    assert "the store did not answer" in told
    assert "Start Valkey or Redis at the address of --redis-url" in told


async def test_the_demo_prints_links_that_open_seats(tmp_path: Path) -> None:
    words = ("demo", *own_store(tmp_path))
    async with running(*words, until=r"join#\w{6}\n") as (process, out):
        links = dict(re.findall(r"^(\w+) +(http://\S+)$", out, re.MULTILINE))
        assert set(links) >= {"GM"} and len(links) > 2
        async with httpx2.AsyncClient(timeout=LIMIT) as web:
            for link in links.values():
                page = await web.get(link)
                assert page.status_code == 200
                assert "text/html" in page.headers["content-type"]
        process.send_signal(signal.SIGINT)
        with anyio.fail_after(LIMIT):
            assert await process.wait() == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", ["1", "2"])
async def test_a_stopped_server_stops_its_store(
    how: signal.Signals, workers: str, tmp_path: Path
) -> None:
    words = ("serve", *own_store(tmp_path), "--workers", workers)
    async with running(*words, until=READY) as (process, _):
        store = await server_pid(f"unix://{noted_socket(tmp_path)}")
        process.send_signal(how)
        with anyio.fail_after(LIMIT):
            assert await process.wait() == 0
        with pytest.raises(ProcessLookupError):
            os.kill(store, 0)


async def test_a_room_outlives_its_server(tmp_path: Path) -> None:
    words = ("serve", *own_store(tmp_path))
    async with running(*words, until=READY) as (_, out), httpx2.AsyncClient(timeout=LIMIT) as web:
        base = out.split()[-1]
        opened = (await web.post(f"{base}/api/v1/rooms", json={"system": SYSTEM})).json()
        assert opened["gm"]["url"].startswith(f"{base}/gm#")
    hello = {"t": "hello", "token": opened["gm"]["token"], "room": opened["room"], "conn": "c"}
    async with running(*words, until=READY) as (_, out), talk(out.split()[-1]) as socket_:
        await socket_.send(orjson.dumps(hello).decode())
        welcome = orjson.loads(await socket_.recv())
        assert (welcome["t"], welcome["role"]) == ("welcome", "gm")


def talk(base: str) -> connect:
    """A socket to a real server."""
    url = base.replace("http", "ws") + "/ws/v1"
    return connect(url, subprotocols=[Subprotocol(PROTOCOL)])


async def test_a_stopped_server_says_that_it_comes_back(tmp_path: Path) -> None:
    async with running("serve", *own_store(tmp_path), until=READY) as (process, out):
        base = out.split()[-1]
        async with httpx2.AsyncClient(timeout=LIMIT) as web:
            opened = (await web.post(f"{base}/api/v1/rooms", json={"system": SYSTEM})).json()
        hello = {"t": "hello", "token": opened["gm"]["token"], "room": opened["room"], "conn": "c"}
        with anyio.fail_after(LIMIT):
            async with talk(base) as socket_:
                await socket_.send(orjson.dumps(hello).decode())
                assert orjson.loads(await socket_.recv())["t"] == "welcome"
                process.send_signal(signal.SIGTERM)
                frame = orjson.loads(await socket_.recv())
                while frame["t"] != "bye":
                    frame = orjson.loads(await socket_.recv())
                assert frame["code"] == 1012
                with pytest.raises(ConnectionClosed) as closed:
                    await socket_.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


async def test_a_public_address_is_what_is_printed(tmp_path: Path) -> None:
    words = ("serve", *own_store(tmp_path), "--public-url", "https://table.example/")
    async with running(*words, until=r"Offturn on \S+\n") as (_, out):
        assert out == "Offturn on https://table.example\n"


async def test_goodbyes_arrive_over_a_real_socket(tmp_path: Path) -> None:
    async with running("serve", *own_store(tmp_path), until=READY) as (_, out):
        base = out.split()[-1]
        for text, code in (
            ("x" * 17_000, 4413),
            ('{"t":"' + "ä" * 3_000 + '"}', 4401),
            ('{"t":"hello","token":"t","room":"r","conn":"c"}', 4404),
        ):
            with anyio.fail_after(LIMIT):
                async with talk(base) as socket_:
                    await socket_.send(text)
                    bye = orjson.loads(await socket_.recv())
                    assert (bye["t"], bye["code"]) == ("bye", code)
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket_.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == code
