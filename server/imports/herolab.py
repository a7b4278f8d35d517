"""Hero Lab Classic: a stat block in XML, or a portfolio (`.por`) that holds several."""

import re

from server.imports.archive import BrokenArchive
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import feet, name_of, number, words
from server.imports.format import Format
from server.imports.gather import Broken, Entry, gather
from server.imports.model import Attack, Creature, Hp, Imported, Initiative, Remark
from server.imports.source import NotThis, Source
from server.imports.tree import Node
from server.imports.unknowns import unknown

SYSTEM = "pf1"
FOLDER = "statblocks_xml/"
_DICE = re.compile(r"\d{1,3}d\d{1,4}(?:[+-]\d{1,4})?")


def read(source: Source) -> Imported:
    """Every character of a stat block, minions included."""
    return _gathered(_characters("", source.root), [])


def read_portfolio(source: Source) -> Imported:
    """Every character of a portfolio."""
    archive = source.archive
    names = [one for one in archive.names if one.casefold().startswith(FOLDER)]
    if not names:
        raise NotThis(ReasonCode.ARCHIVE)
    entries: list[Entry] = []
    lost: list[Remark] = []
    for name in names:
        try:
            entries += _characters(f"{name}:", Source(archive.read(name)).root)
        except BrokenArchive as broken:
            raise NotThis(broken.reason) from None
        except NotThis:
            lost.append(Remark(code=WarningCode.ENTRY_UNREADABLE, params={"name": name_of(name)}))
    return _gathered(entries, lost)


FORMAT = Format(name="herolab-classic-xml", read=read)
FORMAT_PORTFOLIO = Format(name="herolab-classic-por", read=read_portfolio)


def _gathered(entries: list[Entry], lost: list[Remark]) -> Imported:
    found = gather(entries, creature)
    return Imported(creatures=tuple(found.creatures), warnings=(*lost, *found.warnings))


def _characters(where: str, root: Node) -> list[Entry]:
    if root.tag != "document" or root.first("public") is None:
        raise NotThis(ReasonCode.OTHER_SHAPE)
    found: list[Entry] = []
    for index, one in enumerate(root.all("public", "character")):
        place = f"{where}character[{index}]"
        found.append((place, one))
        minions = enumerate(one.all("minions", "character"))
        found += [(f"{place}.minions[{n}]", minion) for n, minion in minions]
    return found


def creature(value: object) -> Creature:
    """One character as a creature, or Broken."""
    if not isinstance(value, Node):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    name = name_of(value.attributes.get("name"))
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    hp = number(value.attribute("hitpoints", "health"))
    initiative = Initiative(mod=number(value.attribute("total", "initiative")), stat="dex")
    ac = number(value.attribute("ac", "armorclass"))
    skills = value.all("skills", "skill")
    skill = next((one for one in skills if one.attributes.get("name") == "Perception"), None)
    return Creature(
        name=name,
        kind="npc" if words(value.attributes.get("role")).casefold() == "npc" else "pc",
        system=SYSTEM,
        hp=Hp(max=hp, current=number(value.attribute("currenthp", "health"))),
        ac=ac,
        initiative=initiative,
        perception=number(skill.attributes.get("value")) if skill else None,
        level=number(value.attribute("level", "classes")),
        speed=feet(value.attribute("value", "movement", "speed")),
        attacks=tuple(a for tag in ("melee", "ranged") for a in _attacks(value, tag)),
        player=name_of(value.attributes.get("playername")) or None,
        warnings=tuple(unknown(hp, initiative, ac)),
    )


def _attacks(value: Node, tag: str) -> list[Attack]:
    found = []
    for weapon in value.all(tag, "weapon"):
        name, damage = name_of(weapon.attributes.get("name")), weapon.attribute("damage")
        dice = _DICE.match(damage)
        far = number(weapon.attribute("rangeincvalue", "rangedattack")) or 0
        if name:
            found.append(
                Attack(
                    name=name,
                    bonus=number(weapon.attribute("attack")),
                    damage=dice[0] if dice else None,
                    reach=5 if tag == "melee" else None,
                    range=(far or 30) if tag == "ranged" else None,
                )
            )
    return found
