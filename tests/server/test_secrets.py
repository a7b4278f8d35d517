"""Everything a player's and a display's socket ever carries, over a whole fight: no secret in it.

Somebody hidden acts, is asked, answers, is struck, and moves; answers are sealed until their
window closes.
"""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import orjson
import pytest

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.state import Board, Note, Owned
from engine.kernel.units import ActionId
from tests.server.page import Page, a_page
from tests.server.table import (
    ADA,
    BEA,
    LURKER,
    ORC,
    REACTION,
    Server,
    Table,
    World,
    creature,
    sit_down,
    window,
)

pytestmark = pytest.mark.anyio

SLING = Owned(
    id=ActionId("zzyx-sling"), name="Zzyx Sling", base=ActionId("strike"), stats={"range": 12}
)
HIDER = creature(LURKER, "Quorble", (6, 6), 18, hidden=True, owned=(SLING,), hp=7777, ac=31)
MARKS = (LURKER, "Quorble", "zzyx", "Zzyx", "7777", "Whisperling")


def fight(hider: c.Creature = HIDER) -> tuple[Command, ...]:
    """Ada, somebody hidden, Bea, and the orc, in this order."""
    hider = c.Creature(
        **{name: getattr(hider, name) for name in hider.__dataclass_fields__ if name != "notes"},
        notes=(Note(name="Whisperling", kind="reaction", text="Whisperling whispers"),),
    )
    return (
        c.SetBoard(grid=Board(width=12, height=12)),
        c.Add(
            creatures=(
                creature(ORC, "Orc", (6, 5), 10),
                creature(ADA, "Ada", (5, 5), 20, pc=True),
                creature(BEA, "Bea", (7, 5), 15, pc=True),
                hider,
            )
        ),
    )


class Watched:
    """A table with its GM, two players and a display, and all that their sockets carried."""

    def __init__(self, server: Server, table: Table, pages: dict[str, Page]) -> None:
        self.server = server
        self.table = table
        self.pages = pages

    async def do(self, who: str, **cmd: object) -> None:
        """Send a command that has to take effect, and let everybody hear of it."""
        answer = await self.pages[who].do(cmd)
        assert answer["t"] == "ok", answer
        await self.hear()

    async def hear(self) -> None:
        """Wait until everything on its way has arrived."""
        for number, page in enumerate(self.pages.values()):
            page.send("ping", c=number)
            await page.see("pong", c=number)

    async def frame(self) -> str:
        """The newest window."""
        return window((await self.table.at(self.server.rooms)).state).id

    def public(self) -> Iterator[str]:
        """Every frame that went to a player or a display."""
        for who, page in self.pages.items():
            if who != "gm":
                yield from page.raw


async def watched(stack: AsyncExitStack, world: World, commands: tuple[Command, ...]) -> Watched:
    server = await stack.enter_async_context(world.server())
    table = await sit_down(server.rooms, commands, begin=False)
    pages = {
        who: await stack.enter_async_context(a_page(server, table, who)) for who in table.tokens
    }
    return Watched(server, table, pages)


async def a_whole_fight(at: Watched) -> None:
    """A fight in which somebody hidden does everything that can be done."""
    await at.do("gm", type="begin")
    await at.do("ada", type="end_turn", actor=ADA)
    await at.do("gm", type="act", actor=LURKER, action="step", path=[[6, 7]])
    await at.do("gm", type="edit", combatant=LURKER, position=[6, 6])
    await at.do("gm", type="act", actor=LURKER, action="zzyx-sling", targets=[ADA])
    await at.do("ada", type="react", actor=ADA, window=await at.frame(), reaction=REACTION)
    await at.do("gm", type="effect", combatant=LURKER, condition="prone")
    await at.do("gm", type="effect", combatant=BEA, name="Cold", until="turn_end", anchor=LURKER)
    await at.do("gm", type="end_turn", actor=LURKER)
    await at.do("bea", type="end_turn", actor=BEA)
    await at.do("gm", type="end_turn", actor=ORC)
    await at.do("ada", type="act", actor=ADA, action="stride", path=[[2, 5]])
    window_ = await at.frame()
    await at.do("gm", type="answer_for", window=window_, actor=LURKER, reaction=REACTION)
    await at.do("gm", type="extend", window=window_, ms=5_000)
    await at.do("gm", type="answer_for", window=window_, actor=ORC)
    await at.do("gm", type="edit", combatant=LURKER, hp=7000, name="Quorble the Second")
    await at.do("gm", type="initiative", combatant=LURKER, value=17)
    await at.do("gm", type="defeat", combatant=LURKER, on=True)
    await at.do("gm", type="remove", combatant=LURKER)


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
