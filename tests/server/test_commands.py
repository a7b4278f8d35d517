"""Commands over the wire that may not be: each is refused with its reason, and stores nothing."""

import pytest

from tests.server.page import a_page
from tests.server.table import ADA, BEA, CAST, ORC, World, sit_down

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("who", "cmd", "reason"),
    [
        ("ada", {"type": "end_turn", "actor": BEA}, "not_yours"),
        ("ada", {"type": "end_turn", "actor": ORC}, "not_yours"),
        ("ada", {"type": "end_turn", "actor": "nobody"}, "not_yours"),
        ("ada", {"type": "end_turn", "actor": ADA}, "not_your_turn"),
        ("ada", {"type": "react", "actor": ADA, "window": "w", "reaction": "x"}, "window_closed"),
        ("ada", {"type": "react", "actor": ADA, "reaction": "magic"}, "unknown"),
        ("ada", {"type": "pause"}, "role"),
        ("ada", {"type": "seat", "seat": "s", "controls": [ORC]}, "role"),
        ("ada", {"type": "answer_for", "window": "w", "actor": ADA}, "role"),
        ("display", {"type": "end_turn", "actor": ORC}, "role"),
        ("display", {"type": "pause"}, "role"),
        ("gm", {"type": "end_turn", "actor": ADA}, "not_your_turn"),
        ("gm", {"type": "remove", "combatant": "nobody"}, "not_in_encounter"),
        ("gm", {"type": "tick"}, "bad_message"),
        ("gm", {"type": "outage", "start": 0, "end": 9}, "bad_message"),
        ("gm", {"type": "take_seat", "seat": "s", "name": "x", "role": "gm"}, "bad_message"),
        ("gm", {"type": "dance"}, "bad_message"),
        ("gm", {"type": None}, "bad_message"),
        ("gm", {}, "bad_message"),
        ("gm", {"type": "hide"}, "bad_message"),
        ("gm", {"type": "hide", "combatant": 7}, "bad_message"),
        ("gm", {"type": "hide", "combatant": None}, "bad_message"),
        ("gm", {"type": "add", "creatures": "all"}, "bad_message"),
        ("gm", {"type": "add", "creatures": [{"name": {}}]}, "bad_message"),
        ("gm", {"type": "edit", "combatant": ORC, "hp": "many"}, "bad_message"),
        ("gm", {"type": "edit", "combatant": ORC, "position": [1]}, "bad_message"),
        ("gm", {**CAST, "choices": {"action": [1]}}, "bad_message"),
        ("gm", {**CAST, "path": [[1, 2, 3]]}, "bad_message"),
    ],
)  # fmt: skip
async def test_what_may_not_be_is_refused_with_its_reason(
    who: str, cmd: dict[str, object], reason: str
) -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        before = len(world.kept.rooms[table.id].records)
        async with a_page(server, table, who) as page:
            answer = await page.do(cmd)
            assert (answer["t"], answer["reason"]) == ("no", reason)
            page.send("ping", c=1)
            await page.see("pong")
        assert len(world.kept.rooms[table.id].records) == before
