"""What tests of rooms look at: what is kept, what it amounts to, what was said."""

from collections.abc import Mapping, Sequence

import orjson

from engine.kernel import Encounter, apply
from engine.kernel.units import BudgetId
from engine.kernel.view import Json
from engine.text import codec
from server.answers import Answer
from server.copybook import fetch
from server.rooms import Rooms
from server.store import Record
from tests.server.table import ADA, BEA, SPELL, Table, World, window

WINDOW_MS = 20_000
ALLOWANCE_MS = 500
REACTIONS = BudgetId("reaction")


def records(world: World, table: Table) -> list[Record]:
    """Everything that was kept of a room."""
    return world.kept.rooms[table.id].records


def folded(world: World, table: Table) -> Encounter:
    """What the whole log amounts to, from the room's empty beginning."""
    every = [
        event for one in records(world, table) for event in codec.events.validate_json(one.events)
    ]
    state = Encounter(pack="")
    for event in every:
        state = apply(state, event)
    return state


def same(one: Encounter, other: Encounter) -> bool:
    """Whether two encounters are equal in all that events decide."""
    pick = [
        {**orjson.loads(codec.dump(each)), "pack": "", "name": "", "options": {}, "clock": {}}
        for each in (one, other)
    ]
    return pick[0] == pick[1]


def said(answer: Answer) -> object:
    """What a refusal says; None where the command took effect."""
    return answer.refusal and answer.refusal["reason"]


async def open_window(rooms: Rooms, table: Table) -> None:
    """The orc casts: Ada and Bea are asked."""
    room = await table.at(rooms)
    assert said(await room.submit(SPELL, seat=table.seats["gm"])) is None
    assert set(window(room.state).asked) == {ADA, BEA}


async def log_of(world: World, table: Table) -> Sequence[Mapping[str, Json]]:
    """The public log of a room, as somebody would load it."""
    copy = await fetch(world.store(), table.id)
    assert copy is not None
    return copy.log.kept()["public"]
