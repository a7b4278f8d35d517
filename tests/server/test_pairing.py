"""Pairing: a code lets a virtual table of another origin in, once, as far as it needs."""

from typing import Any

import httpx2
import pytest

from server.pairing import PAIRING_MS
from tests.server.page import a_socket
from tests.server.table import Table, World
from tests.server.test_calls import CSV, bearer
from tests.server.web import IMPORT, ROOMS, SESSION, a_web, refused

pytestmark = pytest.mark.anyio

PAIR = "/api/v1/pair"
FOUNDRY = "http://foundry.test:30000"
FOREIGN = {"Origin": FOUNDRY}
READABLE = "access-control-allow-origin"


async def new_code(web: httpx2.AsyncClient, table: Table) -> dict[str, Any]:
    path = f"{ROOMS}/{table.id}/pairing"
    response = await web.post(path, headers=bearer(table.tokens["gm"]))
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


async def pair(web: httpx2.AsyncClient, code: str, **headers: str) -> httpx2.Response:
    body = {"code": code, "host": "foundry"}
    return await web.post(PAIR, json=body, headers=headers or FOREIGN)


async def test_a_code_lets_in_once_whoever_types_it() -> None:
    async with a_web() as (web, server, table):
        made = await new_code(web, table)
        assert made["url"] == "http://table.test"
        typed = f" {made['code'][:4].lower()}-{made['code'][4:]} "
        response = await pair(web, typed)
        assert response.status_code == 201, response.text
        assert response.headers[READABLE] == FOUNDRY and response.headers["vary"] == "Origin"
        got = response.json()
        assert (got["room"], got["role"], got["join"]) == (table.id, "bridge", table.code)
        assert got["system"] == "three_action"
        refused(await pair(web, made["code"]), 404, "unknown")
        table.tokens["vtt"] = got["token"]
        async with a_socket(server, origin=FOUNDRY) as page:
            page.hello(table, "vtt", client={"kind": "bridge", "host": "foundry"})
            await page.see("welcome")
            await page.see("lease", held=True)


async def test_a_code_grows_old_and_a_new_one_replaces_it() -> None:
    world = World()
    async with a_web(world=world) as (web, _, table):
        first = (await new_code(web, table))["code"]
        second = (await new_code(web, table))["code"]
        refused(await pair(web, first), 404, "unknown")
        await world.clock.advance(PAIRING_MS)
        refused(await pair(web, second), 404, "unknown")
        assert (await pair(web, (await new_code(web, table))["code"])).status_code == 201


async def test_a_code_that_is_none_opens_nothing() -> None:
    async with a_web() as (web, _, table):
        await new_code(web, table)
        for code in ("x", "ABCD2345", "pair:ABCD2345", "é" * 40, table.code):
            refused(await pair(web, code), 404, "unknown")
        for code in ("", "a" * 41):
            refused(await pair(web, code), 422, "bad_message")


async def test_codes_are_not_to_be_guessed() -> None:
    async with a_web() as (web, _, _):
        answers = [(await pair(web, f"CODE{n:04}")).status_code for n in range(60)]
        assert answers[0] == 404 and answers[-1] == 429


async def test_only_the_gm_makes_a_code() -> None:
    async with a_web() as (web, _, table):
        path = f"{ROOMS}/{table.id}/pairing"
        for who in ("ada", "display"):
            refused(await web.post(path, headers=bearer(table.tokens[who])), 403, "role")
        refused(await web.post(path), 401, "token")
        foreign = {**bearer(table.tokens["gm"]), **FOREIGN}
        refused(await web.post(path, headers=foreign), 403, "origin")


async def test_a_paired_page_seats_players_and_reads_files_until_its_seat_is_gone() -> None:
    async with a_web() as (web, server, table):
        got = (await pair(web, (await new_code(web, table))["code"])).json()
        mine = {**bearer(got["token"]), **FOREIGN}
        read = await web.post(IMPORT, content=CSV, headers=mine)
        assert read.status_code == 200 and read.headers[READABLE] == FOUNDRY
        look = await web.post(SESSION, json={"join": table.code}, headers=FOREIGN)
        assert look.status_code == 200 and look.headers[READABLE] == FOUNDRY
        seat = await web.post(SESSION, json={"join": table.code, "name": "Cy"}, headers=FOREIGN)
        table.tokens["cy"] = seat.json()["token"]
        refused(await web.get(f"{ROOMS}/{table.id}/log", headers=mine), 403, "origin")
        async with a_socket(server, origin=FOUNDRY) as page:
            page.hello(table, "cy")
            await page.see("welcome")
        room = await table.at(server.rooms)
        async with a_socket(server) as gm:
            gm.hello(table, "gm")
            await gm.see("welcome")
            assert (await gm.do({"type": "seat", "seat": got["seat"], "revoke": True}))["t"] == "ok"
        assert got["seat"] not in room.state.seats
        refused(await web.post(IMPORT, content=CSV, headers=mine), 403, "origin")
        refused(await web.post(SESSION, json={"join": table.code}, headers=FOREIGN), 403, "origin")
        async with a_socket(server, origin=FOUNDRY) as page:
            page.hello(table, "cy")
            assert await page.end() == 4403


async def test_other_origins_get_nothing_of_a_paired_room() -> None:
    async with a_web() as (web, server, table):
        got = (await pair(web, (await new_code(web, table))["code"])).json()
        table.tokens["vtt"] = got["token"]
        for origin in ("http://foundry.test", "https://foundry.test:30000", "http://evil.test"):
            mine = {**bearer(got["token"]), "Origin": origin}
            refused(await web.post(IMPORT, content=CSV, headers=mine), 403, "origin")
            taken = await web.post(SESSION, json={"join": table.code}, headers={"Origin": origin})
            refused(taken, 403, "origin")
            async with a_socket(server, origin=origin) as page:
                page.hello(table, "vtt")
                assert await page.end() == 4403
                assert page.sections == {}


async def test_a_program_pairs_without_an_origin_and_opens_it_to_no_page() -> None:
    async with a_web() as (web, server, table):
        code = (await new_code(web, table))["code"]
        got = await web.post(PAIR, json={"code": code, "host": "bot", "name": " My  bot "})
        assert got.status_code == 201 and READABLE not in got.headers
        room = await table.at(server.rooms)
        assert room.state.seats[got.json()["seat"]].name == "My bot"
        assert not any(
            one.startswith("origin:") for one in await server.rooms.store.fields(room.id)
        )


async def test_a_browser_that_asks_first_is_told_what_it_may_send() -> None:
    asks = {"Access-Control-Request-Method": "POST", **FOREIGN}
    async with a_web() as (web, _, _):
        for path in (PAIR, SESSION, IMPORT):
            told = await web.options(path, headers=asks)
            assert told.status_code == 204
            assert told.headers[READABLE] == FOUNDRY
            assert "authorization" in told.headers["access-control-allow-headers"]
            assert "access-control-allow-credentials" not in told.headers
            for bad in ("null", "file://", "http://[", ""):
                no = await web.options(path, headers={**asks, "Origin": bad})
                assert no.status_code == 403 and READABLE not in no.headers


async def test_calls_of_the_gm_are_no_strangers_business() -> None:
    async with a_web() as (web, _, table):
        for path in (ROOMS, f"{ROOMS}/{table.id}/pairing", f"{ROOMS}/{table.id}/seats"):
            told = await web.options(path, headers=FOREIGN)
            assert told.status_code in (403, 405) and READABLE not in told.headers
