"""Seats as the GM wants them: who may come in, whose answer counts, how many there are."""

import pytest

from engine.kernel import commands as c
from server.settings import Settings
from tests.server.checks import open_window
from tests.server.page import a_page
from tests.server.table import ADA, World, sit_down, window
from tests.server.test_calls import bearer
from tests.server.test_hosting import new_seat
from tests.server.test_session import free_table
from tests.server.web import ROOMS, SESSION, a_web, calling, refused

pytestmark = pytest.mark.anyio


async def test_a_code_that_is_closed_lets_nobody_in_and_a_new_one_does() -> None:
    async with a_web() as (web, server, table):
        path, mine = f"{ROOMS}/{table.id}/code", bearer(table.tokens["gm"])
        async with a_page(server, table, "display") as page:
            assert page.sections["room"]["join"]["code"] == table.code
            closed = await web.post(path, json={"open": False}, headers=mine)
            assert closed.json() == {"code": None, "url": None}
            refused(await web.post(SESSION, json={"join": table.code}), 404, "unknown")
            await page.see("update")
            assert "join" not in page.sections["room"]
            code = (await web.post(path, json={"open": True}, headers=mine)).json()["code"]
            assert code != table.code
            assert (await web.post(SESSION, json={"join": code})).status_code == 200
        ada = bearer(table.tokens["ada"])
        refused(await web.post(path, json={"open": True}, headers=ada), 403, "role")


async def test_where_the_gm_confirms_nobody_plays_whom_he_wants_before() -> None:
    async with a_web() as (web, server, table):
        await free_table(server, table)
        room = await table.at(server.rooms)
        await room.submit(c.SetOptions(settings={"confirm": "on"}), seat=table.seats["gm"])
        body = {"join": table.code, "name": "Ann", "want": [ADA]}
        taken = (await web.post(SESSION, json=body)).json()
        seat = room.state.seats[taken["seat"]]
        assert (seat.controls, seat.wants) == ((), (ADA,))
        async with a_page(server, table, "gm") as gm:
            rows = {one["id"]: one for one in gm.sections["room"]["seats"]}
            assert rows[taken["seat"]]["wants"] == [ADA]
            confirm = {"type": "seat", "seat": taken["seat"], "controls": [ADA]}
            assert (await gm.do(confirm))["t"] == "ok"
        seat = room.state.seats[taken["seat"]]
        assert (seat.controls, seat.wants) == ((ADA,), ())


async def test_the_first_answer_of_two_devices_counts_and_the_other_is_told() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        await open_window(server.rooms, table)
        async with (
            a_page(server, table, "ada", conn="phone") as phone,
            a_page(server, table, "ada", conn="tablet") as tablet,
        ):
            frame = window((await table.at(server.rooms)).state).id
            no = {"type": "decline", "window": frame, "actor": ADA}
            assert (await phone.do(no))["t"] == "ok"
            assert (await tablet.do(no))["reason"] == "already_answered"
            assert (await tablet.do({**no, "change": True}))["t"] == "ok"


async def test_a_prompt_that_was_rerouted_is_answered_by_that_seat_alone() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        await open_window(server.rooms, table)
        frame = window((await table.at(server.rooms)).state).id
        async with (
            a_page(server, table, "gm") as gm,
            a_page(server, table, "ada") as ada,
            a_page(server, table, "bea") as bea,
        ):
            to = {"type": "reroute", "window": frame, "actor": ADA, "seat": table.seats["bea"]}
            assert (await gm.do(to))["t"] == "ok"
            no = {"type": "decline", "window": frame, "actor": ADA}
            assert (await ada.do(no))["reason"] == "not_yours"
            assert (await bea.do(no))["t"] == "ok"


async def test_seats_are_not_made_by_the_thousand() -> None:
    world = World()
    async with (
        world.server(Settings(rooms_per_minute=3)) as server,
        calling(server) as web,
    ):
        table = await sit_down(server.rooms)
        for _ in range(3):
            await new_seat(web, table, name="Cy")
        mine = bearer(table.tokens["gm"])
        response = await web.post(f"{ROOMS}/{table.id}/seats", json={"name": "Cy"}, headers=mine)
        refused(response, 429, "too_fast")
