"""Harm and effects: hit points change, conditions begin and end, and what follows from it."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel import stats, working
from engine.kernel.dice import parse
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.events import EffectApplied, EffectEnded, EffectRunsOut, HpChanged
from engine.kernel.pending import Degree, Pending
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, EffectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount:
    """What an amount is made of: faces and a constant, so many ``times`` because of a degree, and
    what answers took off (``less``)."""

    faces: tuple[int, ...] = ()
    plus: int = 0
    times: int = 1
    degree: Degree | None = None
    less: int = 0

    @property
    def total(self) -> int:
        """At least 0."""
        return max(0, max(0, sum(self.faces) + self.plus) * self.times - self.less)


def hurt(draft: Draft, who: CombatantId, amount: Amount, *, by: CombatantId | None = None) -> None:
    """Lose so many hit points."""
    change_hp(draft, who, -amount.total, amount=amount, by=by)


def change_hp(
    draft: Draft,
    who: CombatantId,
    change: int,
    *,
    amount: Amount | None = None,
    by: CombatantId | None = None,
) -> None:
    """Lose or gain hit points; at 0 or less a combatant is down, back above it is not."""
    one = draft.state.combatants[who]
    hp = one.hp if one.hp is not None else 0
    value = hp + change if one.hp_max is None else min(one.hp_max, hp + change)
    health, made = draft.pack.health, amount or Amount()
    if health is not None and health.least is not None:
        value = max(value, min(hp, health.least))
    draft.emit(
        HpChanged(
            combatant=who,
            value=value,
            change=value - hp,
            faces=made.faces,
            plus=made.plus,
            times=made.times,
            degree=made.degree,
            less=made.less,
            by=by,
        )
    )
    if health is None:
        return
    if value <= 0:
        apply_condition(draft, who, health.down)
    elif hp <= 0:
        end_condition(draft, who, health.down)


def wound(draft: Draft, who: CombatantId, count: int, *, by: CombatantId) -> None:
    """Lose so many hit points, to 0 at least; who falls is down when the batch is over (``fall``).

    Who was down already is dead where the system has that.
    """
    one, health = draft.state.combatants[who], draft.pack.health
    if one.hp is None:
        return
    if one.hp > 0:
        value = max(0, one.hp - count)
        draft.emit(HpChanged(combatant=who, value=value, change=value - one.hp, by=by))
    elif health is not None and health.dead:
        apply_condition(draft, who, health.dead)


def fall(draft: Draft, opener: Pending) -> None:
    """Whoever has no hit points left after the throws of a batch is down."""
    health = draft.pack.health
    throws = opener.batch.throws if opener.batch else ()
    for who in dict.fromkeys(one.target for one in throws):
        one = draft.state.combatants.get(who)
        if health and one and one.hp is not None and one.hp <= 0:
            apply_condition(draft, who, health.down)


def apply_condition(draft: Draft, who: CombatantId, condition: str) -> None:
    """Put a combatant into a condition, if it is not in it."""
    if condition not in stats.conditions(draft.state, who):
        apply_effect(
            draft,
            Effect(
                id=EffectId(draft.fresh()),
                on=who,
                name=f"condition-{condition}",
                condition=condition,
            ),
        )


def apply_effect(draft: Draft, effect: Effect) -> None:
    """Begin an effect; one that disables its bearer ends what ends then."""
    draft.emit(EffectApplied(effect=effect))
    working.forbid(draft, effect.on)
    if stats.disabled(draft.state, draft.pack, effect.on):
        end_on(draft, effect.on, frozenset({"down"}))


def end_condition(draft: Draft, who: CombatantId, condition: str) -> None:
    """Take a combatant out of a condition, because its cause is gone."""
    for effect in tuple(stats.effects_on(draft.state, who)):
        if effect.condition == condition and effect.until.at == "never":
            end(draft, effect, "cause")


def end_named(draft: Draft, who: CombatantId, name: str) -> None:
    """End the effects of this name, or of this condition, on a combatant."""
    for effect in tuple(stats.effects_on(draft.state, who)):
        if effect.name in (name, f"effect-{name}") or effect.condition == name:
            end(draft, effect, "cause")


def end_on(draft: Draft, who: CombatantId, deeds: frozenset[str]) -> None:
    """End the effects that one of these deeds of their bearer ends."""
    for effect in tuple(stats.effects_on(draft.state, who)):
        if effect.ends_on & deeds:
            end(draft, effect, "cause")


def end(
    draft: Draft, effect: Effect, reason: Literal["expired", "cause", "gm", "dismissed"]
) -> None:
    """End one effect."""
    draft.emit(EffectEnded(effect=effect.id, combatant=effect.on, name=effect.name, reason=reason))


def expire(draft: Draft, at: TimingPoint, anchor: CombatantId) -> None:
    """End every effect that lasts until this timing point of this combatant; with the start of its
    turn that turn is the next one no more."""
    for effect in draft.state.effects:
        if (effect.until.anchor or effect.on) != anchor:
            continue
        if effect.until.next:
            if at is TimingPoint.TURN_START:
                draft.emit(EffectRunsOut(effect=effect.id, combatant=effect.on))
        elif effect.until.at == at:
            end(draft, effect, "expired")


def tick(draft: Draft, who: CombatantId) -> None:
    """Let lasting damage hurt its bearer, as in each of its turns."""
    for effect in tuple(stats.effects_on(draft.state, who)):
        one = draft.state.combatants[who]
        if effect.harm and one.hp is not None:
            dice = parse(effect.harm)
            faces = tuple(draft.roll(dice.sides) for _ in range(dice.count))
            hurt(draft, who, Amount(faces=faces, plus=dice.plus))
