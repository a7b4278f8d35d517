"""Foundry actors of Wrath & Glory: wounds are counted as they are taken, nobody rolls for order."""

from server.imports import foundry
from server.imports.codes import WarningCode
from server.imports.fields import dig, number, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Creature, Hp, Imported, Initiative, Kind, Remark
from server.imports.source import Source
from server.imports.unknowns import unknown

SYSTEM = "wrath-and-glory"
_KINDS: dict[str, Kind] = {"threat": "npc", "agent": "pc"}


def read(source: Source) -> Imported:
    """Every actor of the file."""
    found = gather(foundry.actors(source, SYSTEM), creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name=f"foundry-actor:{SYSTEM}", read=read)


def creature(document: object) -> Creature:
    """One actor as a creature, or Broken; wounds taken are told, not counted."""
    name = foundry.named(document, SYSTEM)
    kind = words(dig(document, "type"))
    if kind not in _KINDS:
        raise Broken(WarningCode.KIND_SKIPPED, name=name, kind=kind)
    part = foundry.system_part(document)
    most = number(dig(part, "combat", "wounds", "max"))
    defence = number(dig(part, "combat", "defence", "total"))
    attribute = number(dig(part, "attributes", "initiative", "total"))
    remarks = unknown(most, ac=defence)
    if attribute is None:
        remarks.append(Remark(code=WarningCode.INITIATIVE_UNKNOWN))
    else:
        params: dict[str, str | int] = {"value": attribute}
        remarks.append(Remark(code=WarningCode.INITIATIVE_SUGGESTED, params=params))
    taken = number(dig(part, "combat", "wounds", "value"))
    if taken:
        params = {"value": taken}
        remarks.append(Remark(code=WarningCode.WOUNDS_TAKEN, params=params))
    return Creature(
        name=name,
        kind=_KINDS[kind],
        system=SYSTEM,
        hp=Hp(max=most),
        ac=defence,
        initiative=Initiative(stat="initiative"),
        perception=number(dig(part, "combat", "passiveAwareness", "total")),
        external=foundry.external(document),
        warnings=tuple(remarks),
    )
