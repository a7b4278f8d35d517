"""What others receive while sealed answers wait: the same bytes, whatever was answered."""

from collections.abc import Mapping
from contextlib import AsyncExitStack

import pytest

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.state import Board, Owned
from engine.kernel.units import ActionId, CombatantId, SeatId, SideId
from server.opening import open_room, take_seat
from tests.server.page import Page, a_page
from tests.server.table import Server, Table, World, window

pytestmark = pytest.mark.anyio

ANN, BEN, CAY = (CombatantId(who) for who in ("ann", "ben", "cay"))
PLACES = {ANN: (4, 4), BEN: (4, 5), CAY: (5, 4)}
Said = Mapping[str, object]


def cast(*owned: str) -> tuple[Command, ...]:
    """Ann against Ben and Cay, beside each other; all own these actions of the system."""
    mine = tuple(Owned(id=ActionId(one), name="", base=ActionId(one)) for one in owned)
    creatures = tuple(
        c.Creature(
            id=who,
            name=who.title(),
            side=SideId("party" if who == ANN else "foes"),
            kind="pc",
            initiative=20 - 5 * n,
            position=place,
            owned=mine,
        )
        for n, (who, place) in enumerate(PLACES.items())
    )
    return (c.SetBoard(grid=Board(width=9, height=9)), c.Add(creatures=creatures), c.Begin())


USES, DECLINES = {"type": "react", "actor": BEN}, {"type": "decline", "actor": BEN}
STEP: tuple[Said, ...] = ({"type": "act", "actor": ANN, "action": "idle"},)
GUARD: tuple[Said, ...] = ({"type": "act", "actor": ANN, "action": "guard"},)
STORIES: dict[str, tuple[str, tuple[Command, ...], tuple[Said, ...], tuple[Said, ...]]] = {
    "a reaction step": (
        "skirmish",
        cast(),
        STEP,
        (
            {**USES, "reaction": "answer_dodge"},
            {**USES, "reaction": "answer_unarmed"},
            DECLINES,
        ),
    ),
    "a gap": (
        "active_passive",
        cast("sudden_thrust", "sidestep"),
        GUARD,
        (
            {**USES, "reaction": "sudden_thrust", "targets": [ANN]},
            {**USES, "reaction": "sidestep", "path": [[3, 5]]},
            DECLINES,
        ),
    ),
    "what is held for a gap": (
        "active_passive",
        cast("sudden_thrust"),
        (),
        (
            {"type": "act", "actor": ANN, "action": "guard"},
            {"type": "act", "actor": ANN, "action": "shout"},
            {"type": "act", "actor": ANN, "action": "strike", "targets": [BEN]},
            {"type": "act", "actor": ANN, "action": "walk", "path": [[3, 4], [3, 3]]},
        ),
    ),
}


async def sit(server: Server, system: str, commands: tuple[Command, ...]) -> Table:
    opened = await open_room(server.rooms, system, "Evening", commands)
    tokens = {"gm": opened.gm, "display": opened.display}
    seats: dict[str, SeatId] = {}
    for who in PLACES:
        seats[who], tokens[who] = await take_seat(
            server.rooms, opened.room, "player", who, controls=(who,)
        )
    return Table(opened.room.id, opened.code, seats, tokens)


async def received(
    system: str, commands: tuple[Command, ...], before: tuple[Said, ...], said: Said
) -> dict[str, list[str]]:
    """What reaches everybody but whoever says this and the GM, on its account, ids made alike."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(World().server())
        table = await sit(server, system, commands)
        pages = {
            who: await stack.enter_async_context(a_page(server, table, who)) for who in table.tokens
        }
        for one in before:
            await say(pages, one)
        await hear(pages)
        room = await table.at(server.rooms)
        if said["type"] != "act":
            said = {**said, "window": window(room.state).id}
        others = {who: page for who, page in pages.items() if who not in (said["actor"], "gm")}
        for page in others.values():
            page.raw.clear()
        await say(pages, said)
        await hear(pages)
        names: dict[str, str] = {table.id: "ROOM"}
        names |= {seat: who for who, seat in table.seats.items()}
        names |= {one.id: f"FRAME{n}" for n, one in enumerate(room.state.stack)}
        return {
            who: [alike(raw, names) for raw in page.raw if '"t":"pong"' not in raw]
            for who, page in others.items()
        }


async def say(pages: Mapping[str, Page], said: Said) -> None:
    answer = await pages[str(said["actor"])].do(said)
    assert answer["t"] == "ok", answer


async def hear(pages: Mapping[str, Page]) -> None:
    for number, page in enumerate(pages.values()):
        page.send("ping", c=number)
        await page.see("pong", c=number)


def alike(raw: str, names: Mapping[str, str]) -> str:
    for one, name in names.items():
        raw = raw.replace(one, name)
    return raw


@pytest.mark.parametrize("story", STORIES)
async def test_others_receive_the_same_bytes_whatever_was_said(story: str) -> None:
    system, commands, before, saids = STORIES[story]
    found = [await received(system, commands, before, said) for said in saids]
    assert set(found[0]) == {"display", *PLACES} - {saids[0]["actor"]}
    assert any(found[0].values())
    for said, other in zip(saids[1:], found[1:], strict=True):
        assert other == found[0], said
