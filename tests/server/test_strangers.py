"""Strangers: pages of other servers, and crowds."""

import pytest
from pydantic import ValidationError

from server.origins import allowed
from server.settings import Settings
from tests.server.page import a_page, a_socket
from tests.server.table import World, sit_down
from tests.server.test_calls import bearer
from tests.server.test_fuzz import either
from tests.server.web import ROOMS, SESSION, a_web, refused

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("origin", "may"),
    [
        (None, True),
        ("http://table.test", True),
        ("https://TABLE.test", True),
        ("https://table.example", True),
        ("https://vtt.example", True),
        ("http://vtt.example", False),
        ("https://evil.example", False),
        ("https://table.test.evil.example", False),
        ("null", False),
        ("", False),
        ("file://", False),
        ("https://", False),
    ],
)
def test_only_pages_of_this_server_or_named_ones_may_speak(origin: str | None, may: bool) -> None:
    settings = Settings(public_url="https://table.example", origins=("https://vtt.example",))
    headers = {"host": "table.test", **({} if origin is None else {"origin": origin})}
    assert allowed(headers, settings) is may


def test_origins_are_read_from_one_line_and_refused_early() -> None:
    assert Settings.model_validate({"origins": "https://a.test, https://b.test"}).origins == (
        "https://a.test",
        "https://b.test",
    )
    for bad in ("a.test", "https://a.test/path", "ftp://a.test"):
        with pytest.raises(ValidationError, match=r"https://vtt\.example"):
            Settings.model_validate({"origins": bad})


async def test_a_page_of_a_stranger_is_told_no_and_gets_nothing() -> None:
    async with a_web() as (web, server, table):
        mine = {**bearer(table.tokens["gm"]), "Origin": "https://evil.example"}
        refused(await web.get(f"{ROOMS}/{table.id}/log", headers=mine), 403, "origin")
        refused(await web.post(SESSION, json={"join": table.code}, headers=mine), 403, "origin")
        async with a_socket(server, origin="https://evil.example") as page:
            page.hello(table, "gm")
            assert await page.end() == 4403
            assert page.sections == {}


async def test_one_address_cannot_take_every_place() -> None:
    async with World().server(Settings(pages_per_address=2)) as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm"), a_page(server, table, "ada"):
            async with a_socket(server) as page:
                page.hello(table, "bea")
                assert await page.end() == 4429
            async with a_socket(server, address="192.0.2.8") as other:
                other.hello(table, "bea")
                await other.see("welcome")
        async with a_page(server, table, "bea"):
            pass


async def test_many_devices_of_a_seat_share_what_it_may_send() -> None:
    settings = Settings(frames_burst=10, frames_per_second=0.001)
    async with World().server(settings) as server:
        table = await sit_down(server.rooms)
        answered = 0
        for number in range(5):
            async with a_page(server, table, "ada", conn=f"device {number}") as page:
                for _ in range(9):
                    page.send("ping", c=1)
                for _ in range(9):
                    answered += (await either(page))["t"] == "pong"
        assert answered == 30
