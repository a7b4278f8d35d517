"""Every format, broken in every way: a clear message or what can be kept, never a crash."""

import contextlib
import json
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.imports import SIZE_LIMIT, Imported, Unreadable, read
from server.imports.formats import FORMATS

FOLDER = Path(__file__).parent
FILES = sorted(
    one
    for one in FOLDER.iterdir()
    if one.suffix not in (".py", ".md") and one.is_file() and one.name != "expected.json"
)
Break = Callable[[bytes], bytes]
LONG = 5_000


def truncated(content: bytes) -> bytes:
    return content[: len(content) // 2]


def emptied(content: bytes) -> bytes:
    return b""


def twenty_megabytes(content: bytes) -> bytes:
    return content + b" " * (20 * 1024 * 1024)


def with_rubbish(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + b"\x00\xff\xfe<<{{[[" + content[middle:]


def in_another_encoding(content: bytes) -> bytes:
    return content.decode("utf-8", "replace").encode("utf-16")


def with_latin_letters(content: bytes) -> bytes:
    return content.replace(b"a", "é".encode("cp1252"), 40)


def doubled(content: bytes) -> bytes:
    """Keys, elements and rows that stand there twice."""
    if content[:1] == b"{":
        return b'{"name": 3, "system": [], ' + content.lstrip()[1:]
    return content + content


def numbers_for_texts(content: bytes) -> bytes:
    return changed(content, lambda one: 7 if isinstance(one, str) else one)


def texts_for_numbers(content: bytes) -> bytes:
    return changed(content, lambda one: "many" if isinstance(one, int | float) else one)


def nothing_anywhere(content: bytes) -> bytes:
    return changed(content, lambda one: None)


def lists_for_objects(content: bytes) -> bytes:
    def turned(value: object) -> object:
        if isinstance(value, dict):
            return [turned(one) for one in value.values()]
        return value

    return written(content, turned)


def huge_numbers(content: bytes) -> bytes:
    return changed(content, lambda one: 10**18 if isinstance(one, int | float) else one)


def deep(content: bytes) -> bytes:
    """A value that nests beyond any limit, in the place of the first one."""
    return content.replace(b":", b":" + b"[" * 9_000, 1).replace(b">", b">" + b"<a>" * 9_000, 1)


BREAKS: tuple[Break, ...] = (
    truncated,
    emptied,
    twenty_megabytes,
    with_rubbish,
    in_another_encoding,
    with_latin_letters,
    doubled,
    numbers_for_texts,
    texts_for_numbers,
    nothing_anywhere,
    lists_for_objects,
    huge_numbers,
    deep,
)


def written(content: bytes, change: Callable[[object], object]) -> bytes:
    """The JSON of a file changed; of other files every other text is swapped for a word."""
    try:
        return json.dumps(change(json.loads(content))).encode()
    except ValueError:
        return content.replace(b"1", b"x").replace(b"name", b"1")


def changed(content: bytes, change: Callable[[object], object]) -> bytes:
    def every(value: object) -> object:
        if isinstance(value, dict):
            return {key: every(one) for key, one in value.items()}
        if isinstance(value, list):
            return [every(one) for one in value]
        return change(value)

    return written(content, every)


def test_every_format_has_a_file_here() -> None:
    assert {read(one.read_bytes(), one.name).format for one in FILES} == {f.name for f in FORMATS}


@pytest.mark.parametrize("how", BREAKS, ids=lambda how: how.__name__)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_broken_file_is_kept_in_part_or_refused_with_words(file: Path, how: Break) -> None:
    broken = how(file.read_bytes())
    try:
        found = read(broken, file.name)
    except Unreadable as error:
        assert error.tried
        assert str(error).startswith(f"cannot read {file.name}: it")
        return
    assert not found.is_empty()
    assert Imported.model_validate_json(found.model_dump_json())
    assert len(broken) <= SIZE_LIMIT


@contextlib.contextmanager
def reached() -> Iterator[list[str]]:
    """What Python says of reaching out of the process meanwhile."""
    heard: list[str] = []
    on = True

    def listen(event: str, _: object) -> None:
        if on and event.startswith(("socket.", "urllib.", "http.client.", "subprocess.")):
            heard.append(event)

    # It stays for good: nothing takes such an ear away.
    sys.addaudithook(listen)
    yield heard
    on = False


def test_reading_fetches_nothing_that_a_file_points_to() -> None:
    bait = b"http://127.0.0.1:9/bait"
    xml = b'<!DOCTYPE a SYSTEM "%s"><compendium><monster/></compendium>' % bait
    actor = {"name": "Ada", "type": "npc", "img": bait.decode(), "system": {}, "items": []}
    page = {"count": 1, "next": bait.decode(), "results": [{"slug": "ada", "name": "Ada"}]}
    contents = [*(one.read_bytes() for one in FILES), xml]
    contents += [json.dumps(one).encode() for one in (actor, page)]
    with reached() as heard:
        for content in contents:
            with contextlib.suppress(Unreadable):
                read(content)
        assert heard == []
        socket.socket().close()
        assert heard, "the ear hears"


@pytest.mark.parametrize("file", [one for one in FILES if one.suffix == ".json"])
def test_a_doubled_key_is_told(file: Path) -> None:
    text = file.read_text(encoding="utf-8").strip()
    opened = text.index("{") + 1
    twice = f'{text[:opened]}"_twice": 1, "_twice": 2, {text[opened:]}'
    told = [one.params for one in read(twice.encode()).warnings if one.code == "key_doubled"]
    assert told == [{"key": "_twice"}]
