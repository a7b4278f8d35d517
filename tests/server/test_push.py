"""Pushes: who is called, when, and in which words."""

import anyio
import pytest
from py_vapid import Vapid02

from engine.kernel import commands as c
from server.push.outbox import SIZE
from server.push.signature import Signature
from tests.server.called import an_evening
from tests.server.table import ADA, BEA, ORC, SPELL, react, window

pytestmark = pytest.mark.anyio

OVERHEAD = 103
"""Bytes that encryption adds: salt, key, mark and seal."""


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


async def test_whom_the_gm_asks_in_words_is_called_and_beaten_for_as_for_a_prompt() -> None:
    async with an_evening() as evening:
        await evening.subscribe()
        seat = evening.table.seats["ada"]
        assert not evening.room.audience.prompted(seat)
        await evening.do(c.Ask(seats=(seat,), text="Do you follow?"))
        assert evening.room.audience.prompted(seat)
        (text,) = await evening.came(1)
        assert text["kind"] == "prompt"


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


@pytest.mark.parametrize("how", ["revoke", "reissue"])
async def test_it_ends_with_the_seats_links(how: str) -> None:
    async with an_evening() as evening:
        await evening.subscribe("ada")
        await evening.subscribe("bea")
        await evening.do(
            c.SetSeat(
                seat=evening.table.seats["ada"],
                revoke=how == "revoke",
                reissue=how == "reissue",
            )
        )
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
