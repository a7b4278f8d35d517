"""Every format, broken in every way: a clear message or what can be kept, never a crash."""

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.imports import SIZE_LIMIT, Imported, ReasonCode, Unreadable, read
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


@pytest.mark.parametrize("file", [one for one in FILES if one.suffix == ".json"])
def test_a_doubled_key_is_told(file: Path) -> None:
    text = file.read_text(encoding="utf-8").strip()
    opened = text.index("{") + 1
    twice = f'{text[:opened]}"_twice": 1, "_twice": 2, {text[opened:]}'
    told = [one.params for one in read(twice.encode()).warnings if one.code == "key_doubled"]
    assert told == [{"key": "_twice"}]


def zipped(entries: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return file.getvalue()


MONSTER = b"<compendium><monster id='1'><name>Wolf</name><hp>11</hp></monster></compendium>"


def reasons(content: bytes) -> list[ReasonCode]:
    with pytest.raises(Unreadable) as caught:
        read(content, "x.zip")
    return [reason for _, reason in caught.value.tried]


def bombs() -> Iterator[tuple[bytes, ReasonCode]]:
    yield zipped({"compendium.xml": b"0" * (40 * 1024 * 1024)}), ReasonCode.ARCHIVE_BOMB
    yield zipped({"compendium.xml": b" " * (2 * 1024 * 1024)}), ReasonCode.ARCHIVE_BOMB
    yield zipped({f"{n}.xml": b"" for n in range(3_000)}), ReasonCode.ARCHIVE_BOMB
    yield zipped({"inner.zip": zipped({"compendium.xml": MONSTER})}), ReasonCode.ARCHIVE
    yield zipped({"compendium.xml": b"<a"}), ReasonCode.BROKEN_XML
    yield zipped({"../compendium.xml": MONSTER}), ReasonCode.ARCHIVE
    yield zipped({"compendium.xml": MONSTER})[:-30], ReasonCode.BROKEN_ARCHIVE


@pytest.mark.parametrize(("content", "reason"), list(bombs()))
def test_an_archive_that_must_not_be_unpacked_is_refused(
    content: bytes, reason: ReasonCode
) -> None:
    assert reasons(content)[0] == reason


def test_a_lying_header_does_not_get_more_unpacked_than_the_limit() -> None:
    honest = zipped({"compendium.xml": MONSTER + b"<!-- " + b"x" * 900_000 + b" -->"})
    size = (900_000 + len(MONSTER) + 9).to_bytes(4, "little")
    assert size in honest
    lying = honest.replace(size, (100).to_bytes(4, "little"))
    assert reasons(lying)[0] in (ReasonCode.BROKEN_ARCHIVE, ReasonCode.BROKEN_XML)


def test_an_entry_outside_the_archive_is_left_out_and_told() -> None:
    found = read(zipped({"compendium.xml": MONSTER, "/etc/compendium.xml": MONSTER}))
    assert [one.name for one in found.creatures] == ["Wolf"]
    assert [one.code for one in found.warnings] == ["entry_outside"]


def test_a_broken_entry_is_told_and_the_others_are_read() -> None:
    found = read(zipped({"compendium.xml": MONSTER, "module.xml": b"<module"}))
    assert [one.name for one in found.creatures] == ["Wolf"]
    assert [one.code for one in found.warnings] == ["entry_unreadable"]


ENTITIES = b"""<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]>
<compendium><monster id="1"><name>&y;</name></monster></compendium>"""
OUTSIDE = b"""<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><compendium>
<monster id="1"><name>&x;</name></monster></compendium>"""


@pytest.mark.parametrize("content", [ENTITIES, OUTSIDE, ENTITIES.decode().encode("utf-16")])
def test_a_document_type_is_never_read(content: bytes) -> None:
    assert reasons(content)[0] == ReasonCode.XML_DOCTYPE


def test_names_that_are_none_in_xml_are_mended() -> None:
    sheet = (FOLDER / "torben-oakshield.dnd4e").read_bytes()
    odd = b"<RESISTANCE_+2>x</RESISTANCE_+2><CORMYR!/><SILVER_TONGUE,>y</SILVER_TONGUE,>"
    found = read(sheet.replace(b"<RulesElementTally>", odd + b"<RulesElementTally>"))
    assert found.creatures[0].hp.max == 58


def test_xml_in_another_encoding_than_it_says_is_read_and_told() -> None:
    text = '<?xml version="1.0" encoding="utf-8"?><compendium><monster id="1"><name>Wölfin</name>'
    found = read(f"{text}<hp>9</hp></monster></compendium>".encode("cp1252"))
    assert found.creatures[0].name == "Wölfin"
    assert "encoding_guessed" in [one.code for one in found.warnings]


def test_xml_with_many_elements_is_refused_before_it_costs_much() -> None:
    many = b"<compendium>" + b"<a/>" * 450_000 + b"</compendium>"
    assert reasons(many)[0] == ReasonCode.TOO_LARGE


def test_only_so_many_reactions_of_a_creature_are_kept_and_the_rest_told() -> None:
    block = {"Name": "Hydra", "HP": 9, "AC": 9}
    block |= {"Reactions": [{"Name": f"Bite {n}", "Content": "It bites."} for n in range(130)]}
    (hydra,) = read(json.dumps(block).encode()).creatures
    assert len(hydra.reactions) == 100
    assert hydra.warnings[-1].params == {"kept": 100}


def test_a_list_of_many_equal_creatures_is_looked_at_only_so_far() -> None:
    block = {"Name": "Rat", "HP": {"Value": 1}, "AC": {"Value": 9}}
    found = read(json.dumps([block] * 3_000).encode())
    assert [one.name for one in found.creatures] == ["Rat"]
    assert found.warnings[-1].where == "[2000]"
