"""Open5e's answers, version 1 and 2: pages of creatures, or one; `next` is never followed."""

from collections.abc import Callable, Iterator, Mapping

from server.imports import fivee, markup
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, feet, first_number, listed, name_of, number, record, words
from server.imports.format import Format
from server.imports.gather import Broken, Entry, gather
from server.imports.model import Creature, External, Imported
from server.imports.source import NotThis, Source

_GROUPS: tuple[tuple[str, fivee.Group], ...] = (
    ("actions", "action"),
    ("bonus_actions", "action"),
    ("reactions", "reaction"),
    ("legendary_actions", "legendary"),
)
_TYPES: dict[str, fivee.Group] = {
    "REACTION": "reaction",
    "LEGENDARY_ACTION": "legendary",
    "LAIR_ACTION": "lair",
}
One = Mapping[str, object]


def _is_first(value: object) -> bool:
    return {"hit_points", "dexterity", "armor_class"} <= record(value).keys()


def _is_second(value: object) -> bool:
    return {"hit_points", "ability_scores", "armor_class"} <= record(value).keys()


def _reader(
    fits: Callable[[object], bool], read_one: Callable[[object], Creature]
) -> Callable[[Source], Imported]:
    def read(source: Source) -> Imported:
        found = gather(_entries(source.json, fits), read_one)
        return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))

    return read


def _entries(value: object, fits: Callable[[object], bool]) -> list[Entry]:
    if fits(value):
        return [("", value)]
    page = dig(value, "results")
    found, name = (page, "results") if isinstance(page, list) else (value, "")
    if isinstance(found, list) and any(fits(one) for one in found):
        return [(f"{name}[{index}]", one) for index, one in enumerate(found)]
    raise NotThis(ReasonCode.OTHER_SHAPE)


def first(value: object) -> Creature:
    """A monster of version 1, which knows no initiative, or Broken."""
    if not _is_first(value):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    one = record(value)
    senses = words(one.get("senses")).casefold().partition("passive perception")[2]
    return fivee.creature(
        name=name_of(one.get("name")),
        hp=number(one.get("hit_points")),
        ac=number(one.get("armor_class")),
        initiative=fivee.modifier(one.get("dexterity")),
        perception=fivee.passive(senses, one.get("perception"), one.get("wisdom")),
        speed=feet(dig(one, "speed", "walk")),
        features=_features(one),
        external=_external(one, "slug", "document__slug"),
    )


def second(value: object) -> Creature:
    """A creature of version 2, or Broken."""
    if not _is_second(value):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    one = record(value)
    dexterity = dig(one, "ability_scores", "dexterity")
    skill, wisdom = dig(one, "skill_bonuses", "perception"), dig(one, "ability_scores", "wisdom")
    stated = number(one.get("initiative_bonus"))
    return fivee.creature(
        name=name_of(one.get("name")),
        hp=number(one.get("hit_points")),
        ac=number(one.get("armor_class")),
        initiative=fivee.modifier(dexterity) if stated is None else stated,
        perception=fivee.passive(one.get("passive_perception"), skill, wisdom),
        speed=feet(first_number(dig(one, "speed", "walk"))),
        features=_typed(one),
        external=_external(one, "key"),
    )


FORMAT_1 = Format(name="open5e-v1", read=_reader(_is_first, first))
FORMAT_2 = Format(name="open5e-v2", read=_reader(_is_second, second))


def _features(one: One) -> Iterator[fivee.Feature]:
    for field, group in _GROUPS:
        for index, feature in enumerate(listed(one.get(field))):
            yield _feature(f"{field}[{index}]", group, feature)


def _typed(one: One) -> Iterator[fivee.Feature]:
    for index, feature in enumerate(listed(one.get("actions"))):
        group = _TYPES.get(words(dig(feature, "action_type")), "action")
        yield _feature(f"actions[{index}]", group, feature)


def _feature(where: str, group: fivee.Group, feature: object) -> fivee.Feature:
    limits = dig(feature, "usage_limits")
    most, per = number(dig(limits, "param")), words(dig(limits, "type"), 30)
    uses = f"{most}/{per.removeprefix('PER_').lower()}" if most and per else None
    text = markup.from_markdown(dig(feature, "desc"))
    name = name_of(dig(feature, "name"))
    return fivee.Feature(where=where, group=group, name=name, marked=text, uses=uses)


def _external(one: One, *keys: str) -> External | None:
    found = [words(one.get(key), 60) for key in keys]
    return External(host="open5e", id="/".join(reversed(found))[:64]) if all(found) else None
