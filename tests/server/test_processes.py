"""Many processes on one store: any seat on any of them, nothing twice, nothing left behind."""

import asyncio
import os
import signal
from collections import Counter
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest

from engine.text import codec
from server.store.embedded import embedded
from server.store.redis import RedisStore
from tests.server.caller import Caller, calling_in
from tests.server.offturn import run, running
from tests.server.proxy import a_proxy
from tests.server.servers import free_ports
from tests.server.stores import LIMIT, until
from tests.server.table import SYSTEM

pytestmark = pytest.mark.anyio

READY = r"Offturn on (http://\S+)\n"


def children(pid: int) -> set[int]:
    """The processes that a process has started and not yet waited for."""
    found = set()
    for task in Path(f"/proc/{pid}/task").iterdir():
        found |= {int(one) for one in (task / "children").read_text().split()}
    return found


def workers_of(pid: int) -> set[int]:
    """The workers of a server; who has just ended is none."""
    found = set()
    for one in children(pid):
        with suppress(OSError):
            if b"server.worker" in Path(f"/proc/{one}/cmdline").read_bytes():
                found.add(one)
    return found


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"


async def a_fight(base: str) -> dict[str, Any]:
    """A room with its demo fight."""
    async with httpx2.AsyncClient(timeout=LIMIT) as web:
        asked = {"system": SYSTEM, "demo": True}
        opened: dict[str, Any] = (await web.post(f"{base}/api/v1/rooms", json=asked)).json()
        return opened


def gm(base: str, opened: dict[str, Any], name: str = "gm") -> Caller:
    return Caller(base, opened["room"], opened["gm"]["token"], name)


async def test_workers_share_the_port_and_the_rooms_and_come_back(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--workers", "2", "--data-dir", str(tmp_path))
    async with running(*words, until=READY) as (process, out):
        base = out.split()[-1]
        first = workers_of(process.pid)
        assert len(first) == 2
        opened = await a_fight(base)
        callers = [gm(base, opened, f"page {number}") for number in range(6)]
        async with calling_in(*callers):
            for number, one in enumerate(callers):
                assert (await one.do(type="pause" if number % 2 == 0 else "resume"))["t"] == "ok"
            killed = min(first)
            os.kill(killed, signal.SIGKILL)

            async def again() -> bool:
                now = workers_of(process.pid)
                return len(now) == 2 and killed not in now

            await until(again)
            answers = [(await one.do(type="pause"))["t"] for one in callers]
            assert set(answers) <= {"ok", "no"}
        everybody = children(process.pid)
        process.send_signal(signal.SIGTERM)
        with anyio.fail_after(LIMIT):
            assert await process.wait() == 0
        assert all(gone(one) for one in everybody)


async def test_workers_end_when_nobody_watches_them_any_more(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--workers", "2", "--data-dir", str(tmp_path))
    async with running(*words, until=READY) as (process, _):
        workers = workers_of(process.pid)
        process.kill()
        await process.wait()

        async def ended() -> bool:
            return all(gone(one) for one in workers)

        await until(ended)
    async with embedded(tmp_path) as url, RedisStore.connect(url) as store:
        assert await store.now()


async def test_workers_that_cannot_start_say_why_and_end_it_all() -> None:
    words = ("serve", "--port", "0", "--workers", "2", "--redis-url", "redis://127.0.0.1:1")
    code, out, err = await run(*words)
    assert (code, out) == (1, "")
    assert "the store did not answer" in err
    assert "no worker could start" in err


async def test_any_seat_on_any_machine_without_sticky_sessions(tmp_path: Path) -> None:
    """Three servers on addresses of their own behind a proxy; one is killed mid-window."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(embedded(tmp_path))
        store = await stack.enter_async_context(RedisStore.connect(url))
        places = [(f"127.0.0.{number}", free_ports(1)[0]) for number in (2, 3, 4)]
        starting = [
            running("serve", "--host", host, "--port", str(port), "--redis-url", url, until=READY)
            for host, port in places
        ]
        servers = await asyncio.gather(*map(stack.enter_async_context, starting))
        base = await stack.enter_async_context(a_proxy(places, tmp_path))
        opened = await a_fight(base)
        callers = [gm(base, opened, f"page {number}") for number in range(6)]
        await stack.enter_async_context(calling_in(*callers))
        first = callers[0]
        assert (await first.do(type="options", settings={"window_ms": 4_000}))["t"] == "ok"
        assert (await first.do(type="begin"))["t"] == "ok"
        await first.until(lambda: first.sections["order"]["active"])
        await everybody_renames(callers)
        frame = await a_window(callers)
        servers[0][0].kill()
        await first.until(lambda: frame not in str(first.sections["stack"]))
        await everybody_renames(callers)
        for one in callers[1:]:
            await one.until(partial(same_log, one, first))
            for name in ("order", "stack", "board", "log"):
                assert one.sections[name] == first.sections[name]
        kept = await store.history(opened["room"], 10_000)
        events = [one for record in kept for one in codec.events.validate_json(record.events)]
        happened = Counter(one.type for one in events)
        assert happened["window.closed"] == happened["window.opened"] > 0
        assert max(Counter(one.command for one in kept if one.command).values()) == 1


def same_log(one: Caller, other: Caller) -> bool:
    return bool(one.sections["log"] == other.sections["log"])


async def everybody_renames(callers: list[Caller]) -> None:
    """All at once, each on the server the proxy chose: every one takes effect."""
    who = callers[0].sections["order"]["rows"][0]["id"]

    async def rename(one: Caller, name: str) -> None:
        assert (await one.do(type="edit", combatant=who, name=name))["t"] == "ok"

    async with anyio.create_task_group() as group:
        for number, one in enumerate(callers):
            group.start_soon(rename, one, f"Somebody {number}")


async def a_window(callers: list[Caller]) -> str:
    """Somebody acts so that others may answer: the window's id."""
    one = callers[0]
    for _ in range(20):
        await one.until(lambda: one.sections["me"]["options"])
        for option in one.sections["me"]["options"]:
            if option["enabled"] and option["command"].get("action") == "cast_spell":
                choices = {key: least for key, (least, _) in option.get("choices", {}).items()}
                await one.do(**option["command"], choices=choices)
        for frame in one.sections["stack"]["frames"]:
            if frame["kind"] == "window":
                return str(frame["id"])
            if frame["kind"] == "question":
                await one.do(type="judge", question=frame["id"], value=frame["default"])
        active = one.sections["order"]["active"]
        await one.do(type="end_turn", actor=active)
    raise AssertionError("nobody ever could answer anything")
