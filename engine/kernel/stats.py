"""What a combatant can and is: stats with their modifiers, conditions, what disables it."""

from collections.abc import Iterator

from engine.kernel.creatures import StatValue
from engine.kernel.effects import Effect
from engine.kernel.frames import Modifier
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant, Encounter, Owned
from engine.kernel.units import CombatantId


def value(pack: RulePack, one: Combatant, stat: str, own: Owned | None = None) -> StatValue:
    """A stat without modifiers: of the owned action, else of the combatant, else the default."""
    if own is not None and stat in own.stats:
        return own.stats[stat]
    if stat in one.stats:
        return one.stats[stat]
    rule = pack.stats[stat]
    return rule.default if one.kind == "pc" or rule.npc is None else rule.npc


def modifiers(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    stat: str,
    own: Owned | None = None,
    other: CombatantId | None = None,
) -> tuple[Modifier, ...]:
    """A number stat as a list of what it is made of, the stat itself first; ``other``: at or by
    whom is rolled with it."""
    base = number(pack, state.combatants[who], stat, own)
    found = [Modifier(why=f"stat-{stat}", value=base)]
    for one in effects_on(state, who):
        if stat in one.modifiers and counts(one, other):
            found.append(Modifier(why=one.name, value=one.modifiers[stat]))
        rule = pack.conditions.get(one.condition)
        if rule and stat in rule.modifiers:
            found.append(Modifier(why=f"condition-{one.condition}", value=rule.modifiers[stat]))
    return tuple(found)


def number(pack: RulePack, one: Combatant, stat: str, own: Owned | None = None) -> int:
    """A number stat without modifiers."""
    found = value(pack, one, stat, own)
    return found if isinstance(found, int) else 0


def total(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    stat: str,
    own: Owned | None = None,
    other: CombatantId | None = None,
) -> int:
    """A number stat with everything that changes it."""
    return sum(one.value for one in modifiers(state, pack, who, stat, own, other))


def counts(effect: Effect, other: CombatantId | None) -> bool:
    """Whether the modifiers of an effect count in a roll at or by ``other``."""
    if effect.spares is not None:
        return other is not None and other != effect.spares
    return effect.against in (None, other)


def states(state: Encounter, pack: RulePack, who: CombatantId) -> tuple[str, ...]:
    """The conditions a combatant is in and those that they include, each once."""
    own = conditions(state, who)
    more = (name for one in own for name in pack.conditions[one].includes)
    return tuple(dict.fromkeys((*own, *more)))


def named(pack: RulePack, one: Combatant, text: str, own: Owned | None, usual: str) -> str:
    """The number stat that a text stat names, else the usual one."""
    found = str(value(pack, one, text, own)) if text else ""
    known = pack.stats.get(found)
    return found if known and known.kind == "number" else usual


def stuck(state: Encounter, pack: RulePack, who: CombatantId) -> Refusal | None:
    """Which condition keeps one from moving, if any."""
    for condition in states(state, pack, who):
        if pack.conditions[condition].immobile:
            return Refusal(Reason.DISABLED, {"state": condition})
    return None


def reach(state: Encounter, pack: RulePack, who: CombatantId, own: Owned | None = None) -> int:
    """How many cells away the combatant threatens, with this weapon or its longest."""
    one = state.combatants[who]
    if own is not None:
        return total(state, pack, who, pack.reach, own) + pack.space.touch
    weapons = [own for own in one.owned.values() if pack.reach in own.stats]
    longest = max(
        (total(state, pack, who, pack.reach, weapon) for weapon in weapons),
        default=total(state, pack, who, pack.reach),
    )
    return longest + pack.space.touch


def threat(state: Encounter, pack: RulePack, who: CombatantId) -> int:
    """How many cells away the combatant threatens."""
    return total(state, pack, who, pack.threat) if pack.threat else reach(state, pack, who)


def effects_on(state: Encounter, who: CombatantId) -> Iterator[Effect]:
    """The effects on a combatant, oldest first."""
    return (one for one in state.effects if one.on == who)


def conditions(state: Encounter, who: CombatantId) -> tuple[str, ...]:
    """The conditions a combatant is in."""
    found = [one.condition for one in state.effects if one.on == who and one.condition]
    return tuple(dict.fromkeys(found)) if found else ()


def disabled(state: Encounter, pack: RulePack, who: CombatantId) -> Refusal | None:
    """Why the combatant can do nothing at all, if so."""
    one = state.combatants.get(who)
    if one is None:
        return Refusal(Reason.NOT_IN_ENCOUNTER, {"who": who})
    if one.defeated:
        return Refusal(Reason.DISABLED, {"state": "defeated"})
    for condition in conditions(state, who):
        if pack.conditions[condition].forbids_all:
            return Refusal(Reason.DISABLED, {"state": condition})
    return None


def forbidden(
    state: Encounter, pack: RulePack, who: CombatantId, tags: frozenset[str]
) -> Refusal | None:
    """Which tag of an action a condition forbids, or which one allows none of its tags, if any."""
    for condition in conditions(state, who):
        rule = pack.conditions[condition]
        banned = sorted(rule.forbids & tags)
        if banned and (state.active in (who, state.combatants[who].side) or not rule.own_turn_only):
            return Refusal(Reason.TAG_FORBIDDEN, {"tag": banned[0]})
        if rule.allows and not rule.allows & tags:
            return Refusal(Reason.DISABLED, {"state": condition})
    return None


def frozen(state: Encounter, pack: RulePack, who: CombatantId) -> Refusal | None:
    """Which condition keeps one from every reaction, if any: it forbids them, or one notices
    nothing to react to."""
    for condition in conditions(state, who):
        if pack.conditions[condition].forbids_reactions:
            return Refusal(Reason.DISABLED, {"state": condition})
        if pack.conditions[condition].unaware:
            return Refusal(Reason.UNAWARE, {"state": condition})
    return None
