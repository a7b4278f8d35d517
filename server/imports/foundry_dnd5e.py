"""Foundry actors of dnd5e, 2014 and 2024: monsters with what is derived, characters as they are."""

from server.imports import dnd5e_item, foundry, reactions
from server.imports.codes import WarningCode
from server.imports.dnd5e_sheet import Sheet
from server.imports.fields import dig, feet
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Creature, Imported, Initiative, Kind, Remark
from server.imports.source import Source

SYSTEM = "dnd5e"
_KINDS: dict[str, Kind] = {"npc": "npc", "character": "pc"}


def read(source: Source) -> Imported:
    """Every actor of the file."""
    found = gather(foundry.actors(source, SYSTEM), creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="foundry-actor:dnd5e", read=read)


def creature(document: object) -> Creature:
    """One actor as a creature, or Broken."""
    if not foundry.is_actor(document) or foundry.system_of(document) != SYSTEM:
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    sheet = Sheet(document)
    if not sheet.name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    if sheet.type not in _KINDS:
        raise Broken(WarningCode.KIND_SKIPPED, name=sheet.name, kind=sheet.type)
    told = (dnd5e_item.reaction(where, item, sheet) for where, item in sheet.items)
    own, remarks = reactions.split(one for one in told if one)
    movement = dig(sheet.part, "attributes", "movement")
    plain = Creature(
        name=sheet.name,
        kind=_KINDS[sheet.type],
        system=SYSTEM,
        hp=foundry.hit_points(sheet.part),
        speed=feet(dig(movement, "walk"), dig(movement, "units")),
        reactions=own,
        external=foundry.external(document),
        warnings=remarks,
    )
    return _character(plain, sheet) if plain.kind == "pc" else _monster(plain, sheet)


def _monster(plain: Creature, sheet: Sheet) -> Creature:
    initiative, formula = sheet.initiative()
    attacks = (dnd5e_item.attack(item, sheet) for _, item in sheet.items)
    armor_class = sheet.armor_class()
    unknown = _unknown(plain, initiative, armor_class)
    if formula:
        unknown.append(Remark(code=WarningCode.FORMULA_UNKNOWN, params={"formula": formula}))
    return plain.model_copy(
        update={
            "ac": armor_class,
            "initiative": initiative,
            "perception": sheet.perception(),
            "attacks": tuple(one for one in attacks if one),
            "warnings": (*unknown, *plain.warnings),
        }
    )


def _character(plain: Creature, sheet: Sheet) -> Creature:
    """A character: its features change what could be derived, so that is suggested at most."""
    initiative, _ = sheet.initiative()
    unknown = _unknown(plain, Initiative(mod=0), None)
    code, params = WarningCode.INITIATIVE_UNKNOWN, {}
    if initiative.mod is not None:
        code, params = WarningCode.INITIATIVE_SUGGESTED, {"value": initiative.mod}
    unknown.append(Remark(code=code, params=params))
    return plain.model_copy(
        update={
            "level": sheet.level,
            "initiative": Initiative(stat=initiative.stat),
            "warnings": (*unknown, *plain.warnings),
        }
    )


def _unknown(plain: Creature, initiative: Initiative, armor_class: int | None) -> list[Remark]:
    found = []
    if plain.hp.max is None:
        found.append(WarningCode.HP_MAX_UNKNOWN)
    if initiative.mod is None:
        found.append(WarningCode.INITIATIVE_UNKNOWN)
    if armor_class is None:
        found.append(WarningCode.AC_UNKNOWN)
    return [Remark(code=code) for code in found]
