"""What Foundry's documents have in common: the envelope, the system they are of, their ids."""

from collections.abc import Mapping

from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, first_number, listed, name_of, record, words
from server.imports.gather import Broken, Entry
from server.imports.model import External, Hp
from server.imports.source import NotThis, Source

ITEMS = 1000
_SHAPES = {
    "pf2e": (("details", "publication"), ("perception", "mod"), ("attributes", "allSaves")),
    "dnd5e": (("skills", "prc"), ("attributes", "death"), ("attributes", "spellcasting")),
}


def documents(source: Source) -> list[Entry]:
    """The file's documents, each with its path."""
    value = source.json
    if isinstance(value, list):
        return [(f"[{index}]", one) for index, one in enumerate(value)]
    return [("", value)]


def is_actor(document: object) -> bool:
    """Whether a document looks like an actor: named and typed, with a system and items."""
    one = record(document)
    return isinstance(dig(one, "type"), str) and "items" in one and bool(system_part(one))


def system_part(document: object) -> Mapping[str, object]:
    """The part the game system keeps; it was called "data" until version 9."""
    return record(dig(document, "system")) or record(dig(document, "data"))


def system_of(document: object) -> str | None:
    """The id of the game system a document is of, as it says or as its shape tells."""
    paths = (("_stats", "systemId"), ("flags", "exportSource", "system"))
    said = next((found for path in paths if (found := words(dig(document, *path)))), None)
    if said:
        return said
    part = system_part(document)
    for system, shapes in _SHAPES.items():
        if any(dig(part, *shape) is not None for shape in shapes):
            return system
    return None


def actors(source: Source, system: str) -> list[Entry]:
    """The file's documents if one of them at least is an actor of this system, else NotThis."""
    entries = documents(source)
    systems = [system_of(one) for _, one in entries if is_actor(one)]
    if not systems:
        raise NotThis(ReasonCode.OTHER_SHAPE)
    if system not in systems:
        raise NotThis(ReasonCode.OTHER_SYSTEM)
    return entries


def items(document: object) -> list[tuple[str, Mapping[str, object]]]:
    """An actor's first ITEMS items, each with its path."""
    found = enumerate(listed(dig(document, "items"))[:ITEMS])
    return [(f"items[{index}]", record(one)) for index, one in found]


def actor_name(document: object) -> str:
    """The name of an actor, or of its token."""
    return name_of(dig(document, "name")) or name_of(dig(document, "prototypeToken", "name"))


def named(document: object, system: str) -> str:
    """The name of an actor of this system, or Broken."""
    if not is_actor(document) or system_of(document) != system:
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    name = actor_name(document)
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    return name


def external(document: object) -> External | None:
    """The actor's id in its world."""
    uuid = words(dig(document, "_stats", "exportSource", "uuid")).rpartition(".")[2]
    found = words(dig(document, "_id")) or uuid
    return External(host="foundry", id=found[:64]) if found else None


def hit_points(part: Mapping[str, object]) -> Hp:
    """Hit points, where the systems agree to keep them."""
    kept = record(dig(part, "attributes", "hp"))
    return Hp(
        max=first_number(kept.get("max")),
        current=first_number(kept.get("value")),
        temp=first_number(kept.get("temp")),
    )
