"""Kills at random moments of a fight: nothing acknowledged is lost, nothing happens twice."""

import os
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
from redis.exceptions import RedisError

from engine.kernel import Encounter, apply
from engine.kernel import events as e
from engine.kernel.dice import seeded
from engine.kernel.frames import Window
from engine.text.past import read_events
from server.copybook import unpack
from server.store import Record, Snapshot
from server.store.embedded import embedded
from server.store.folder import noted_socket
from server.store.redis import RedisStore
from tests.server.caller import Caller, calling_in
from tests.server.offturn import running
from tests.server.stores import LIMIT, server_pid, until
from tests.server.table import SYSTEM
from tests.server.test_processes import READY, workers_of

pytestmark = pytest.mark.anyio

SHORT, LONG = 20, 200
WINDOW_MS = 3_000
PATIENCE = 120.0
"""Seconds for an answer, through several kills in a row, on a machine that has other work too."""
NAMES = count()


async def test_kills_lose_nothing_and_double_nothing(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    kills = LONG if pytestconfig.getoption("--long") else SHORT
    roll = seeded(7)
    acknowledged: list[str] = []
    waits: list[float] = []
    data = tmp_path / "data"
    words = ("serve", "--port", "0", "--workers", "2", "--data-dir", str(data))
    async with AsyncExitStack() as stack:
        process, out = await stack.enter_async_context(
            running(*words, until=READY, errors=tmp_path / "errors")
        )
        base = out.split()[-1]
        async with httpx2.AsyncClient(timeout=LIMIT) as web:
            asked = {"system": SYSTEM, "demo": True}
            opened = (await web.post(f"{base}/api/v1/rooms", json=asked)).json()
        room = opened["room"]
        callers = [Caller(base, room, opened["gm"]["token"], f"p{number}") for number in range(3)]
        await stack.enter_async_context(calling_in(*callers))
        await callers[0].do(type="options", settings={"window_ms": WINDOW_MS})
        await callers[0].do(type="begin")
        done = anyio.Event()
        async with anyio.create_task_group() as group:
            for caller in callers:
                group.start_soon(play, caller, roll, acknowledged, waits, done)
            for _ in range(kills):
                goal = len(acknowledged) + roll(6)
                with anyio.fail_after(120):
                    while len(acknowledged) < goal:
                        await anyio.sleep(0.005)
                await kill(process.pid, data, roll(3))
            done.set()
        with anyio.fail_after(120):
            while callers[0].sections["stack"]["frames"]:
                frame = callers[0].sections["stack"]["frames"][-1]
                if frame["kind"] == "question":
                    await callers[0].do(type="judge", question=frame["id"], value=frame["default"])
                await anyio.sleep(0.1)
    async with embedded(data) as url, RedisStore.connect(url) as store:
        beginning = await store.beginning(room)
        assert beginning is not None
        records = await store.since(room, beginning.serial)
    check(beginning, records, acknowledged)
    print(f"{kills} kills; the longest wait for an answer was {max(waits):.1f} s")


async def play(
    caller: Caller,
    roll: Callable[[int], int],
    acknowledged: list[str],
    waits: list[float],
    done: anyio.Event,
) -> None:
    """Rename somebody, cast a spell, pass the turn: whatever is to be had."""
    while not done.is_set():
        sections = caller.sections
        cmd: dict[str, object] = {
            "type": "edit",
            "combatant": sections["order"]["rows"][0]["id"],
            "name": f"Somebody {next(NAMES)}",
        }
        frames = sections["stack"]["frames"]
        if frames and frames[-1]["kind"] == "question":
            cmd = {"type": "judge", "question": frames[-1]["id"], "value": frames[-1]["default"]}
        elif not frames and roll(2) == 1:
            cmd = cast_or_pass(sections, roll)
        asked_at = anyio.current_time()
        command_id, answer = await caller.ask(cmd, PATIENCE)
        waits.append(anyio.current_time() - asked_at)
        if answer["t"] == "ok":
            acknowledged.append(command_id)


def cast_or_pass(sections: dict[str, Any], roll: Callable[[int], int]) -> dict[str, object]:
    """What lets others answer, where it is to be had; else the turn passes."""
    for option in sections["me"]["options"]:
        if option["enabled"] and option["command"].get("action") == "cast_spell" and roll(3) > 1:
            choices = {key: least for key, (least, _) in option.get("choices", {}).items()}
            return {**option["command"], "choices": choices}
    return {"type": "end_turn", "actor": sections["order"]["active"]}


async def kill(parent: int, data: Path, what: int) -> None:
    """One of the servers, the store, or both, with no chance to say goodbye."""
    victims = []
    if what != 2:
        victims += sorted(workers_of(parent))[:1]
    if what != 1:
        victims.append(await living_store(data))
    for victim in victims:
        try:
            os.kill(victim, signal.SIGKILL)
        except ProcessLookupError:
            continue


async def living_store(data: Path) -> int:
    """The store's process, once it has come back from its last death."""
    found: list[int] = []

    async def answers() -> bool:
        try:
            found.append(await server_pid(f"unix://{noted_socket(data)}"))
        except RedisError:
            return False
        return True

    await until(answers)
    return found[0]


def check(beginning: Snapshot, records: Sequence[Record], acknowledged: list[str]) -> None:
    """What holds whatever was killed."""
    counts = Counter(one.command.split(":", 1)[1] for one in records if one.command)
    lost = [one for one in acknowledged if one not in counts]
    twice = [one for one, many in counts.items() if many > 1]
    state, _ = unpack(beginning)
    opened = closed = early = 0
    for record in records:
        for event in read_events(record.events, record.form):
            opened += isinstance(event, e.WindowOpened)
            closed += isinstance(event, e.WindowClosed)
            early += too_early(state, event, record.at)
            state = apply(state, event)
    print(
        f"{len(acknowledged)} acknowledged, lost {len(lost)}, twice {len(twice)}; "
        f"{opened} windows, {opened - closed} never closed, {early} expired early"
    )
    assert (lost, twice, opened - closed, early) == ([], [], 0, 0)
    assert opened > 0


def too_early(state: Encounter, event: e.Event, at: int) -> bool:
    """Whether somebody's time was up before it was, by the room's corrected clock."""
    if not isinstance(event, e.WindowExpired):
        return False
    window = next(one for one in state.stack if one.id == event.frame)
    assert isinstance(window, Window)
    closes_at = window.asked[event.by].closes_at
    return closes_at is not None and at - state.clock.lost < closes_at
