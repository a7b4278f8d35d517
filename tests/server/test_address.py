"""Where a store is: every form of a URL, and what is said of others."""

import pytest

from server.store.address import Address, Kind, read_address, uses_tls


@pytest.mark.parametrize(
    ("url", "kind", "options"),
    [
        ("redis://host:7000/2", "single", {"host": "host", "port": 7000, "db": 2}),
        ("redis://ann:s%40x@host", "single", {"username": "ann", "password": "s@x"}),
        ("unix:///run/a%20b.sock?db=1", "single", {"path": "/run/a b.sock", "db": 1}),
        ("redis+sentinel://:pw@a/mine/3", "sentinel", {"password": "pw", "db": 3}),
        ("redis+cluster://ann:pw@a,b", "cluster", {"username": "ann", "password": "pw"}),
    ],
)
def test_options_are_read(url: str, kind: Kind, options: dict[str, object]) -> None:
    found = read_address(url)
    assert found.kind == kind
    assert options.items() <= found.options.items()


def test_hosts_are_read() -> None:
    assert read_address("redis+sentinel://a:1,b,[::1]:3/mine") == Address(
        kind="sentinel",
        options={},
        hosts=[("a", 1), ("b", 26379), ("::1", 3)],
        service="mine",
    )
    found = read_address("redis+cluster://a,b:7001")
    assert found.hosts == [("a", 6379), ("b", 7001)]


def test_tls_is_chosen_by_the_scheme() -> None:
    for url in ("rediss://a", "rediss+sentinel://a/mine", "rediss+cluster://a"):
        assert uses_tls(read_address(url))
        assert not uses_tls(read_address(url.replace("rediss", "redis")))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("http://a", "must specify one of"),
        ("memcached+cluster://a", "no such kind of store"),
        ("redis+ring://a", "no such kind of store"),
        ("redis+sentinel://a:1", "service"),
        ("redis+cluster://", "no host"),
        ("redis+cluster://a/2", "no databases"),
        ("redis://a:port", "Port"),
    ],
)
def test_what_cannot_be_read_is_said_with_the_forms_that_can(url: str, said: str) -> None:
    with pytest.raises(ValueError, match=said) as error:
        read_address(url)
    assert "redis+sentinel://one:26379,two:26379/mymaster/0" in str(error.value)
