"""Fight Club 5 and Game Master 5: a compendium in XML whose monsters have no ids."""

from server.imports import xml_statblock
from server.imports.codes import ReasonCode
from server.imports.format import Format
from server.imports.gather import Entry, gather
from server.imports.model import Imported
from server.imports.source import NotThis, Source
from server.imports.tree import Node

HOST = "fightclub5e"


def read(source: Source) -> Imported:
    """Every monster of the file."""
    root = source.root
    found: list[Entry] = [(f"monster[{i}]", one) for i, one in enumerate(root.all("monster"))]
    if root.tag != "compendium" or any(has_id(one) for one in root.all("monster")):
        raise NotThis(ReasonCode.OTHER_SHAPE)
    gathered = gather(found, lambda one: xml_statblock.creature(one, HOST))
    return Imported(creatures=tuple(gathered.creatures), warnings=tuple(gathered.warnings))


FORMAT = Format(name="fightclub5e-xml", read=read)


def has_id(one: Node) -> bool:
    """Whether an element is named by an id or a slug, as Encounter+ does."""
    return "id" in one.attributes or one.first("slug") is not None
