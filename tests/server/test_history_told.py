"""What is told of the way back: the log as a scenario, and what changed meanwhile."""

from typing import Any

import pytest

from engine.kernel import commands as c
from engine.packs import discover
from engine.text.scenario import play
from tests.server.checks import WINDOW_MS, open_window
from tests.server.page import a_page
from tests.server.table import ADA, BEA, ORC, World, react, sit_down, window
from tests.server.test_calls import bearer
from tests.server.test_history import edit
from tests.server.web import ROOMS, a_web, refused

pytestmark = pytest.mark.anyio


async def test_the_log_is_a_scenario_that_replays_without_what_was_undone() -> None:
    world = World()
    async with a_web(world=world) as (web, server, table):
        path, mine = f"{ROOMS}/{table.id}/log?format=scenario", bearer(table.tokens["gm"])
        refused(await web.get(path, headers=bearer(table.tokens["ada"])), 403, "role")
        room, gm = await table.at(server.rooms), table.seats["gm"]
        await open_window(server.rooms, table)
        await world.clock.advance(3_000)
        before = room.serial
        await room.submit(c.CloseAll(), seat=gm)
        await edit(room, gm, "Ada the Undone")
        await world.clock.advance(30_000)
        await room.submit(c.Undo(to=before), seat=gm)
        await room.submit(c.Pause(), seat=gm)
        await world.clock.advance(30_000)
        await room.submit(c.Resume(), seat=gm)
        await world.clock.advance(1_000)
        await room.submit(react(ADA, window(room.state).id), seat=table.seats["ada"])
        await world.clock.advance(WINDOW_MS)
        await room.submit(c.EndTurn(actor=ORC), seat=gm)
        text = (await web.get(path, headers=mine)).text
        assert "Ada the Undone" not in text
        assert "> Ada react" in text
        packs = {one: pack.variant for one, pack in discover().items()}
        assert play(text, "log", packs).difference == ""


async def test_a_gm_who_decided_on_old_news_is_told_what_changed() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "gm", conn="2") as two:
            room = await table.at(server.rooms)
            rev = room.serial

            async def edit_at(page: Any, who: str, rev: int | None, number: int) -> dict[str, Any]:
                cmd = {"type": "edit", "combatant": who, "hp": number}
                page.send("do", id=f"{who}-{number}", rev=rev, cmd=cmd)
                while True:
                    for index, frame in enumerate(page.frames):
                        if frame.get("re") == f"{who}-{number}":
                            return dict(page.frames.pop(index))
                    page._changed.clear()
                    await page._changed.wait()

            assert (await edit_at(gm, ADA, rev, 50))["t"] == "ok"
            assert (await edit_at(two, BEA, rev, 50))["t"] == "ok", "another one was touched"
            answer = await edit_at(two, ADA, rev, 40)
            assert (answer["t"], answer["reason"]) == ("no", "conflict")
            assert answer["params"]["changed"] == [ADA]
            assert answer["params"]["since"] > rev
            assert room.state.combatants[ADA].hp == 50
            newer = answer["params"]["since"]
            assert (await edit_at(two, ADA, newer, 40))["t"] == "ok"
            assert (await edit_at(two, ADA, None, 30))["t"] == "ok", "without rev nothing is asked"
            await room.submit(c.Undo(to=rev), seat=table.seats["gm"])
            answer = await edit_at(two, BEA, room.serial - 1, 9)
            assert answer["params"]["changed"] == [BEA], "going back touches everything"


async def test_only_who_may_know_it_is_told_the_logs_serial() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            await gm.do({"type": "edit", "combatant": ADA, "name": "Ada the Second"})
            await gm.see("update", rev=(await table.at(server.rooms)).serial)
            await ada.see("update")
            assert all('"rev"' not in one for one in ada.raw)
