"""The bridge of a virtual table: its lease, its combatants, its moves, and what it is told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from engine.kernel.units import CombatantId
from server.lease import LEASE_MS
from server.opening import take_seat
from tests.server.page import Page, a_page
from tests.server.table import ADA, ORC, Server, Table, World, sit_down

pytestmark = pytest.mark.anyio

CLIENT = {"kind": "bridge", "host": "foundry"}


@asynccontextmanager
async def bridged(world: World) -> AsyncIterator[tuple[Server, Table]]:
    """A fight, the orc's turn, and the seat of a bridge."""
    async with world.server() as server:
        table = await sit_down(server.rooms)
        _, table.tokens["vtt"] = await take_seat(
            server.rooms, await table.at(server.rooms), "bridge", "VTT"
        )
        yield server, table


def a_bridge(server: Server, table: Table, conn: str = "one") -> Any:
    return a_page(server, table, "vtt", conn=conn, client=CLIENT)


async def say(page: Page, name: str, **fields: object) -> dict[str, Any]:
    """Say what has changed at the host; the answer."""
    page.send("host", id=name, **fields)
    return await page.see("hosted", re=name)


async def test_one_bridge_at_a_time_is_listened_to() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as one,
        a_bridge(server, table, "two") as two,
    ):
        assert (await one.see("lease"))["held"] is True
        assert (await two.see("lease"))["held"] is False
        two.send("host", id="h", gone=["x"])
        assert (await two.see("no", re="h"))["reason"] == "lease"
        refused = await two.do({"type": "board", "tokens": {ADA: [1, 1]}})
        assert refused["reason"] == "lease"


async def test_a_lease_is_free_at_once_when_its_holder_goes() -> None:
    world = World()
    async with bridged(world) as (server, table):
        async with a_bridge(server, table) as one:
            await one.see("lease", held=True)
        async with a_bridge(server, table, "two") as two:
            await two.see("lease", held=True)


async def test_a_silent_holder_loses_its_lease_and_is_told() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as one,
        a_bridge(server, table, "two") as two,
    ):
        await one.see("lease", held=True)
        for _ in range(LEASE_MS // 5_000 + 3):
            two.send("ping", c=1)
            await world.clock.advance(5_000)
        await two.see("lease", held=True)
        one.send("host", id="h", gone=["x"])
        assert (await one.see("no", re="h"))["reason"] == "lease"


async def test_namesakes_are_matched_and_the_others_come_in_once() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        seen = [{"ref": "a", "name": " ada"}, {"ref": "g", "name": "Goblin", "hp": 7}]
        first = await say(page, "1", n=1, seen=seen)
        again = await say(page, "2", n=1, seen=seen)
        assert first["refused"] == again["refused"] == {}
        assert first["ids"]["a"] == ADA and first["ids"] == again["ids"]
        state = (await table.at(server.rooms)).state
        assert state.combatants[CombatantId(first["ids"]["g"])].hp == 7
        assert len(state.combatants) == 4


async def test_old_news_and_strange_creatures_are_refused_one_by_one() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", n=5, seen=[{"ref": "a", "name": "Ada", "hp": 50}])
        late = await say(page, "2", n=4, seen=[{"ref": "a", "hp": 3}, {"ref": "zz", "hp": 1}])
        reasons = {ref: one["reason"] for ref, one in late["refused"].items()}
        assert reasons == {"a": "too_late", "zz": "unknown"}
        assert (await table.at(server.rooms)).state.combatants[ADA].hp == 50


async def test_what_the_gm_changed_first_is_not_written_over() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as page,
        a_page(server, table, "gm") as gm,
    ):
        rev = (await say(page, "1", seen=[{"ref": "a", "name": "Ada"}]))["rev"]
        await gm.do({"type": "edit", "combatant": ADA, "hp": 40})
        answer = await say(page, "2", rev=rev, seen=[{"ref": "a", "hp": 12}])
        assert answer["refused"]["a"]["reason"] == "conflict"
        assert (await table.at(server.rooms)).state.combatants[ADA].hp == 40


async def test_a_move_stops_at_the_square_being_left_until_it_is_answered() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as page,
        a_page(server, table, "ada") as ada,
        a_page(server, table, "bea") as bea,
    ):
        await say(page, "1", seen=[{"ref": "o", "name": "Orc"}])
        page.send("move", id="m", ref="o", path=[[6, 8]])
        await page.see("ok", re="m")
        state = (await table.at(server.rooms)).state
        assert state.combatants[ORC].position == (6, 5), "nobody has left a square yet"
        for player, who in ((ada, "ada"), (bea, "bea")):
            assert (await player.do({"type": "decline", "actor": who}))["t"] == "ok"
        moved = await page.see("moved", re="m")
        assert (moved["at"], moved["stopped"]) == ([6, 8], False)


async def test_a_move_that_the_rules_refuse_says_why_and_a_free_one_goes_there() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", seen=[{"ref": "o", "name": "Orc"}])
        page.send("move", id="m", ref="o", path=[[5, 5]])
        assert (await page.see("no", re="m"))["params"] == {"what": "occupied"}
        page.send("move", id="f", ref="o", path=[[12, 12]], free=True)
        assert (await page.see("moved", re="f"))["at"] == [12, 12]
