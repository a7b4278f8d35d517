"""Actions and budgets of one's own over the wire: who may give them, their limits, bad values."""

import pytest

from engine.kernel import commands as c
from engine.kernel.endowing import MOST, TEXT
from engine.kernel.owned import Owned
from engine.kernel.units import ActionId
from tests.server.page import a_page
from tests.server.table import ADA, ORC, World, sit_down

pytestmark = pytest.mark.anyio

LASH = {"id": "", "name": "Lash", "base": "strike"}
FURY = {"id": "fury", "cap": 2}


def own(changes: object = None, who: str = ORC) -> dict[str, object]:
    """The command that gives somebody an action of its own, with these changes."""
    owned = {**LASH, **dict(changes)} if isinstance(changes, dict) else changes or LASH
    return {"type": "own", "combatant": who, "owned": owned}


def reserve(changes: object = None, who: str = ORC) -> dict[str, object]:
    """The command that gives somebody a budget of its own, with these changes."""
    given = {**FURY, **dict(changes)} if isinstance(changes, dict) else changes or FURY
    return {"type": "reserve", "combatant": who, "reserve": given}


@pytest.mark.parametrize(
    ("who", "cmd", "reason", "params"),
    [
        ("ada", own(who=ADA), "role", {}),
        ("ada", reserve(who=ADA), "role", {}),
        ("ada", {"type": "own", "combatant": ADA, "remove": "x"}, "role", {}),
        ("display", own(), "role", {}),
        ("display", reserve(), "role", {}),
        ("gm", own(who="nobody"), "not_in_encounter", {}),
        ("gm", reserve(who="nobody"), "not_in_encounter", {}),
        ("gm", own({"base": "dance"}), "unknown", {"what": "action"}),
        ("gm", own({"base": None}), "bad_message", {}),
        ("gm", own("all"), "bad_message", {}),
        ("gm", own({"id": "stride"}), "requirement", {"what": "id"}),
        ("gm", own({"id": "x" * 81}), "requirement", {"what": "id"}),
        ("gm", own({"name": "x" * 81}), "requirement", {"what": "name", "have": 81}),
        ("gm", own({"cost": {"gold": 1}}), "unknown", {"what": "budget"}),
        ("gm", own({"cost": {"action": -1}}), "requirement", {"what": "value", "most": 20}),
        ("gm", own({"cost": {"action": 21}}), "requirement", {"what": "value", "most": 20}),
        ("gm", own({"cost": {"action": 99_999_999}}), "requirement", {"what": "value", "most": 20}),
        ("gm", own({"cost": {"action": "all"}}), "bad_message", {}),
        ("gm", own({"cost": []}), "bad_message", {}),
        ("gm", own({"tags": ["two words"]}), "requirement", {"what": "tags"}),
        ("gm", own({"tags": ["x" * 81]}), "requirement", {"what": "tags"}),
        ("gm", own({"tags": [f"t{n}" for n in range(13)]}), "requirement", {"what": "tags"}),
        ("gm", own({"tags": "attack"}), "bad_message", {}),
        ("gm", own({"cue": {"trigger": "dusk"}}), "unknown", {"what": "kind"}),
        ("gm", own({"cue": {"trigger": "attacks", "whose": "all"}}), "bad_message", {}),
        ("gm", own({"stats": {"attack": "x"}}), "requirement", {"what": "stats"}),
        ("gm", own({"stats": {"damage": "99999d6"}}), "requirement", {"what": "stats"}),
        ("gm", own({"text": 5}), "bad_message", {}),
        ("gm", {"type": "own", "combatant": ORC}, "unknown", {"what": "action"}),
        ("gm", {"type": "own", "combatant": ORC, "remove": "x"}, "unknown", {"what": "action"}),
        ("gm", reserve({"id": "action"}), "requirement", {"what": "id"}),
        ("gm", reserve({"id": " "}), "requirement", {"what": "name", "have": 0}),
        ("gm", reserve({"id": "x" * 81}), "requirement", {"what": "name", "have": 81}),
        ("gm", reserve({"cap": 0}), "requirement", {"what": "value", "most": 20}),
        ("gm", reserve({"cap": 21}), "requirement", {"what": "value", "most": 20}),
        ("gm", reserve({"cap": "x"}), "bad_message", {}),
        ("gm", reserve({"at": "dawn"}), "bad_message", {}),
        ("gm", reserve("all"), "bad_message", {}),
        ("gm", {"type": "reserve", "combatant": ORC}, "unknown", {"what": "budget"}),
        ("gm", {"type": "reserve", "combatant": ORC, "remove": "x"}, "unknown", {"what": "budget"}),
    ],
)  # fmt: skip
async def test_what_may_not_be_ones_own_is_refused(
    who: str, cmd: dict[str, object], reason: str, params: dict[str, object]
) -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        before = len(world.kept.rooms[table.id].records)
        async with a_page(server, table, who) as page:
            answer = await page.do(cmd)
            assert (answer["t"], answer["reason"]) == ("no", reason)
            assert params.items() <= answer.get("params", {}).items()
        assert len(world.kept.rooms[table.id].records) == before


async def test_there_is_an_end_to_what_is_ones_own() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        room = await table.at(server.rooms)
        lash = Owned(id=ActionId(""), name="Lash", base=ActionId("strike"))
        for _ in range(MOST):
            assert (await room.submit(c.SetOwned(combatant=ORC, owned=lash))).refusal is None
        async with a_page(server, table, "gm") as gm:
            answer = await gm.do(own())
            assert answer["params"] == {"scope": "own_actions", "n": MOST}
            assert (await gm.do({"type": "own", "combatant": ORC, "remove": "own7"}))["t"] == "ok"
            assert (await gm.do(own()))["t"] == "ok"


async def test_a_budget_that_pays_for_something_stays() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm:
            assert (await gm.do(reserve()))["t"] == "ok"
            assert (await gm.do(own({"cost": {"fury": 1}})))["t"] == "ok"
            gone = {"type": "reserve", "combatant": ORC, "remove": "fury"}
            answer = await gm.do(gone)
            assert answer["params"] == {"what": "unused_budget"}
            assert (await gm.do({"type": "own", "combatant": ORC, "remove": "own1"}))["t"] == "ok"
            assert (await gm.do(gone))["t"] == "ok"


async def test_players_see_what_is_their_own_and_nothing_of_a_creatures() -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        room = await table.at(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            odd = "<img src=x onerror=alert(1)>"
            long = "y" * (TEXT + 500)
            assert (await gm.do(own({"name": odd, "text": long}, who=ADA)))["t"] == "ok"
            secret = own({"name": "Secret maw", "text": "It swallows.", "cost": {"hunger": 1}})
            assert (await gm.do(reserve({"id": "hunger"})))["t"] == "ok"
            assert (await gm.do(secret))["t"] == "ok"
            assert len(room.state.combatants[ADA].owned[ActionId("own1")].text) == TEXT
            assert (await gm.do({"type": "end_turn", "actor": ORC}))["t"] == "ok"
            ada.send("ping", c=1)
            await ada.see("pong")
            mine = [one["label"] for one in ada.sections["me"]["options"]]
            assert {"t": odd} in mine
            everything = "".join(ada.raw)
            for word in ("Secret maw", "swallows", "hunger"):
                assert word not in everything
