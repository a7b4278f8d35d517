"""Who is there and how far prompts have got is known in every process, and outlives none."""

import orjson
import pytest

from server.absence import GONE_MS
from server.attendance import KEEP_MS
from server.herald import PACE_MS, RENEW_MS
from server.room import Room
from tests.server.checks import open_window
from tests.server.table import ADA, BEA, World, window
from tests.server.test_absence import asked, page

pytestmark = pytest.mark.anyio


def presence(room: Room, seat: str) -> str:
    """What the GM reads of a seat."""
    sections = room.audience.whole(next(iter(room.state.seats)), gm=True)
    seats = orjson.loads(sections["room"])["seats"]
    found: str = next(one["presence"] for one in seats if one["id"] == seat)
    return found


def seen(room: Room, who: str) -> str | None:
    """How far the prompt of somebody has got, as the GM reads it."""
    frames = orjson.loads(room.audience.whole(next(iter(room.state.seats)), gm=True)["stack"])
    found: str | None = next(
        one["seen"] for one in frames["frames"][-1]["asked"] if one["actor"] == who
    )
    return found


async def test_presence_and_receipts_reach_the_gm_in_another_process() -> None:
    world = World()
    async with world.process() as one, world.process() as other:
        table, here = await asked(one, "ask")
        there = await table.at(other)
        ada = page(there, table, "ada")
        await open_window(one, table)
        await world.clock.advance(PACE_MS)
        assert presence(here, table.seats["ada"]) == "here"
        assert presence(here, table.seats["bea"]) == "offline"
        assert seen(here, ADA) is None
        there.audience.deliver(table.seats["ada"])
        await world.clock.advance(PACE_MS)
        assert seen(here, ADA) == "delivered"
        assert seen(here, BEA) is None
        there.audience.see(window(there.state).id, ADA, "touched")
        ada.visible = False
        there.audience.refresh()
        await world.clock.advance(PACE_MS)
        assert seen(here, ADA) == "touched"
        assert presence(here, table.seats["ada"]) == "away"
        await world.clock.advance(GONE_MS)
        assert not window(here.state).asked[ADA].absent
        assert window(here.state).asked[BEA].absent
        there.audience.leave(ada)
        await world.clock.advance(PACE_MS)
        assert presence(here, table.seats["ada"]) == "offline"


async def test_a_process_that_comes_later_is_told_what_is_known() -> None:
    world = World()
    async with world.process() as one:
        table, room = await asked(one, "ask")
        page(room, table, "ada")
        await world.clock.advance(KEEP_MS * 3)
        async with world.process() as late:
            there = await table.at(late)
            await world.clock.advance(1)
            assert presence(there, table.seats["ada"]) == "here"


async def test_a_process_that_dies_leaves_nobody_behind() -> None:
    world = World()
    async with world.process() as one:
        table, room = await asked(one, "ask")
        async with world.process() as other:
            page(await table.at(other), table, "ada")
            await world.clock.advance(PACE_MS)
            assert presence(room, table.seats["ada"]) == "here"
            world.kept.watchers.clear()
        await world.clock.advance(KEEP_MS + RENEW_MS)
        assert presence(room, table.seats["ada"]) == "offline"
        page(room, table, "bea")
        await world.clock.advance(PACE_MS)
        assert len(world.kept.rooms[table.id].present) == 1


async def test_what_could_not_be_told_is_told_when_the_store_is_back() -> None:
    world = World()
    away = world.store()
    async with world.process() as one, world.process(away) as other:
        table, room = await asked(one, "ask")
        there = await table.at(other)
        away.away = True
        page(there, table, "ada")
        await world.clock.advance(PACE_MS * 3)
        assert presence(room, table.seats["ada"]) == "offline"
        away.away = False
        await world.clock.advance(PACE_MS + 1)
        assert presence(room, table.seats["ada"]) == "here"
