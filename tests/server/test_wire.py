"""Frames from clients: what is read, and what is refused without harm."""

import math

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server import wire
from server.wire import BadMessage, read, tame

HELLO = {"t": "hello", "token": "k", "room": "r", "conn": "c"}
DO = {"t": "do", "id": "1", "cmd": {"type": "tick"}}
SEEN = {"t": "seen", "window": "w", "actor": "a", "stage": "shown"}


@pytest.mark.parametrize(
    ("frame", "kind"),
    [
        (HELLO, wire.Hello),
        ({**HELLO, "client": {"kind": "phone", "language": "it"}}, wire.Hello),
        ({**HELLO, "client": {"kind": "phone", "screen": "large"}, "colour": 3}, wire.Hello),
        (DO, wire.Do),
        ({**DO, "rev": 12}, wire.Do),
        ({**DO, "cmd": {}}, wire.Do),
        ({"t": "ping", "c": 1}, wire.Ping),
        ({"t": "ping", "c": 1.5}, wire.Ping),
        (SEEN, wire.Seen),
        ({"t": "here", "visible": False}, wire.Here),
    ],
)
def test_a_good_frame_is_read(frame: dict[str, object], kind: type) -> None:
    assert isinstance(read(orjson.dumps(frame)), kind)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "nul",
        "{'t': 'ping'}",
        '{"t":"ping","c":1} {"t":"ping","c":2}',
        "NaN",
        '{"t":"ping","c":NaN}',
        '{"t":"ping","c":Infinity}',
        '{"t":"ping","c":1e400}',
        '{"t":"ping","c":' + "9" * 400 + "}",
        '{"t":"hello","token":"\\ud800","room":"r","conn":"c"}',
        '{"t":"here","visible":true}\ud800',
        "[" * 5_000,
        '{"a":' * 5_000,
        b"\xff\xfe",
        b'{"t":"ping","c":1}\x00',
        "\ufeff" + '{"t":"ping","c":1}',
    ],
)
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadMessage, match="not JSON"):
        read(text)


@pytest.mark.parametrize(
    "frame",
    [
        None,
        1,
        "ping",
        [],
        {},
        {"t": None},
        {"t": 1},
        {"t": "welcome"},
        {"t": ["do"]},
        {"t": "ping"},
        {"t": "ping", "c": None},
        {"t": "ping", "c": "soon"},
        {"t": "here"},
        {"t": "here", "visible": "perhaps"},
        {**SEEN, "stage": "read"},
        {**SEEN, "actor": 5},
        {**SEEN, "window": "w" * 81},
        {**DO, "id": ""},
        {**DO, "id": 7},
        {**DO, "id": "7" * 81},
        {**DO, "cmd": None},
        {**DO, "cmd": "end_turn"},
        {**DO, "cmd": [1]},
        {**DO, "rev": "now"},
        {**HELLO, "conn": ""},
        {**HELLO, "token": "k" * 201},
        {**HELLO, "room": ["r"]},
        {**HELLO, "client": {"kind": "k" * 41}},
        {**HELLO, "client": None},
        {"t": "hello"},
    ],
)
def test_what_is_json_but_no_frame_is_refused_by_the_name_of_its_place(frame: object) -> None:
    with pytest.raises(BadMessage):
        read(orjson.dumps(frame))


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (2**53 + 1, "large"),
        (-(2**60), "large"),
        (1e300, "large"),
        (math.inf, "large"),
        ("x" * 4_001, "long"),
        ({"x" * 4_001: 1}, "long"),
        ([[[[[[[[[[[[[1]]]]]]]]]]]]], "deep"),
    ],
)
def test_what_no_honest_client_sends_is_refused(value: object, why: str) -> None:
    with pytest.raises(BadMessage, match=why):
        tame({"t": "do", "id": "1", "cmd": {"type": "x", "value": value}})


def test_what_is_wild_hides_nowhere() -> None:
    for wild in ({"a": [1, {"b": 2**54}]}, [[{"c": ["y" * 5_000]}]], {"d": {"e" * 4_001: 0}}):
        with pytest.raises(BadMessage):
            tame(wild)


@pytest.mark.parametrize("value", [0, True, 2**53, -(2**53), 0.5, "x" * 4_000, None, [], {"a": []}])
def test_what_an_honest_client_sends_is_tame(value: object) -> None:
    tame(value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)
FIELDS = (*wire.Hello.model_fields, *wire.Do.model_fields, *wire.Seen.model_fields, "c", "visible")
NEARLY = st.fixed_dictionaries(
    {"t": st.sampled_from(["hello", "do", "ping", "seen", "here", "bye"])},
    optional={name: JSON for name in FIELDS if name != "t"},
)


def reads_or_refuses(text: str | bytes) -> None:
    try:
        read(text)
    except BadMessage as error:
        assert str(error)


@settings(deadline=None)
@given(st.binary() | st.text())
def test_arbitrary_bytes_and_texts_are_read_or_refused(text: str | bytes) -> None:
    reads_or_refuses(text)


@settings(deadline=None)
@given(JSON | NEARLY)
def test_arbitrary_json_is_read_or_refused(value: object) -> None:
    try:
        text = orjson.dumps(value)
    except orjson.JSONEncodeError:
        # Integers beyond 64 bits and lone surrogates are none of its JSON.
        return
    reads_or_refuses(text)


@settings(deadline=None)
@given(st.text(alphabet='{}[]":,0123456789.eE+-tfnulrase\\ ud8', max_size=60))
def test_what_looks_like_json_is_read_or_refused(text: str) -> None:
    reads_or_refuses(text)


def test_the_error_names_the_place() -> None:
    with pytest.raises(BadMessage, match=r"here\.visible"):
        read('{"t":"here","visible":"perhaps"}')


def test_sections_are_put_together_as_they_were_encoded() -> None:
    head = wire.frame("update", seq=1, now=2)
    parts = {"order": b'{"round":1}', "log": b"[]"}
    assert orjson.loads(wire.sections(head, wire.joined(parts), {"events": []})) == {
        "t": "update",
        "seq": 1,
        "now": 2,
        "sections": {"order": {"round": 1}, "log": []},
        "events": [],
    }
    assert orjson.loads(wire.sections(head, b"", {}))["sections"] == {}
