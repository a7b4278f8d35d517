"""Casting: what an imported creature amounts to as a combatant of a rule system."""

from engine.kernel.commands import Creature
from engine.kernel.creatures import StatValue
from engine.kernel.dice import parse
from engine.kernel.rules import RulePack
from engine.kernel.state import Note, Owned
from engine.kernel.units import ActionId, SideId
from server.imports.model import Attack
from server.imports.model import Creature as Sheet

FEET = 5
"""Feet to a cell, in every format that has them."""


def cast(sheet: Sheet, pack: RulePack) -> Creature:
    """The combatant that a sheet describes, as far as the system has a place for it.

    Its first melee attack is also what it strikes with out of turn.
    """
    pc = sheet.kind == "pc"
    stats: dict[str, StatValue] = {}
    _put(pack, stats, "ac", sheet.ac)
    _put(pack, stats, "initiative", sheet.initiative.mod)
    _put(pack, stats, "perception", sheet.perception)
    _put(pack, stats, "speed", None if sheet.speed is None else sheet.speed // FEET)
    if pack.health:
        _put(pack, stats, pack.health.stat, sheet.hp.max)
    weapons = [_weapon(pack, one) for one in sheet.attacks]
    melee = next((one for one in weapons if not one.get("range")), None)
    for name, value in (melee or {}).items():
        stats.setdefault(name, value)
    fixed = sheet.initiative.fixed
    return Creature(
        name=sheet.name,
        side=SideId("party" if pc else "foes"),
        kind=sheet.kind,
        initiative=None if fixed is None else round(fixed),
        hp=sheet.hp.max if sheet.hp.current is None else sheet.hp.current,
        stats=stats,
        owned=_owned(pack, sheet.attacks, weapons),
        notes=tuple(
            Note(name=one.name, kind=one.kind, trigger=one.trigger or "", text=one.text)
            for one in sheet.reactions
        ),
    )


def _put(pack: RulePack, stats: dict[str, StatValue], name: str, value: StatValue | None) -> None:
    if value is not None and name in pack.stats:
        stats[name] = value


def _weapon(pack: RulePack, attack: Attack) -> dict[str, StatValue]:
    stats: dict[str, StatValue] = {}
    _put(pack, stats, "attack", attack.bonus)
    if attack.damage and _one_kind(attack.damage):
        _put(pack, stats, "damage", attack.damage)
    _put(pack, stats, "reach", None if attack.reach is None else max(1, attack.reach // FEET))
    _put(pack, stats, "range", None if attack.range is None else max(1, attack.range // FEET))
    return stats


def _one_kind(damage: str) -> bool:
    try:
        parse(damage)
    except ValueError:
        return False
    return True


def _owned(
    pack: RulePack, attacks: tuple[Attack, ...], weapons: list[dict[str, StatValue]]
) -> tuple[Owned, ...]:
    if pack.weapon is None:
        return ()
    return tuple(
        Owned(id=ActionId(f"weapon{number}"), name=one.name, base=pack.weapon, stats=stats)
        for number, (one, stats) in enumerate(zip(attacks, weapons, strict=True), 1)
    )
