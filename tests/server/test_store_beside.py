"""The store's contract beside the log: deadlines, fields, join codes, expiry, heartbeats."""

from dataclasses import replace

import pytest

from server.store import Outage, Store, Told
from tests.server.stores import FIRST, Backing, nth

pytestmark = pytest.mark.anyio


async def test_a_deadline_is_due_at_its_instant(store: Store, other: Store) -> None:
    await store.create("r", FIRST)
    await store.append("r", nth(1, deadline=5_000))
    assert list(await other.due(4_999, 10)) == []
    assert list(await other.due(5_000, 10)) == ["r"]
    assert list(await other.due(5_000, 10)) == ["r"]


async def test_a_deadline_moves_and_goes_with_the_next_record(store: Store) -> None:
    await store.create("r", FIRST)
    await store.append("r", nth(1, deadline=5_000))
    await store.append("r", nth(2, deadline=7_000))
    assert list(await store.due(6_999, 10)) == []
    assert list(await store.due(7_000, 10)) == ["r"]
    await store.append("r", nth(3))
    assert list(await store.due(9_000_000_000_000, 10)) == []


async def test_the_longest_due_come_first(store: Store) -> None:
    for number in range(30):
        await store.create(f"r{number}", FIRST)
        await store.append(f"r{number}", nth(1, deadline=9_000 - number))
    assert list(await store.due(9_000, 5)) == [f"r{number}" for number in range(29, 24, -1)]
    assert len(await store.due(9_000, 100)) == 30


async def test_a_deleted_room_leaves_nothing(store: Store, other: Store) -> None:
    await store.create("r", FIRST)
    await store.append("r", nth(1, command="x", deadline=5_000))
    await store.put("r", "seat", b"1")
    await store.claim_code("ABCD", "r")
    await other.delete("r")
    assert await store.load("r") is None
    assert list(await store.due(5_000, 10)) == []
    assert await store.fields("r") == {}
    assert await store.room_of("ABCD") is None
    await store.create("r", FIRST)
    assert list(await store.since("r", 0)) == []


async def test_a_room_nobody_touches_expires(backing: Backing, store: Store, brief: Store) -> None:
    await brief.create("r", FIRST)
    await store.append("r", nth(1, command="x", deadline=5_000, snapshot=b"one"))
    await store.put("r", "seat", b"1")
    await brief.claim_code("ABCD", "r")
    await backing.pass_time(backing.brief_ms + 1)
    assert await store.load("r") is None
    assert await store.serial("r") is None
    assert list(await store.since("r", 0)) == []
    assert await store.fields("r") == {}
    assert await store.room_of("ABCD") is None
    assert list(await store.due(9_000, 10)) == [], "load has cleared the deadline"


async def test_a_touched_room_is_kept_with_all_it_has(
    backing: Backing, store: Store, brief: Store
) -> None:
    await brief.create("r", FIRST)
    await brief.claim_code("ABCD", "r")
    await store.touch("r", 20 * backing.brief_ms)
    await store.put("r", "seat", b"1")
    await brief.claim_code("EFGH", "r")
    await store.append("r", nth(1, command="x"))
    await backing.pass_time(2 * backing.brief_ms)
    assert await store.serial("r") == 1
    assert len(await store.since("r", 0)) == 1
    assert await store.fields("r") == {"seat": b"1"}
    assert await store.room_of("ABCD") == "r"
    assert await store.room_of("EFGH") == "r"
    await store.touch("r", 1)
    await backing.pass_time(2)
    assert await store.load("r") is None
    assert await store.room_of("ABCD") is None
    assert list(await store.since("r", 0)) == []


async def test_fields_are_kept_changed_and_forgotten(store: Store, other: Store) -> None:
    await store.create("r", FIRST)
    await store.put("r", "a", b"1")
    await store.put("r", "b", b"")
    await other.put("r", "a", b"\x002")
    assert await store.fields("r") == {"a": b"\x002", "b": b""}
    await store.put("r", "a", None)
    assert await other.fields("r") == {"b": b""}


async def test_of_two_who_change_a_field_one_succeeds(store: Store, other: Store) -> None:
    await store.create("r", FIRST)
    assert await store.swap("r", "lease", b"", b"mine")
    assert await store.swap("r", "lease", b"", b"mine"), "the same again"
    assert not await other.swap("r", "lease", b"", b"yours")
    assert await other.swap("r", "lease", b"mine", b"yours")
    assert not await store.swap("r", "lease", b"mine", b"mine again")
    assert await store.fields("r") == {"lease": b"yours"}
    assert not await store.swap("none", "lease", b"", b"mine")


async def test_a_room_that_is_gone_gets_no_fields(store: Store) -> None:
    await store.put("r", "a", b"1")
    assert await store.fields("r") == {}


async def test_a_code_is_claimed_once(store: Store, other: Store) -> None:
    assert await store.claim_code("ABCD", "r")
    assert not await other.claim_code("ABCD", "s")
    assert await store.claim_code("ABCD", "r"), "a repeat is no theft"
    assert await other.room_of("ABCD") == "r"
    await other.release_code("ABCD")
    assert await store.room_of("ABCD") is None
    assert await other.claim_code("ABCD", "s")
    await store.delete("r")
    assert await store.room_of("ABCD") == "s"


async def test_a_gap_between_heartbeats_is_told_once(
    backing: Backing, store: Store, other: Store
) -> None:
    assert await store.beat() is None
    assert await other.beat() is None
    await backing.silence(5_000)
    gaps = [await one.beat() for one in (store, other, store)]
    gap = gaps[0]
    assert isinstance(gap, Outage)
    assert gaps[1:] == [None, None]
    assert 5_000 <= gap.end - gap.start < 8_000
    assert list(await other.outages(0)) == [gap]
    assert list(await other.outages(gap.end - 1)) == [gap]
    assert list(await other.outages(gap.end)) == []


async def test_a_short_silence_is_no_outage(backing: Backing, store: Store) -> None:
    await store.beat()
    await backing.silence(1_000)
    assert await store.beat() is None
    assert list(await store.outages(0)) == []


async def test_a_deleted_room_leaves_no_key(backing: Backing, store: Store) -> None:
    await store.create("gone", FIRST)
    request = replace(nth(1, command="x", deadline=5_000, snapshot=b"one"), lines=b"l", mark=True)
    await store.append("gone", request)
    await store.append("gone", nth(2, command="y", deadline=6_000))
    await store.put("gone", "seat", b"1")
    assert await store.claim_code("ABCD", "gone")
    assert await backing.traces("gone") >= 8
    await store.delete("gone")
    assert await backing.traces("gone") == 0
    assert await backing.traces("ABCD") == 0


async def test_who_is_there_is_told_and_kept_for_a_moment(
    backing: Backing, store: Store, other: Store
) -> None:
    for room in ("r", "s"):
        await store.create(room, FIRST)
    assert await store.tell("one", {}, 600) == {}
    assert await store.tell("one", {"r": b"a\nb", "s": b"", "gone": b"x"}, 600) == {
        "r": {"one": b"a\nb"},
        "s": {},
        "gone": {},
    }
    assert await other.tell("two", {"r": b"b"}, 60_000) == {"r": {"one": b"a\nb", "two": b"b"}}
    await backing.pass_time(700)
    assert await other.tell("two", {"r": b"c"}, 600) == {"r": {"two": b"c"}}
    assert await other.tell("two", {"r": b""}, 600) == {"r": {}}


async def test_who_watches_a_room_is_told_who_is_there(store: Store, other: Store) -> None:
    await store.create("r", FIRST)
    async with store.watch("r") as news:
        assert await anext(news) is None
        await other.tell("two", {"r": b""}, 600)
        await other.tell("two", {"r": b"x\ny"}, 600)
        assert await anext(news) == Told("two", b"x\ny")
        await other.tell("two", {"r": b""}, 600)
        assert await anext(news) == Told("two", b"")
        await store.append("r", nth(1))
        assert await anext(news) == nth(1).record


async def test_a_value_kept_once_stays(store: Store, other: Store) -> None:
    assert await store.keep_once("key", b"first") == b"first"
    assert await other.keep_once("key", b"second") == b"first"
    assert await other.keep_once("other", b"second") == b"second"
