"""Casting: what an imported creature amounts to as a combatant of a rule system."""

from collections.abc import Mapping

from engine.kernel.commands import Creature
from engine.kernel.creatures import StatValue
from engine.kernel.dice import parse
from engine.kernel.rules import RulePack
from engine.kernel.state import Note, Owned
from engine.kernel.units import ActionId, BudgetId, SideId
from engine.packs import Pack
from engine.packs.sheets import Of, OfWeapon
from server import ends
from server.imports.model import Attack
from server.imports.model import Creature as Sheet


def cast(sheet: Sheet, pack: Pack) -> Creature:
    """The combatant that a sheet describes, as far as the system's `[import]` has a place for it.

    Its first melee attack is also what it strikes with out of turn.
    """
    rules, taken = pack.rules, pack.sheets
    weapons = [_weapon(pack, one) for one in sheet.attacks]
    melee = next((w for w, one in zip(weapons, sheet.attacks, strict=True) if not one.range), {})
    known = _numbers(sheet)
    stats: dict[str, StatValue] = dict(melee)
    if rules.health and sheet.hp.max is not None:
        stats[rules.health.stat] = sheet.hp.max
    for name, one in taken.stats.items():
        value = known[one.take]
        if value is not None:
            stats[name] = one.of(value)
    fixed = sheet.initiative.fixed
    return Creature(
        name=sheet.name,
        side=SideId(taken.side(sheet.kind)),
        kind=sheet.kind,
        initiative=None if fixed is None else round(fixed),
        hp=sheet.hp.max if sheet.hp.current is None else sheet.hp.current,
        stats=stats,
        owned=(*_owned(rules, sheet.attacks, weapons), *ends.owned(pack, sheet.reactions)),
        reserves=ends.reserves(pack, sheet.reactions),
        notes=tuple(
            Note(
                name=one.name,
                kind=one.kind,
                trigger=one.trigger or "",
                text=one.text,
                base=ActionId(base) if (base := taken.case(one.kind)) else None,
            )
            for one in sheet.reactions
            if not ends.is_done(pack, one)
        ),
    )


def spent(pack: Pack) -> tuple[BudgetId, ...]:
    """What is used up of whoever has reacted already: what an imported reaction costs, without
    what turns are paid with."""
    rules, name = pack.rules, pack.sheets.reaction
    if name is None:
        return ()
    return tuple(
        one for one in rules.reactions[ActionId(name)].cost if not rules.budgets[one].of_turn
    )


def _numbers(sheet: Sheet) -> Mapping[Of, int | None]:
    level = sheet.level
    return {
        "ac": sheet.ac,
        "hp": sheet.hp.max,
        "initiative": sheet.initiative.mod,
        "level": None if level is None else int(level),
        "perception": sheet.perception,
        "speed": sheet.speed,
    }


def _weapon(pack: Pack, attack: Attack) -> dict[str, StatValue]:
    numbers: Mapping[OfWeapon, int | None] = {
        "bonus": attack.bonus,
        "reach": attack.reach,
        "range": attack.range,
        "damage": None,
    }
    stats: dict[str, StatValue] = {}
    for name, one in pack.sheets.weapon.items():
        value = numbers[one.take]
        if value is not None:
            stats[name] = one.of(value)
        elif one.take == "damage" and attack.damage and _is_dice(attack.damage):
            stats[name] = attack.damage
    return stats


def _is_dice(damage: str) -> bool:
    """Whether the damage is dice as the kernel rolls them."""
    try:
        parse(damage)
    except ValueError:
        return False
    return True


def _owned(
    rules: RulePack, attacks: tuple[Attack, ...], weapons: list[dict[str, StatValue]]
) -> tuple[Owned, ...]:
    if rules.weapon is None:
        return ()
    return tuple(
        Owned(id=ActionId(f"weapon{number}"), name=one.name, base=rules.weapon, stats=stats)
        for number, (one, stats) in enumerate(zip(attacks, weapons, strict=True), 1)
    )
