"""Sockets that are turned away or given up: with which code, and what lives on."""

from collections.abc import Callable

import pytest

from server.settings import Settings
from tests.server.page import Page, a_page, a_socket
from tests.server.table import Table, World, sit_down

pytestmark = pytest.mark.anyio


async def test_without_the_subprotocol_there_is_no_socket() -> None:
    async with World().server() as server:
        for protocols in ((), ("chat",), ("offturn.v2",)):
            async with a_socket(server, protocols) as page:
                assert await page.end() == 1002
                assert page.raw == []


@pytest.mark.parametrize(
    ("say", "code"),
    [
        (lambda page, table: page.hello(table, "ada", token="wrong"), 4401),
        (lambda page, table: page.hello(table, "ada", token=""), 4401),
        (lambda page, table: page.hello(table, "ada", token="ä" * 200), 4401),
        (lambda page, table: page.hello(table, "ada", room="nowhere"), 4404),
        (lambda page, table: page.hello(table, "ada", room=""), 4404),
        (lambda page, table: page.hello(table, "ada", conn=""), 4401),
        (lambda page, table: page.send("ping", c=1), 4401),
        (lambda page, table: page.send("do", id="1", cmd={"type": "pause"}), 4401),
        (lambda page, table: page.text("hello?"), 4401),
        (lambda page, table: page.text('{"t":"' + "x" * 3_000 + '"}'), 4401),
        (lambda page, table: page.binary(b"hello"), 4401),
        (lambda page, table: page.text("x" * 20_000), 4413),
    ],
)
async def test_who_does_not_say_hello_well_is_told_why(
    say: Callable[[Page, Table], None], code: int
) -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_socket(server) as page:
            say(page, table)
            assert await page.end() == code
            bye = await page.see("bye")
            assert bye["code"] == code
            assert bye["reason"]
            assert page.sections == {}


async def test_a_token_of_another_room_opens_nothing() -> None:
    async with World().server() as server:
        mine, other = await sit_down(server.rooms), await sit_down(server.rooms)
        async with a_socket(server) as page:
            page.hello(mine, "gm", token=other.tokens["gm"])
            assert await page.end() == 4401


async def test_who_says_nothing_is_not_waited_for() -> None:
    async with World().server(Settings(hello_ms=20)) as server, a_socket(server) as page:
        assert await page.end() == 4408


async def test_who_hangs_up_at_once_leaves_nothing_behind() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_socket(server) as page:
            page.hang_up()
        async with a_socket(server) as page:
            page.hello(table, "ada")
            page.hang_up()
        assert (await table.at(server.rooms)).audience.pages == 0


async def lives(page: Page) -> None:
    page.send("ping", c=1)
    await page.see("pong")


@pytest.mark.parametrize(
    "say",
    [
        lambda page: page.text("{"),
        lambda page: page.text("[" * 9_000),
        lambda page: page.text("null"),
        lambda page: page.binary(b"\x00\x01"),
        lambda page: page.send("hello", token="t", room="r", conn="c"),
        lambda page: page.send("dance"),
        lambda page: page.send("do", id="", cmd={}),
        lambda page: page.send("do", id="1", cmd={"type": "edit", "hp": 2**60}),
        lambda page: page.send("do", id="1", cmd={"type": "edit", "name": "x" * 5_000}),
    ],
)
async def test_a_bad_message_is_refused_and_the_connection_lives(
    say: Callable[[Page], None],
) -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as page:
            say(page)
            answer = await page.see("no")
            assert answer["reason"] == "bad_message"
            assert len(answer["params"]["detail"]) <= 200
            await lives(page)


async def test_who_sends_nothing_but_nonsense_is_given_up() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as page:
            for _ in range(60):
                page.text("{")
            assert await page.end() == 4429


@pytest.mark.parametrize("size", [16_385, 17_000, 100_000])
async def test_a_frame_that_is_too_big_ends_the_connection(size: int) -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as page:
            page.text('{"t":"ping","c":1,"x":"' + "x" * size + '"}')
            assert await page.end() == 4413


async def test_bytes_count_not_letters() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as page:
            page.text('{"t":"ping","c":1,"x":"' + "😀" * 5_000 + '"}')
            assert await page.end() == 4413


async def test_a_flood_is_slowed_down_and_then_ended() -> None:
    world = World()
    async with world.server(Settings(frames_burst=10, frames_per_second=1)) as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "ada") as page, a_page(server, table, "gm") as gm:
            for _ in range(11):
                page.send("ping", c=1)
            assert (await page.see("no"))["reason"] == "too_fast"
            await world.clock.advance(2_000)
            await lives(page)
            for _ in range(80):
                page.send("ping", c=1)
            assert await page.end() == 4429
            await lives(gm)


async def test_more_commands_than_may_wait_are_refused() -> None:
    async with World().server(Settings(queue=3)) as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as page:
            for number in range(10):
                page.send("do", id=f"{number}", cmd={"type": "pause"})
            reasons = [(await page.see("no"))["reason"] for _ in range(5)]
            assert "too_fast" in reasons
            await lives(page)
