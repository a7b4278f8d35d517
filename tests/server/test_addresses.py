"""Addresses: of either kind, and what is listened on where."""

import socket

import pytest

from server.addresses import addresses, for_phones
from server.listening import listen
from server.settings import Settings


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("::1", "http://[::1]:80"),
        ("2001:db8::7", "http://[2001:db8::7]:80"),
        ("table.test", "http://table.test:80"),
    ],
)
def test_a_host_is_written_as_browsers_take_it(host: str, known: str) -> None:
    assert addresses(Settings(host=host, port=80)) == [known]
    assert for_phones(Settings(host=host, port=80)) is None


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_everywhere_is_known_by_this_machines_own_addresses(host: str) -> None:
    first, *others = addresses(Settings(host=host, port=80))
    assert first == "http://127.0.0.1:80"
    assert all(one not in (first, f"http://{host}:80") for one in others)


def test_a_public_address_stands_for_all() -> None:
    settings = Settings(host="::", public_url="https://table.example/")
    assert addresses(settings) == ["https://table.example"]
    assert for_phones(settings) == "https://table.example"


def test_everywhere_is_reached_by_addresses_of_either_kind() -> None:
    with listen("::", 0) as listening:
        port = listening.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            with socket.create_connection((host, port), timeout=5):
                pass
