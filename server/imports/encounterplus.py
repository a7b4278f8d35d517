"""Encounter+: compendium, module or campaign in XML, as it is or in a ZIP archive."""

from collections.abc import Sequence

from server.imports import xml_statblock
from server.imports.archive import BrokenArchive
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import name_of
from server.imports.format import Format
from server.imports.gather import Entry, gather
from server.imports.model import Combatant, Creature, Encounter, Imported, Remark
from server.imports.source import NotThis, Source
from server.imports.tree import Node

HOST = "encounterplus"
_ROOTS = ("compendium", "module", "campaign", "pack")


def read(source: Source) -> Imported:
    """Monsters and players of the file, and its first encounter."""
    return _read([("", source.root)])


def read_archive(source: Source) -> Imported:
    """The same of every such file in an archive."""
    archive = source.archive
    wanted = [f"{root}.xml" for root in _ROOTS]
    names = [name for name in archive.names if name.rpartition("/")[2].casefold() in wanted]
    if not names:
        raise NotThis(ReasonCode.ARCHIVE)
    roots, lost = [], []
    for name in names:
        try:
            roots.append((f"{name}:", Source(archive.read(name)).root))
        except BrokenArchive as broken:
            raise NotThis(broken.reason) from None
        except NotThis:
            lost.append(Remark(code=WarningCode.ENTRY_UNREADABLE, params={"name": name_of(name)}))
    if not roots:
        raise NotThis(ReasonCode.BROKEN_XML)
    found = _read(roots)
    return found.model_copy(update={"warnings": (*lost, *found.warnings)})


FORMAT = Format(name="encounterplus-xml", read=read)
FORMAT_ARCHIVE = Format(name="encounterplus-zip", read=read_archive)


def _read(roots: Sequence[tuple[str, Node]]) -> Imported:
    if not any(root.tag in _ROOTS for _, root in roots):
        raise NotThis(ReasonCode.OTHER_SHAPE)
    entries: list[Entry] = []
    fights: list[tuple[str, Node]] = []
    for where, root in roots:
        for place, node in _within(where, root):
            if node.tag in ("monster", "player"):
                entries.append((place, node))
            elif node.tag == "encounter":
                fights.append((place, node))
    found = gather(entries, lambda one: xml_statblock.creature(one, HOST))
    encounter, remarks = _encounter(fights, found.creatures)
    return Imported(
        creatures=tuple(found.creatures),
        encounter=encounter,
        warnings=(*found.warnings, *remarks),
    )


def _within(where: str, root: Node) -> list[tuple[str, Node]]:
    """The elements below the root, those in groups too, each with its path."""
    found: list[tuple[str, Node]] = []
    for index, node in enumerate(root.children):
        place = f"{where}{node.tag}[{index}]"
        if node.tag == "group":
            found += [(f"{place}.{inner.tag}[{n}]", inner) for n, inner in enumerate(node.children)]
        found.append((place, node))
    return found


def _encounter(
    fights: Sequence[tuple[str, Node]], known: Sequence[Creature]
) -> tuple[Encounter | None, list[Remark]]:
    if not fights:
        return None, []
    where, fight = fights[0]
    refs = {one.external.id for one in known if one.external}
    combatants, remarks = [], []
    for index, node in enumerate(fight.all("combatant")):
        place = f"{where}.combatant[{index}]"
        ref = node.attribute("ref", "monster") or node.attribute("ref", "player")
        label = node.name("label") or node.name("name") or name_of(ref.rpartition("/")[2])
        if not label:
            remarks.append(Remark(code=WarningCode.COMBATANT_UNREADABLE, where=place))
            continue
        if ref and ref not in refs:
            params: dict[str, str | int] = {"name": label, "ref": name_of(ref)}
            remarks.append(Remark(code=WarningCode.COMBATANT_UNKNOWN, params=params, where=place))
        named = node.name("name") or None
        combatants.append(Combatant(ref=ref[:64] or None, name=named, label=label))
    for place, other in fights[1:]:
        params = {"name": other.name("name")}
        remarks.append(Remark(code=WarningCode.ENCOUNTER_SKIPPED, params=params, where=place))
    return Encounter(name=fight.name("name") or None, combatants=tuple(combatants)), remarks
