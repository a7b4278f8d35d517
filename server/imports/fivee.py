"""What formats of the fifth edition share: a stat block's parts, put together as a creature."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from server.imports import prose_attack, reactions
from server.imports.codes import WarningCode
from server.imports.fields import number
from server.imports.gather import Broken
from server.imports.markup import bare
from server.imports.model import Creature, External, Hp, Initiative, Kind, Number, ReactionKind
from server.imports.unknowns import unknown

SYSTEM = "dnd5e"
MOST = 1000
"""Features of one creature that are looked at."""
Group = Literal["action", "reaction", "legendary", "lair"]
_KINDS: dict[Group, ReactionKind] = {
    "reaction": "reaction",
    "legendary": "legendary",
    "lair": "lair",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """Something a creature can do; `marked` is its text with labels still marked."""

    where: str
    group: Group
    name: str
    marked: str
    uses: str | None = None


def modifier(score: object) -> int | None:
    """The modifier of an ability score."""
    found = number(score)
    return None if found is None else (found - 10) // 2


def passive(stated: object, skill: object, wisdom: object) -> int | None:
    """Passive Perception: as stated, else from the skill's bonus or from Wisdom."""
    found = number(stated)
    if found is not None:
        return found
    bonus = number(skill)
    bonus = modifier(wisdom) if bonus is None else bonus
    return None if bonus is None else 10 + bonus


def creature(
    *,
    name: str,
    hp: int | None,
    ac: int | None,
    initiative: int | None,
    features: Iterable[Feature],
    perception: int | None = None,
    speed: int | None = None,
    kind: Kind = "npc",
    player: str | None = None,
    level: Number | None = None,
    external: External | None = None,
) -> Creature:
    """The creature of a stat block, or Broken where it has no name."""
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    able = [one for one in islice(features, MOST) if one.name]
    told = (
        reactions.build(
            one.name, one.marked, where=one.where, kind=_KINDS[one.group], uses=one.uses
        )
        for one in able
        if one.group != "action"
    )
    own, remarks = reactions.split(told)
    found = Initiative(mod=initiative, stat="dex")
    texts = ((one.name, bare(one.marked)) for one in able if one.group == "action")
    return Creature(
        name=name,
        kind=kind,
        system=SYSTEM,
        hp=Hp(max=hp),
        ac=ac,
        initiative=found,
        perception=perception,
        level=level,
        speed=speed,
        reactions=own,
        attacks=tuple(a for pair in texts if (a := prose_attack.attack(*pair))),
        player=player,
        external=external,
        warnings=(*unknown(hp, found, ac), *remarks),
    )
