"""The Adventure Tools' `.monster`: one monster of the fourth edition in XML."""

import re
from itertools import islice

from server.imports import markup, reactions
from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import name_of, number, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Attack, Creature, Hp, Imported, Initiative, ReactionKind
from server.imports.source import NotThis, Source
from server.imports.tree import Node
from server.imports.unknowns import unknown

SYSTEM = "dnd4e"
SQUARE = 5
MOST = 1000
"""Powers of one monster."""
KINDS: dict[str, ReactionKind] = {
    "immediate interrupt": "interrupt",
    "immediate reaction": "reaction",
    "opportunity": "opportunity",
    "opportunity action": "opportunity",
    "free": "free",
    "free action": "free",
    "no action": "none",
}
_DICE = re.compile(r"\d{1,3}d\d{1,4}(?:\s?[+-]\s?\d{1,4})?|\d{1,4}")
_FAR = re.compile(r"\b(?:reach|melee|close)\s+(\d{1,3})", re.I)
_RANGED = re.compile(r"\b(?:ranged|range|area \w+ \d+ within)\s+(\d{1,3})", re.I)


def read(source: Source) -> Imported:
    """The monster of the file."""
    root = source.root
    if root.tag != "Monster" or (root.first("Powers") is None and root.first("HitPoints") is None):
        raise NotThis(ReasonCode.OTHER_SHAPE)
    found = gather([("", root)], creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="dnd4e-monster-xml", read=read)


def creature(value: object) -> Creature:
    """The root as a creature, or Broken."""
    if not isinstance(value, Node):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    name = value.name("Name")
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    powers = [(f"Powers[{i}]", one) for i, one in enumerate(_powers(value))]
    own, remarks = reactions.split(t for where, one in powers if (t := _reaction(where, one)))
    hp = number(value.attribute("FinalValue", "HitPoints"))
    initiative = Initiative(mod=number(value.attribute("FinalValue", "Initiative")), stat="init")
    ac = _listed(value, "Defenses", "AC")
    squares = number(value.attribute("FinalValue", "LandSpeed", "Speed"))
    return Creature(
        name=name,
        system=SYSTEM,
        hp=Hp(max=hp),
        ac=ac,
        initiative=initiative,
        perception=_listed(value, "Skills", "Perception"),
        level=number(value.words("Level")),
        speed=None if squares is None else squares * SQUARE,
        minion=value.words("GroupRole", "ReferencedObject", "Name").casefold() == "minion",
        reactions=own,
        attacks=tuple(a for _, one in powers if (a := _attack(one))),
        warnings=(*unknown(hp, initiative, ac), *remarks),
    )


def _powers(root: Node) -> list[Node]:
    holder = root.first("Powers")
    return list(islice(holder.children, MOST)) if holder else []


def _listed(root: Node, group: str, name: str) -> int | None:
    """A value that stands in a list under its name."""
    holder = root.first(group, "Values")
    found = [one for one in holder.children if one.name("Name") == name] if holder else []
    return number(found[0].attributes.get("FinalValue")) if found else None


def _reaction(where: str, power: Node) -> reactions.Told | None:
    name, trigger = power.name("Name"), power.words("Trigger").lstrip(" ,;:").strip()
    if trigger.startswith("(") and trigger.endswith(")"):
        trigger = trigger[1:-1].strip()
    kind = KINDS.get(power.words("Action").casefold())
    if not name or kind is None or (kind in ("free", "none") and not trigger):
        return None
    details = (power.words("Usage"), power.words("UsageDetails"))
    texts = [one.text for tag in ("Details", "Effect") for one in power.all(tag)]
    texts += [one.text for one in power.all("Attacks", "MonsterAttack", "Effect", "Description")]
    return reactions.build(
        name,
        "\n".join(markup.from_markdown(text) for text in texts),
        where=where,
        kind="free" if kind == "none" else kind,
        field=words(trigger),
        uses=" ".join(part for part in details if part) or None,
        requirements=power.words("Requirements") or None,
    )


def _attack(power: Node) -> Attack | None:
    attack = power.first("Attacks", "MonsterAttack")
    name = power.name("Name")
    bonus = (
        next(iter(attack.all("AttackBonuses", "MonsterPowerAttackNumber")), None)
        if attack
        else None
    )
    if attack is None or bonus is None or not name:
        return None
    where, damage = attack.words("Range"), attack.words("Hit", "Damage", "Expression")
    reach, far = _FAR.search(where), _RANGED.search(where)
    return Attack(
        name=name_of(name),
        bonus=number(bonus.attributes.get("FinalValue")),
        damage=damage.replace(" ", "") if _DICE.fullmatch(damage) else None,
        reach=int(reach[1]) * SQUARE if reach else None if far else SQUARE,
        range=int(far[1]) * SQUARE if far else None,
    )
