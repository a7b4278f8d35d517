"""The store's contract over a room's life: its beginning, what is forgotten, its end."""

from dataclasses import replace

import anyio
import pytest

from server.store import Appended, Conflict, Loaded, Repeated, Snapshot, Store
from tests.server.stores import FIRST, LIMIT, nth
from tests.server.test_store import kept

pytestmark = pytest.mark.anyio


async def test_a_room_can_be_made_with_what_happened_in_it(store: Store, other: Store) -> None:
    records = [nth(number).record for number in (1, 2, 3)]
    await store.create("r", FIRST, records, lines=b"before", deadline=5_000)
    assert list(await other.lines("r")) == [b"before"]
    assert list(await other.due(5_000, 9)) == ["r"]
    assert await other.load("r") == Loaded(snapshot=FIRST, records=tuple(records))
    assert await other.append("r", nth(4)) == Appended()
    assert await other.serial("r") == 4


async def test_the_record_behind_the_mark_before_is_forgotten(store: Store, other: Store) -> None:
    await kept(store, nth(1, command="x"))
    two = replace(nth(2, snapshot=b"two"), mark=True)
    assert await store.append("r", two) == Appended()
    assert await store.append("r", nth(3)) == Appended()
    assert await other.beginning("r") == FIRST
    assert len(await other.since("r", 0)) == 3
    four = replace(nth(4, snapshot=b"four"), mark=True)
    assert await store.append("r", four) == Appended()
    assert await other.beginning("r") == Snapshot(serial=2, chain="c2", state=b"two")
    assert [one.serial for one in await other.since("r", 0)] == [3, 4]
    assert [one.serial for one in await other.history("r", 9)] == [3, 4]
    loaded = Loaded(snapshot=Snapshot(serial=4, chain="c4", state=b"four"), records=())
    assert await other.load("r") == loaded
    assert await store.append("r", four) == Appended(), "a repeat is recognised"
    assert await store.append("r", nth(5, command="x")) == Repeated(1), "ids are remembered"
    assert await store.append("r", nth(5)) == Appended()


async def test_the_readable_log_outlives_the_record(store: Store, other: Store) -> None:
    await kept(store)
    for number in (1, 2):
        request = nth(number, snapshot=b"s")
        await store.append("r", replace(request, lines=b"part %d" % number, mark=True))
    await store.append("r", nth(3))
    assert list(await other.lines("r")) == [b"part 1", b"part 2"]
    assert await other.beginning("nowhere") is None
    assert list(await other.lines("nowhere")) == []


async def test_who_watches_a_room_hears_of_its_end(store: Store, other: Store) -> None:
    await kept(store)
    with anyio.fail_after(LIMIT):
        async with other.watch("r") as records:
            assert await anext(records) is None
            await store.delete("r")
            assert await anext(records) is None


async def test_the_same_events_of_another_instant_are_somebody_elses(store: Store) -> None:
    """Two processes find the same deadline over: one of them is first, to the millisecond."""
    first = nth(1)
    await store.create("r", FIRST)
    assert await store.append("r", first) == Appended()
    later = replace(first, record=replace(first.record, at=first.record.at + 1))
    assert await store.append("r", later) == Conflict()
    assert await store.append("r", first) == Appended()
    assert list(await store.since("r", 0)) == [first.record]
