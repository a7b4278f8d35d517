"""What goes wrong with the store's folder is said in plain words, and mended where it can be."""

import errno
import resource
from pathlib import Path
from typing import Any

import pytest

from server.store import NoStore, folder
from server.store.ailment import ailment, little_room
from server.store.embedded import embedded
from server.store.redis import RedisStore
from server.store.repair import repair
from server.store.valkey import Valkey
from tests.server.offturn import run
from tests.server.stores import FIRST, kill_server, nth, patiently, server_pid, until

pytestmark = pytest.mark.anyio

BIG = b"s" * 200_000


async def filled(data: Path, many: int, snapshot: bytes | None = None) -> Path:
    """A folder with a room of so many records; its log."""
    async with embedded(data) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        for number in range(1, many + 1):
            await store.append("r", nth(number, snapshot=snapshot))
    (log,) = (data / "appendonlydir").glob("*.incr.aof")
    return log


def spoil(log: Path, at: int, what: bytes) -> bytes:
    """Write over a part of the log; what it was before."""
    before = log.read_bytes()
    end = len(before) if at == 0 else at
    log.write_bytes(before[:end] + what + before[end + len(what) :])
    return before


async def test_a_damaged_end_is_cut_off_and_kept_beside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = await filled(tmp_path, 3)
    spoil(log, 0, b"\0" * 40)
    spoilt = log.read_bytes()
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        assert await store.serial("r") == 3
    assert "its last 40 bytes could not be read and were cut off" in caplog.text
    assert log.with_name(log.name + ".damaged-1").read_bytes() == spoilt


async def test_an_unfinished_end_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = await filled(tmp_path, 3)
    log.write_bytes(log.read_bytes()[:-10])
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        assert await store.serial("r") == 2
    assert "had an unfinished end, which was left out" in caplog.text


async def test_damage_further_up_is_mended_only_when_somebody_says_so(tmp_path: Path) -> None:
    log = await filled(tmp_path, 6, BIG)
    size = log.stat().st_size
    spoil(log, log.read_bytes().index(b"$4\r\nXADD", size // 2), b"\0" * 8)
    with pytest.raises(NoStore, match=r"damaged at byte \d+ of \d+.*offturn repair --data-dir"):
        async with embedded(tmp_path):
            pass
    assert log.stat().st_size == size, "nothing is cut off without asking"
    code, out, err = await run("repair", "--data-dir", str(tmp_path))
    assert (code, err) == (0, "")
    assert "could not be read and were cut off" in out
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        serial = await store.serial("r")
        assert serial is not None and 1 <= serial < 6


async def test_a_sound_log_is_left_as_it_is(tmp_path: Path) -> None:
    log = await filled(tmp_path, 3)
    before = log.read_bytes()
    assert repair(log).endswith("is not damaged")
    assert log.read_bytes() == before
    assert [one.name for one in log.parent.iterdir() if "damaged" in one.name] == []


async def test_a_folder_that_is_in_use_is_not_repaired(tmp_path: Path) -> None:
    async with embedded(tmp_path):
        code, _, err = await run("repair", "--data-dir", str(tmp_path))
    assert code == 1
    assert "another Offturn already runs" in err
    code, _, err = await run("repair", "--data-dir", str(tmp_path / "nowhere"))
    assert (code, "is no folder" in err) == (1, True)


async def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        await store.append("r", nth(1))
        (log,) = (tmp_path / "appendonlydir").glob("*.incr.aof")
        limit = log.stat().st_size + 1_000
        resource.prlimit(await server_pid(url), resource.RLIMIT_FSIZE, (limit, limit))
        await patiently(store, "r", nth(2, snapshot=BIG))
        assert f"the disk of {tmp_path} takes no more" in caplog.text
        assert await store.serial("r") == 2


def test_what_ails_a_store_is_told_from_its_log(tmp_path: Path) -> None:
    for line, said in (
        ("# Error writing to the AOF file: No space left on device", "takes no more"),
        ("# Short write while writing to the AOF file: (nwritten=7, expected=9)", "takes no more"),
        ("# Error writing to the AOF file: Input/output error", "Input/output error"),
        ("# Can't open the append-only file x: Permission denied", "Permission denied"),
    ):
        found = ailment(tmp_path, ["* Ready to accept connections", line])
        assert found is not None and said in found
    assert ailment(tmp_path, ["* Ready to accept connections"]) is None


def test_little_room_is_warned_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert little_room(tmp_path) is None
    monkeypatch.setattr("server.store.ailment.LITTLE", 2**70)
    assert "MB are free" in (little_room(tmp_path) or "")


def test_a_long_log_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "valkey.log"
    monkeypatch.setattr(folder, "LONGEST_LOG", 10)
    for text in (b"first, rather long", b"second, just as long", b"third"):
        with folder.open_log(path) as log:
            log.write(text)
    assert path.read_bytes() == b"third"
    assert path.with_name("valkey.log.1").read_bytes() == b"second, just as long"


async def test_a_store_that_dies_while_it_starts_again_is_started_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Valkey.ask
    deaths = 0

    async def dying(server: Valkey, *words: str) -> Any:
        nonlocal deaths
        if words[0] == "CONFIG GET" and deaths < 3:
            deaths += 1
            assert server._child is not None
            server._child.kill()
        return await ask(server, *words)

    async def died_thrice() -> bool:
        return deaths == 3

    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        monkeypatch.setattr(Valkey, "ask", dying)
        await kill_server(url)
        await until(died_thrice)
        await patiently(store, "r", nth(1))


async def test_a_store_that_cannot_be_started_again_is_tried_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    note_server = folder.note_server
    full = ["once", "twice"]

    def note(data: Path, socket: Path, pid: int | None) -> None:
        if full:
            full.pop()
            raise OSError(errno.ENOSPC, "No space left on device")
        note_server(data, socket, pid)

    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        await store.create("r", FIRST)
        monkeypatch.setattr(folder, "note_server", note)
        await kill_server(url)
        await patiently(store, "r", nth(1))
    assert not full
    assert "could not be started again" in caplog.text
