"""Foundry actors of Dark Heresy 2nd: wounds that count down, initiative by a characteristic."""

import re
from collections.abc import Mapping

from server.imports import foundry, markup, reactions
from server.imports.codes import WarningCode
from server.imports.fields import dig, first_number, name_of, number, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Creature, Hp, Imported, Initiative, Kind
from server.imports.source import Source
from server.imports.unknowns import unknown

SYSTEM = "dark-heresy-2nd"
_KINDS: dict[str, Kind] = {"npc": "npc", "acolyte": "pc", "character": "pc"}
_DIE = re.compile(r"\d{1,2}d\d{1,3}")
_MENTIONED = re.compile(r"\breactions?\b", re.I)


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
    own, remarks = reactions.split(
        told for where, item in foundry.items(document) if (told := _mention(where, item))
    )
    most = number(dig(part, "wounds", "max"))
    initiative = _initiative(part)
    return Creature(
        name=name,
        kind=_KINDS[kind],
        system=SYSTEM,
        hp=Hp(max=most, current=number(dig(part, "wounds", "value"))),
        initiative=initiative,
        perception=_total(part, "perception"),
        reactions=own,
        external=foundry.external(document),
        warnings=(*unknown(most, initiative, armour=False), *remarks),
    )


def _total(part: Mapping[str, object], name: str) -> int | None:
    kept = dig(part, "characteristics", name)
    base = first_number(dig(kept, "base"), dig(kept, "total"))
    if base is None:
        return None
    more = 5 * (number(dig(kept, "advance")) or 0) + (number(dig(kept, "modifier")) or 0)
    return base + more


def _initiative(part: Mapping[str, object]) -> Initiative:
    """The die of the actor and the bonus of its characteristic: the tens, and what is unnatural."""
    stat = words(dig(part, "initiative", "characteristic"), 40) or "agility"
    die = words(dig(part, "initiative", "base"), 20)
    total = _total(part, stat)
    unnatural = number(dig(part, "characteristics", stat, "unnatural")) or 0
    mod = None if total is None else total // 10 + unnatural
    return Initiative(mod=mod, die=die if _DIE.fullmatch(die) else None, stat=stat)


def _mention(where: str, item: Mapping[str, object]) -> reactions.Told | None:
    """A talent or trait whose prose speaks of a reaction: text to be shown, and no more."""
    part, name = foundry.system_part(item), name_of(item.get("name"))
    texts = [markup.from_html(part.get(key)) for key in ("benefit", "description", "effect")]
    marked = "\n".join(text for text in texts if text)
    if not name or not _MENTIONED.search(marked):
        return None
    return reactions.build(name, marked, where=where, kind="none")
