"""Everything a player's and a display's socket ever carries, over a whole fight: no secret in it.

Somebody hidden acts, is asked, answers, is struck, and moves; answers are sealed until their
window closes.
"""

from contextlib import AsyncExitStack
from typing import Any

import orjson
import pytest

from tests.server.table import (
    ADA,
    BEA,
    LURKER,
    ORC,
    REACTION,
    World,
    creature,
)
from tests.server.watched import HIDER, MARKS, a_whole_fight, fight, watched

pytestmark = pytest.mark.anyio


async def test_no_frame_tells_of_who_is_hidden_nor_carries_the_gms_token() -> None:
    async with AsyncExitStack() as stack:
        at = await watched(stack, World(), fight())
        await a_whole_fight(at)
        frames = list(at.public())
        assert len(frames) > 50
        assert all(any(mark in one for one in at.pages["gm"].raw) for mark in MARKS)
        for frame in frames:
            assert at.table.tokens["gm"] not in frame
            for mark in MARKS:
                assert mark not in frame, (mark, frame)
            assert "7000" not in frame


async def test_players_hear_of_no_event_but_by_its_sections() -> None:
    async with AsyncExitStack() as stack:
        at = await watched(stack, World(), fight())
        await a_whole_fight(at)
        for page in at.pages.values():
            updates = [orjson.loads(one) for one in page.raw if '"t":"update"' in one]
            assert [one["seq"] for one in updates] == list(range(1, len(updates) + 1))
            told = [event for one in updates for event in one["events"]]
            assert bool(told) is (page is at.pages["gm"])


async def test_a_spectator_sees_no_more_than_a_player_and_a_player_no_more_than_the_gm() -> None:
    async with AsyncExitStack() as stack:
        at = await watched(stack, World(), fight())
        await a_whole_fight(at)
        display, ada, gm = (at.pages[who].sections for who in ("display", "ada", "gm"))
        shared = set(display) - {"me"}
        assert {name: display[name] for name in shared} == {name: ada[name] for name in shared}
        assert display["me"]["prompts"] == display["me"]["options"] == []
        for name in ("rows", "tokens", "frames"):
            section = {"rows": "order", "tokens": "board", "frames": "stack"}[name]
            ids = [{one["id"] for one in each[section][name]} for each in (ada, gm)]
            assert ids[0] <= ids[1]
        assert len(ada["log"]) < len(gm["log"])
        assert [one["n"] for one in ada["log"]] == list(range(1, len(ada["log"]) + 1))


async def test_an_answer_is_sealed_until_its_window_closes() -> None:
    async with AsyncExitStack() as stack:
        at = await watched(stack, World(), fight())
        await at.do("gm", type="begin")
        for actor in (ADA, LURKER, BEA):
            await at.do("gm", type="end_turn", actor=actor)
        await at.do("gm", type="act", actor=ORC, action="cast_spell", choices={"action": 1})
        for page in at.pages.values():
            page.raw.clear()
        frame = await at.frame()
        await at.do("bea", type="react", actor=BEA, window=frame, reaction=REACTION)
        assert any('"reply":{' in one for one in at.pages["gm"].raw)
        for who in ("ada", "display"):
            carried = "".join(at.pages[who].raw)
            assert '"answered":true' in carried
            assert REACTION not in carried
            assert "reply" not in carried
        await at.do("ada", type="decline", actor=ADA, window=frame)
        assert REACTION in "".join(at.pages["display"].raw)


async def test_while_somebody_hidden_acts_the_order_does_not_change() -> None:
    first = creature(LURKER, "Quorble", (6, 6), 99, hidden=True)
    for hider, before, actor in ((HIDER, (ORC, ADA), ADA), (first, (LURKER, ADA, BEA, ORC), ORC)):
        async with AsyncExitStack() as stack:
            at = await watched(stack, World(), fight(hider))
            await at.do("gm", type="begin")
            for who in before if hider is first else ():
                await at.do("gm", type="end_turn", actor=who)
            if hider is HIDER:
                await at.do("gm", type="end_turn", actor=ADA)
            room = await at.table.at(at.server.rooms)
            assert room.state.active == LURKER
            order, log = (at.pages["display"].sections[name] for name in ("order", "log"))
            assert (order["round"], order["active"]) == (1, actor)
            await at.do("gm", type="act", actor=LURKER, action="draw_item")
            await at.do("gm", type="hide", combatant=LURKER)
            assert at.pages["display"].sections["order"] == order
            assert at.pages["display"].sections["log"] == log
            await at.do("gm", type="end_turn", actor=LURKER)
            new = at.pages["display"].sections["log"][len(log) :]
            rounds = [one["text"] for one in new if one["text"]["id"] == "log-round-started"]
            assert len(rounds) == (1 if hider is first else 0)


async def test_places_in_a_window_do_not_tell_of_who_is_hidden() -> None:
    async with AsyncExitStack() as stack:
        at = await watched(stack, World(), fight())
        await at.do("gm", type="begin")
        for actor in (ADA, LURKER, BEA, ORC):
            await at.do("gm", type="end_turn", actor=actor)
        await at.do("ada", type="act", actor=ADA, action="stride", path=[[2, 5]])
        asked: dict[str, Any] = {
            who: at.pages[who].sections["stack"]["frames"][-1]["asked"] for who in ("gm", "ada")
        }
        assert [(one["actor"], one["order"]) for one in asked["ada"]] == [(ORC, 1)]
        assert {(one["actor"], one["order"]) for one in asked["gm"]} == {(LURKER, 1), (ORC, 2)}


async def test_a_window_that_asks_only_somebody_hidden_is_not_there() -> None:
    alone = creature(LURKER, "Quorble", (5, 6), 18, hidden=True)
    async with AsyncExitStack() as stack:
        at = await watched(stack, World(), fight(alone))
        await at.do("gm", type="remove", combatant=ORC)
        await at.do("gm", type="begin")
        for actor in (ADA, LURKER, BEA):
            await at.do("gm", type="end_turn", actor=actor)
        before = [one["text"]["id"] for one in at.pages["display"].sections["log"]]
        await at.do("ada", type="act", actor=ADA, action="stride", path=[[2, 5]])
        frame = await at.frame()
        kinds = [one["kind"] for one in at.pages["display"].sections["stack"]["frames"]]
        assert kinds == ["pending"]
        await at.do("gm", type="answer_for", window=frame, actor=LURKER)
        after = [one["text"]["id"] for one in at.pages["display"].sections["log"]]
        assert not any("window" in one for one in after[len(before) :])
