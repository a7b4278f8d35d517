"""All of memory is looked through while nothing is due, and never in the middle of a window."""

import gc
import weakref

import pytest

from server.rubbish import CLEAR_MS, EVERY_MS, LATEST_MS, LOOK_MS, clear_rubbish, rubbish_put_off
from tests.server.checks import ALLOWANCE_MS, WINDOW_MS, open_window
from tests.server.table import World, sit_down

pytestmark = pytest.mark.anyio
YOUNG = 1


class Knot:
    """Something that holds itself, so that only a look through memory ends it."""

    def __init__(self) -> None:
        self.itself = self


def an_old_knot() -> "weakref.ref[Knot]":
    """A knot that nobody needs, and that is no longer young."""
    knot = Knot()
    gc.collect(YOUNG)
    return weakref.ref(knot)


def make_much() -> None:
    """More than it takes for a look through all of memory by itself."""
    first, second, _ = gc.get_threshold()
    kept = [[number] for number in range(first * second * 12)]
    assert kept


def test_making_much_brings_no_look_through_all_of_memory_while_it_is_put_off() -> None:
    before = gc.get_threshold()
    with rubbish_put_off():
        looks = gc.get_stats()[-1]["collections"]
        make_much()
        assert gc.get_stats()[-1]["collections"] == looks
        young = weakref.ref(Knot())
        make_much()
        assert young() is None
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_rubbish_goes_every_ten_minutes_but_not_while_a_window_is_about_to_close() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        with rubbish_put_off():
            rooms.start(clear_rubbish(rooms))
            knot = an_old_knot()
            await world.clock.advance(EVERY_MS - 1)
            assert knot() is not None
            await world.clock.advance(1)
            assert knot() is None

            knot = an_old_knot()
            await world.clock.advance(EVERY_MS - WINDOW_MS - ALLOWANCE_MS + CLEAR_MS // 2)
            await open_window(rooms, table)
            await world.clock.advance(WINDOW_MS + ALLOWANCE_MS - CLEAR_MS // 2)
            assert knot() is not None
            await world.clock.advance(LOOK_MS)
            assert knot() is None


async def test_where_something_is_always_due_rubbish_waits_an_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("server.rubbish._soon_due", lambda rooms: True)
    world = World()
    async with world.process() as rooms:
        with rubbish_put_off():
            rooms.start(clear_rubbish(rooms))
            knot = an_old_knot()
            await world.clock.advance(LATEST_MS - 1)
            assert knot() is not None
            await world.clock.advance(1)
            assert knot() is None
