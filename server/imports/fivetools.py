"""5etools' bestiary: `{"monster": […]}`, or one creature as its page shows it."""

import re
from collections.abc import Iterator, Mapping

from server.imports import fivee, fivetools_lair, markup
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, feet, first_number, listed, name_of, number, record, words
from server.imports.format import Format
from server.imports.gather import Broken, Entry, gather
from server.imports.model import Creature, External, Imported
from server.imports.source import NotThis, Source

_GROUPS: tuple[tuple[str, fivee.Group], ...] = (
    ("action", "action"),
    ("bonus", "action"),
    ("reaction", "reaction"),
    ("legendary", "legendary"),
    ("mythic", "legendary"),
)
_TAG = re.compile(r"\{@(\w{1,30})\s?([^{}]{0,400})\}")
_ATTACKS = {"m": "Melee", "r": "Ranged"}
_SAID = {
    "h": "Hit: ",
    "actTrigger": "<i>Trigger:</i> ",
    "actResponse": "<i>Response:</i> ",
    "hom": "Hit or Miss: ",
}
_PREFIXES = {"hit": "+", "dc": "DC "}
_USES = re.compile(r"\((\d{1,3}/\w[\w ]{0,30}|Recharge[^()]{0,30})\)$")
_DEPTH = 8


def read(source: Source) -> Imported:
    """Every monster of the file, with the lair actions that the file has for it."""
    known = fivetools_lair.lairs(source.json)
    found = gather(_entries(source.json), lambda one: creature(one, known))
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="5etools-bestiary", read=read)


def _entries(value: object) -> list[Entry]:
    monsters = dig(value, "monster")
    if isinstance(monsters, list):
        return [(f"monster[{index}]", one) for index, one in enumerate(monsters)]
    if _is_monster(value):
        return [("", value)]
    if isinstance(value, list) and any(_is_monster(one) for one in value):
        return [(f"[{index}]", one) for index, one in enumerate(value)]
    raise NotThis(ReasonCode.OTHER_SHAPE)


def _is_monster(value: object) -> bool:
    one = record(value)
    return {"name", "source", "hp", "ac", "dex"} <= one.keys() and not isinstance(one["hp"], str)


def creature(value: object, known: fivetools_lair.Lairs) -> Creature:
    """One monster as a creature, or Broken."""
    one = record(value)
    if not one:
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    name, book = name_of(one.get("name")), words(one.get("source"), 40)
    dexterity = fivee.modifier(one.get("dex"))
    return fivee.creature(
        name=name,
        hp=first_number(dig(one, "hp", "average"), dig(one, "hp", "special"), one.get("hp")),
        ac=_armour(one.get("ac")),
        initiative=_initiative(one, dexterity),
        perception=fivee.passive(
            one.get("passive"), dig(one, "skill", "perception"), one.get("wis")
        ),
        speed=feet(
            first_number(
                dig(one, "speed", "walk"), dig(one, "speed", "walk", "number"), one.get("speed")
            )
        ),
        features=(*_features(one), *_lair(one, known)),
        external=External(host="5etools", id=f"{name}|{book}"[:64]) if name and book else None,
    )


def _armour(value: object) -> int | None:
    first = next(iter(listed(value)), value)
    return first_number(dig(first, "ac"), dig(first, "special"), first)


def _initiative(one: Mapping[str, object], dexterity: int | None) -> int | None:
    """The 2024 stat blocks name how often proficiency counts; the others use Dexterity."""
    times = number(dig(one, "initiative", "proficiency")) or 0
    rank = first_number(dig(one, "cr", "cr"), one.get("cr"))
    fraction = "/" in words(one.get("cr"))
    if dexterity is None:
        return None
    bonus = 2 if fraction or rank is None else (max(rank, 1) + 7) // 4
    return dexterity + times * bonus


def _features(one: Mapping[str, object]) -> Iterator[fivee.Feature]:
    for field, group in _GROUPS:
        for index, feature in enumerate(listed(one.get(field))):
            name = plain(name_of(dig(feature, "name")))
            uses = _USES.search(name)
            yield fivee.Feature(
                where=f"{field}[{index}]",
                group=group,
                name=name_of(markup.bare(markup.from_html(name))),
                marked=_text(dig(feature, "entries")),
                uses=uses[1] if uses else None,
            )


def _lair(one: Mapping[str, object], known: fivetools_lair.Lairs) -> Iterator[fivee.Feature]:
    for index, action in enumerate(fivetools_lair.of(one, known)):
        marked = _text(action)
        name = fivetools_lair.called(action, markup.bare(marked))
        yield fivee.Feature(where=f"lairActions[{index}]", group="lair", name=name, marked=marked)


def _text(entries: object) -> str:
    return "\n".join(markup.from_html(plain(line)) for line in _lines(entries, 0))


def _lines(value: object, depth: int) -> Iterator[str]:
    """The texts of nested entries and lists, each a line."""
    if isinstance(value, str):
        yield value
    elif depth < _DEPTH:
        inner = value if isinstance(value, list) else []
        for key in ("entries", "items", "entry"):
            inner = inner or listed(dig(value, key)) or [dig(value, key)]
        for one in inner:
            if one is not None:
                yield from _lines(one, depth + 1)


def plain(text: str) -> str:
    """A text with its tags in words: {@hit 5} is +5, {@condition prone} is prone."""
    for _ in range(3):
        text = _TAG.sub(_tag, text)
    return text


def _tag(match: re.Match[str]) -> str:
    tag, inner = match[1], match[2]
    if tag in ("atk", "atkr"):
        return f"{_attack(inner)}:"
    if tag in _SAID:
        return _SAID[tag]
    if tag == "recharge":
        return f"(Recharge {inner}-6)" if inner else "(Recharge 6)"
    parts = inner.split("|")
    shown = parts[2] if len(parts) > 2 and parts[2] else parts[0]
    return f"{_PREFIXES.get(tag, '')}{shown}"


def _attack(kinds: str) -> str:
    ways = dict.fromkeys(_ATTACKS.get(kind.strip()[:1], "") for kind in kinds.split(","))
    return f"{' or '.join(way for way in ways if way)} Attack"
