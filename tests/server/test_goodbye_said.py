"""What a server says before it hangs up: a store that is away, a room that is gone, its own end."""

import pytest

from tests.server.page import a_page, a_socket
from tests.server.table import World, sit_down
from tests.server.test_goodbye import lives

pytestmark = pytest.mark.anyio


async def test_a_store_that_is_away_is_said_and_the_connection_lives() -> None:
    world = World()
    store = world.store()
    async with world.server(store=store) as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as page:
            store.away = True
            answer = await page.do({"type": "pause"}, "pause")
            assert answer == {"t": "no", "re": "pause", "reason": "store_away", "params": {}}
            await lives(page)
            async with a_socket(server) as new:
                new.hello(table, "ada")
                assert await new.end() == 4503
            store.away = False
            assert (await page.do({"type": "pause"}, "pause"))["t"] == "ok"


async def test_a_room_that_is_gone_ends_its_connections() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            await world.store().delete(table.id)
            gm.send("do", id="1", cmd={"type": "pause"})
            assert await gm.end() == 4404
            assert await ada.end() == 4404


async def test_a_stopping_server_has_said_goodbye_to_everybody() -> None:
    async with World().server() as server:
        table, other = await sit_down(server.rooms), await sit_down(server.rooms)
        async with (
            a_page(server, table, "gm") as gm,
            a_page(server, table, "ada") as ada,
            a_page(server, other, "gm") as elsewhere,
        ):
            await server.rooms.say_goodbye()
            for page in (gm, ada, elsewhere):
                assert (await page.see("bye"))["code"] == 1012
                assert page.code == 1012
