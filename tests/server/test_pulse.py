"""The pulse: lost publications are noticed; a store that is away stops every clock."""

from pathlib import Path
from time import monotonic

import pytest

from engine.kernel import commands as c
from server.clock import StoreClock
from server.rooms import Rooms
from server.settings import Settings
from server.store import StoreAway
from server.store.embedded import embedded
from server.store.redis import RedisStore
from tests.server.checks import ALLOWANCE_MS, WINDOW_MS, open_window, said
from tests.server.page import Page, a_page
from tests.server.stores import frozen, until
from tests.server.table import ADA, PACKS, World, react, sit_down, window, windows

pytestmark = pytest.mark.anyio

SOON_MS = 2_000
LIMIT = 30.0


async def test_a_lost_last_publication_is_noticed_within_five_seconds() -> None:
    world = World()
    async with world.process() as here, world.process() as there:
        table = await sit_down(here)
        one, other = await table.at(here), await table.at(there)
        # The connection for publications is half dead: nobody is told of that.
        deaf = world.kept.watchers[table.id]
        heard = list(deaf)
        deaf.clear()
        await one.submit(c.Edit(combatant=ADA, name="Ada the Unheard"))
        deaf.extend(heard)
        assert other.state != one.state
        await world.clock.advance(5_000)
        assert other.state == one.state
        assert other.state.combatants[ADA].name == "Ada the Unheard"


async def test_a_process_that_did_not_end_the_outage_gives_it_back_too() -> None:
    world = World()
    async with world.process(), world.process() as second:
        table = await sit_down(second)
        await open_window(second, table)
        room = await table.at(second)
        await world.clock.advance(10_000)
        left = window(room.state).opened_at + WINDOW_MS - room.now()
        world.kept.beat = world.clock.now() - 5_000
        await world.clock.advance(500)
        lost = world.kept.outages[-1].end - world.kept.outages[-1].start
        assert room.state.clock.lost == 0, "the other process has ended it"
        await world.clock.advance(4_500)
        assert window(room.state).opened_at + WINDOW_MS - room.now() == left - 5_000 + lost


def paused(page: Page) -> object:
    return page.sections["room"].get("paused_by")


async def test_everybody_sees_a_store_that_is_away_and_play_goes_on_by_itself() -> None:
    world = World()
    store = world.store()
    async with world.server(store=store) as server:
        table = await sit_down(server.rooms)
        await open_window(server.rooms, table)
        room = await table.at(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            await world.clock.advance(1_000)
            store.away = True
            now = room.now()
            await world.clock.advance(SOON_MS)
            assert {paused(one) for one in (gm, ada)} == {"store_away"}
            stopped = ada.sections["room"]["paused_at"]
            assert abs(stopped - now) <= 500
            await world.clock.advance(60_000)
            assert room.now() == stopped
            ada.send("ping", c=1)
            assert (await ada.see("pong", c=1))["now"] == stopped
            answer = react(ADA, window(room.state).id)
            with pytest.raises(StoreAway):
                await room.submit(answer, seat=table.seats["ada"], command_id="a")
            store.away = False
            await world.clock.advance(1_000)
            assert {paused(one) for one in (gm, ada)} == {None}
            assert ada.sections["room"]["paused_at"] is None
            assert stopped <= room.now() <= stopped + 1_500
            assert said(await room.submit(answer, seat=table.seats["ada"], command_id="a")) is None
            await world.clock.advance(WINDOW_MS + ALLOWANCE_MS)
            assert not windows(room.state)


async def test_a_room_that_the_gm_paused_stays_so_when_the_store_is_back() -> None:
    world = World()
    store = world.store()
    async with world.server(store=store) as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm:
            await gm.do({"type": "pause"})
            at = (await table.at(server.rooms)).now()
            store.away = True
            await world.clock.advance(10_000)
            assert gm.sections["room"]["paused_at"] == at
            store.away = False
            await world.clock.advance(2_000)
            assert gm.sections["room"]["paused_at"] == at
            assert paused(gm) is None


async def test_a_short_absence_stops_no_clock_for_longer() -> None:
    world = World()
    store = world.store()
    async with world.server(store=store) as server:
        table = await sit_down(server.rooms)
        room = await table.at(server.rooms)
        before = world.clock.now() - room.now()
        store.away = True
        await world.clock.advance(600)
        held = room.held_at
        store.away = False
        await world.clock.advance(600)
        assert held is not None
        assert room.held_at is None
        assert world.clock.now() - room.now() == before


async def test_a_frozen_store_is_noticed_within_two_seconds(tmp_path: Path) -> None:
    async with (
        embedded(tmp_path) as url,
        RedisStore.connect(url) as store,
        StoreClock.follow(store) as clock,
    ):
        rooms = Rooms(Settings(), store, clock, PACKS)
        async with rooms.running():
            table = await sit_down(rooms)
            await open_window(rooms, table)
            room = await table.at(rooms)
            async with frozen(url):
                began = monotonic()

                async def stopped() -> bool:
                    return room.held_at is not None

                await until(stopped)
                assert monotonic() - began < SOON_MS / 1_000
                now = room.now()

                async def a_while() -> bool:
                    return monotonic() - began > 3.0

                await until(a_while)
                assert room.now() == now

            async def goes_on() -> bool:
                return room.held_at is None

            await until(goes_on)
            assert now <= room.now() < now + 1_500
            assert window(room.state).asked[ADA].closes_at is not None
