"""The store Offturn brings along: started, adopted, refused, stopped."""

import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
import pytest
from anyio.abc import Process
from redis.exceptions import RedisError

from server.store import (
    Appended,
    NoStore,
    binary,
    folder,
)
from server.store.embedded import embedded
from server.store.redis import RedisStore
from server.store.valkey import Valkey
from tests.server.stores import FIRST, LIMIT, kill_server, nth, patiently, server_pid

pytestmark = pytest.mark.anyio

OFFTURN = """
import asyncio, signal, sys
from pathlib import Path
from server.store.embedded import embedded

async def main():
    async with embedded(Path(sys.argv[1])) as url:
        print(url, flush=True)
        await asyncio.sleep(3600)

# Whoever started the tests in the background may have it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
asyncio.run(main())
"""


@asynccontextmanager
async def an_offturn(data: Path) -> AsyncIterator[tuple[Process, str]]:
    """Another process with a store in ``data``, and the store's URL."""
    command = [sys.executable, "-c", OFFTURN, str(data)]
    async with await anyio.open_process(command, cwd=Path(__file__).parents[2]) as process:
        assert process.stdout is not None
        with anyio.fail_after(LIMIT):
            url = (await process.stdout.receive()).decode().strip()
        try:
            yield process, url
        finally:
            if process.returncode is None:
                # Not killed, or its server would stay.
                process.send_signal(signal.SIGINT)
                with anyio.fail_after(LIMIT):
                    await process.wait()


async def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_what_was_acknowledged_is_there_after_a_stop(tmp_path: Path) -> None:
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        await store.append("r", nth(1))
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        assert list(await store.since("r", 0)) == [nth(1).record]


async def test_a_cut_tail_costs_the_last_record_only(tmp_path: Path) -> None:
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        for number in (1, 2, 3):
            await store.append("r", nth(number, command=f"command {number}"))
    (log,) = (tmp_path / "appendonlydir").glob("*.incr.aof")
    os.truncate(log, log.stat().st_size - 10)
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        assert await store.serial("r") == 2
        assert len(await store.since("r", 0)) == 2
        assert await store.append("r", nth(3, command="command 3")) == Appended()


async def test_a_server_that_outlived_its_offturn_is_adopted(tmp_path: Path) -> None:
    async with an_offturn(tmp_path) as (process, url):
        pid = await server_pid(url)
        async with RedisStore.connect(url) as store:
            await store.create("r", FIRST)
            await store.append("r", nth(1))
        process.kill()
        await process.wait()
        assert await alive(pid)
        async with embedded(tmp_path) as same, RedisStore.connect(same) as store:
            assert (same, await server_pid(same)) == (url, pid)
            assert list(await store.since("r", 0)) == [nth(1).record]
            await kill_server(same)
            await patiently(store, "r", nth(2))
            assert await server_pid(same) != pid
    assert not (tmp_path / "store.json").exists()


async def test_an_adopted_server_ends_with_its_second_offturn(tmp_path: Path) -> None:
    async with an_offturn(tmp_path) as (process, url):
        await server_pid(url)
        process.kill()
        await process.wait()
        async with embedded(tmp_path) as same:
            assert same == url
    with pytest.raises(RedisError):
        await server_pid(url)


async def test_a_note_about_somebody_elses_server_is_no_reason_to_use_it(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    async with embedded(theirs) as url:
        mine.mkdir()
        (mine / "store.json").write_bytes((theirs / "store.json").read_bytes())
        async with embedded(mine) as own:
            assert own != url
            assert await server_pid(own) != await server_pid(url)
        await server_pid(url)


async def test_two_offturns_do_not_share_a_folder(tmp_path: Path) -> None:
    async with an_offturn(tmp_path):
        with pytest.raises(NoStore, match=str(tmp_path)):
            async with embedded(tmp_path):
                pass


async def test_a_server_that_does_not_sync_is_refused(tmp_path: Path) -> None:
    socket = folder.new_socket()
    with folder.open_lock(tmp_path / "store.lock") as lock:
        server = Valkey(binary.find_server(), tmp_path, socket, lock)
        await server.start()
        try:
            for name, value in (("appendfsync", "everysec"), ("appendonly", "no")):
                await server.ask("CONFIG SET", name, value)
                with pytest.raises(NoStore, match=f"{name}.*{value}"):
                    await server.ready()
        finally:
            await server.stop()


async def test_a_server_that_does_not_start_shows_its_log(tmp_path: Path) -> None:
    (tmp_path / "appendonlydir").mkdir()
    (tmp_path / "appendonlydir" / "appendonly.aof.manifest").write_text("nonsense\n")
    with pytest.raises(NoStore, match=r"(?s)does not start.*manifest"):
        async with embedded(tmp_path):
            pass
    assert not (tmp_path / "store.json").exists()


async def test_the_socket_is_ours_alone_even_for_a_deep_folder(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["a rather long name with spaces"] * 8)
    async with embedded(deep) as url, RedisStore.connect(url) as store:
        socket = folder.noted_socket(deep)
        assert socket is not None
        assert len(os.fsencode(socket)) <= 103
        assert socket.stat().st_mode & 0o777 == 0o700
        assert socket.parent.stat().st_mode & 0o777 == 0o700
        await store.create("r", FIRST)
    assert not socket.parent.exists()


async def test_without_a_server_the_message_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(binary, "find_spec", lambda name: None)
    old = tmp_path / "valkey-server"
    old.write_text("#!/bin/sh\necho 'Redis server v=6.2.14 sha=0'\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoStore, match="OFFTURN_REDIS_URL"):
        async with embedded(tmp_path):
            pass
    new = tmp_path / "redis-server"
    new.write_text("#!/bin/sh\necho 'Redis server v=7.0.15 sha=0'\n")
    new.chmod(0o755)
    assert binary.find_server() == new
