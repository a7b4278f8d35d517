"""A stat block of Improved Initiative as a creature."""

from collections.abc import Mapping

from server.imports import markup, prose_attack, reactions
from server.imports.codes import WarningCode
from server.imports.fields import dig, feet, first_number, listed, name_of, number, record, words
from server.imports.gather import Broken
from server.imports.model import (
    Attack,
    Creature,
    External,
    Hp,
    Initiative,
    ReactionKind,
    Remark,
)

HOST = "improved-initiative"
_LISTS: tuple[tuple[str, ReactionKind], ...] = (
    ("Reactions", "reaction"),
    ("LegendaryActions", "legendary"),
)
Block = Mapping[str, object]


def is_block(value: object) -> bool:
    """Whether something looks like a stat block."""
    block = record(value)
    return "Name" in block and "HP" in block and ("AC" in block or "Abilities" in block)


def creature(value: object, *, current: int | None = None) -> Creature:
    """A stat block as a creature with `current` hit points, or Broken."""
    block = record(value)
    if not block:
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    name = name_of(block.get("Name"))
    if not name:
        raise Broken(WarningCode.CREATURE_NAMELESS)
    own, remarks = reactions.split(_reactions(block))
    hp, initiative = _value(block, "HP"), _initiative(block)
    player, key = name_of(block.get("Player")), words(block.get("Id"))[:64]
    return Creature(
        name=name,
        kind="pc" if player else "npc",
        hp=Hp(max=hp, current=current),
        ac=_value(block, "AC"),
        initiative=initiative,
        perception=_perception(block),
        speed=next((feet(one) for one in listed(block.get("Speed"))), None),
        reactions=own,
        attacks=tuple(_attacks(block)),
        player=None if player.casefold() == "player" else player or None,
        external=External(host=HOST, id=key) if key else None,
        warnings=(*_unknown(block, hp, initiative), *remarks),
    )


def _value(block: Block, field: str) -> int | None:
    return first_number(dig(block.get(field), "Value"), block.get(field))


def _modifier(block: Block, ability: str) -> int | None:
    score = number(dig(block, "Abilities", ability))
    return None if score is None else (score - 10) // 2


def _initiative(block: Block) -> Initiative:
    dexterity, more = _modifier(block, "Dex"), number(block.get("InitiativeModifier"))
    known = dexterity is not None or more is not None
    return Initiative(mod=(dexterity or 0) + (more or 0) if known else None, stat="dex")


def _perception(block: Block) -> int | None:
    """Passive Perception."""
    skills = [record(one) for one in listed(block.get("Skills"))]
    trained = [number(one.get("Modifier")) for one in skills if one.get("Name") == "Perception"]
    bonus = trained[0] if trained else _modifier(block, "Wis")
    return None if bonus is None else 10 + bonus


def _unknown(block: Block, hp: int | None, initiative: Initiative) -> list[Remark]:
    found = []
    if hp is None:
        found.append(Remark(code=WarningCode.HP_MAX_UNKNOWN))
    if initiative.mod is None:
        found.append(Remark(code=WarningCode.INITIATIVE_UNKNOWN))
    if _value(block, "AC") is None:
        found.append(Remark(code=WarningCode.AC_UNKNOWN))
    advantage = "advantage" if block.get("InitiativeAdvantage") is True else ""
    special = words(block.get("InitiativeSpecialRoll"), 40) or advantage
    if special:
        found.append(Remark(code=WarningCode.INITIATIVE_SPECIAL, params={"how": special}))
    return found


def _reactions(block: Block) -> list[reactions.Told]:
    found = []
    for field, kind in _LISTS:
        for index, one in enumerate(listed(block.get(field))):
            name, text = name_of(dig(one, "Name")), markup.from_markdown(dig(one, "Content"))
            uses = words(dig(one, "Usage"), 60).strip("()") or None
            where = f"{field}[{index}]"
            if name:
                found.append(reactions.build(name, text, where=where, kind=kind, uses=uses))
    return found


def _attacks(block: Block) -> list[Attack]:
    actions = listed(block.get("Actions"))
    pairs = [(name_of(dig(one, "Name")), words(dig(one, "Content"))) for one in actions]
    return [found for name, text in pairs if (found := prose_attack.attack(name, text))]
