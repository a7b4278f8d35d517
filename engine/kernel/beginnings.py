"""Beginnings: the effect that an action puts on somebody."""

from engine.kernel import harm, lasting, picks, stats
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.frames import Pending
from engine.kernel.outcomes import EffectRule, ModifierRule
from engine.kernel.units import CombatantId, EffectId


def begin(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    name = f"effect-{effect.name}" if effect.name else f"condition-{effect.condition}"
    about = next((one for one in pending.targets if one != who), None)
    made = Effect(
        id=EffectId(draft.fresh()),
        on=who,
        name=name,
        condition=effect.condition,
        modifiers={
            picks.word(pending, one.stat): _value(draft, one, who) for one in effect.modifiers
        },
        until=lasting.expiry(effect.until, pending.by if effect.until != "never" else None),
        by=pending.by,
        against=about if effect.versus == "target" else None,
        spares=pending.by if effect.versus == "not_self" else None,
        bond=effect.bond,
        sustained=effect.sustained,
        good=effect.good,
        uses=effect.uses,
        ends_on=effect.ends_on,
        about=about,
        word=picks.word(pending) if effect.word else "",
    )
    for one in tuple(stats.effects_on(draft.state, who)):
        if one.name == name and not (effect.stacks and _adds_up(one, made)):
            harm.end(draft, one, "cause")
    harm.apply_effect(draft, made)


def _adds_up(one: Effect, other: Effect) -> bool:
    """Whether two effects of a name come from different people, or are about different rolls."""
    return (one.by, one.word, one.against) != (other.by, other.word, other.against)


def _value(draft: Draft, rule: ModifierRule, who: CombatantId) -> int:
    one = draft.state.combatants[who]
    instead = stats.number(draft.pack, one, rule.instead) if rule.instead else 0
    if instead:
        return instead
    return rule.value + (stats.number(draft.pack, one, rule.plus) if rule.plus else 0)
