"""Pathbuilder 2e's export: a character's choices, from which the numbers follow."""

from collections.abc import Iterator, Mapping

from server.imports import reactions
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import dig, listed, name_of, number, record
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Attack, Creature, Hp, Imported, Initiative
from server.imports.pf2e_names import known
from server.imports.source import NotThis, Source
from server.imports.unknowns import unknown

_PARTS = {"abilities", "attributes", "proficiencies"}
_STRIKING = {"striking": 2, "greaterStriking": 3, "majorStriking": 4}


def read(source: Source) -> Imported:
    """The character of the file, with or without the wrapper of the web address."""
    value = source.json
    build = value if record(value).keys() >= _PARTS else dig(value, "build")
    if not record(build).keys() >= _PARTS:
        raise NotThis(ReasonCode.OTHER_SHAPE)
    found = gather([("build", build)], creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="pathbuilder2e", read=read)


def creature(value: object) -> Creature:
    """The build as a creature, or Broken."""
    build = record(value)
    name = name_of(build.get("name"))
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    level = number(build.get("level"))
    hp, perception = _hit_points(build, level), _perception(build, level)
    initiative = Initiative(mod=perception, stat="perception")
    ac = number(dig(build, "acTotal", "acTotal"))
    speeds = [number(dig(build, "attributes", key)) for key in ("speed", "speedBonus")]
    names = dict.fromkeys(one for one in _names(build) if known(one))
    told = (reactions.build(one, "", where="specials", keys=[one]) for one in names)
    own, remarks = reactions.split(told)
    return Creature(
        name=name,
        kind="pc",
        system="pf2e",
        hp=Hp(max=hp),
        ac=ac,
        initiative=initiative,
        perception=perception,
        level=level,
        speed=None if speeds[0] is None else speeds[0] + (speeds[1] or 0),
        reactions=own,
        attacks=tuple(_attacks(build)),
        warnings=(*unknown(hp, initiative, ac), *remarks),
    )


def _modifier(build: Mapping[str, object], ability: str) -> int | None:
    score = number(dig(build, "abilities", ability))
    return None if score is None else (score - 10) // 2


def _hit_points(build: Mapping[str, object], level: int | None) -> int | None:
    keys = ("ancestryhp", "classhp", "bonushp", "bonushpPerLevel")
    parts = [number(dig(build, "attributes", key)) for key in keys]
    constitution = _modifier(build, "con")
    if level is None or constitution is None or parts[0] is None or parts[1] is None:
        return None
    once, each = parts[0] + (parts[2] or 0), parts[1] + (parts[3] or 0) + constitution
    return once + level * each


def _perception(build: Mapping[str, object], level: int | None) -> int | None:
    rank, wisdom = number(dig(build, "proficiencies", "perception")), _modifier(build, "wis")
    if rank is None or wisdom is None or level is None:
        return None
    more = sum(number(one) or 0 for one in record(dig(build, "mods", "Perception")).values())
    return wisdom + (rank + level if rank > 0 else 0) + more


def _names(build: Mapping[str, object]) -> Iterator[str]:
    yield from (name_of(one) for one in listed(build.get("specials")))
    for feat in listed(build.get("feats")):
        yield name_of(next(iter(listed(feat)), None))


def _attacks(build: Mapping[str, object]) -> Iterator[Attack]:
    for weapon in listed(build.get("weapons")):
        name = name_of(dig(weapon, "display")) or name_of(dig(weapon, "name"))
        die, bonus = name_of(dig(weapon, "die")), number(dig(weapon, "damageBonus")) or 0
        dice = _STRIKING.get(name_of(dig(weapon, "str")), 1)
        if name:
            damage = f"{dice}{die}{bonus:+d}" if bonus else f"{dice}{die}"
            yield Attack(
                name=name,
                bonus=number(dig(weapon, "attack")),
                damage=damage if die.startswith("d") and die[1:].isdigit() else None,
                reach=5,
            )
