"""Damage: dice of a stat, more or less of them by how well the action and a save went."""

from engine.kernel import checks, harm, stats
from engine.kernel.cases import owned_of
from engine.kernel.dice import Dice, parse
from engine.kernel.draft import Draft
from engine.kernel.outcomes import EffectRule
from engine.kernel.pending import Pending
from engine.kernel.units import CombatantId


def damage(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    """Hurt somebody by the dice of a stat; a save may change how much, or be fatal."""
    attacker = draft.state.combatants[pending.by]
    own = owned_of(draft.state, pending)
    dice = parse(str(stats.value(draft.pack, attacker, effect.stat, own)))
    dice = Dice(
        count=dice.count + (effect.extra_dice if dice.sides else 0),
        sides=dice.sides,
        plus=dice.plus,
    )
    times = 2 if pending.check and pending.check.degree == "critical_success" else 1
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
    harm.change_hp(draft, who, -amount, faces=faces, by=pending.by)
