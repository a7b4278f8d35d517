"""A room as a whole: taken along as one document, restored elsewhere, deleted everywhere."""

from typing import Any

import httpx2
import orjson
import pytest

from engine.kernel import commands as c
from server.document import Restored, read_document
from tests.server.checks import ALLOWANCE_MS, WINDOW_MS, open_window, said
from tests.server.page import a_page
from tests.server.table import ADA, ORC, Table, World, react, window, windows
from tests.server.web import ROOMS, a_web, calling, refused

pytestmark = pytest.mark.anyio


def gm(table: Table) -> dict[str, str]:
    return {"authorization": f"Bearer {table.tokens['gm']}"}


async def exported(web: httpx2.AsyncClient, table: Table) -> bytes:
    response = await web.get(f"{ROOMS}/{table.id}/export", headers=gm(table))
    assert response.status_code == 200, response.text
    return response.content


async def restored(web: httpx2.AsyncClient, document: bytes) -> tuple[Table, dict[str, Any]]:
    """A room made of a document, with the tokens of everybody by name."""
    response = await web.post(f"{ROOMS}/restore", content=document)
    assert response.status_code == 201, response.text
    told: dict[str, Any] = response.json()
    people = {one["name"].lower(): one for one in told["seats"]}
    tokens = {name: one["token"] for name, one in people.items()}
    seats = {name: one["seat"] for name, one in people.items()}
    return Table(told["room"], told["join"]["code"], seats, tokens), told


async def test_a_room_goes_on_elsewhere_with_the_time_that_was_left() -> None:
    here, there = World(), World()
    await there.clock.advance(123_456_789)
    async with a_web(world=here) as (web, server, table):
        await open_window(server.rooms, table)
        await here.clock.advance(5_000)
        document = await exported(web, table)
        state = (await table.at(server.rooms)).state
        lines = await (await table.at(server.rooms)).log(gm=True)
    async with there.server() as other, calling(other) as web:
        again, told = await restored(web, document)
        assert set(again.tokens) >= {"gm", "display", "ada", "bea"}
        assert told["join"]["url"].endswith(told["join"]["code"])
        room = await again.at(other.rooms)
        assert room.state.combatants == state.combatants
        assert room.state.stack == state.stack
        assert (await room.log(gm=True))[: len(lines)] == lines
        left = window(room.state).opened_at + WINDOW_MS - room.now()
        assert left == WINDOW_MS - 5_000
        async with a_page(other, again, "ada") as ada, a_page(other, again, "gm"):
            command = {"type": "react", "actor": ADA, "window": window(room.state).id}
            answer = await ada.do({**command, "reaction": react(ADA, window(state).id).reaction})
            assert answer["t"] == "ok"
        await there.clock.advance(left + ALLOWANCE_MS)
        assert not windows(room.state)


async def test_what_nobody_visits_after_restoring_still_keeps_its_deadlines() -> None:
    world = World()
    async with a_web(world=world) as (web, server, table):
        await open_window(server.rooms, table)
        document = await exported(web, table)
        again, _ = await restored(web, document)
        deadline = world.kept.rooms[again.id].deadline
        assert deadline is not None and deadline > world.clock.now()
        await world.clock.advance(WINDOW_MS + ALLOWANCE_MS)
        for one in (table, again):
            assert not windows((await one.at(server.rooms)).state)


async def test_a_document_holds_no_secret_and_is_the_gms_alone() -> None:
    async with a_web() as (web, _, table):
        text = (await exported(web, table)).decode()
        assert not [token for token in table.tokens.values() if token.split(".")[0] in text]
        assert table.code not in text
        for who in ("ada", "display"):
            headers = {"authorization": f"Bearer {table.tokens[who]}"}
            refused(await web.get(f"{ROOMS}/{table.id}/export", headers=headers), 403, "role")
            refused(await web.delete(f"{ROOMS}/{table.id}", headers=headers), 403, "role")
        refused(await web.get(f"{ROOMS}/{table.id}/export"), 401, "token")


async def test_a_document_of_a_trimmed_room_restores() -> None:
    world = World()
    async with a_web(world=world) as (web, server, table):
        room = await table.at(server.rooms)
        for _ in range(3):
            await room.submit(c.End())
            await room.submit(c.Begin())
        assert world.kept.rooms[table.id].beginning.serial > 0
        again, _ = await restored(web, await exported(web, table))
        assert (await again.at(server.rooms)).state.order == room.state.order


@pytest.mark.parametrize(
    ("change", "said_"),
    [
        (lambda one: b"{", "no document of a room"),
        (lambda one: b"[]", "no document of a room"),
        (lambda one: orjson.dumps({**one, "format": "other"}), "format"),
        (lambda one: orjson.dumps({**one, "version": 2}), "version"),
        (lambda one: orjson.dumps({**one, "system": "gone"}), "no system gone here"),
        (lambda one: orjson.dumps({**one, "records": one["records"][1:]}), "cannot be read"),
        (lambda one: orjson.dumps({**one, "beginning": {"serial": 0, "state": {}}}), "be read"),
        (
            lambda one: orjson.dumps(
                {**one, "records": [{**each, "form": 99} for each in one["records"]]}
            ),
            "newer Offturn",
        ),
    ],
)
async def test_what_cannot_be_restored_is_said(change: Any, said_: str) -> None:
    async with a_web() as (web, server, table):
        document = orjson.loads(await exported(web, table))
        before = set(server.rooms.live())
        response = await web.post(f"{ROOMS}/restore", content=change(document))
        refused(response, 422, "unreadable")
        assert said_ in response.json()["detail"]
        assert set(server.rooms.live()) == before


async def test_a_document_folds_to_the_room_it_was_made_of() -> None:
    async with a_web() as (web, server, table):
        room = await table.at(server.rooms)
        assert said(await room.submit(c.Edit(combatant=ORC, name="Ork"))) is None
        found = Restored(read_document(await exported(web, table)))
        assert found.copy.state == room.state


async def test_a_deleted_room_is_gone_for_everybody_at_once() -> None:
    world = World()
    async with (
        a_web(world=world) as (web, server, table),
        world.server() as other,
        a_page(server, table, "ada") as ada,
        a_page(other, table, "bea") as bea,
    ):
        assert (await web.delete(f"{ROOMS}/{table.id}", headers=gm(table))).status_code == 204
        await world.clock.advance(0)
        assert await ada.end() == 4404
        assert await bea.end() == 4404
        assert table.id not in world.kept.rooms
        assert table.code not in world.kept.codes
        refused(await web.get(f"{ROOMS}/{table.id}/export", headers=gm(table)), 401, "token")
