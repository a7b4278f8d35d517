"""Encounter+ version 5: a list of monsters in a JSON game system."""

from collections.abc import Iterator, Mapping

from server.imports import fivee, markup
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, feet, listed, name_of, number, record, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Creature, External, Imported
from server.imports.source import NotThis, Source

_GROUPS: tuple[tuple[str, fivee.Group], ...] = (
    ("actions", "action"),
    ("reactions", "reaction"),
    ("legendaryActions", "legendary"),
)


def read(source: Source) -> Imported:
    """Every monster of the file."""
    value = source.json
    found = value if isinstance(value, list) else [value]
    if not any(_is_monster(one) for one in found):
        raise NotThis(ReasonCode.OTHER_SHAPE)
    gathered = gather(((f"[{index}]", one) for index, one in enumerate(found)), creature)
    return Imported(creatures=tuple(gathered.creatures), warnings=tuple(gathered.warnings))


FORMAT = Format(name="encounterplus-json", read=read)


def _is_monster(value: object) -> bool:
    return "name" in record(value) and {"hp", "abilities"} <= record(dig(value, "data")).keys()


def creature(value: object) -> Creature:
    """One monster as a creature, or Broken."""
    if not _is_monster(value):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    data, key = record(dig(value, "data")), words(dig(value, "id"))[:64]
    abilities = record(data.get("abilities"))
    stated = number(data.get("initiativeBonus"))
    skill = dig(data, "skills", "perception")
    return fivee.creature(
        name=name_of(dig(value, "name")),
        hp=number(data.get("hp")),
        ac=number(data.get("ac")),
        initiative=fivee.modifier(abilities.get("dex")) if stated is None else stated,
        perception=fivee.passive(data.get("passivePerception"), skill, abilities.get("wis")),
        speed=feet(dig(data, "speed", "walk")),
        features=_features(data),
        external=External(host="encounterplus", id=key) if key else None,
    )


def _features(data: Mapping[str, object]) -> Iterator[fivee.Feature]:
    for field, group in _GROUPS:
        for index, one in enumerate(listed(data.get(field))):
            yield fivee.Feature(
                where=f"{field}[{index}]",
                group=group,
                name=name_of(dig(one, "name")),
                marked=markup.from_markdown(dig(one, "text")),
                uses=words(dig(one, "usage"), 60) or None,
            )
