"""Reading ends within its limits, whatever the file; what was found comes through unchanged."""

import json
from pathlib import Path

import pytest

from server.imports import ReasonCode, Unreadable, read
from server.imports.limited import Limits, read_limited

FOLDER = Path(__file__).parent
MEGABYTE = 1024 * 1024


@pytest.mark.parametrize("name", ["ii-encounter.json", "herolab-party.por", "table-rolled.csv"])
def test_the_process_gives_what_reading_gives(name: str) -> None:
    content = (FOLDER / name).read_bytes()
    found = read_limited(content, name)
    assert found == read(content, name)
    assert found.format


def test_what_was_tried_comes_through() -> None:
    with pytest.raises(Unreadable) as caught:
        read_limited(b"<a/>", "a.xml")
    with pytest.raises(Unreadable) as direct:
        read(b"<a/>", "a.xml")
    assert caught.value.tried == direct.value.tried
    assert str(caught.value) == str(direct.value)


def test_chosen_columns_come_through() -> None:
    found = read_limited(b"who,hp\nMira,3\n", columns={"name": "who"})
    assert found.creatures[0].name == "Mira"


def test_what_takes_too_long_is_ended_and_told() -> None:
    rows = b"name,hp,text\n" + b"".join(b"A%d,3,%s\n" % (n, b"x " * 400) for n in range(5_000))
    with pytest.raises(Unreadable) as caught:
        read_limited(rows, "long.csv", limits=Limits(ms=1))
    assert caught.value.tried == (("file", ReasonCode.TOO_SLOW),)
    assert "takes too long" in str(caught.value)


def test_what_needs_too_much_memory_is_ended_and_told() -> None:
    many = json.dumps([{"a": n} for n in range(400_000)]).encode()
    with pytest.raises(Unreadable) as caught:
        read_limited(many, "many.json", limits=Limits(memory=16 * MEGABYTE))
    assert caught.value.tried == (("file", ReasonCode.TOO_HUNGRY),)
    assert "too much memory" in str(caught.value)
