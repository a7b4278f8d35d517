"""Decoys on the wire: others get the same frames, to the byte, whether or not anybody can react."""

import re
from contextlib import AsyncExitStack

import orjson
import pytest

from engine.kernel import commands as c
from engine.kernel.state import Board
from tests.server.page import Page
from tests.server.table import ADA, BEA, ORC, REACTION, World, creature
from tests.server.watched import Watched, watched

pytestmark = pytest.mark.anyio
IDS = re.compile(r'"[A-Za-z0-9_-]{12}"')
WAIT = 10_000
WATCHERS = ("bea", "display")


def near(reach: int) -> tuple[c.Command, ...]:
    """The orc, two cells from Ada, reaches her or not: nobody but the GM knows."""
    return (
        c.SetBoard(grid=Board(width=12, height=12)),
        c.Add(
            creatures=(
                creature(ORC, "Orc", (7, 5), 10, reach=reach),
                creature(ADA, "Ada", (5, 5), 20, pc=True),
                creature(BEA, "Bea", (1, 1), 15, pc=True),
            )
        ),
    )


def alike(page: Page) -> list[str]:
    """A page's frames, with ids by the order in which they appear."""
    known: dict[str, str] = {}

    def name(found: re.Match[str]) -> str:
        return known.setdefault(found[0], f'"id{len(known):010}"')

    return [IDS.sub(name, frame) for frame in page.raw if '"t":"pong"' not in frame]


async def an_evening(reach: int, *, answered: str | None) -> dict[str, list[str]]:
    """What onlookers get while Ada goes two steps; ``answered``: who answers for the orc."""
    async with AsyncExitStack() as stack:
        world = World()
        at = await watched(stack, world, near(reach))
        await at.do("gm", type="begin")
        for actor in (ADA, BEA, ORC):
            await at.do("gm", type="end_turn", actor=actor)
        settings = {"masking": "decoy", "decoy_ms": WAIT}
        await at.do("gm", type="options", options={}, settings=settings)
        for who in WATCHERS:
            at.pages[who].raw.clear()
        await at.do("ada", type="act", actor=ADA, action="stride", path=[[4, 5]])
        await world.clock.advance(3_000)
        if answered == "gm":
            answer = {"type": "answer_for", "actor": ORC, "window": await at.frame()}
            at.pages["gm"].send("seen", window=answer["window"], actor=ORC, stage="touched")
            await at.do("gm", **answer)
        await at.hear()
        await over(at, world)
        return {who: alike(at.pages[who]) for who in WATCHERS}


async def over(at: Watched, world: World) -> None:
    """Wait until nothing is under way any more."""
    room = await at.table.at(at.server.rooms)
    for _ in range(10):
        if not room.state.stack:
            return
        await world.clock.advance(WAIT)
        await at.hear()
    raise AssertionError("the windows do not close")


async def test_onlookers_get_the_same_bytes_whoever_can_react_and_whatever_he_answers() -> None:
    nobody = await an_evening(1, answered=None)
    declines = await an_evening(2, answered="gm")
    silent = await an_evening(2, answered=None)
    assert nobody == declines == silent
    for frames in nobody.values():
        updates = [orjson.loads(one) for one in frames if '"t":"update"' in one]
        stacks = [
            one["sections"]["stack"]["frames"] for one in updates if "stack" in one["sections"]
        ]
        kinds = [[one["kind"] for one in each] for each in stacks]
        assert ["pending", "window"] in kinds
        assert all(one["asked"] == [] for each in stacks for one in each if "asked" in one)
        assert not any(REACTION in one for one in frames)


async def test_without_decoys_they_differ() -> None:
    """The comparison sees what it is there for."""
    async with AsyncExitStack() as stack:
        found = []
        for reach in (1, 2):
            at = await watched(stack, World(), near(reach))
            await at.do("gm", type="begin")
            for who in (ADA, BEA, ORC):
                await at.do("gm", type="end_turn", actor=who)
            at.pages["bea"].raw.clear()
            await at.do("ada", type="act", actor=ADA, action="stride", path=[[4, 5]])
            found.append(alike(at.pages["bea"]))
        assert found[0] != found[1]
