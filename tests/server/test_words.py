"""Questions in words over the wire: only who is asked hears them and answers."""

import pytest

from tests.server.page import Page, a_page
from tests.server.table import World, sit_down

pytestmark = pytest.mark.anyio


async def told(page: Page) -> dict[str, object]:
    """A page's sections once everything before has come."""
    page.send("ping", c=1)
    await page.see("pong")
    return page.sections


async def test_only_who_is_asked_hears_it_and_answers() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with (
            a_page(server, table, "gm") as gm,
            a_page(server, table, "ada") as ada,
            a_page(server, table, "bea") as bea,
            a_page(server, table, "display") as display,
        ):
            ask = {"type": "ask", "seats": [table.seats["ada"]], "text": "Moonrise?"}
            assert (await bea.do(ask))["reason"] == "role"
            assert (await gm.do(ask))["t"] == "ok"
            mine = (await told(ada))["me"]
            assert isinstance(mine, dict)
            (asked,) = mine["questions"]
            assert asked["title"] == {"t": "Moonrise?"}
            for other in (bea, display):
                assert "Moonrise" not in str(await told(other))
            answer = {"type": "answer", "question": asked["id"], "value": ["yes"]}
            assert (await bea.do(answer))["reason"] == "not_yours"
            assert (await display.do(answer))["reason"] == "role"
            assert (await ada.do(answer))["t"] == "ok"
            assert (await ada.do(answer))["reason"] == "not_yours"
            assert "log-words-answered" in str((await told(gm))["log"])
            for other in (ada, bea, display):
                assert "Moonrise" not in str(await told(other))


async def test_a_die_is_thrown_once_for_who_is_asked() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            seats = [table.seats["ada"], table.seats["bea"]]
            await gm.do({"type": "ask", "seats": seats, "text": "Stealth", "die": 20})
            mine = (await told(ada))["me"]
            assert isinstance(mine, dict)
            roll = {"type": "roll", "question": mine["questions"][0]["id"]}
            assert (await ada.do(roll, "once"))["t"] == "ok"
            assert (await ada.do(roll, "once"))["t"] == "ok"
            text = str((await told(gm))["log"])
            assert text.count("log-words-answered") == 1
