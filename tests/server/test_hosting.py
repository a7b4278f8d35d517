"""Seats that the GM hands out: links, codes that close, who may become what, and what ends."""

from typing import Any

import httpx2
import pytest

from engine.kernel.state import Role
from tests.server.page import a_page, a_socket
from tests.server.table import ADA, BEA, ORC, Table, World, sit_down
from tests.server.test_calls import bearer
from tests.server.web import ROOMS, SESSION, a_web, refused

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
        assert ("/display#" in made["url"]) == (role != "bridge")
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
