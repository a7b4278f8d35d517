"""Settings: the command line before the environment before the defaults, refused early."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from server.__main__ import parser, read_settings
from server.settings import Settings, read_environment


@pytest.fixture(autouse=True)
def _no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REDIS_URL", "PUBLIC_URL", "DATA_DIR", "HOST", "PORT"):
        monkeypatch.delenv(f"OFFTURN_{name}", raising=False)


def told(*words: str) -> Settings:
    """The settings of a command line."""
    return read_settings(parser().parse_args(words))


def test_serving_is_for_this_machine_and_the_demo_for_its_network() -> None:
    assert (told("serve").host, told("serve").port) == ("127.0.0.1", 8000)
    assert told("demo").host == "0.0.0.0"
    assert told("demo", "--host", "127.0.0.1").host == "127.0.0.1"


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OFFTURN_PORT", "9000")
    monkeypatch.setenv("OFFTURN_HOST", "192.0.2.1")
    monkeypatch.setenv("OFFTURN_DATA_DIR", "/srv/rooms")
    monkeypatch.setenv("OFFTURN_REDIS_URL", "redis://store:6379/2")
    monkeypatch.setenv("OFFTURN_PUBLIC_URL", "https://table.example")
    for command in ("serve", "demo"):
        found = told(command)
        assert (found.host, found.port) == ("192.0.2.1", 9000)
        assert found.data_dir == Path("/srv/rooms")
        assert found.redis_url == "redis://store:6379/2"
        assert found.public_url == "https://table.example"


def test_the_command_line_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OFFTURN_PORT", "9000")
    monkeypatch.setenv("OFFTURN_REDIS_URL", "redis://store:6379")
    found = told("serve", "--port", "9001", "--redis-url", "unix:///run/store.sock")
    assert (found.port, found.redis_url) == (9001, "unix:///run/store.sock")


def test_an_empty_variable_says_nothing() -> None:
    assert read_environment({"OFFTURN_PORT": "", "OFFTURN_REDIS_URL": ""}) == {}
    assert read_environment({"PORT": "1", "OFFTURN_COLOUR": "red"}) == {}


def test_several_folders_of_packs_can_be_given() -> None:
    assert told("serve", "--packs", "a", "--packs", "b").packs == (Path("a"), Path("b"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "-1"),
        ("port", "65536"),
        ("port", "http"),
        ("redis_url", "localhost:6379"),
        ("redis_url", "http://store"),
        ("public_url", "table.example"),
        ("public_url", "javascript:alert(1)"),
        ("colour", "red"),
    ],
)
def test_what_makes_no_sense_is_refused_by_its_name(name: str, value: str) -> None:
    with pytest.raises(ValidationError, match=name):
        Settings.model_validate({name: value})


def test_settings_do_not_change() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Settings().port = 1  # type: ignore[misc]
