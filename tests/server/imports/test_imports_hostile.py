"""Whatever a file holds, reading it gives a document or Unreadable, and soon."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.imports import SIZE_LIMIT, ReasonCode, Unreadable, read
from server.imports.model import Imported
from server.imports.unreadable import Unreadable as Direct

FOLDER = Path(__file__).parent
SHEETS = [
    path.read_bytes()
    for path in sorted(FOLDER.glob("[id]*.json"))
    if path.stat().st_size < 12_000 and path.name != "expected.json"
]
DEEP = 100_000
BLOCK = '{"Name": "A", "HP": 1, "AC": 1, "Abilities": %s}'


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", ReasonCode.EMPTY),
        (b" \n\t ", ReasonCode.EMPTY),
        (b"x" * (SIZE_LIMIT + 1), ReasonCode.TOO_LARGE),
        (b"\x89PNG\r\n\x1a\n\x00\x00", ReasonCode.PICTURE),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", ReasonCode.PICTURE),
        (b"%PDF-1.7", ReasonCode.PDF),
        (b"PK\x03\x04\x14\x00", ReasonCode.ARCHIVE),
        (b"\x00\x01\x00\x00\x00\xff\xff\xff\xff\x01", ReasonCode.PROGRAM_STATE),
        (b"name,hp\n\x00,3\n", ReasonCode.NOT_TEXT),
        ("name,hp\nA,3\n".encode("utf-16-le"), ReasonCode.NOT_TEXT),
        (b"\xef\xbb\xbf\xff\xfe", ReasonCode.NOT_TEXT),
        (b"\xef\xbb\xbf{}", ReasonCode.OTHER_SHAPE),
        (b"{}", ReasonCode.OTHER_SHAPE),
        (b"[]", ReasonCode.OTHER_SHAPE),
        (b"[[], {}, 3, null]", ReasonCode.OTHER_SHAPE),
        (b'{"Name": "A", "HP": {"Val', ReasonCode.BROKEN_JSON),
        (b'{"Name": "A", "HP": NaN, "AC": 1}', ReasonCode.BROKEN_JSON),
        (b'{"Name": "A", "HP": 1e999, "AC": 1}', ReasonCode.BROKEN_JSON),
        (b"[" * DEEP, ReasonCode.TOO_DEEP),
        (b"[" * DEEP + b"]" * DEEP, ReasonCode.TOO_DEEP),
        (b'{"a":' * DEEP, ReasonCode.TOO_DEEP),
        ((BLOCK % ("[" * 500 + "]" * 500)).encode(), ReasonCode.TOO_DEEP),
        (b"<?xml version='1.0'?><a/>", ReasonCode.NO_TABLE),
        (b"just some words, really", ReasonCode.NO_NAME_COLUMN),
        (b"name,hp\n", ReasonCode.NO_CREATURES),
        (b'{"type": "action", "system": {"actionType": {"value": "reaction"}}}', "no_creatures"),
    ],
)
def test_what_cannot_be_read_says_why(content: bytes, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(content, "sheet")
    assert reason in [code for _, code in caught.value.tried]


def test_every_reason_has_words() -> None:
    for code in ReasonCode:
        assert "cannot read x: " in str(Direct([("csv", code)], "x"))


@pytest.mark.parametrize("value", ["1" * 400, "-" + "9" * 30, "1e300", "true", '"9"', "[3]", "{}"])
def test_odd_numbers_are_left_out_or_understood(value: str) -> None:
    try:
        (creature,) = read(f'{{"Name": "A", "HP": {value}, "AC": {{}}}}'.encode()).creatures
    except Unreadable:
        return
    assert creature.hp.max in (None, 9)


def test_scripts_never_reach_the_text() -> None:
    html = "<!-- <b> --><script>alert(1)</script><p onclick='x'>When hit, <b>duck</b>.</p>"
    block = {"Name": "A", "HP": 1, "AC": 1, "Reactions": [{"Name": "Duck", "Content": html}]}
    (reaction,) = read(json.dumps(block).encode()).creatures[0].reactions
    assert reaction.text == "When hit, duck."


def test_a_thousand_creatures_are_kept_and_the_rest_told() -> None:
    found = read(b"name\n" + b"".join(b"A%d\n" % i for i in range(1200)))
    assert (len(found.creatures), found.warnings[-1].code) == (1000, "too_many")


def test_unclosed_tags_and_comments_cost_little() -> None:
    for text in ("<a " * 9000, "<!--" * 9000, "<" * 30_000, "@Damage[" * 4000, "*a" * 9000):
        actions = [{"Name": "x", "Content": text}] * 30
        block = {"Name": "A", "HP": 1, "AC": 1, "Reactions": actions}
        attempt(json.dumps(block).encode())


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)


def attempt(content: bytes) -> None:
    try:
        found = read(content)
    except Unreadable as unreadable:
        assert unreadable.tried
    else:
        assert Imported.model_validate_json(found.model_dump_json())


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    attempt(content)


@settings(deadline=None)
@given(values)
def test_any_json_is_read_or_refused(value: object) -> None:
    attempt(json.dumps(value).encode())


@settings(deadline=None)
@given(st.lists(st.lists(st.text(max_size=12), max_size=4), max_size=6), st.sampled_from(",;\t"))
def test_any_table_is_read_or_refused(rows: list[list[str]], delimiter: str) -> None:
    lines = ["name,hp,init,trigger".replace(",", delimiter), *map(delimiter.join, rows)]
    attempt("\n".join(lines).encode("utf-8", "replace"))


def paths(value: object) -> list[tuple[str | int, ...]]:
    """Every place in some JSON."""
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        return [(), *((key, *rest) for key, one in inner for rest in paths(one))]
    return [()]


def replaced(value: object, path: tuple[str | int, ...], new: object) -> object:
    if not path:
        return new
    if isinstance(value, dict):
        return {k: replaced(v, path[1:], new) if k == path[0] else v for k, v in value.items()}
    assert isinstance(value, list)
    return [replaced(v, path[1:], new) if i == path[0] else v for i, v in enumerate(value)]


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_a_sheet_with_anything_in_the_wrong_place_is_read_or_refused(data: st.DataObject) -> None:
    sheet = json.loads(data.draw(st.sampled_from(SHEETS)))
    for _ in range(data.draw(st.integers(1, 4))):
        path = data.draw(st.sampled_from(paths(sheet)))
        sheet = replaced(sheet, path, data.draw(values))
    attempt(json.dumps(sheet).encode())
