"""Seats that the GM hands out: links, codes that close, who may become what, and what ends."""

from typing import Any

import httpx2
import pytest

from engine.kernel import commands as c
from engine.kernel.state import Role
from server.settings import Settings
from tests.server.checks import open_window
from tests.server.page import a_page, a_socket
from tests.server.table import ADA, BEA, ORC, Table, World, sit_down, window
from tests.server.test_calls import bearer
from tests.server.test_session import free_table
from tests.server.web import ROOMS, SESSION, a_web, calling, refused

pytestmark = pytest.mark.anyio


async def new_seat(web: httpx2.AsyncClient, table: Table, **body: object) -> dict[str, Any]:
    """A seat that the GM makes."""
    mine = bearer(table.tokens["gm"])
    response = await web.post(f"{ROOMS}/{table.id}/seats", json=body, headers=mine)
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


async def accept(web: httpx2.AsyncClient, invite: str) -> dict[str, Any]:
    """What an invitation is exchanged for."""
    response = await web.post(SESSION, json={"invite": invite})
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


def sits(table: Table, name: str, token: str) -> None:
    table.tokens[name] = token


async def test_a_seat_is_given_by_a_link_that_is_exchanged_for_a_token() -> None:
    async with a_web() as (web, server, table):
        made = await new_seat(web, table, name=" Cy  D ", role="player")
        before, _, after = made["url"].partition("#")
        assert before == "http://table.test/play" and made["invite"] in after
        assert made["qr"].startswith("<svg")
        assert made["invite"] not in repr(await server.rooms.store.fields(table.id))
        taken = await accept(web, made["invite"])
        assert (taken["seat"], taken["role"], taken["room"]) == (made["seat"], "player", table.id)
        assert taken["token"] != made["invite"]
        sits(table, "cy", taken["token"])
        async with a_page(server, table, "cy") as page:
            assert page.sections["me"]["name"] == "Cy D"
        other = await accept(web, made["invite"])
        assert other["token"] != taken["token"], "a second device has a secret of its own"


@pytest.mark.parametrize("invite", ["x", "x.nowhere", "a" * 200])
async def test_a_secret_that_is_none_is_refused(invite: str) -> None:
    async with a_web() as (web, _, table):
        refused(await web.post(SESSION, json={"invite": invite}), 404, "unknown")
        own = table.tokens["ada"]
        refused(await web.post(SESSION, json={"invite": own}), 404, "unknown")
        made = await new_seat(web, table, name="Cy")
        response = await web.get(f"{ROOMS}/{table.id}/log", headers=bearer(made["invite"]))
        refused(response, 401, "token")


async def test_a_link_made_anew_ends_all_older_ones() -> None:
    async with a_web() as (web, server, table):
        made = await new_seat(web, table, name="Cy")
        sits(table, "cy", (await accept(web, made["invite"]))["token"])
        path, mine = f"{ROOMS}/{table.id}/seats/{made['seat']}/link", bearer(table.tokens["gm"])
        async with a_page(server, table, "cy") as page:
            more = (await web.post(path, json={"reissue": False}, headers=mine)).json()
            sits(table, "two", (await accept(web, more["invite"]))["token"])
            async with a_page(server, table, "two") as second:
                anew = (await web.post(path, json={}, headers=mine)).json()
                assert await page.end() == await second.end() == 4401
        for old in (made["invite"], more["invite"]):
            refused(await web.post(SESSION, json={"invite": old}), 404, "unknown")
        async with a_socket(server) as page:
            page.hello(table, "cy")
            assert await page.end() == 4401
        sits(table, "cy", (await accept(web, anew["invite"]))["token"])
        async with a_page(server, table, "cy") as page:
            assert page.sections["me"]["seat"] == made["seat"]


async def test_a_seat_that_is_taken_away_opens_nothing_in_any_process() -> None:
    world = World()
    async with world.server() as here, world.server() as there:
        table = await sit_down(here.rooms)
        async with a_page(here, table, "gm") as gm, a_page(there, table, "ada") as ada:
            answer = await gm.do({"type": "seat", "seat": table.seats["ada"], "revoke": True})
            assert answer["t"] == "ok"
            assert await ada.end() == 4401
            last = await gm.do({"type": "seat", "seat": table.seats["gm"], "revoke": True})
            assert last["params"] == {"what": "gm"}


async def test_who_becomes_gm_sees_what_gms_see_and_does_what_they_do() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm:
            async with a_page(server, table, "ada") as ada:
                await gm.do({"type": "seat", "seat": table.seats["ada"], "role": "gm"})
                assert await ada.end() == 1012, "it comes back as who it is now"
            async with a_page(server, table, "ada") as ada:
                assert "control" in ada.sections
                assert (await ada.do({"type": "pause"}))["t"] == "ok"


@pytest.mark.parametrize("role", ["spectator", "display", "bridge"])
async def test_a_watchers_secret_becomes_nothing_else(role: Role) -> None:
    async with a_web() as (web, server, table):
        made = await new_seat(web, table, name="Eve", role=role)
        sits(table, "eve", (await accept(web, made["invite"]))["token"])
        async with a_page(server, table, "eve") as eve, a_page(server, table, "gm") as gm:
            assert "control" not in eve.sections
            for cmd in ({"type": "end_turn", "actor": ADA}, {"type": "pause"}):
                assert (await eve.do(cmd))["reason"] == "role"
            for become in ("gm", "player"):
                change = {"type": "seat", "seat": made["seat"], "role": become}
                assert (await eve.do(change))["reason"] == "role"
                assert (await gm.do(change))["reason"] == "role"
            table_call = await web.get(
                f"{ROOMS}/{table.id}/history", headers=bearer(table.tokens["eve"])
            )
            refused(table_call, 403, "role")


async def test_an_adapter_moves_tokens_and_reports_and_does_nothing_else() -> None:
    async with a_web() as (web, server, table):
        made = await new_seat(web, table, name="VTT", role="bridge")
        sits(table, "vtt", (await accept(web, made["invite"]))["token"])
        async with a_page(server, table, "vtt") as page:
            assert '"rev"' in page.raw[0]
            moved = await page.do({"type": "board", "tokens": {ADA: [2, 3], BEA: None}})
            assert moved["t"] == "ok"
            room = await table.at(server.rooms)
            assert room.state.combatants[ADA].position == (2, 3)
            assert room.state.board is not None
            for cmd in ({"type": "act", "actor": ORC, "action": "stride"}, {"type": "begin"}):
                assert (await page.do(cmd))["reason"] == "role"


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
