"""Somebody who is asked is away: noticed by the clock, in whatever process, and told to the GM."""

import orjson
import pytest

from engine.kernel import commands as c
from server.absence import GONE_MS
from server.attendance import Attendance
from server.listener import Listener
from server.room import Room
from server.rooms import Rooms
from tests.server.checks import WINDOW_MS, open_window
from tests.server.table import ADA, BEA, Table, World, react, sit_down, window, windows

pytestmark = pytest.mark.anyio


def page(room: Room, table: Table, who: str, conn: str = "page") -> Listener:
    """Somebody comes to the table."""
    one = Listener(f"{conn} {who}", table.seats[who], gm=who == "gm", at=room.clock.now())
    room.audience.join(one)
    return one


async def asked(rooms: Rooms, policy: str) -> tuple[Table, Room]:
    """A window that asks Ada, whose page is there, and Bea, whose page is there too."""
    table = await sit_down(rooms)
    room = await table.at(rooms)
    await room.submit(c.SetOptions(settings={"absent": policy}))
    return table, room


async def test_who_goes_away_is_waited_for_a_moment_and_then_held() -> None:
    world = World()
    async with world.process() as rooms:
        table, room = await asked(rooms, "hold")
        ada, bea = page(room, table, "ada"), page(room, table, "bea")
        await open_window(rooms, table)
        await world.clock.advance(2_000)
        room.audience.leave(ada)
        await world.clock.advance(GONE_MS - 1)
        assert not window(room.state).asked[ADA].absent, "a page is often loaded again"
        await world.clock.advance(1)
        part = window(room.state).asked[ADA]
        assert part.absent and part.rests
        assert not window(room.state).asked[BEA].absent
        room.audience.leave(bea)
        await world.clock.advance(2 * WINDOW_MS)
        assert windows(room.state), "nobody's time is gone"
        page(room, table, "ada", "again")
        await world.clock.advance(1)
        part = window(room.state).asked[ADA]
        assert not part.absent and part.closes_at is not None
        assert part.closes_at - room.now() == WINDOW_MS - 2_000 - GONE_MS - 1
        assert window(room.state).asked[BEA].absent


async def test_a_phone_that_falls_asleep_is_absent_at_once() -> None:
    world = World()
    async with world.process() as rooms:
        table, room = await asked(rooms, "ask")
        ada = page(room, table, "ada")
        page(room, table, "bea")
        await open_window(rooms, table)
        await world.clock.advance(1)
        ada.asleep = True
        room.audience.refresh()
        await world.clock.advance(1)
        assert window(room.state).asked[ADA].absent
        again = page(room, table, "ada", "another")
        await world.clock.advance(1)
        assert not window(room.state).asked[ADA].absent, "one page that is awake is enough"
        room.audience.leave(again)
        await world.clock.advance(1)
        assert window(room.state).asked[ADA].absent


async def test_with_nobody_at_the_table_the_fight_goes_on() -> None:
    world = World()
    async with world.process() as rooms:
        table, room = await asked(rooms, "go_on")
        await open_window(rooms, table)
        await world.clock.advance(GONE_MS + 1)
        assert not windows(room.state)
        texts = [orjson.dumps(one) for one in await room.log(gm=True)]
        assert sum(b"log-window-absent-go_on" in one for one in texts) == 2
        assert sum(b"log-window-answered-absence" in one for one in texts) == 2


async def test_a_process_that_comes_later_takes_nobody_for_back() -> None:
    world = World()
    async with world.process() as rooms:
        table, room = await asked(rooms, "ask")
        await open_window(rooms, table)
        await world.clock.advance(GONE_MS)
        assert window(room.state).asked[ADA].absent
        async with world.process() as late:
            there = await table.at(late)
            serial = room.serial
            await world.clock.advance(2 * GONE_MS)
            assert there.serial == serial


async def test_a_paused_room_decides_nothing_about_who_is_away() -> None:
    world = World()
    async with world.process() as rooms:
        table, room = await asked(rooms, "go_on")
        await open_window(rooms, table)
        await room.submit(c.Pause())
        await world.clock.advance(60_000)
        assert windows(room.state)
        await room.submit(c.Resume())
        await world.clock.advance(1)
        assert not windows(room.state)


async def test_a_prompt_moves_to_whoever_takes_the_seat_over() -> None:
    world = World()
    async with world.process() as rooms:
        table, room = await asked(rooms, "hold")
        page(room, table, "bea")
        await open_window(rooms, table)
        await world.clock.advance(GONE_MS + 1)
        assert window(room.state).asked[ADA].rests
        bea = table.seats["bea"]
        await room.submit(c.SetSeat(seat=bea, controls=(BEA, ADA)))
        await world.clock.advance(1)
        assert not window(room.state).asked[ADA].absent
        mine = orjson.loads(room.audience.mine(bea))
        assert {one["actor"] for one in mine["prompts"]} == {ADA, BEA}
        answer = await room.submit(react(ADA, window(room.state).id), seat=bea)
        assert answer.refusal is None


async def test_processes_that_do_not_hear_of_each_other_agree_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Attendance, "hear", lambda *what: [])
    world = World()
    async with world.process() as here, world.process() as there:
        table, room = await asked(here, "ask")
        other = await table.at(there)
        page(room, table, "ada")
        page(other, table, "bea")
        await open_window(here, table)
        before = room.state.serial
        await world.clock.advance(GONE_MS)
        await world.clock.advance(1)
        parts = window(room.state).asked
        assert not (parts[ADA].absent or parts[BEA].absent), "whoever sees a page knows better"
        assert room.state.serial - before <= 4
        assert other.state == room.state
