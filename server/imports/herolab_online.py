"""Hero Lab Online's `get-bulk`: characters by their items; hit points stand nowhere in it."""

from collections.abc import Mapping

from server.imports import markup, reactions
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, first_number, listed, name_of, record, words
from server.imports.format import Format
from server.imports.gather import Broken, Entry, gather
from server.imports.model import Creature, Imported, Initiative
from server.imports.pf2e_names import known, labelled
from server.imports.source import NotThis, Source
from server.imports.unknowns import unknown

_ABLE = ("ab", "ft")


def read(source: Source) -> Imported:
    """Every actor of every character."""
    found = gather(_entries(source.json), creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="herolab-online-json", read=read)


def _entries(value: object) -> list[Entry]:
    several = listed(dig(value, "characters")) or [value]
    found: list[Entry] = []
    for index, one in enumerate(several):
        actors = record(dig(one, "export", "actors")) or record(dig(one, "actors"))
        found += [(f"characters[{index}].{key}", actor) for key, actor in actors.items()]
    if not any("items" in record(one) for _, one in found):
        raise NotThis(ReasonCode.OTHER_SHAPE)
    return found


def creature(value: object) -> Creature:
    """One actor as a creature, or Broken."""
    items = record(dig(value, "items"))
    if not items:
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    name = name_of(dig(value, "name"))
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    perception = _number(items, "perception")
    told = (t for key, item in items.items() if (t := _reaction(key, record(item))))
    own, remarks = reactions.split(told)
    initiative = Initiative(mod=perception, stat="perception")
    return Creature(
        name=name,
        kind="pc",
        system="pf2e",
        initiative=initiative,
        perception=perception,
        reactions=own,
        warnings=(*unknown(None, initiative), *remarks),
    )


def _number(items: Mapping[str, object], word: str) -> int | None:
    found = (dig(item, "stNet") for key, item in items.items() if word in key.casefold())
    return first_number(*found)


def _reaction(key: str, item: Mapping[str, object]) -> reactions.Told | None:
    """An ability or feat whose text names a trigger, or that is known to be a reaction."""
    name = name_of(item.get("name"))
    marked = labelled(markup.from_markdown(item.get("description")))
    if not name or key[:2] not in _ABLE or not (marked.triggered or known(name)):
        return None
    return reactions.build(name, marked.text, where=words(key, 60), keys=[name])
