"""The other calls: imports, QR codes, logs, health; and paths that are none."""

from dataclasses import replace

import pytest

from engine.kernel import commands as c
from server.settings import Settings
from tests.server.table import LURKER, SYSTEM, World, creature
from tests.server.web import IMPORT, QR, ROOMS, SESSION, a_web, refused

pytestmark = pytest.mark.anyio


CSV = b"name,hp,ac\nGoblin,7,15\nWolf,11,13\n"


def bearer(token: str) -> dict[str, str]:
    """The header that says whose call it is."""
    return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Authorization": ""},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer wrong"},
        {"Authorization": "Bearer wrong.nowhere"},
        {"Authorization": "Bearer ."},
        {"Authorization": "Basic Z206Z20="},
    ],
)
async def test_nobody_imports_without_a_token(headers: dict[str, str]) -> None:
    async with a_web() as (web, *_):
        refused(await web.post(IMPORT, content=CSV, headers=headers), 401, "token")


async def test_a_token_of_another_room_is_none() -> None:
    async with a_web() as (web, _, table):
        secret, _, _ = table.tokens["gm"].partition(".")
        other = (await web.post(ROOMS, json={"system": SYSTEM})).json()["room"]
        refused(await web.post(IMPORT, headers=bearer(f"{secret}.{other}")), 401, "token")
        path = f"{ROOMS}/{other}/log"
        refused(await web.get(path, headers=bearer(table.tokens["gm"])), 401, "token")


@pytest.mark.parametrize("who", ["ada", "display"])
async def test_only_the_gm_imports(who: str) -> None:
    async with a_web() as (web, _, table):
        response = await web.post(IMPORT, content=CSV, headers=bearer(table.tokens[who]))
        refused(response, 403, "role")


async def test_a_good_file_is_read_and_nothing_is_added() -> None:
    async with a_web() as (web, server, table):
        headers = {**bearer(table.tokens["gm"]), "X-Filename": "my%20foes.csv"}
        response = await web.post(IMPORT, content=CSV, headers=headers)
        assert response.status_code == 200, response.text
        found = response.json()["creatures"]
        assert [one["creature"]["name"] for one in found] == ["Goblin", "Wolf"]
        assert found[0]["creature"]["stats"]["hp"] == 7
        room = await table.at(server.rooms)
        assert len(room.state.combatants) == 3


@pytest.mark.parametrize("body", [b"", b"hello", b"\x00\xff" * 50, b"{}", b"[]", b"[" * 9_000])
async def test_a_file_that_cannot_be_read_says_what_was_tried(body: bytes) -> None:
    async with a_web() as (web, _, table):
        response = await web.post(IMPORT, content=body, headers=bearer(table.tokens["gm"]))
        assert "tried" in refused(response, 422, "unreadable")


async def test_a_person_chooses_the_columns_of_a_table() -> None:
    async with a_web() as (web, _, table):
        headers = bearer(table.tokens["gm"])
        params = refused(
            await web.post(IMPORT, content=b"wer,zahl\nA,7\n", headers=headers), 422, "unreadable"
        )
        assert params["headers"] == ["wer", "zahl"]
        assert {"name", "hp_max"} <= set(params["fields"])
        headers["X-Columns"] = "%7B%22name%22%3A%22wer%22%2C%22hp_max%22%3A%22zahl%22%7D"
        found = (await web.post(IMPORT, content=b"wer,zahl\nA,7\n", headers=headers)).json()
        assert found["creatures"][0]["creature"]["hp"] == 7
        assert found["table"]["columns"] == {"name": "wer", "hp_max": "zahl"}


@pytest.mark.parametrize("columns", ["x", "[]", '{"name": 3}', '{"nome": "wer"}'])
async def test_columns_that_are_none_are_refused(columns: str) -> None:
    async with a_web() as (web, _, table):
        headers = {**bearer(table.tokens["gm"]), "X-Columns": columns}
        response = await web.post(IMPORT, content=CSV, headers=headers)
        assert refused(response, 422, "unknown") == {"what": "columns"}


async def test_reading_ends_within_the_limits_of_the_settings() -> None:
    rows = b"name,hp,text\n" + b"".join(b"A%d,3,%s\n" % (n, b"x " * 400) for n in range(5_000))
    async with a_web(Settings(import_ms=1)) as (web, _, table):
        response = await web.post(IMPORT, content=rows, headers=bearer(table.tokens["gm"]))
        assert refused(response, 422, "unreadable")["tried"][0]["reason"] == "too_slow"


async def test_files_are_read_only_so_often() -> None:
    async with a_web(Settings(imports_per_minute=1)) as (web, _, table):
        headers = bearer(table.tokens["gm"])
        assert (await web.post(IMPORT, content=CSV, headers=headers)).status_code == 200
        refused(await web.post(IMPORT, content=CSV, headers=headers), 429, "too_fast")


async def test_a_file_that_is_too_big_is_refused() -> None:
    async with a_web(Settings(import_bytes=1_000)) as (web, _, table):
        response = await web.post(IMPORT, content=b"x" * 1_001, headers=bearer(table.tokens["gm"]))
        assert refused(response, 413, "too_big") == {"most": 1_000}


async def test_a_log_is_given_as_far_as_the_seat_may_see() -> None:
    async with a_web() as (web, server, table):
        hidden = creature(LURKER, "Lurker", (9, 9), 1, hidden=True)
        await (await table.at(server.rooms)).submit(c.Add(creatures=(hidden,)))
        path = f"{ROOMS}/{table.id}/log"
        texts = {}
        for who in ("gm", "ada"):
            response = await web.get(path, headers=bearer(table.tokens[who]))
            assert response.status_code == 200, response.text
            texts[who] = response.text
        assert "Lurker" in texts["gm"] and "Lurker" not in texts["ada"]
        assert "Ada" in texts["ada"]


@pytest.mark.parametrize("language", ["??", "tlh", "", "../en", "en-" + "x" * 17])
async def test_a_language_that_there_is_not_is_worded_in_english(language: str) -> None:
    async with a_web() as (web, _, table):
        body = {"join": table.code, "name": "Eve", "language": language}
        taken = (await web.post(SESSION, json=body)).json()
        path = f"{ROOMS}/{table.id}/log"
        strange = await web.get(path, headers=bearer(taken["token"]))
        english = await web.get(path, headers=bearer(table.tokens["ada"]))
        assert (strange.status_code, strange.text) == (200, english.text)


async def test_a_text_becomes_a_code_to_scan() -> None:
    async with a_web() as (web, *_):
        response = await web.post(QR, json={"text": "http://table.test/join#ABC234"})
        assert response.headers["content-type"].startswith("image/svg+xml")
        assert response.text.startswith("<svg")
        for bad in ({"text": ""}, {"text": "x" * 601}, {}):
            refused(await web.post(QR, json=bad), 422, "bad_message")
        assert (await web.post(QR, json={"text": "ÿ" * 600})).status_code == 200


async def test_a_server_is_alive_and_ready_or_says_that_it_is_not() -> None:
    world = World()
    store = world.store()
    async with a_web(store=store, world=world) as (web, _, table):
        assert (await web.get("/healthz")).status_code == 200
        assert (await web.get("/readyz")).status_code == 200
        store.away = True
        assert (await web.get("/healthz")).status_code == 200
        refused(await web.get("/readyz"), 503, "store_away")
        refused(await web.post(ROOMS, json={"system": SYSTEM}), 503, "store_away")
        refused(await web.post(SESSION, json={"join": table.code}), 503, "store_away")
        store.away = False
        assert (await web.get("/readyz")).status_code == 200


@pytest.mark.parametrize("path", ["/nowhere", "/api/v1/nowhere", "/api", "/assets/", "/gm/x"])
async def test_a_path_that_is_none_is_refused_like_everything_else(path: str) -> None:
    async with a_web() as (web, *_):
        refused(await web.get(path), 404, "unknown")


@pytest.mark.parametrize("path", [ROOMS, SESSION, IMPORT, QR])
async def test_a_wrong_method_names_the_right_one(path: str) -> None:
    async with a_web() as (web, *_):
        response = await web.get(path)
        refused(response, 405, "method")
        assert "POST" in response.headers["allow"]


async def test_a_fault_of_the_server_is_said_without_its_details() -> None:
    world = World()
    async with a_web(world=world) as (web, server, table):
        server.rooms.drop(await table.at(server.rooms))
        kept = world.kept.rooms[table.id]
        kept.records[-1] = replace(kept.records[-1], events=b"no events")
        response = await web.post(SESSION, json={"join": table.code})
        refused(response, 500, "failed")
        assert "no events" not in response.text
        assert (await web.get("/readyz")).status_code == 200


@pytest.mark.parametrize("host", ["[", "a b", "x" * 5_000, "é", ""])
async def test_a_strange_host_harms_nobody(host: str) -> None:
    async with a_web() as (web, *_):
        headers = {"Host": host.encode()}
        response = await web.post(ROOMS, json={"system": SYSTEM}, headers=headers)  # type: ignore[arg-type]
        assert response.status_code < 500
