"""Slow readers: they delay nobody, get the newest once, and are given up in the end."""

import pytest

from engine.kernel.units import SeatId
from server.listener import MOST_REPLIES, Listener
from server.settings import Settings
from tests.server.page import a_page, a_socket
from tests.server.table import ADA, CAST, World, sit_down

pytestmark = pytest.mark.anyio


async def test_a_stalled_page_delays_nobody_and_gets_one_update_for_many() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            ada.reads.clear()
            for number in range(20):
                edit = {"type": "edit", "combatant": ADA, "name": f"Ada {number}"}
                assert (await gm.do(edit))["t"] == "ok"
            ada.raw.clear()
            ada.reads.set()
            ada.send("ping", c=1)
            await ada.see("pong")
            updates = [one for one in ada.raw if '"t":"update"' in one]
            assert len(updates) <= 2
            assert ada.sections["order"]["rows"][0]["name"] == "Ada 19"


async def test_a_page_that_never_reads_is_gone_after_a_while() -> None:
    world = World()
    async with world.server(Settings(send_ms=50)) as server:
        table = await sit_down(server.rooms)
        room = await table.at(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            ada.reads.clear()
            await gm.do(CAST)
            await ada.end()
            assert room.audience.presence(table.seats["ada"]) == "offline"
            gm.send("ping", c=1)
            await gm.see("pong")


def test_answers_that_nobody_takes_do_not_pile_up() -> None:
    page = Listener("page", SeatId("seat"), gm=False)
    for _ in range(3 * MOST_REPLIES):
        page.reply(b"{}")
    assert len(page.replies) == MOST_REPLIES
    assert page.bye is not None and page.bye[0] == 4429


async def test_a_room_is_full_at_some_point() -> None:
    async with World().server(Settings(pages=2)) as server:
        table = await sit_down(server.rooms)
        first = a_page(server, table, "gm")
        async with first as gm, a_page(server, table, "ada"), a_socket(server) as late:
            late.hello(table, "bea")
            assert await late.end() == 4429
            gm.send("ping", c=1)
            await gm.see("pong")
