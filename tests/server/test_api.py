"""The HTTP calls that open rooms, and bodies that none of them reads."""

import pytest

from server.settings import Settings
from tests.server.table import SYSTEM, World
from tests.server.web import QR, ROOMS, SESSION, a_web, refused

pytestmark = pytest.mark.anyio


async def test_the_systems_are_listed_with_their_options() -> None:
    async with a_web() as (web, *_):
        found = (await web.get("/api/v1/systems")).json()
        mine = next(one for one in found if one["id"] == SYSTEM)
        assert "en" in mine["languages"]
        assert mine["demo"] is True
        for option in mine["options"]:
            assert option["default"] in option["choices"]


async def test_a_room_is_opened_with_links_whose_secrets_stay_in_the_fragment() -> None:
    async with a_web() as (web, server, _):
        response = await web.post(ROOMS, json={"system": SYSTEM, "name": "  Friday  night "})
        assert response.status_code == 201
        assert response.headers["cache-control"] == "no-store"
        opened = response.json()
        room = await server.rooms.get(opened["room"])
        assert room is not None and room.state.name == "Friday night"
        for role in ("gm", "display"):
            before, _, after = opened[role]["url"].partition("#")
            assert before == f"http://table.test/{role}"
            assert opened[role]["token"] in after
        assert opened["join"]["url"] == f"http://table.test/join#{opened['join']['code']}"
        assert len(opened["join"]["code"]) == 6
        kept = repr(await server.rooms.store.fields(room.id))
        assert opened["gm"]["token"] not in kept


async def test_links_are_for_where_people_reach_the_server() -> None:
    async with a_web(Settings(public_url="https://table.example/")) as (web, *_):
        opened = (await web.post(ROOMS, json={"system": SYSTEM})).json()
        assert opened["gm"]["url"].startswith("https://table.example/gm#")


async def test_a_demo_room_has_its_fight() -> None:
    async with a_web() as (web, server, _):
        opened = (await web.post(ROOMS, json={"system": SYSTEM, "demo": True})).json()
        room = await server.rooms.get(opened["room"])
        assert room is not None and len(room.state.combatants) > 2


async def test_a_room_is_opened_with_its_own_names_for_starter_actions() -> None:
    async with a_web() as (web, server, _):
        options = {"name.shot": " Las  gun ", "use.grenade": "off"}
        body = {"system": "d100", "options": options}
        opened = (await web.post(ROOMS, json=body)).json()
        room = await server.rooms.get(opened["room"])
        assert room is not None
        assert room.state.options == {"name.shot": "Las gun", "use.grenade": "off"}


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"system": "nonsense"}, 404, "unknown"),
        ({"system": "nonsense", "demo": True}, 404, "unknown"),
        ({}, 422, "bad_message"),
        ({"system": 5}, 422, "bad_message"),
        ({"system": SYSTEM, "name": "x" * 81}, 422, "bad_message"),
        ({"system": SYSTEM, "colour": "red"}, 422, "bad_message"),
        ({"system": "d100", "options": {"name.shot": "x" * 61}}, 422, "unknown"),
        ({"system": "d100", "options": {"name.shot": 7}}, 422, "unknown"),
        ({"system": "d100", "options": {"use.shot": "perhaps"}}, 422, "unknown"),
        ({"system": "d100", "options": {"use.strike": "off"}}, 422, "unknown"),
        ([], 422, "bad_message"),
        ({"system": SYSTEM, "name": "x" * 5_000}, 400, "bad_message"),
        ({"system": SYSTEM, "name": 2**60}, 400, "bad_message"),
    ],
)
async def test_a_room_that_cannot_be_opened_says_why(body: object, status: int, error: str) -> None:
    async with a_web() as (web, *_):
        refused(await web.post(ROOMS, json=body), status, error)


@pytest.mark.parametrize("path", [ROOMS, SESSION, QR])
@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'"\\ud800"', b"[" * 3_000, b"NaN"])
async def test_a_body_that_is_no_json_is_refused(path: str, body: bytes) -> None:
    async with a_web() as (web, *_):
        refused(await web.post(path, content=body), 400, "bad_message")


async def test_a_body_that_is_too_big_is_refused() -> None:
    async with a_web(Settings(body_bytes=1_000)) as (web, *_):
        most = refused(await web.post(QR, json={"text": "x" * 2_000}), 413, "too_big")["most"]
        assert most == 1_000


async def test_who_opens_rooms_by_the_hundred_has_to_wait() -> None:
    world = World()
    async with a_web(Settings(rooms_per_minute=2), world=world) as (web, *_):
        for status in (201, 201, 429, 429):
            assert (await web.post(ROOMS, json={"system": SYSTEM})).status_code == status
        await world.clock.advance(30_000)
        assert (await web.post(ROOMS, json={"system": SYSTEM})).status_code == 201
