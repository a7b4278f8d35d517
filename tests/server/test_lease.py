"""The lease: of all who bridge a host to a room, one at a time is listened to."""

import pytest

from server.lease import LEASE_MS
from tests.server.bridging import a_bridge, bridged, known, say
from tests.server.page import a_page
from tests.server.table import ADA, World

pytestmark = pytest.mark.anyio


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
        two.send("move", id="m", ref=ADA, path=[[1, 1]], free=True)
        assert (await two.see("no", re="m"))["reason"] == "lease"
        refused = await two.do({"type": "board", "tokens": {ADA: [1, 1]}})
        assert refused["reason"] == "lease"
        assert (await known(server, table)).combatants[ADA].position == (5, 5)


async def test_another_host_has_a_lease_of_its_own() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as one:
        await one.see("lease", held=True)
        other = {"kind": "bridge", "host": "owlbear"}
        async with a_page(server, table, "vtt", conn="two", client=other) as two:
            assert (await two.see("lease"))["held"] is True


async def test_a_lease_is_free_at_once_when_its_holder_goes() -> None:
    world = World()
    async with bridged(world) as (server, table):
        async with a_bridge(server, table) as one:
            await one.see("lease", held=True)
        async with a_bridge(server, table, "two") as two:
            await two.see("lease", held=True)


async def test_a_waiting_page_takes_over_in_any_process() -> None:
    world = World()
    async with (
        bridged(world) as (here, table),
        world.server() as there,
        a_bridge(there, table, "two") as two,
    ):
        assert (await two.see("lease"))["held"] is True
        async with a_bridge(here, table) as one:
            assert (await one.see("lease"))["held"] is False
            two.hang_up()
            await two.end()
            one.send("ping", c=1)
            await world.clock.advance(5_000)
            await one.see("lease", held=True)


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
        await world.clock.advance(5_000)
        assert (await one.see("lease"))["held"] is False


async def test_a_page_that_comes_again_goes_on_where_it_was() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as one:
        first = await say(one, "1", seen=[{"ref": "g", "name": "Goblin", "hp": 7}])
        async with a_bridge(server, table) as again:
            assert await one.end() == 4409
            assert (await again.see("lease"))["held"] is True
            mirror = await again.see("mirror")
            assert [each["ref"] for each in mirror["seen"]] == ["g"]
            after = await say(again, "2", seen=[{"ref": "g", "hp": 3}])
            assert (after["refused"], after["ids"]) == ({}, first["ids"])
        async with a_bridge(server, table, "two") as two:
            await two.see("lease", held=True)


async def test_nobody_but_a_bridge_speaks_for_a_host() -> None:
    world = World()
    async with bridged(world) as (server, table):
        for who in ("gm", "ada", "display"):
            async with a_page(server, table, who) as page:
                page.send("host", id="h", seen=[{"ref": "g", "name": "Goblin"}])
                assert (await page.see("no", re="h"))["reason"] == "role"
                page.send("move", id="m", ref=ADA, path=[[1, 1]], free=True)
                assert (await page.see("no", re="m"))["reason"] == "role"
        assert len((await known(server, table)).combatants) == 3
