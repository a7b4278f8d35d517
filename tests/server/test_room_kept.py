"""What outlives a process, a kill at any point, and a store that goes away."""

import asyncio
from collections import Counter

import orjson
import pytest

from engine.kernel import commands as c
from engine.kernel.units import FrameId
from server.answers import Answer, RoomGone
from server.copybook import fetch
from server.listener import Listener
from server.store import Append, Appended, Conflict, Repeated, StoreAway
from server.store.memory import MemoryStore
from tests.server.checks import (
    WINDOW_MS,
    folded,
    open_window,
    records,
    same,
)
from tests.server.table import ADA, BEA, ORC, SPELL, World, react, sit_down, window

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("more", [0, 1, 49, 50, 51, 120])
async def test_snapshot_and_records_make_the_same_state(more: int) -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        for number in range(more):
            await room.submit(c.Edit(combatant=ADA, name=f"Ada {number}"))
        page = Listener("page", table.seats["ada"], gm=False)
        room.audience.join(page)
        state, log = room.state, orjson.loads(b"{" + room.audience.parcel(page)[0] + b"}")["log"]
    snapshot = world.kept.rooms[table.id].snapshot
    assert room.state.serial - snapshot.serial < 50 + 30
    copy = await fetch(world.store(), table.id)
    assert copy is not None
    assert copy.state == state
    assert orjson.loads(orjson.dumps(copy.log.kept()["public"])) == log


def evening(frame: FrameId) -> list[tuple[str, str, c.Command]]:
    """A script: id, seat, command. Every command makes sense but once."""
    return [
        ("ada", "ada", react(ADA, frame)),
        ("bea", "bea", c.Decline(actor=BEA, window=frame)),
        ("end", "gm", c.EndTurn(actor=ORC)),
        ("name", "gm", c.Edit(combatant=BEA, name="Bea the Bold")),
        ("turn", "ada", c.EndTurn(actor=ADA)),
        ("hide", "gm", c.Hide(combatant=ORC)),
    ]


@pytest.mark.parametrize("steps", range(0, 40))
async def test_a_kill_at_any_point_loses_and_doubles_nothing(steps: int) -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        script = evening(window(room.state).id)
        answered: list[str] = []

        async def play() -> None:
            for command_id, who, command in script:
                answer = await room.submit(command, seat=table.seats[who], command_id=command_id)
                assert answer == Answer()
                answered.append(command_id)

        async with asyncio.TaskGroup() as group:
            task = group.create_task(play())
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
    kept = {one.command for one in records(world, table)}
    assert set(answered) <= kept, "answered, but not on disk"
    async with world.process() as rooms:
        room = await table.at(rooms)
        for command_id, who, command in script:
            answer = await room.submit(command, seat=table.seats[who], command_id=command_id)
            assert answer == Answer(), command_id
        count = Counter(one.command for one in records(world, table))
        assert all(count[command_id] == 1 for command_id, _, _ in script)
        assert same(folded(world, table), room.state)
        assert room.state.active == BEA
        assert b"".join(one.events for one in records(world, table)).count(b'"reaction":true') == 1


@pytest.mark.parametrize("steps", range(0, 12))
async def test_a_store_that_goes_away_meanwhile_doubles_nothing(steps: int) -> None:
    world = World()
    store = world.store()
    async with world.process(store) as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room = await table.at(rooms)
        frame = window(room.state).id

        async def answer() -> Answer | None:
            try:
                return await room.submit(
                    react(ADA, frame), seat=table.seats["ada"], command_id="ada"
                )
            except StoreAway:
                return None

        async with asyncio.TaskGroup() as group:
            task = group.create_task(answer())
            for _ in range(steps):
                await asyncio.sleep(0)
            store.away = True
        store.away = False
        if task.result() is not None:
            assert task.result() == Answer()
        assert await answer() == Answer()
        assert sum(one.command == "ada" for one in records(world, table)) == 1
        assert same(folded(world, table), room.state)


async def test_a_store_that_is_away_is_said_to_the_caller() -> None:
    world = World()
    store = world.store()
    async with world.process(store) as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        store.away = True
        with pytest.raises(StoreAway):
            await room.submit(SPELL, seat=table.seats["gm"], command_id="cast")
        await world.clock.advance(30_000)
        assert not room.state.stack
        store.away = False
        await world.clock.advance(1_000)
        answer = await room.submit(SPELL, seat=table.seats["gm"], command_id="cast")
        assert answer == Answer()
        assert window(room.state).asked[ADA].closes_at == room.now() + WINDOW_MS


async def test_a_room_that_is_gone_says_so() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        await world.store().delete(table.id)
        with pytest.raises(RoomGone):
            await room.submit(SPELL, seat=table.seats["gm"])
        with pytest.raises(RoomGone):
            await room.submit(c.EndTurn(actor=ADA), seat=table.seats["ada"])
        await world.clock.advance(6_000)
        assert rooms.live() == ()
        assert await rooms.get(table.id) is None


async def test_an_append_that_nobody_heard_of_is_not_an_effect_twice() -> None:
    """The server dies after the store has written and before anybody was told."""
    world = World()
    end, seat = c.EndTurn(actor=ORC), "gm"
    async with world.process(Deaf(world.clock.now, world.kept)) as rooms:
        table = await sit_down(rooms)
        deaf = rooms.store
        assert isinstance(deaf, Deaf)
        deaf.deaf = True
        with pytest.raises(StoreAway):
            await (await table.at(rooms)).submit(end, seat=table.seats[seat], command_id="end")
    async with world.process() as rooms:
        room = await table.at(rooms)
        assert await room.submit(end, seat=table.seats[seat], command_id="end") == Answer()
        assert room.state.active == ADA
        assert sum(one.command == "end" for one in records(world, table)) == 1


class Deaf(MemoryStore):
    """A store that appends and whose answer is lost, while it is told to."""

    deaf = False

    async def append(self, room: str, request: Append) -> Appended | Conflict | Repeated:
        answer = await super().append(room, request)
        if self.deaf:
            raise StoreAway("the answer was lost")
        return answer
