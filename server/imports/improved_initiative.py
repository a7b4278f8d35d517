"""Improved Initiative's files: a selection, everything, an old browser dump, one stat block."""

import re
from collections.abc import Sequence

from server.imports import improved_encounter, improved_statblock
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, name_of, number, record
from server.imports.format import Format
from server.imports.gather import Broken, Entry, gather
from server.imports.model import Creature, Encounter, Hp, Imported, Remark
from server.imports.source import NotThis, Source, parse

_KEY = re.compile(
    r"(?:ImprovedInitiative\.)?(Creatures|PersistentCharacters|PlayerCharacters|SavedEncounters)"
    r"\.(.+)",
    re.S,
)
_BROKEN = object()


def read(source: Source) -> Imported:
    """Stat blocks and characters, those within encounters too, and the first encounter."""
    entries = _entries(source.json)
    blocks = [entry for entry in entries if not _is_saved(entry)]
    saved = [entry for entry in entries if _is_saved(entry)]
    found = gather(blocks, _read_one)
    within = gather((e for one in saved for e in improved_encounter.stat_blocks(*one)), _read_one)
    known = {_core(one) for one in found.creatures}
    new = [one for one in within.creatures if _core(one) not in known]
    lost = [one for one in within.warnings if one.code != WarningCode.DUPLICATE_MERGED]
    encounter, remarks = _encounter(saved)
    return Imported(
        creatures=(*found.creatures, *new),
        encounter=encounter,
        warnings=(*found.warnings, *lost, *remarks),
    )


FORMAT = Format(name="improved-initiative", read=read)


def _entries(value: object) -> list[Entry]:
    """The records of the file by their keys; ids contain dots, so only the prefix is cut off."""
    if improved_statblock.is_block(value) or improved_encounter.is_encounter(value):
        return [("", value)]
    if isinstance(value, list) and any(improved_statblock.is_block(one) for one in value):
        return [(f"[{index}]", one) for index, one in enumerate(value)]
    found = [(key, _unpack(one)) for key, one in record(value).items() if _KEY.fullmatch(key)]
    if not found:
        raise NotThis(ReasonCode.OTHER_SHAPE)
    return found


def _unpack(value: object) -> object:
    """A record; the old browser dump keeps each as a JSON text."""
    if not isinstance(value, str):
        return value
    try:
        return parse(value)
    except NotThis:
        return _BROKEN


def _is_saved(entry: Entry) -> bool:
    key, value = entry
    match = _KEY.fullmatch(key)
    if match and value is not _BROKEN:
        return match[1] == "SavedEncounters"
    return improved_encounter.is_encounter(value)


def _read_one(value: object) -> Creature:
    if value is _BROKEN:
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    inner = record(dig(value, "StatBlock"))
    if inner:
        return improved_statblock.creature(inner, current=number(dig(value, "CurrentHP")))
    return improved_statblock.creature(value)


def _core(creature: Creature) -> Creature:
    """The stat block alone: without where it stood and how it fares."""
    hp = Hp(max=creature.hp.max)
    return creature.model_copy(update={"external": None, "warnings": (), "hp": hp})


def _encounter(saved: Sequence[Entry]) -> tuple[Encounter | None, tuple[Remark, ...]]:
    """The first encounter; the document has room for one, so the others are told of."""
    if not saved:
        return None, ()
    encounter, lost = improved_encounter.encounter(*saved[0])
    code = WarningCode.ENCOUNTER_SKIPPED
    names = [(where, name_of(dig(one, "Name"))) for where, one in saved[1:]]
    skipped = (Remark(code=code, params={"name": name}, where=where) for where, name in names)
    return encounter, (*lost, *skipped)
