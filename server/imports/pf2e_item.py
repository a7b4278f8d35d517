"""Pathfinder 2e items from Foundry: actions as reactions, strikes as attacks."""

import re
from collections.abc import Mapping

from server.imports import enrichers, foundry, markup, reactions, triggers
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, listed, name_of, number, record, words
from server.imports.format import Format
from server.imports.gather import Broken, gather_reactions
from server.imports.model import Attack, Imported
from server.imports.source import NotThis, Source

Item = Mapping[str, object]
_DICE = re.compile(r"\d{0,3}d\d{1,4}(?:\s*[+-]\s*\d{1,4})?|\d{1,4}")


def read(source: Source) -> Imported:
    """Action items on their own, as a compendium keeps them."""
    entries = foundry.documents(source)
    if not any(is_action(one) for _, one in entries):
        raise NotThis(ReasonCode.OTHER_SHAPE)
    found, warnings = gather_reactions(entries, _loose)
    return Imported(reactions=found, warnings=warnings)


FORMAT = Format(name="foundry-item:pf2e-action", read=read)


def _loose(where: str, document: object) -> reactions.Told:
    item = record(document)
    name = name_of(item.get("name"))
    if not is_action(item):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    if not name:
        raise Broken(WarningCode.REACTION_NAMELESS)
    if not is_reaction(item):
        raise Broken(WarningCode.KIND_SKIPPED, name=name, kind=_kind(item))
    return reaction(where, item)


def is_action(document: object) -> bool:
    """Whether a document is an action, or a feat that is used as one."""
    item = record(document)
    return item.get("type") in ("action", "feat") and bool(_kind(item)) and "items" not in item


def is_reaction(item: Item) -> bool:
    """Whether an item is used out of turn: a reaction, or a free action with a trigger."""
    if _kind(item) == "free":
        return "trigger" in triggers.labelled(_text(item))
    return _kind(item) == "reaction"


def reaction(where: str, item: Item) -> reactions.Told:
    """An item as a reaction."""
    part = foundry.system_part(item)
    keys = enrichers.localized_keys(dig(part, "description", "value"))
    return reactions.build(
        name_of(item.get("name")),
        _text(item),
        where=where,
        kind="free" if _kind(item) == "free" else "reaction",
        keys=[*keys, words(part.get("slug"))],
        uses=_frequency(part),
    )


def attack(item: Item) -> Attack | None:
    """A creature's strike as an attack."""
    part, name = foundry.system_part(item), name_of(item.get("name"))
    if not name:
        return None
    rolls = [words(dig(roll, "damage")) for roll in record(part.get("damageRolls")).values()]
    dice = [roll for roll in rolls if _DICE.fullmatch(roll)]
    traits = " ".join(words(one) for one in listed(dig(part, "traits", "value")))
    distance = re.search(r"(?<!\S)(?:range-increment|range|thrown)-(\d{1,4})", traits)
    increment = number(dig(part, "range", "increment")) or number(dig(part, "range", "max"))
    long = increment or (int(distance[1]) if distance else None)
    ranged = dig(part, "weaponType", "value") == "ranged" or (long and "thrown" not in traits)
    reach = re.search(r"(?<!\S)reach-(\d{1,3})", traits)
    return Attack(
        name=name,
        bonus=number(dig(part, "bonus", "value")),
        damage="+".join(dice) or None,
        reach=None if ranged else int(reach[1]) if reach else 5,
        range=long,
    )


def _kind(item: Item) -> str:
    part = foundry.system_part(item)
    kind = words(dig(part, "actionType", "value"))
    cast = words(dig(part, "time", "value")) if item.get("type") == "spell" else ""
    return "reaction" if cast.startswith("reaction") else kind


def _text(item: Item) -> str:
    html = dig(foundry.system_part(item), "description", "value")
    return enrichers.expand(markup.from_html(html))


def _frequency(part: Item) -> str | None:
    most, per = number(dig(part, "frequency", "max")), words(dig(part, "frequency", "per"), 20)
    return f"{most}/{per}" if most and per else None
