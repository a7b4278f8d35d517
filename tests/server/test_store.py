"""The store's contract: one suite for the store in memory and a real Valkey."""

from collections import Counter

import anyio
import pytest

from server.store import (
    Append,
    Appended,
    Conflict,
    Loaded,
    Record,
    Repeated,
    RoomTaken,
    Snapshot,
    Store,
)
from tests.server.stores import FIRST, LIMIT, Backing, nth

pytestmark = pytest.mark.anyio


async def kept(store: Store, *requests: Append) -> list[Record]:
    """A room "r" with these records."""
    await store.create("r", FIRST)
    for request in requests:
        assert await store.append("r", request) == Appended()
    return [request.record for request in requests]


async def test_a_new_room_is_its_snapshot(store: Store, other: Store) -> None:
    await kept(store)
    assert await other.load("r") == Loaded(snapshot=FIRST, records=())
    assert await other.serial("r") == 0


async def test_a_room_is_created_once(store: Store, other: Store) -> None:
    await kept(store)
    with pytest.raises(RoomTaken):
        await other.create("r", FIRST)


async def test_a_room_that_never_was_is_none(store: Store) -> None:
    assert await store.load("r") is None
    assert await store.serial("r") is None
    assert list(await store.since("r", 0)) == []
    assert list(await store.history("r", 10)) == []
    assert await store.append("r", nth(1)) == Conflict()


async def test_another_process_reads_what_was_appended(store: Store, other: Store) -> None:
    one, two, three = await kept(store, nth(1), nth(2, command="x"), nth(3))
    assert list(await other.since("r", 1)) == [two, three]
    assert list(await other.history("r", 2)) == [two, three]
    assert list(await other.history("r", 9)) == [one, two, three]
    assert await other.serial("r") == 3
    assert await other.load("r") == Loaded(snapshot=FIRST, records=(one, two, three))


async def test_serials_may_leap_over_the_events_of_one_record(store: Store) -> None:
    await kept(store)
    leap = nth(40)
    request = Append(expected_serial=0, expected_chain="c0", record=leap.record, deadline=None)
    assert await store.append("r", request) == Appended()
    assert await store.append("r", nth(41)) == Appended()
    assert [one.serial for one in await store.since("r", 40)] == [41]
    assert len(await store.since("r", 39)) == 2


async def test_bytes_come_back_as_they_were(store: Store) -> None:
    await kept(store)
    record = Record(
        serial=1, chain="c", at=7, command='a "b"\n', events=b"\r\n\x00\xff", cause=b"\n{}"
    )
    request = Append(expected_serial=0, expected_chain="c0", record=record, deadline=None)
    assert await store.append("r", request) == Appended()
    assert list(await store.since("r", 0)) == [record]


async def test_a_record_must_be_newer_than_the_one_before(store: Store) -> None:
    await kept(store)
    request = Append(expected_serial=1, expected_chain="c", record=nth(1).record, deadline=None)
    with pytest.raises(ValueError, match="cannot be 1"):
        await store.append("r", request)


async def test_a_snapshot_stands_for_the_records_before_it(store: Store) -> None:
    records = await kept(store, nth(1), nth(2, snapshot=b"two"), nth(3))
    snapshot = Snapshot(serial=2, chain="c2", state=b"two")
    assert await store.load("r") == Loaded(snapshot=snapshot, records=(records[2],))
    assert list(await store.since("r", 0)) == records


async def test_a_stale_serial_is_a_conflict(store: Store, other: Store) -> None:
    records = await kept(store, nth(1))
    assert await other.append("r", nth(1, by="other")) == Conflict()
    assert list(await store.since("r", 0)) == records


async def test_a_wrong_chain_is_a_conflict(store: Store) -> None:
    records = await kept(store, nth(1))
    request = nth(2)
    forked = Append(expected_serial=1, expected_chain="other", record=request.record, deadline=None)
    assert await store.append("r", forked) == Conflict()
    assert list(await store.since("r", 0)) == records


async def test_a_repeated_command_is_told_where_it_took_effect(store: Store, other: Store) -> None:
    first = nth(1, command="x")
    records = await kept(store, first, nth(2))
    assert await other.append("r", first) == Repeated(first.record.serial)
    assert await other.append("r", nth(3, command="x")) == Repeated(first.record.serial)
    assert list(await store.since("r", 0)) == records


async def test_a_repeat_without_command_is_recognised(store: Store) -> None:
    records = await kept(store, nth(1), nth(2))
    assert await store.append("r", nth(2)) == Appended()
    assert await store.append("r", nth(1)) == Appended()
    assert list(await store.since("r", 0)) == records


async def test_a_command_id_is_forgotten_after_its_time(
    backing: Backing, store: Store, brief: Store
) -> None:
    await kept(store)
    await store.touch("r", 10 * backing.brief_ms)
    await store.append("r", nth(1, command="x"))
    await backing.pass_time(backing.brief_ms + 1)
    second = nth(2, command="x")
    assert await brief.append("r", second) == Appended()
    assert await store.append("r", nth(3, command="x")) == Repeated(second.record.serial)


async def test_command_ids_of_rooms_are_apart(store: Store) -> None:
    await kept(store, nth(1, command="x"))
    await store.create("s", FIRST)
    assert await store.append("s", nth(1, command="x")) == Appended()


async def test_a_hundred_appends_at_once_leave_no_gap_and_no_double(
    store: Store, other: Store
) -> None:
    await kept(store)

    async def play(by: Store, command: str) -> None:
        while True:
            last = await by.history("r", 1)
            number, chain = (last[0].serial, last[0].chain) if last else (0, "c0")
            record = nth(number + 1, command=command, by=command).record
            request = Append(
                expected_serial=number, expected_chain=chain, record=record, deadline=None
            )
            if await by.append("r", request) != Conflict():
                return

    with anyio.fail_after(60):
        async with anyio.create_task_group() as group:
            for number in range(100):
                group.start_soon(play, (store, other)[number % 2], f"command {number}")
    records = await store.since("r", 0)
    assert [one.serial for one in records] == list(range(1, 101))
    assert set(Counter(one.command for one in records).values()) == {1}


async def test_a_publication_reaches_every_process_once(store: Store, other: Store) -> None:
    await kept(store)
    with anyio.fail_after(LIMIT):
        async with store.watch("r") as own, other.watch("r") as others:
            assert (await anext(own), await anext(others)) == (None, None)
            for number in (1, 2, 3):
                await (store, other)[number % 2].append("r", nth(number))
            for records in (own, others):
                heard = [await anext(records) for _ in range(3)]
                assert heard == [nth(number).record for number in (1, 2, 3)]


async def test_watches_come_and_go_without_losing_records(store: Store) -> None:
    await kept(store)
    with anyio.fail_after(LIMIT):
        for number in range(1, 20):
            async with store.watch("r") as first, store.watch("r") as second:
                assert await anext(first) is None
                await store.append("r", nth(number))
                for records in (first, second):
                    while (heard := await anext(records)) is None:
                        pass
                    assert heard == nth(number).record


async def test_a_watch_hears_its_own_room_only(store: Store) -> None:
    await kept(store)
    await store.create("s", FIRST)
    with anyio.fail_after(LIMIT):
        async with store.watch("s") as records:
            assert await anext(records) is None
            await store.append("r", nth(1))
            await store.append("s", nth(1, by="s"))
            assert await anext(records) == nth(1, by="s").record
