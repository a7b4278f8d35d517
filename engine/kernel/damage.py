"""Damage: dice of a stat, more or less of them by how well the action and a save went."""

from engine.kernel import blows, checks, harm
from engine.kernel.draft import Draft
from engine.kernel.outcomes import EffectRule
from engine.kernel.pending import Pending
from engine.kernel.units import CombatantId


def damage(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    """Hurt somebody by the dice of a stat; a save may change how much, or be fatal."""
    dice = blows.dice_of(draft.state, draft.pack, pending, effect)
    times = blows.times(pending)
    fatal = ""
    if effect.save is not None:
        degree = checks.save(draft, pending, effect.save, who)
        times = effect.save.times.get(degree, 0)
        fatal = effect.save.fatal if degree == "critical_failure" else ""
    if fatal:
        harm.apply_condition(draft, who, fatal)
    if fatal or draft.state.combatants[who].hp is None:
        return
    faces = tuple(draft.roll(dice.sides) for _ in range(dice.count))
    amount = max(0, sum(faces) + dice.plus) * times
    amount = max(0, amount - pending.spared.get(who, 0))
    harm.change_hp(draft, who, -amount, faces=faces, by=pending.by)
