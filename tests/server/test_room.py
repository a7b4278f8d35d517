"""A room: commands take effect once, on disk first, whatever the process."""

import asyncio

import pytest

from engine.kernel import commands as c
from engine.text import codec
from server.answers import Answer
from server.copybook import fetch
from server.folding import folded as course_of
from tests.server.checks import (
    folded,
    records,
    said,
    same,
)
from tests.server.table import ADA, BEA, ORC, SPELL, World, sit_down

pytestmark = pytest.mark.anyio


async def test_an_effect_is_stored_before_it_is_answered() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        before = len(records(world, table))
        answer = await room.submit(SPELL, seat=table.seats["gm"], command_id="one")
        assert answer == Answer()
        assert len(records(world, table)) == before + 1
        assert records(world, table)[-1].command == "one"
        assert world.kept.rooms[table.id].last[0] == room.state.serial
        assert same(folded(world, table), room.state)


async def test_a_refused_command_stores_nothing() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        before = list(records(world, table))
        for command in (c.EndTurn(actor=ADA), c.EndTurn(actor=BEA), c.Hide(combatant=ORC)):
            answer = await room.submit(command, seat=table.seats["ada"], command_id="one")
            assert said(answer) in ("not_your_turn", "not_yours", "role")
        assert records(world, table) == before


async def test_the_same_command_takes_effect_once_and_gets_its_first_answer() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        end = c.EndTurn(actor=ORC)
        for _ in range(3):
            assert await room.submit(end, seat=table.seats["gm"], command_id="end") == Answer()
        assert room.state.active == ADA
        assert sum(one.command == "end" for one in records(world, table)) == 1


async def test_the_same_command_takes_effect_once_over_two_processes() -> None:
    world = World()
    async with world.process() as here, world.process() as there:
        table = await sit_down(here)
        one, other = await table.at(here), await table.at(there)
        end = c.EndTurn(actor=ORC)
        answers = await asyncio.gather(
            *(
                room.submit(end, seat=table.seats["gm"], command_id="end")
                for room in (one, other, one, other)
            )
        )
        assert answers == [Answer()] * 4
        await world.clock.advance(0)
        assert one.state == other.state
        assert one.state.active == ADA


async def test_a_process_that_comes_later_knows_what_was_answered() -> None:
    world = World()
    end = c.EndTurn(actor=ORC)
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        assert await room.submit(end, seat=table.seats["gm"], command_id="end") == Answer()
        for number in range(60):  # More than lies between two snapshots.
            await room.submit(c.Edit(combatant=BEA, name=f"Bea {number}"))
    async with world.process() as rooms:
        room = await table.at(rooms)
        assert await room.submit(end, seat=table.seats["gm"], command_id="end") == Answer()
        assert room.state.active == ADA


async def test_a_command_that_was_refused_is_decided_anew() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        mine = c.EndTurn(actor=ADA)
        answer = await room.submit(mine, seat=table.seats["ada"], command_id="mine")
        assert said(answer) == "not_your_turn"
        await room.submit(c.EndTurn(actor=ORC), seat=table.seats["gm"])
        assert await room.submit(mine, seat=table.seats["ada"], command_id="mine") == Answer()


async def test_nobody_is_refused_for_what_a_process_has_not_heard_of() -> None:
    world = World()
    async with world.process() as here, world.process() as there:
        table = await sit_down(here)
        one, other = await table.at(here), await table.at(there)
        assert other.state.active == ORC
        await one.submit(c.EndTurn(actor=ORC))
        # The other process was not told yet: no task of it has run since.
        answer = await other.submit(c.EndTurn(actor=ADA), seat=table.seats["ada"])
        assert answer == Answer()


async def test_two_processes_in_conflict_show_the_same_in_the_end() -> None:
    world = World()
    async with world.process() as here, world.process() as there:
        table = await sit_down(here)
        rooms = [await table.at(here), await table.at(there)]
        edits = [
            rooms[number % 2].submit(c.Edit(combatant=ADA, name=f"Ada {number}"))
            for number in range(20)
        ]
        answers = await asyncio.gather(*edits)
        assert all(one == Answer() for one in answers)
        await world.clock.advance(0)
        assert rooms[0].state == rooms[1].state
        assert sum(b"combatant.edited" in one.events for one in records(world, table)) == 20
        assert same(folded(world, table), rooms[0].state)


async def test_a_copy_that_parted_from_the_store_is_loaded_anew() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        # A failover lost the newest record, and somebody went on from the one before.
        kept = world.kept.rooms[table.id]
        lost = kept.records.pop()
        before = kept.records[-1]
        kept.last = (before.serial, before.chain)
        copy = await fetch(world.store(), table.id)
        assert copy is not None
        events = codec.events.validate_json(lost.events)[:1]
        request = copy.append(course_of(copy.state, events), at=world.clock.now(), command=None)
        await world.store().append(table.id, request)
        assert room.state.serial != copy.serial + 1
        await room.submit(c.Edit(combatant=ADA, name="Ada the Second"))
        assert room.state.combatants[ADA].name == "Ada the Second"
        assert same(folded(world, table), room.state)


async def test_a_lost_publication_is_noticed() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        copy = await fetch(world.store(), table.id)
        assert copy is not None
        kept, deaf = world.kept, dict(world.kept.watchers)
        kept.watchers.clear()
        edited = c.Edit(combatant=ADA, name="Ada the Unheard")
        async with world.process() as other:
            await (await table.at(other)).submit(edited)
        kept.watchers.update(deaf)
        assert room.state.combatants[ADA].name == "Ada"
        await world.clock.advance(6_000)
        assert room.state.combatants[ADA].name == "Ada the Unheard"
