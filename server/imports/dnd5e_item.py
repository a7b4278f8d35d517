"""dnd5e items from Foundry: what is used out of turn as reactions, weapons as attacks."""

from collections.abc import Mapping

from server.imports import enrichers, foundry, markup, reactions
from server.imports.dnd5e_formula import evaluate
from server.imports.dnd5e_sheet import Sheet
from server.imports.fields import dig, first_number, listed, name_of, number, record, words
from server.imports.model import Attack, ReactionKind

Item = Mapping[str, object]
_KINDS: dict[str, ReactionKind] = {
    "reaction": "reaction",
    "reactiondamage": "reaction",
    "reactionmanual": "reaction",
    "legendary": "legendary",
    "lair": "lair",
}
_PERIODS = {"lr": "long rest", "sr": "short rest"}


def reaction(where: str, item: Item, sheet: Sheet) -> reactions.Told | None:
    """An item as a reaction, if it is one; several activities of one item are one reaction."""
    part, name = foundry.system_part(item), name_of(item.get("name"))
    activities = record(part.get("activities"))
    activations = [dig(one, "activation") for one in activities.values()]
    if not activations:
        activations = [part.get("activation")]
    used = [one for one in activations if words(dig(one, "type")) in _KINDS]
    if not used or not name:
        return None
    conditions = (words(dig(one, "condition")) for one in used)
    marked = markup.from_html(dig(part, "description", "value"))
    return reactions.build(
        name,
        enrichers.expand(marked, lambda path: _look(path, item, sheet)),
        where=where,
        kind=_KINDS[words(dig(used[0], "type"))],
        field=next((found for found in conditions if found), ""),
        uses=_uses(part),
    )


def attack(item: Item, sheet: Sheet) -> Attack | None:
    """A weapon of a monster as an attack."""
    part, name = foundry.system_part(item), name_of(item.get("name"))
    activity = next((a for a in _activities(part) if dig(a, "type") == "attack"), None)
    if item.get("type") != "weapon" or activity is None or not name:
        return None
    properties = listed(part.get("properties"))
    ranged = "ranged" in (dig(activity, "attack", "type", "value"), _range_type(part))
    mod = _ability_mod(activity, properties, sheet, ranged=ranged)
    reach = number(dig(part, "range", "reach")) or (10 if "rch" in properties else 5)
    return Attack(
        name=name,
        bonus=_bonus(activity, part, sheet, mod),
        damage=_damage(activity, part, sheet, mod),
        reach=None if ranged else reach,
        range=number(dig(part, "range", "value")),
    )


def _activities(part: Item) -> list[object]:
    return list(record(part.get("activities")).values())


def _range_type(part: Item) -> str:
    return "ranged" if words(dig(part, "type", "value")).endswith("R") else "melee"


def _ability_mod(
    activity: object, properties: list[object], sheet: Sheet, *, ranged: bool
) -> int | None:
    chosen = words(dig(activity, "attack", "ability"))
    if chosen:
        return sheet.mod(chosen)
    strength, dexterity = sheet.mod("str"), sheet.mod("dex")
    if ranged:
        return dexterity
    if "fin" in properties and strength is not None and dexterity is not None:
        return max(strength, dexterity)
    return strength


def _bonus(activity: object, part: Item, sheet: Sheet, mod: int | None) -> int | None:
    more = evaluate(words(dig(activity, "attack", "bonus")), sheet.values)
    if dig(activity, "attack", "flat") is True:
        return more
    proficiency = sheet.values.get("prof")
    if None in (more, mod, proficiency):
        return None
    return (more or 0) + (mod or 0) + (proficiency or 0) + (number(part.get("magicalBonus")) or 0)


def _damage(activity: object, part: Item, sheet: Sheet, mod: int | None) -> str | None:
    values = sheet.values | {"mod": mod or 0}
    rolls = [_dice(one, values, 0) for one in listed(dig(activity, "damage", "parts"))]
    if dig(activity, "damage", "includeBase") is not False:
        magic = number(part.get("magicalBonus")) or 0
        rolls.insert(0, _dice(dig(part, "damage", "base"), values, (mod or 0) + magic))
    return "+".join(roll for roll in rolls if roll) or None


def _dice(roll: object, values: Mapping[str, int], more: int) -> str:
    count, faces = number(dig(roll, "number")), number(dig(roll, "denomination"))
    if not count or not faces or words(dig(roll, "custom", "formula")):
        return ""
    bonus = more + (evaluate(words(dig(roll, "bonus")), values) or 0)
    return f"{count}d{faces}{bonus:+d}" if bonus else f"{count}d{faces}"


def _uses(part: Item) -> str | None:
    uses = part.get("uses")
    most = first_number(dig(uses, "max"))
    periods = [words(dig(one, "period"), 20) for one in listed(dig(uses, "recovery"))]
    period = next((one for one in periods if one), words(dig(uses, "per"), 20))
    return f"{most}/{_PERIODS.get(period, period)}" if most and period else None


def _look(path: str, item: Item, sheet: Sheet) -> str | None:
    """What a lookup finds: the actor's name, a field of an activity, an item by id or name."""
    target, _, rest = path.strip().partition(" ")
    if target == "/item":
        return sheet.item_names.get(rest.strip().lstrip("."))
    if target == "@name":
        return sheet.name.lower() if "lowercase" in rest else sheet.name
    activity = rest.partition("activity=")[2].split(" ")[0]
    owner = dig(foundry.system_part(item), "activities", activity) if activity else sheet.part
    found = dig(owner, *target.lstrip("@").split("."))
    return words(found) or (str(number(found)) if number(found) is not None else None)
