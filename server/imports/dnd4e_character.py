"""The Character Builder's `.dnd4e`: a character of the fourth edition in XML."""

from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import number, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Creature, Hp, Imported, Initiative
from server.imports.source import NotThis, Source
from server.imports.tree import Node
from server.imports.unknowns import unknown

SYSTEM = "dnd4e"
SQUARE = 5


def read(source: Source) -> Imported:
    """The character of the file."""
    sheet = source.root.first("CharacterSheet")
    if source.root.tag != "D20Character" or sheet is None:
        raise NotThis(ReasonCode.OTHER_SHAPE)
    found = gather([("CharacterSheet", sheet)], creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="dnd4e-character-xml", read=read)


def creature(value: object) -> Creature:
    """The character sheet as a creature, or Broken."""
    if not isinstance(value, Node):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    name = value.name("Details", "name")
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    stats = _stats(value)
    hp, ac = stats.get("hit points"), stats.get("ac", stats.get("armor class"))
    initiative = Initiative(mod=stats.get("initiative"), stat="init")
    speed = stats.get("speed")
    return Creature(
        name=name,
        kind="pc",
        system=SYSTEM,
        hp=Hp(max=hp),
        ac=ac,
        initiative=initiative,
        perception=stats.get("passive perception"),
        level=number(value.words("Details", "Level")),
        speed=None if speed is None else speed * SQUARE,
        player=value.name("Details", "Player") or None,
        warnings=tuple(unknown(hp, initiative, ac)),
    )


def _stats(sheet: Node) -> dict[str, int]:
    """Every number of the stat block under each of its names."""
    found: dict[str, int] = {}
    for stat in sheet.all("StatBlock", "Stat"):
        value = number(stat.attributes.get("value"))
        for alias in stat.all("alias"):
            name = words(alias.attributes.get("name")).casefold()
            if value is not None and name:
                found.setdefault(name, value)
    return found
