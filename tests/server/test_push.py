"""Pushes: who is called, when, in which words, and to which addresses alone."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import anyio
import pytest
from py_vapid import Vapid02

from engine.kernel import commands as c
from server import pages
from server.listener import Listener
from server.push.caller import Caller
from server.push.outbox import SIZE, Outbox, Refused, is_public
from server.push.signature import Signature
from server.push.subscription import Address, Subscription, subscriptions
from server.room import Room
from server.rooms import Rooms
from server.speech import Speech
from tests.push_service import PushService, a_push_service
from tests.server.table import ADA, BEA, ORC, SPELL, Table, World, react, sit_down, window

pytestmark = pytest.mark.anyio

SPEECH = Speech(pages.catalogues(pages.read_files(pages.find_dist())))
OVERHEAD = 103
"""Bytes that encryption adds: salt, key, mark and seal."""


@dataclass
class Evening:
    """A fight in whose first seconds the orc casts, a service, and Ada's phone that is called."""

    world: World
    rooms: Rooms
    table: Table
    room: Room
    service: PushService

    async def subscribe(self, who: str = "ada", name: str = "phone") -> None:
        seat = self.room.state.seats[self.table.seats[who]]
        address = Address.model_validate(self.service.address(name)).model_dump()
        one = Subscription(**address, seat=seat.id, issue=seat.issue, at=0)
        await self.rooms.store.put(self.room.id, one.field, one.model_dump_json().encode())

    async def subscribed(self) -> list[Subscription]:
        return subscriptions(await self.rooms.store.fields(self.room.id))

    async def do(self, command: Any) -> None:
        assert (await self.room.submit(command)).refusal is None

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let everything run until this holds."""
        limit = time.monotonic() + 10
        while not holds():
            assert time.monotonic() < limit
            await anyio.sleep(0.005)

    async def came(self, number: int) -> list[dict[str, str]]:
        await self.until(lambda: len(self.service.texts) >= number)
        assert len(self.service.texts) == number
        return self.service.texts

    def page(self, who: str = "ada") -> Listener:
        """A page of the seat, in front."""
        seat, now = self.table.seats[who], self.world.clock.now()
        page = Listener(f"page-{who}", seat, gm=False, at=now)
        self.room.audience.join(page)
        return page


@asynccontextmanager
async def an_evening(*, anywhere: bool = True) -> AsyncIterator[Evening]:
    world = World()
    async with a_push_service() as service, world.process() as rooms:
        signature = await Signature.of(rooms.store, "https://table.example")
        trusted = service.trusted
        async with Outbox.open(signature, anywhere=anywhere, trusted=trusted) as outbox:
            caller = Caller(rooms, SPEECH, outbox)
            rooms.watch = caller.watch
            rooms.start(caller.run())
            table = await sit_down(rooms)
            yield Evening(world, rooms, table, await table.at(rooms), service)


async def test_whoever_is_asked_and_does_not_look_is_called_once() -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        await evening.do(c.SetSeat(seat=evening.table.seats["ada"], language="it"))
        await evening.do(SPELL)
        (text,) = await evening.came(1)
        assert text["kind"] == "prompt" and text["lang"] == "it"
        assert text["title"] == "Ti si chiede una risposta"
        asked = window(evening.room.state)
        await evening.do(react(ADA, asked.id))
        await evening.do(c.Decline(actor=BEA, window=asked.id))
        (text,) = await evening.came(1)


async def test_a_push_tells_nothing_of_the_fight_and_is_signed() -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        await evening.do(SPELL)
        (text,) = await evening.came(1)
        assert set(text) == {"kind", "lang", "title", "body"}
        secrets = (*evening.room.state.combatants, evening.table.id, *evening.table.tokens.values())
        names = [one.name for one in evening.room.state.combatants.values()]
        assert not any(word in str(text) for word in (*secrets, *names))
        assert len(evening.service.bodies[0]) == SIZE + OVERHEAD
        (headers,) = evening.service.headers
        assert headers["content-encoding"] == "aes128gcm" and headers["urgency"] == "high"
        assert 0 < int(headers["ttl"]) <= 20
        assert evening.service.claims()["aud"] == f"https://localhost:{evening.service.port}"
        assert evening.service.claims()["sub"] == "https://table.example"
        key = headers["authorization"].partition("k=")[2]
        assert Vapid02.verify(headers["authorization"])
        signature = await Signature.of(evening.world.store(), "https://table.example")
        assert key == signature.public, "every process signs with the same key"


async def test_whoever_looks_is_called_when_looking_away() -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        page = evening.page()
        await evening.do(SPELL)
        await evening.world.clock.advance(5_000)
        assert evening.service.texts == []
        page.visible = False
        await evening.world.clock.advance(1_000)
        await evening.came(1)


async def test_a_page_that_fell_asleep_looks_at_nothing() -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        evening.page()
        await evening.do(SPELL)
        await evening.world.clock.advance(12_000)
        await evening.came(1)


async def test_nobody_is_called_for_what_is_answered_meanwhile() -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        page = evening.page()
        await evening.do(SPELL)
        await evening.do(react(ADA, window(evening.room.state).id))
        page.visible = False
        await evening.world.clock.advance(3_000)
        assert evening.service.texts == []


async def test_the_own_turn_calls() -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        await evening.do(c.EndTurn(actor=ORC))
        (text,) = await evening.came(1)
        assert (text["kind"], text["title"]) == ("turn", "It is your turn")


@pytest.mark.parametrize("status", [404, 410])
async def test_a_phone_that_takes_none_any_more_is_forgotten(status: int) -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        evening.service.status = status
        await evening.do(SPELL)
        await evening.came(1)
        while await evening.subscribed():
            await anyio.sleep(0.005)


@pytest.mark.parametrize("status", [201, 302, 429, 500])
async def test_every_other_answer_changes_nothing_and_is_not_followed(status: int) -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        evening.service.status = status
        await evening.do(SPELL)
        await evening.came(1)
        await evening.do(c.CloseAll())
        await evening.do(c.EndTurn(actor=ORC))
        await evening.came(2)
        assert len(await evening.subscribed()) == 1


@pytest.mark.parametrize("change", [{"revoke": True}, {"reissue": True}])
async def test_it_ends_with_the_seats_links(change: dict[str, bool]) -> None:
    async with an_evening() as evening:
        await evening.subscribe("ada")
        await evening.subscribe("bea")
        await evening.do(c.SetSeat(seat=evening.table.seats["ada"], **change))
        while len(await evening.subscribed()) > 1:
            await anyio.sleep(0.005)
        assert (await evening.subscribed())[0].seat == evening.table.seats["bea"]
        await evening.do(SPELL)
        await evening.came(1)


async def test_a_service_in_a_private_network_is_not_spoken_to() -> None:
    async with an_evening(anywhere=False) as evening:
        await evening.subscribe()
        await evening.do(SPELL)
        while await evening.subscribed():
            await anyio.sleep(0.005)
        assert evening.service.bodies == []


async def test_a_name_that_leads_into_a_private_network_is_not_followed() -> None:
    async with a_push_service() as service:
        signature = await Signature.of(World().store(), "https://table.example")
        async with Outbox.open(signature, anywhere=False, trusted=service.trusted) as outbox:
            address = Address.model_validate(
                {**service.address(), "endpoint": "https://localhost/phone"}
            )
            assert await outbox.send(address, b"{}", ttl=1, topic="t", now=0)
            for endpoint in ("https://127.0.0.1/x", "https://[::1]/x", "https://localhost:8443/x"):
                with pytest.raises(Refused):
                    outbox.check(endpoint)
    assert service.bodies == []


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("142.250.1.1", True),
        ("2a00:1450::1", True),
        ("10.0.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:142.250.1.1", True),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_which_numbers_are_everybodys(number: str, public: bool) -> None:
    assert is_public(number) is public
