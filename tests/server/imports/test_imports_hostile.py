"""Archives, documents and lists that are made to do harm: refused, or read so far and told."""

import io
import json
import zipfile
from collections.abc import Iterator

import pytest

from server.imports import ReasonCode, Unreadable, read
from tests.server.imports.test_imports_malformed import FOLDER


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
