"""Moves that a virtual table reports: by the rules in one's turn, else as they are told."""

from typing import Any

import pytest

from tests.server.bridging import a_bridge, bridged, known, say
from tests.server.page import a_page
from tests.server.table import ADA, ORC, World

pytestmark = pytest.mark.anyio

ORC_SEEN = [{"ref": "o", "name": "Orc"}]


async def test_a_move_stops_at_the_square_being_left_until_it_is_answered() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as page,
        a_page(server, table, "ada") as ada,
        a_page(server, table, "bea") as bea,
    ):
        await say(page, "1", seen=ORC_SEEN)
        page.send("move", id="m", ref="o", path=[[6, 8]])
        await page.see("ok", re="m")
        assert (await known(server, table)).combatants[ORC].position == (6, 5), "not left yet"
        await say(page, "2", seen=[{"ref": "o", "at": [6, 8]}])
        assert (await known(server, table)).combatants[ORC].position == (6, 5), "it is on its way"
        for player, who in ((ada, "ada"), (bea, "bea")):
            assert (await player.do({"type": "decline", "actor": who}))["t"] == "ok"
        moved = await page.see("moved", re="m")
        assert (moved["at"], moved["goal"], moved["stopped"]) == ([6, 8], [6, 8], False)


async def test_one_who_falls_on_the_way_stays_where_the_rules_have_it() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as page,
        a_page(server, table, "gm") as gm,
    ):
        await say(page, "1", seen=ORC_SEEN)
        page.send("move", id="m", ref="o", path=[[6, 8]])
        await page.see("ok", re="m")
        assert (await gm.do({"type": "defeat", "combatant": ORC, "on": True}))["t"] == "ok"
        assert (await gm.do({"type": "close_all"}))["t"] == "ok"
        moved = await page.see("moved", re="m")
        assert (moved["at"], moved["goal"], moved["stopped"]) == ([6, 5], [6, 8], True)


async def test_a_move_that_is_sent_again_is_one_move_and_is_told_of_again() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", seen=ORC_SEEN)
        page.send("move", id="m", ref="o", path=[[6, 8]])
        await page.see("ok", re="m")
        page.send("move", id="m", ref="o", path=[[6, 8]])
        await page.see("ok", re="m")
        assert len((await known(server, table)).stack) == 2, "one move, one window"


async def test_a_move_that_the_rules_refuse_says_why_and_a_free_one_goes_there() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", seen=ORC_SEEN)
        page.send("move", id="m", ref="o", path=[[5, 5]])
        assert (await page.see("no", re="m"))["params"] == {"what": "occupied"}
        page.send("move", id="f", ref="o", path=[[12, 12]], free=True)
        assert (await page.see("moved", re="f"))["at"] == [12, 12]


async def test_out_of_turn_a_token_is_put_where_it_was_dragged() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        page.send("move", id="m", ref=ADA, path=[[1, 1], [1, 2]])
        await page.see("ok", re="m")
        assert (await page.see("moved", re="m"))["stopped"] is False
        state = await known(server, table)
        assert state.combatants[ADA].position == (1, 2) and not state.stack


async def test_one_without_a_place_is_put_there_even_in_its_turn() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", seen=[{**ORC_SEEN[0], "at": None}])
        page.send("move", id="m", ref="o", path=[[9, 9]])
        await page.see("ok", re="m")
        assert (await known(server, table)).combatants[ORC].position == (9, 9)


IMPOSSIBLE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"path": [[2**52, 1]]}, "requirement"),
    ({"path": [[0, 0]]}, "requirement"),
    ({"path": [[6, 6], [12, 12]]}, "requirement"),
    ({"path": [[6, 8]], "free": True, "ref": "nobody"}, "unknown"),
    ({"path": [[6, 8]], "ref": "zz"}, "unknown"),
    ({"path": [[6, 8]], "action": "strike"}, "unknown"),
    ({"path": [[6, 8]], "action": "no such"}, "unknown"),
    ({"path": [[-1, 8]], "free": True}, "requirement"),
)


async def test_a_move_that_cannot_be_is_refused_and_costs_nothing() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", seen=ORC_SEEN)
        before = await known(server, table)
        for number, (said, reason) in enumerate(IMPOSSIBLE):
            page.send("move", **{"id": f"m{number}", "ref": "o", **said})
            assert (await page.see("no", re=f"m{number}"))["reason"] == reason, said
            assert await known(server, table) == before


NONE = (
    '{"t":"move","id":"a","ref":"o","path":[[NaN,1]]}',
    '{"t":"move","id":"a","ref":"o","path":[[1e999,1]]}',
    '{"t":"move","id":"a","ref":"o","path":[[1.5,1]]}',
    '{"t":"move","id":"a","ref":"o","path":[]}',
    '{"t":"move","id":"a","ref":"o","path":[[1,1],[1]]}',
    f'{{"t":"move","id":"a","ref":"o","path":{[[1, 1]] * 201}}}',
    '{"t":"move","ref":"o","path":[[1,1]]}',
    '{"t":"host","id":"a","seen":{"ref":1}}',
    '{"t":"host","id":"a","seen":[{"ref":"","hp":1}]}',
    '{"t":"host","id":"a","seen":[{"ref":"\\ud800"}]}',
    '{"t":"host","id":"a","seen":[{"ref":"o","hp":"9","size":7}]}',
    f'{{"t":"host","id":"a","gone":[{",".join(["1"] * 201)}]}}',
    '{"t":"host","id":"a","grid":{"width":5}}',
)


async def test_a_frame_that_is_none_is_refused_with_what_is_wrong() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        for text in NONE:
            page.text(text)
            refused = await page.see("no", re=None)
            assert refused["reason"] == "bad_message" and refused["params"]["detail"], text
