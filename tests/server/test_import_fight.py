"""A fight out of a file, as it stood."""

import pytest

from engine.kernel import commands as c
from engine.kernel.units import BudgetId
from tests.server.test_calls import bearer
from tests.server.test_imports import load
from tests.server.web import IMPORT, ROOMS, a_web

pytestmark = pytest.mark.anyio

REACTION = BudgetId("reaction")


async def test_who_has_reacted_in_a_fight_of_a_file_comes_in_without_a_reaction() -> None:
    async with a_web() as (web, server, _):
        opened = (await web.post(ROOMS, json={"system": "d100"})).json()
        mine = bearer(opened["gm"]["token"])
        read = (await web.post(IMPORT, content=load("ii-encounter.json"), headers=mine)).json()
        fight = {one["label"]: one for one in read["encounter"]["combatants"]}
        assert fight["Captain Yarrow"]["spent"] == ["reaction"]
        assert fight["Goblin 1"]["spent"] == []
        room = await server.rooms.get(opened["room"])
        assert room is not None
        spent = tuple(BudgetId(one) for one in fight["Captain Yarrow"]["spent"])
        come = (
            c.Creature(name="Goblin", initiative=18),
            c.Creature(name="Captain", spent=spent, initiative=3),
        )
        for command in (c.Add(creatures=come), c.Begin()):
            assert (await room.submit(command)).refusal is None
        left = {one.name: one.budgets[REACTION] for one in room.state.combatants.values()}
        assert left["Goblin"] > 0 and left["Captain"] == 0
