"""Damage and healing: dice of a stat by how well the action and a save went, or a part of all."""

from engine.kernel import blows, checks, harm, real_dice
from engine.kernel.draft import Draft
from engine.kernel.harm import Amount
from engine.kernel.outcomes import EffectRule
from engine.kernel.pending import Pending
from engine.kernel.units import CombatantId


def damage(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    """Hurt somebody by the dice of a stat; a save may change how much, or be fatal."""
    dice = blows.dice_of(draft.state, draft.pack, pending, effect)
    full = blows.full(pending, effect)
    times = 1 if full else blows.times(pending)
    degree = pending.check.degree if pending.check else None
    fatal = ""
    if effect.save is not None:
        (face,) = real_dice.faces(draft, pending, real_dice.save(effect, who, effect.save.die))
        degree = checks.save(draft, pending, effect.save, who, face)
        times = effect.save.times.get(degree, 0)
        fatal = effect.save.fatal if degree == "critical_failure" else ""
    if fatal:
        harm.apply_condition(draft, who, fatal)
    if fatal or draft.state.combatants[who].hp is None:
        return
    cast = real_dice.damage(effect, pending, who, dice.sides, dice.count)
    amount = Amount(
        faces=(dice.sides,) * dice.count if full else real_dice.faces(draft, pending, cast),
        plus=dice.plus,
        times=times,
        less=pending.spared.get(who, 0),
        degree=degree if full or times != 1 else None,
    )
    harm.hurt(draft, who, amount, by=pending.by)
    most = draft.state.combatants[who].hp_max
    if effect.kills and most is not None and amount.total >= most // 2:
        harm.apply_condition(draft, who, effect.kills)


def heal(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    """Give back a part of all hit points."""
    one = draft.state.combatants[who]
    if one.hp is not None and one.hp_max is not None:
        harm.change_hp(draft, who, one.hp_max // effect.part, by=pending.by)
