"""Looking ahead, and over somebody's shoulder: nothing is changed by it, nothing is told by it."""

from typing import cast

import pytest

from engine.kernel import commands as c
from engine.kernel.units import ActionId
from server.foresight import foresee
from tests.server.demos import demo, named
from tests.server.table import CAST, FIGHT, LURKER, ORC, World, creature, sit_down
from tests.server.test_calls import bearer
from tests.server.web import ROOMS, a_web, calling, refused

pytestmark = pytest.mark.anyio


END = {"type": "end_turn", "actor": ORC}


async def test_a_gm_sees_who_would_be_asked_and_nothing_happens() -> None:
    async with a_web() as (web, server, table):
        room = await table.at(server.rooms)
        before = room.state
        path = f"{ROOMS}/{table.id}/foresee"
        said = await web.post(path, json={"cmd": CAST}, headers=bearer(table.tokens["gm"]))
        assert said.status_code == 200, said.text
        (frame,) = said.json()["frames"]
        assert {one["actor"] for one in frame["asked"]} == {"ada", "bea"}
        assert room.state is before


async def test_what_opens_nothing_foresees_nothing_and_what_is_refused_says_why() -> None:
    async with a_web() as (web, _, table):
        path, headers = f"{ROOMS}/{table.id}/foresee", bearer(table.tokens["gm"])
        said = (await web.post(path, json={"cmd": END}, headers=headers)).json()
        assert said == {"frames": [], "withheld": []}
        wrong = {**CAST, "actor": "ada"}
        said = (await web.post(path, json={"cmd": wrong}, headers=headers)).json()
        assert said["refused"]["reason"] == "not_your_turn"
        refused(await web.post(path, json={"cmd": {}}, headers=headers), 422, "bad_message")


@pytest.mark.parametrize("times", [1, 2])
def test_where_nobody_is_asked_it_says_of_each_one_why_not(times: int) -> None:
    fight = demo("three_action")
    ada, gob, strike = named(fight, "Ada"), named(fight, "Gob"), ActionId("strike")
    command = c.Act(actor=ada, action=strike, targets=(gob,))
    for _ in range(times):
        said = foresee(fight.state, command, fight.now, fight.pack)
        assert said["frames"] == []
        why = {"reason": "insufficient", "params": {"budget": "reaction", "need": 1, "have": 0}}
        assert {"actor": gob, **why} in cast(list[object], said["withheld"])
        fight.do(command)


def test_the_squares_of_a_movement_are_told_one_after_another() -> None:
    fight = demo("three_action")
    ada = named(fight, "Ada")
    at = fight.state.combatants[ada].position
    assert at
    command = c.Act(actor=ada, action=ActionId("stride"), path=((at[0], at[1] + 3),))
    steps = [[at[0], at[1] + n] for n in (1, 2, 3)]
    assert foresee(fight.state, command, fight.now, fight.pack)["path"] == steps


def test_what_depends_on_the_dice_is_said_to() -> None:
    fight = demo("d100")
    rask, mila = named(fight, "Rask"), named(fight, "Mila")
    sure, hopeless = c.Edit(combatant=rask, stats={"shooting": 50}), 0
    fight.do(sure)
    shot = c.Act(actor=rask, action=ActionId("shot"), targets=(mila,))
    said = foresee(fight.state, shot, fight.now, fight.pack)
    assert said["frames"] and said["maybe"] is True
    fight.do(c.Edit(combatant=rask, stats={"shooting": hopeless}))
    assert "maybe" not in foresee(fight.state, shot, fight.now, fight.pack)


@pytest.mark.parametrize("who", ["ada", "display"])
async def test_only_a_gm_looks(who: str) -> None:
    async with a_web() as (web, _, table):
        headers = bearer(table.tokens[who])
        path = f"{ROOMS}/{table.id}"
        refused(await web.post(f"{path}/foresee", json={"cmd": END}, headers=headers), 403, "role")
        refused(await web.get(f"{path}/view", headers=headers), 403, "role")


async def test_a_gm_sees_just_what_a_seat_or_a_spectator_sees() -> None:
    world = World()
    hidden = c.Add(creatures=(creature(LURKER, "Lurker", (1, 1), 3, hidden=True),))
    async with world.server() as server, calling(server) as web:
        table = await sit_down(server.rooms, (*FIGHT, hidden))
        path, headers = f"{ROOMS}/{table.id}/view", bearer(table.tokens["gm"])
        ada = await web.get(path, params={"seat": table.seats["ada"]}, headers=headers)
        assert ada.json()["sections"]["me"]["controls"] == ["ada"]
        spectator = await web.get(path, headers=headers)
        assert spectator.json()["sections"]["me"]["controls"] == []
        log = f"{ROOMS}/{table.id}/log?edition="
        told = [await web.get(f"{log}{one}", headers=headers) for one in ("own", "players")]
        assert ["Lurker" in one.text for one in told] == [True, False]
        assert told[1].text.strip()
        refused(await web.get(f"{log}all", headers=headers), 422, "unknown")
        for said in (ada, spectator):
            assert "lurker" not in said.text.lower()
            assert "control" not in said.json()["sections"]
        own = await web.get(path, params={"seat": table.seats["gm"]}, headers=headers)
        assert "Lurker" in own.text
        assert "control" in own.json()["sections"]
        refused(await web.get(path, params={"seat": "nobody"}, headers=headers), 404, "unknown")
