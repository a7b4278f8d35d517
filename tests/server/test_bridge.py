"""The bridge of a virtual table: its combatants, its fight, and what it is told of ours."""

from typing import Any

import pytest

from engine.kernel.units import CombatantId
from tests.server.bridging import a_bridge, bridged, known, say
from tests.server.page import a_page
from tests.server.table import ADA, BEA, ORC, World

pytestmark = pytest.mark.anyio


async def test_namesakes_are_matched_and_the_others_come_in_once() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        seen = [{"ref": "a", "name": " ada"}, {"ref": "g", "name": "Goblin", "hp": 7}]
        first = await say(page, "1", n=1, seen=seen)
        again = await say(page, "2", n=1, seen=seen)
        assert first["refused"] == again["refused"] == {}
        assert first["ids"]["a"] == ADA and first["ids"] == again["ids"]
        state = await known(server, table)
        assert state.combatants[CombatantId(first["ids"]["g"])].hp == 7
        assert len(state.combatants) == 4


async def test_two_of_one_name_come_in_as_two_and_keep_their_numbers() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        seen = [{"ref": ref, "name": "Goblin", "at": [9, n]} for n, ref in enumerate("gh", 1)]
        for frame in ("1", "2"):
            assert (await say(page, frame, seen=seen))["refused"] == {}
        names = [one.name for one in (await known(server, table)).combatants.values()]
        assert names == ["Orc", "Ada", "Bea", "Goblin", "Goblin 2"]
        await say(page, "3", seen=[{"ref": "h", "name": "Snag"}])
        assert [one.name for one in (await known(server, table)).combatants.values()][-1] == "Snag"


async def test_whoever_comes_in_is_as_the_host_has_them_at_once() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        goblin: dict[str, Any] = {"name": "Goblin", "hp": 3, "hp_max": 7, "initiative": 12}
        more = {"at": [9, 9], "hidden": True, "defeated": True, "size": 2}
        answer = await say(page, "1", seen=[{"ref": "g", **goblin, **more}])
        assert answer["refused"] == {}
        one = (await known(server, table)).combatants[CombatantId(answer["ids"]["g"])]
        assert (one.name, one.hp, one.hp_max, one.initiative) == ("Goblin", 3, 7, 12)
        assert (one.position, one.hidden, one.defeated, one.size) == ((9, 9), True, True, 2)


async def test_one_in_a_bad_place_comes_in_without_one() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        answer = await say(page, "1", seen=[{"ref": "g", "name": "Goblin", "at": [99, 99]}])
        assert answer["refused"]["g"]["params"] == {"what": "place"}
        one = (await known(server, table)).combatants[CombatantId(answer["ids"]["g"])]
        assert one.position is None


async def test_a_creature_that_is_none_is_refused_and_forgotten() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        bad = {"ref": "g", "name": "Goblin", "creature": {"hp": "many", "id": ADA}}
        answer = await say(page, "1", seen=[bad])
        assert "creatures.0.hp" in answer["refused"]["g"]["params"]["detail"]
        assert answer["ids"] == {}
        good = {**bad, "creature": {"hp": 7, "id": ADA}}
        answer = await say(page, "2", seen=[good])
        assert answer["ids"]["g"] not in (ADA, None)
        assert len((await known(server, table)).combatants) == 4


async def test_old_news_and_strange_creatures_are_refused_one_by_one() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", n=5, seen=[{"ref": "a", "name": "Ada", "hp": 50}])
        late = await say(page, "2", n=4, seen=[{"ref": "a", "hp": 3}, {"ref": "zz", "hp": 1}])
        reasons = {ref: one["reason"] for ref, one in late["refused"].items()}
        assert reasons == {"a": "too_late", "zz": "unknown"}
        assert (await known(server, table)).combatants[ADA].hp == 50


async def test_what_the_gm_changed_first_is_not_written_over() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as page,
        a_page(server, table, "gm") as gm,
    ):
        rev = (await say(page, "1", seen=[{"ref": "a", "name": "Ada"}]))["rev"]
        await gm.do({"type": "edit", "combatant": ADA, "hp": 40})
        answer = await say(page, "2", rev=rev, seen=[{"ref": "a", "hp": 12}])
        assert answer["refused"]["a"]["reason"] == "conflict"
        assert (await known(server, table)).combatants[ADA].hp == 40


async def test_who_goes_at_one_side_is_gone_at_the_other() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as page,
        a_page(server, table, "gm") as gm,
    ):
        seen = [{"ref": "g", "name": "Goblin"}, {"ref": "b", "name": "Bea"}]
        ids = (await say(page, "1", seen=seen))["ids"]
        answer = await say(page, "2", gone=["b", "zz"])
        assert answer["refused"] == {"zz": {"reason": "unknown", "params": {"what": "combatant"}}}
        assert BEA not in (await known(server, table)).combatants
        page.frames.clear()
        await gm.do({"type": "remove", "combatant": ids["g"]})
        assert (await page.see("mirror"))["gone"] == ["g"]
        assert (await say(page, "3", seen=[{"ref": "g", "hp": 1}]))["refused"]["g"]
        back = await say(page, "4", seen=seen[:1])
        assert back["refused"] == {} and back["ids"]["g"] in (await known(server, table)).combatants


async def test_the_hosts_board_becomes_ours_where_its_size_is_another() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        before = (await known(server, table)).board
        await say(page, "1", grid={"width": 12, "height": 12})
        assert (await known(server, table)).board is before
        await say(page, "2", grid={"width": 30, "height": 20})
        board = (await known(server, table)).board
        assert board is not None and (board.width, board.height) == (30, 20)
        refused = (await say(page, "3", grid={"width": 10**9, "height": 0}))["refused"]
        assert refused["grid"]["params"]["most"] == 100


async def test_the_hosts_fight_and_turn_are_ours_as_far_as_the_order_goes() -> None:
    world = World()
    async with bridged(world, begin=False) as (server, table), a_bridge(server, table) as page:
        seen = [{"ref": name[0].lower(), "name": name} for name in ("Orc", "Ada", "Bea")]
        assert (await say(page, "1", seen=seen, fight=True))["refused"] == {}
        mirror = await page.see("mirror", status="running")
        assert (mirror["round"], mirror["turn"]) == (1, "a")
        assert (await say(page, "2", fight=True, turn="a"))["refused"] == {}
        assert (await say(page, "3", turn="b"))["refused"] == {}
        assert (await known(server, table)).active == BEA
        assert (await page.see("mirror"))["turn"] == "b"
        skipped = await say(page, "4", turn="a")
        assert skipped["refused"]["turn"]["reason"] == "not_now"
        assert (await say(page, "5", turn="zz"))["refused"]["turn"]["reason"] == "unknown"
        assert (await known(server, table)).active == BEA
        await say(page, "6", fight=False)
        assert (await known(server, table)).status == "over"
        assert (await page.see("mirror"))["status"] == "over"
        assert (await say(page, "7", turn="a"))["refused"] == {}


async def test_the_host_is_told_what_changes_here_and_only_that() -> None:
    world = World()
    async with (
        bridged(world) as (server, table),
        a_bridge(server, table) as page,
        a_page(server, table, "gm") as gm,
    ):
        await say(page, "1", seen=[{"ref": "o", "name": "Orc"}, {"ref": "a", "name": "Ada"}])
        assert len((await page.see("mirror"))["seen"]) == 2
        await gm.do({"type": "edit", "combatant": ADA, "hp": 41})
        assert [(one["ref"], one["hp"]) for one in (await page.see("mirror"))["seen"]] == [
            ("a", 41)
        ]
        await gm.do({"type": "edit", "combatant": ADA, "hp": 0})
        (only,) = (await page.see("mirror"))["seen"]
        assert (only["hp"], only["down"], only["defeated"]) == (0, True, False)
        await gm.do({"type": "edit", "combatant": ADA, "hp": 5})
        assert (await page.see("mirror"))["seen"][0]["down"] is False
        await gm.do({"type": "initiative", "combatant": ORC, "value": 17})
        (only,) = (await page.see("mirror"))["seen"]
        assert (only["ref"], only["initiative"]) == ("o", 17)
        await gm.do({"type": "edit", "combatant": BEA, "hp": 1})
        await gm.do({"type": "hide", "combatant": ORC})
        (only,) = (await page.see("mirror"))["seen"]
        assert only["hidden"] is True, "of one whom the host does not know nothing was told"


IMPOSSIBLE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"hp": 2**52}, "value"),
    ({"initiative": 2**52}, "value"),
    ({"hp_max": 2**52}, "stats"),
    ({"name": "   "}, "name"),
    ({"name": "x" * 200}, "name"),
    ({"at": [0, 0]}, "place"),
    ({"at": [2**52, -(2**52)]}, "place"),
)


async def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    world = World()
    async with bridged(world) as (server, table), a_bridge(server, table) as page:
        await say(page, "1", seen=[{"ref": "o", "name": "Orc"}])
        before = (await known(server, table)).combatants[ORC]
        for number, (said, what) in enumerate(IMPOSSIBLE):
            answer = await say(page, f"bad {number}", seen=[{"ref": "o", **said}])
            assert answer["refused"]["o"]["params"]["what"] == what
            assert (await known(server, table)).combatants[ORC] == before
