"""Taking a seat: join codes, free characters, names, and who is too late."""

import asyncio
from collections.abc import Callable

import httpx2
import pytest

from engine.kernel import commands as c
from server.settings import Settings
from tests.server.table import ADA, BEA, LURKER, SYSTEM, Server, Table, World, creature
from tests.server.web import SESSION, a_web, calling, refused

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("spell", [str, str.lower, " ".join, "-".join, "\t{}\n".format])
async def test_a_code_is_read_however_it_was_typed(spell: Callable[[str], str]) -> None:
    async with a_web() as (web, _, table):
        found = await web.post(SESSION, json={"join": spell(table.code)})
        assert found.status_code == 200
        assert found.json() == {"room": {"name": "Evening", "system": SYSTEM}, "free": []}


@pytest.mark.parametrize("code", ["", "AAAAAA", "ABC", "ABCDEFGH", "../../x", "é", "{b1}:x"])
async def test_a_wrong_code_opens_nothing(code: str) -> None:
    async with a_web() as (web, *_):
        assert refused(await web.post(SESSION, json={"join": code}), 404, "unknown") == {
            "what": "code"
        }


async def test_who_guesses_codes_has_to_wait() -> None:
    world = World()
    async with a_web(Settings(joins_per_minute=3), world=world) as (web, _, table):
        for _ in range(3):
            refused(await web.post(SESSION, json={"join": "AAAAAA"}), 404, "unknown")
        for _ in range(2):
            refused(await web.post(SESSION, json={"join": table.code}), 429, "too_fast")
        await world.clock.advance(20_000)
        assert (await web.post(SESSION, json={"join": table.code})).status_code == 200


async def free_table(server: Server, table: Table) -> None:
    """Nobody plays Ada and Bea any more; somebody hidden is there too."""
    room = await table.at(server.rooms)
    for who in ("ada", "bea"):
        await room.submit(c.SetSeat(seat=table.seats[who], controls=()))
    hidden = creature(LURKER, "Lurker", (9, 9), 1, pc=True, hidden=True)
    await room.submit(c.Add(creatures=(hidden,)))


async def test_a_seat_is_taken_with_a_free_character() -> None:
    async with a_web() as (web, server, table):
        await free_table(server, table)
        free = (await web.post(SESSION, json={"join": table.code})).json()["free"]
        assert free == [{"id": ADA, "name": "Ada"}, {"id": BEA, "name": "Bea"}]
        body = {"join": table.code, "name": "  Ann  ", "want": [ADA]}
        response = await web.post(SESSION, json=body)
        assert response.status_code == 201
        taken = response.json()
        assert (taken["room"], taken["role"]) == (table.id, "player")
        room = await table.at(server.rooms)
        seat = room.state.seats[taken["seat"]]
        assert (seat.name, seat.controls, seat.role) == ("Ann", (ADA,), "player")
        assert taken["token"] not in repr(await server.rooms.store.fields(room.id))


@pytest.mark.parametrize("want", [[ADA], [BEA, ADA], ["orc"], [LURKER], ["nobody"], [""]])
async def test_a_character_that_is_not_free_is_refused(want: list[str]) -> None:
    async with a_web() as (web, server, table):
        await free_table(server, table)
        first = {"join": table.code, "name": "Ann", "want": [ADA]}
        await web.post(SESSION, json=first)
        second = {"join": table.code, "name": "Bo", "want": want}
        refused(await web.post(SESSION, json=second), 409, "taken")


async def test_of_two_who_want_the_same_at_once_one_gets_it() -> None:
    world = World()
    async with a_web(world=world) as (web, server, table), world.server() as other:
        await free_table(server, table)
        async with calling(other) as there:
            found: list[int] = []

            async def take(client: httpx2.AsyncClient, name: str) -> None:
                body = {"join": table.code, "name": name, "want": [ADA]}
                found.append((await client.post(SESSION, json=body)).status_code)

            async with asyncio.TaskGroup() as group:
                for number in range(3):
                    group.create_task(take(web, f"here {number}"))
                    group.create_task(take(there, f"there {number}"))
        assert sorted(found) == [201, 409, 409, 409, 409, 409]
        room = await table.at(server.rooms)
        assert sum(ADA in one.controls for one in room.state.seats.values()) == 1


@pytest.mark.parametrize("name", ["", "   ", "\n\t"])
async def test_a_seat_needs_a_name(name: str) -> None:
    async with a_web() as (web, _, table):
        body = {"join": table.code, "name": name}
        refused(await web.post(SESSION, json=body), 422, "requirement")


async def test_who_wants_no_character_gets_a_seat_that_controls_nobody() -> None:
    async with a_web() as (web, server, table):
        taken = (await web.post(SESSION, json={"join": table.code, "name": "Eve"})).json()
        seat = (await table.at(server.rooms)).state.seats[taken["seat"]]
        assert (seat.name, seat.role, seat.controls) == ("Eve", "player", ())
