"""Foundry actors of Pathfinder 2e, as exported from a world or kept in a pack."""

from collections.abc import Mapping

from server.imports import foundry, pf2e_item, reactions
from server.imports.codes import WarningCode
from server.imports.fields import dig, feet, first_number, name_of, number, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Attack, Creature, Imported, Initiative, Kind, Remark
from server.imports.source import Source

SYSTEM = "pf2e"
_KINDS: dict[str, Kind] = {"npc": "npc", "familiar": "npc", "character": "pc", "hazard": "hazard"}


def read(source: Source) -> Imported:
    """Every actor of the file."""
    found = gather(foundry.actors(source, SYSTEM), creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="foundry-actor:pf2e", read=read)


def creature(document: object) -> Creature:
    """One actor as a creature, or Broken."""
    name = foundry.named(document, SYSTEM)
    kind = words(dig(document, "type"))
    if kind not in _KINDS:
        raise Broken(WarningCode.KIND_SKIPPED, name=name, kind=kind)
    part = foundry.system_part(document)
    told = (
        pf2e_item.reaction(where, item)
        for where, item in foundry.items(document)
        if pf2e_item.is_reaction(item) and name_of(item.get("name"))
    )
    own, remarks = reactions.split(told)
    hp, initiative = foundry.hit_points(part), _initiative(part)
    return Creature(
        name=name,
        kind=_KINDS[kind],
        system=SYSTEM,
        hp=hp,
        ac=number(dig(part, "attributes", "ac", "value")),
        initiative=initiative,
        perception=_perception(part),
        level=number(dig(part, "details", "level", "value")),
        speed=feet(dig(part, "attributes", "speed", "value")),
        reactions=own,
        attacks=tuple(_attacks(document)),
        external=foundry.external(document),
        warnings=(*_unknown(part, hp.max, initiative.mod), *remarks),
    )


def _unknown(part: Mapping[str, object], hp: int | None, mod: int | None) -> list[Remark]:
    found = []
    if hp is None:
        found.append(Remark(code=WarningCode.HP_MAX_UNKNOWN))
    if mod is None:
        found.append(Remark(code=WarningCode.INITIATIVE_UNKNOWN))
    if number(dig(part, "attributes", "ac", "value")) is None:
        found.append(Remark(code=WarningCode.AC_UNKNOWN))
    adjustment = words(dig(part, "attributes", "adjustment"))
    if adjustment:
        code, params = WarningCode.ADJUSTMENT_NOT_APPLIED, {"adjustment": adjustment}
        found.append(Remark(code=code, params=params))
    return found


def _perception(part: Mapping[str, object]) -> int | None:
    older = dig(part, "attributes", "perception", "value")
    return first_number(dig(part, "perception", "mod"), older)


def _initiative(part: Mapping[str, object]) -> Initiative:
    stealth = number(dig(part, "attributes", "stealth", "value"))
    if stealth is not None:
        return Initiative(mod=stealth, stat="stealth")
    stat = words(dig(part, "initiative", "statistic")) or "perception"
    if stat == "perception":
        return Initiative(mod=_perception(part), stat=stat)
    skill = dig(part, "skills", stat)
    return Initiative(mod=first_number(dig(skill, "base"), dig(skill, "value")), stat=stat)


def _attacks(document: object) -> list[Attack]:
    strikes = [item for _, item in foundry.items(document) if item.get("type") == "melee"]
    return [found for item in strikes if (found := pf2e_item.attack(item))]
