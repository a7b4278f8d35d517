"""Throws: how many dice a declaration throws in a batch, and against which number."""

from dataclasses import dataclass

from engine.kernel import cover, sight, stats
from engine.kernel.cases import owned_of, rule_of
from engine.kernel.pending import Modifier, Pending, Throw, Why
from engine.kernel.rolls import HarmRule, PoolRule
from engine.kernel.rules import RulePack
from engine.kernel.space import distance
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


@dataclass(frozen=True, slots=True)
class Moment:
    """The fight as a batch finds it, and the action that collects it."""

    state: Encounter
    pack: RulePack
    opener: Pending


def build(
    moment: Moment,
    one: Pending,
    rule: PoolRule,
    why: Why,
    target: CombatantId,
    dice: int,
    of: str = "",
) -> Throw:
    """A throw of a declaration, its faces missing."""
    strikes = why == "strike"
    near = _near(moment, rule, one, target) if strikes else ()
    found = _modifiers(moment, one, rule, target if strikes else None, near)
    need = sum(modifier.value for modifier in found)
    if rule.ask and "dc" in moment.opener.answers:
        need = int(moment.opener.answers["dc"])
    return Throw(
        why=why,
        frame=one.id,
        by=one.by,
        target=target,
        of=of,
        die=rule.die,
        dice=dice,
        modifiers=found,
        need=need,
        critical=rule.critical,
        near=near,
    )


def _modifiers(
    moment: Moment,
    one: Pending,
    rule: PoolRule,
    target: CombatantId | None,
    near: tuple[CombatantId, ...],
) -> tuple[Modifier, ...]:
    """The stat with what changes it: effects, what shields the target, who is near, half of it."""
    state, pack = moment.state, moment.pack
    own = owned_of(state, one)
    stat = rule.answering if one.reaction and rule.answering else rule.stat
    if rule.mark and stats.number(pack, state.combatants[one.by], rule.mark, own):
        stat = rule.marked
    found = stats.modifiers(state, pack, one.by, stat, own)
    if target is not None:
        found += cover.shields(state, pack, target, rule_of(state, pack, one).tags)
    if near and rule.stray:
        found += (Modifier(why="stray", value=rule.stray.each * len(near)),)
    if _halved(moment, one, rule):
        found += (Modifier(why="half", value=-(sum(each.value for each in found) // 2)),)
    return found


def _halved(moment: Moment, one: Pending, rule: PoolRule) -> bool:
    if rule.half != "unseen":
        return rule.half == "always"
    saw = sight.saw(moment.state, moment.pack, one.by, moment.opener)
    return one.reaction and saw is False


def _near(
    moment: Moment, rule: PoolRule, one: Pending, target: CombatantId
) -> tuple[CombatantId, ...]:
    """Who stands beside the target, on the side of the one who strikes."""
    if rule.stray is None:
        return ()
    everybody, space = moment.state.combatants, moment.pack.space
    side = everybody[one.by].side
    return tuple(
        who
        for who, other in everybody.items()
        if who != one.by and other.side == side and distance(other, everybody[target], space) == 1
    )


def hurts(
    moment: Moment,
    one: Pending,
    rule: HarmRule,
    strike: Throw,
    why: Why,
    target: CombatantId,
    dice: int,
) -> Throw:
    """What so many hits throw against whom they hit."""
    state, pack = moment.state, moment.pack
    own = owned_of(state, one)
    power = max(
        (
            stats.modifiers(state, pack, one.by, amount.stat, own)
            + ((Modifier(why="constant", value=amount.plus),) if amount.plus else ())
            for amount in rule.power
        ),
        key=lambda found: sum(modifier.value for modifier in found),
    )
    armour = stats.total(state, pack, target, rule.armour)
    if why != "pierce" and armour:
        power += (Modifier(why=f"stat-{rule.armour}", value=-armour),)
    return Throw(
        why=why,
        frame=one.id,
        by=one.by,
        target=target,
        of=strike.id,
        die=rule.die,
        dice=dice,
        modifiers=power,
        need=sum(modifier.value for modifier in power),
    )
