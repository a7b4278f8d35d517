"""A room's record is bounded; its readable log is whole, and an older version's log replays."""

from dataclasses import replace
from typing import Any

import orjson
import pytest

from engine.kernel import commands as c
from engine.text import past
from server import copybook
from server.copybook import chained, fetch, unpack
from server.store import Snapshot
from server.store.kept import Room as Kept
from tests.server.checks import said
from tests.server.table import ADA, World, sit_down
from tests.server.web import a_web

pytestmark = pytest.mark.anyio


async def test_the_record_before_the_last_fight_but_one_is_forgotten() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        kept = world.kept.rooms[table.id]
        began = [kept.mark.serial if kept.mark else 0]
        for _ in range(3):
            assert said(await room.submit(c.End())) is None
            assert said(await room.submit(c.Begin())) is None
            assert kept.mark is not None
            began.append(kept.mark.serial)
        assert kept.beginning.serial == began[-2] > began[0]
        assert kept.records[0].serial > kept.beginning.serial
        copy = await fetch(world.store(), table.id)
        assert copy is not None and copy.state == room.state
        state, _ = unpack(kept.beginning)
        assert state.status == "running"


async def test_a_long_preparation_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copybook, "MARK_EVERY", 100)
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms, begin=False)
        room = await table.at(rooms)
        for number in range(450):
            await room.submit(c.Edit(combatant=ADA, name=f"Ada {number}"))
        assert len(world.kept.rooms[table.id].records) <= 2 * 100 + 50


async def test_the_readable_log_is_whole_also_over_several_processes() -> None:
    world = World()
    async with (
        a_web(world=world) as (web, server, table),
        world.process() as other,
    ):
        rooms = [await table.at(server.rooms), await table.at(other)]
        for number in range(420):
            edit = c.Edit(combatant=ADA, name=f"Ada {number}")
            assert said(await rooms[number % 7 == 0].submit(edit)) is None
        headers = {"authorization": f"Bearer {table.tokens['gm']}"}
        url = f"/api/v1/rooms/{table.id}/log?format=json"
        lines = (await web.get(url, headers=headers)).json()
        assert [one["n"] for one in lines] == list(range(1, len(lines) + 1))
        assert len(lines) > 420
        names = [f"Ada {number}" for number in range(420)]
        text = orjson.dumps(lines).decode()
        assert all(f'"{name}"' in text for name in names)


async def test_a_log_that_an_older_version_wrote_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        state = (await table.at(rooms)).state

    def newer(event: dict[str, Any]) -> list[dict[str, Any]]:
        """What that version called otherwise."""
        return [{**event, "type": event["type"].removeprefix("old.")}]

    def new_state(state: dict[str, Any]) -> dict[str, Any]:
        return {key.removeprefix("old_"): one for key, one in state.items()}

    kept = world.kept.rooms[table.id]
    for record in kept.records:
        assert record.form == past.VERSION
    make_old(kept)
    monkeypatch.setattr(past, "VERSION", 2)
    monkeypatch.setattr(past, "EVENT_STEPS", {1: newer})
    monkeypatch.setattr(past, "STATE_STEPS", {1: new_state})
    async with world.process() as rooms:
        assert (await table.at(rooms)).state == state


def make_old(kept: Kept) -> None:
    """As a version would have written it that called all events and the order otherwise."""
    snapshot = orjson.loads(kept.beginning.state)
    snapshot["encounter"]["old_order"] = snapshot["encounter"].pop("order")
    chain, records = kept.beginning.chain, []
    for record in kept.records:
        events = [{**one, "type": "old." + one["type"]} for one in orjson.loads(record.events)]
        body = orjson.dumps(events)
        chain = chained(chain, body)
        records.append(replace(record, events=body, chain=chain))
    kept.records = records
    kept.snapshot = Snapshot(serial=0, chain=kept.beginning.chain, state=orjson.dumps(snapshot))
    kept.last = (records[-1].serial, chain)
