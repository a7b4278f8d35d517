"""Rooms opened and seats handed out, with a store that fails meanwhile."""

import pytest

from server.opening import take_seat
from server.store import StoreAway
from server.store.memory import MemoryStore
from tests.server.table import ADA, World, sit_down

pytestmark = pytest.mark.anyio


class Forgetful(MemoryStore):
    """A store whose ``put`` fails while it is told to; everything else works."""

    failing = False

    async def put(self, room: str, field: str, value: bytes | None) -> None:
        if self.failing:
            raise StoreAway("away")
        await super().put(room, field, value)


async def test_a_seat_whose_token_was_not_kept_is_not_taken() -> None:
    world = World()
    store = Forgetful(world.clock.now, world.kept)
    async with world.process(store) as rooms:
        table = await sit_down(rooms)
        room = await table.at(rooms)
        before = dict(room.state.seats)
        store.failing = True
        with pytest.raises(StoreAway):
            await take_seat(rooms, room, "spectator", "Eve")
        assert room.state.seats == before


async def test_a_refused_seat_leaves_no_token_behind() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        before = set(await rooms.store.fields(table.id))
        with pytest.raises(ValueError, match="not_yours"):
            await take_seat(rooms, await table.at(rooms), "player", "Eve", controls=(ADA,))
        assert set(await rooms.store.fields(table.id)) == before


async def test_a_room_that_cannot_be_loaded_now_leaves_nothing_behind() -> None:
    world = World()
    store = world.store()
    async with world.process() as rooms:
        table = await sit_down(rooms)
    async with world.process(store) as rooms:
        store.away = True
        with pytest.raises(StoreAway):
            await rooms.get(table.id)
        assert rooms._opening == {}
        store.away = False
        assert await rooms.get(table.id) is not None
