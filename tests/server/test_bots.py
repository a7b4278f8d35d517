"""Bots: they play for who is away, and their failures are nobody else's trouble."""

import asyncio

import pytest

from engine.kernel import commands as c
from engine.kernel import next_deadline
from engine.kernel.offers import Asked
from engine.kernel.units import BudgetId, FrameId, SeatId
from server.bots import Bots, answer_of, think
from server.settings import Settings
from tests.server.checks import ALLOWANCE_MS, WINDOW_MS, open_window
from tests.server.demos import demo, named
from tests.server.page import a_page
from tests.server.table import ADA, PACKS, World, sit_down, windows

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("system", PACKS)
def test_bots_fight_two_rounds_of_every_demo(system: str) -> None:
    fight = demo(system)
    seats = [(who,) for who in fight.state.combatants]
    done = set()
    while fight.state.round < 3 and fight.state.serial < 3_000:
        thought = (think(fight.state, fight.pack, mine) for mine in seats)
        command = next((one for one in thought if one), None)
        if command is not None:
            fight.do(command)
            done.add(command.type)
        else:
            due = next_deadline(fight.state)
            assert due is not None, "nobody does anything, and nothing is waited for"
            fight.wait(due - fight.now)
    assert fight.state.round == 3
    assert {"act", "end_turn"} <= done


def test_a_bot_does_not_end_the_turn_of_its_side_for_people_who_can_act() -> None:
    fight = demo("skirmish")
    knight, archer = named(fight, "Knight"), named(fight, "Archer")
    mage = named(fight, "Mage")
    fight.do(c.Edit(combatant=knight, budgets={BudgetId("ap"): 0}))
    assert think(fight.state, fight.pack, (knight,)) is None
    for who in (archer, mage):
        fight.do(c.Edit(combatant=who, budgets={BudgetId("ap"): 0}))
    assert think(fight.state, fight.pack, (knight,)) == c.EndTurn(actor=knight)


async def test_bots_that_fail_are_nobody_elses_trouble(caplog: pytest.LogCaptureFixture) -> None:
    world = World()

    async def fail() -> None:
        await asyncio.sleep(0)
        raise RuntimeError("a bot fell over")

    async with world.process() as rooms:
        table = await sit_down(rooms)
        rooms.start(fail())
        rooms.start(Bots(rooms, table.id, SeatId("nobody")).play())
        rooms.start(Bots(rooms, "nowhere", SeatId("nobody")).play())
        await open_window(rooms, table)
        await world.clock.advance(WINDOW_MS + ALLOWANCE_MS)
        assert not windows((await table.at(rooms)).state)
    assert "a bot fell over" in caplog.text


async def test_bots_play_for_who_is_away_and_for_nobody_else() -> None:
    world = World()
    async with world.server() as server:
        rooms = server.rooms
        table = await sit_down(rooms)
        for who in ("ada", "bea"):
            rooms.start(Bots(rooms, table.id, table.seats[who]).play())
        await world.clock.advance(Settings().idle_room_ms + 5_000)
        async with a_page(server, table, "ada") as page:
            await open_window(rooms, table)
            await world.clock.advance(5_000)
            asked = windows((await table.at(rooms)).state)[0].asked
            assert [who for who, one in asked.items() if one.reply is None] == [ADA]
            assert page.sections["me"]["prompts"][0]["status"] == "open"
        await world.clock.advance(2_000)
        assert not windows((await table.at(rooms)).state)


def test_a_bot_that_is_asked_and_offered_nothing_declines() -> None:
    window = FrameId("w")
    asked = Asked(offers=(), closes_at=None)
    assert answer_of(window, ADA, asked) == c.Decline(window=window, actor=ADA)
