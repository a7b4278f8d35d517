"""The language of a seat: said by its page, remembered by the room, and nobody else's business."""

import pytest

from tests.server.page import Page, a_page
from tests.server.table import Server, Table, World, sit_down

pytestmark = pytest.mark.anyio


async def language(server: Server, table: Table, who: str, page: Page) -> str:
    """What the room remembers once the page's frames so far are dealt with."""
    await page.do({"type": "end_turn", "actor": "nobody"})
    return (await table.at(server.rooms)).state.seats[table.seats[who]].language


async def test_a_seat_is_read_in_the_language_its_page_says() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "ada", client={"language": "ru"}) as page:
            assert await language(server, table, "ada", page) == "ru"
            page.send("here", visible=True)
            assert await language(server, table, "ada", page) == "ru"
            page.send("here", visible=True, language="zh")
            assert await language(server, table, "ada", page) == "zh"
        async with a_page(server, table, "ada") as page:
            assert await language(server, table, "ada", page) == "zh"
        async with a_page(server, table, "bea") as page:
            assert await language(server, table, "bea", page) == "en"


async def test_it_is_no_step_to_undo() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        room = await table.at(server.rooms)
        steps = [one.start for one in (await room.history()).done if not one.quiet]
        async with a_page(server, table, "ada", client={"language": "ru"}) as page:
            assert await language(server, table, "ada", page) == "ru"
        assert [one.start for one in (await room.history()).done if not one.quiet] == steps
