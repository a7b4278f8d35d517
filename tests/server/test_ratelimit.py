"""Rate limits: credits that are used up and come back with time."""

from server.ratelimit import Bucket, Buckets


def test_a_burst_is_allowed_and_then_one_at_a_time() -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take(1_000) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1_499)
    assert bucket.take(1_500)
    assert not bucket.take(1_500)


def test_refused_tries_cost_nothing() -> None:
    bucket = Bucket(1.0, 1)
    assert bucket.take(0)
    assert not any(bucket.take(now) for now in range(0, 1_000, 10))
    assert bucket.take(1_000)


def test_no_more_than_a_burst_is_saved_up() -> None:
    bucket = Bucket(10.0, 2)
    bucket.take(0)
    assert [bucket.take(3_600_000) for _ in range(3)] == [True, True, False]


def test_a_clock_that_goes_back_gives_nothing_and_takes_nothing() -> None:
    bucket = Bucket(1.0, 2)
    assert bucket.take(10_000)
    assert bucket.take(5_000)
    assert not bucket.take(5_000)
    assert bucket.take(6_000)


def test_addresses_do_not_use_up_each_others_credits() -> None:
    buckets = Buckets(1.0, 1)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)


def test_addresses_not_heard_of_for_longest_are_forgotten() -> None:
    buckets = Buckets(0.001, 1, most=3)
    for address in "abc":
        assert buckets.take(address, 0)
    assert not buckets.take("a", 0)
    assert buckets.take("d", 0)
    assert not buckets.take("a", 0), "heard of lately"
    assert buckets.take("b", 0), "forgotten"
