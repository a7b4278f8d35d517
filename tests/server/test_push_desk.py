"""A phone asks to be called: what is taken, from whom, and how it ends."""

from typing import Any

import pytest

from server.push.subscription import subscriptions
from server.settings import Settings
from tests.push_service import PushService, a_push_service
from tests.server.table import Server, Table
from tests.server.web import ROOMS, a_web, refused

pytestmark = pytest.mark.anyio

ANYWHERE = Settings(push_anywhere=True)


def bearer(table: Table, who: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.tokens[who]}"}


async def kept(server: Server, table: Table) -> list[str]:
    """The addresses that are called."""
    return [
        one.endpoint.rpartition("/")[2]
        for one in subscriptions(await server.rooms.store.fields(table.id))
    ]


async def test_a_phone_is_called_until_it_says_otherwise() -> None:
    async with a_push_service() as service, a_web(ANYWHERE) as (web, server, table):
        path, ada = f"{ROOMS}/{table.id}/push", bearer(table, "ada")
        key = (await web.get(path, headers=ada)).json()["key"]
        assert len(key) == 87
        for _ in range(2):
            answer = await web.post(path, json=service.address("one"), headers=ada)
            assert answer.status_code == 201
        assert await kept(server, table) == ["one"]
        body = {"endpoint": service.address("one")["endpoint"]}
        other = await web.request("DELETE", path, json=body, headers=bearer(table, "bea"))
        assert other.status_code == 204 and await kept(server, table) == ["one"]
        assert (await web.request("DELETE", path, json=body, headers=ada)).status_code == 204
        assert await kept(server, table) == []


async def test_of_many_phones_of_a_seat_the_newest_are_called() -> None:
    async with a_push_service() as service, a_web(ANYWHERE) as (web, server, table):
        for number in range(7):
            address = service.address(str(number))
            await web.post(f"{ROOMS}/{table.id}/push", json=address, headers=bearer(table, "ada"))
            await server.rooms.clock.wait(0)
        assert len(await kept(server, table)) == 5


def wrong(service: PushService, **change: object) -> dict[str, Any]:
    return {**service.address(), **change}


async def test_what_is_no_address_of_a_push_service_is_refused() -> None:
    async with a_push_service() as service, a_web() as (web, server, table):
        path, ada = f"{ROOMS}/{table.id}/push", bearer(table, "ada")
        keys: Any = service.address()["keys"]
        for body in (
            {},
            wrong(service, endpoint="http://push.example/x"),
            wrong(service, endpoint="https:///x"),
            wrong(service, endpoint="https://me@push.example/x"),
            wrong(service, endpoint="https://push.example/" + "x" * 1_000),
            wrong(service, keys={**keys, "auth": "AAAA"}),
            wrong(service, keys={**keys, "p256dh": "AAAA"}),
            wrong(service, keys={**keys, "p256dh": "*"}),
        ):
            refused(await web.post(path, json=body, headers=ada), 422, "bad_message")
        for endpoint in ("https://10.0.0.1/x", "https://[::1]/x", "https://push.example:22/x"):
            body = wrong(service, endpoint=endpoint)
            refused(await web.post(path, json=body, headers=ada), 422, "requirement")
        assert await kept(server, table) == []


async def test_only_players_are_called_and_only_for_their_own_seat() -> None:
    async with a_push_service() as service, a_web(ANYWHERE) as (web, _, table):
        path = f"{ROOMS}/{table.id}/push"
        refused(await web.get(path), 401, "token")
        refused(await web.post(path, json=service.address()), 401, "token")
        for who in ("gm", "display"):
            answer = await web.post(path, json=service.address(), headers=bearer(table, who))
            refused(answer, 403, "role")


async def test_what_is_kept_of_phones_is_in_no_document_of_the_room() -> None:
    async with a_push_service() as service, a_web(ANYWHERE) as (web, _, table):
        path = f"{ROOMS}/{table.id}"
        await web.post(f"{path}/push", json=service.address(), headers=bearer(table, "ada"))
        document = await web.get(f"{path}/export", headers=bearer(table, "gm"))
        assert document.status_code == 200 and "localhost" not in document.text
