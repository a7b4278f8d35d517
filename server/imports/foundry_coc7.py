"""Foundry actors of Call of Cthulhu 7th: the order is Dexterity itself, no die is thrown."""

from server.imports import foundry
from server.imports.codes import WarningCode
from server.imports.fields import dig, name_of, number, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Attack, Creature, Hp, Imported, Initiative, Kind
from server.imports.source import Source
from server.imports.unknowns import unknown

SYSTEM = "CoC7"
_KINDS: dict[str, Kind] = {"npc": "npc", "creature": "npc", "character": "pc"}


def read(source: Source) -> Imported:
    """Every actor of the file."""
    found = gather(foundry.actors(source, SYSTEM), creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name=f"foundry-actor:{SYSTEM}", read=read)


def creature(document: object) -> Creature:
    """One actor as a creature, or Broken."""
    name = foundry.named(document, SYSTEM)
    kind = words(dig(document, "type"))
    if kind not in _KINDS:
        raise Broken(WarningCode.KIND_SKIPPED, name=name, kind=kind)
    part = foundry.system_part(document)
    hit_points = dig(part, "attribs", "hp")
    most = number(dig(hit_points, "max"))
    initiative = Initiative(fixed=number(dig(part, "characteristics", "dex", "value")), stat="dex")
    skills = {
        name_of(dig(item, "name")): number(dig(foundry.system_part(item), "value"))
        for _, item in foundry.items(document)
        if item.get("type") == "skill"
    }
    return Creature(
        name=name,
        kind=_KINDS[kind],
        system=SYSTEM,
        hp=Hp(max=most, current=number(dig(hit_points, "value"))),
        initiative=initiative,
        perception=skills.get("Spot Hidden"),
        attacks=tuple(
            Attack(name=skill, bonus=value)
            for skill, value in skills.items()
            if skill.startswith(("Fighting", "Firearms"))
        ),
        external=foundry.external(document),
        warnings=tuple(unknown(most, initiative, armour=False)),
    )
