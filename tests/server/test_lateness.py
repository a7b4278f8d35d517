"""Lateness: what the way is measured to be, what is granted for it, and never more."""

import pytest

from engine.kernel import commands as c
from server.lateness import QUOTA_MS, Quota, Trips
from tests.server.checks import ALLOWANCE_MS, REACTIONS, WINDOW_MS, log_of, open_window, said
from tests.server.page import Page, a_page
from tests.server.table import ADA, World, react, sit_down, window

pytestmark = pytest.mark.anyio


def test_the_way_is_half_the_median_round_trip() -> None:
    trips = Trips()
    assert trips.way == 0
    for trip in (100, 900, 300):
        trips.echo(trips.beat(1_000), 1_000 + trip)
    assert trips.way == 150


def test_an_echo_of_no_beat_or_of_an_old_one_tells_nothing() -> None:
    trips = Trips()
    old = trips.beat(0)
    new = trips.beat(5_000)
    for number in (old, 99, -1):
        trips.echo(number, 9_000)
    assert trips.way == 0
    trips.echo(new, 5_200)
    trips.echo(new, 9_000)
    assert trips.way == 100


def test_who_sleeps_does_not_make_the_way_longer_than_it_can_be() -> None:
    trips = Trips()
    trips.echo(trips.beat(0), 3_600_000)
    assert trips.way == 5_000


def test_a_quota_is_used_up_and_comes_back() -> None:
    quota = Quota()
    assert quota.left("s", 0) == QUOTA_MS
    quota.spend("s", 1_500, 0)
    assert quota.left("s", 0) == 500
    assert quota.left("other", 0) == QUOTA_MS
    quota.spend("s", 500, 0)
    assert quota.left("s", 0) == 0
    assert quota.left("s", 10_000) == 200
    assert quota.left("s", 10_000_000) == QUOTA_MS


async def echo(world: World, page: Page, trip: int) -> None:
    """Send the next beat's number back so many ms after it came."""
    await world.clock.advance(5_000)
    beat = await page.see("beat")
    await world.clock.advance(trip)
    page.send("ping", c=1, beat=beat["n"])
    await page.see("pong")


@pytest.mark.parametrize(
    ("trip", "late", "taken"),
    [
        (0, 0, False),
        (600, 0, True),
        (600, 299, True),
        (600, 300, False),
        (4_000, ALLOWANCE_MS - 1, True),
    ],
)
async def test_an_answer_counts_that_was_sent_in_time_and_was_on_its_way_so_long(
    trip: int, late: int, taken: bool
) -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "ada") as page:
            if trip:
                await echo(world, page, trip)
            await open_window(server.rooms, table)
            room = await table.at(server.rooms)
            frame = window(room.state)
            await world.clock.advance(frame.opened_at + WINDOW_MS + late - room.now())
            answer = await page.do(
                {
                    "type": "react",
                    "window": frame.id,
                    "actor": ADA,
                    "reaction": "attack_of_opportunity",
                }
            )
            assert (answer["t"] == "ok") is taken
            assert taken or answer["reason"] == "too_late"
            texts = [one["text"] for one in await log_of(world, table)]
            credited = [one for one in texts if "log-window-answered-credit" in str(one)]
            assert len(credited) == taken
            if taken:
                assert f"'ms': {late + 1}" in str(credited[0])
            await world.clock.advance(WINDOW_MS)
            spent = 1 - room.state.combatants[ADA].budgets[REACTIONS]
            assert spent == taken


async def test_no_more_is_granted_than_the_room_allows_and_the_quota_holds() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
        await open_window(rooms, table)
        room, seat = await table.at(rooms), table.seats["ada"]
        frame = window(room.state)
        await room.submit(c.SetOptions(settings={"allowance_ms": 100}))
        await world.clock.advance(frame.opened_at + WINDOW_MS + 99 - room.now())
        late = react(ADA, frame.id)
        assert said(await room.submit(late, seat=seat, credit=99)) == "too_late"
        answer = await room.submit(late, seat=seat, credit=9_999)
        assert (answer.refusal, answer.credit) == (None, 100)
