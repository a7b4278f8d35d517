"""Effects and harm: conditions begin and end, hit points change, and what follows from it."""

from typing import Literal

from engine.kernel import stats
from engine.kernel.dice import Dice, parse
from engine.kernel.draft import Draft
from engine.kernel.events import EffectApplied, EffectEnded, HpChanged
from engine.kernel.frames import Pending
from engine.kernel.rules import EffectRule
from engine.kernel.state import Effect, Expiry
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, EffectId


def carry_out(draft: Draft, pending: Pending, effects: tuple[EffectRule, ...]) -> None:
    """Everything an action does, to whom it does it, by the degree of its check."""
    for effect in effects:
        if effect.at and (pending.check is None or pending.check.degree not in effect.at):
            continue
        for who in (pending.by,) if effect.on == "self" else pending.targets:
            if who in draft.state.combatants:
                _one(draft, pending, effect, who)


def _one(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    if effect.kind == "condition":
        apply_condition(draft, who, effect.condition)
        return
    if draft.state.combatants[who].hp is None:
        return
    faces, amount = _damage(draft, pending, effect)
    change_hp(draft, who, -amount, faces=faces, by=pending.by)


def _damage(draft: Draft, pending: Pending, effect: EffectRule) -> tuple[tuple[int, ...], int]:
    attacker = draft.state.combatants[pending.by]
    own = stats.owned(attacker, pending.owned) if pending.owned else None
    dice = parse(str(stats.value(draft.pack, attacker, effect.stat, own)))
    dice = Dice(
        count=dice.count + (effect.extra_dice if dice.sides else 0),
        sides=dice.sides,
        plus=dice.plus,
    )
    faces = tuple(draft.roll(dice.sides) for _ in range(dice.count))
    twice = 2 if pending.check and pending.check.degree == "critical_success" else 1
    return faces, max(0, sum(faces) + dice.plus) * twice


def change_hp(
    draft: Draft,
    who: CombatantId,
    change: int,
    *,
    faces: tuple[int, ...] = (),
    by: CombatantId | None = None,
) -> None:
    """Lose or gain hit points; at 0 or less a combatant is down, back above it is not."""
    one = draft.state.combatants[who]
    hp = one.hp if one.hp is not None else 0
    value = hp + change if one.hp_max is None else min(one.hp_max, hp + change)
    draft.emit(HpChanged(combatant=who, value=value, change=value - hp, faces=faces, by=by))
    health = draft.pack.health
    if health is None:
        return
    if value <= 0:
        apply_condition(draft, who, health.down)
    elif hp <= 0:
        end_condition(draft, who, health.down)


def apply_condition(draft: Draft, who: CombatantId, condition: str) -> None:
    """Put a combatant into a condition, if it is not in it."""
    if condition not in stats.conditions(draft.state, who):
        effect = Effect(
            id=EffectId(draft.fresh()), on=who, name=f"condition-{condition}", condition=condition
        )
        draft.emit(EffectApplied(effect=effect))


def end_condition(draft: Draft, who: CombatantId, condition: str) -> None:
    """Take a combatant out of a condition, because its cause is gone."""
    for effect in tuple(stats.effects_on(draft.state, who)):
        if effect.condition == condition and effect.until == Expiry():
            end(draft, effect, "cause")


def end(draft: Draft, effect: Effect, reason: Literal["expired", "cause", "gm"]) -> None:
    """End one effect."""
    draft.emit(EffectEnded(effect=effect.id, combatant=effect.on, name=effect.name, reason=reason))


def expire(draft: Draft, at: TimingPoint, anchor: CombatantId) -> None:
    """End every effect that lasts until this timing point of this combatant."""
    for effect in draft.state.effects:
        if effect.until.at == at and (effect.until.anchor or effect.on) == anchor:
            end(draft, effect, "expired")
