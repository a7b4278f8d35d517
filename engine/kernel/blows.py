"""Blows: the dice their damage is thrown with, and how much of it an answer can still take away."""

from engine.kernel import stats
from engine.kernel.cases import owned_of, rule_of
from engine.kernel.dice import Dice, parse
from engine.kernel.frames import Pending
from engine.kernel.outcomes import EffectRule
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


def dice_of(state: Encounter, pack: RulePack, pending: Pending, effect: EffectRule) -> Dice:
    """The dice of an action's damage: its own, else those of its actor's stat."""
    own = owned_of(state, pending)
    words = effect.dice or stats.value(pack, state.combatants[pending.by], effect.stat, own)
    dice = parse(str(words))
    extra = effect.extra_dice if dice.sides else 0
    return Dice(count=dice.count + extra, sides=dice.sides, plus=dice.plus)


def full(pending: Pending, effect: EffectRule) -> bool:
    """Whether damage is not thrown, but the most that its dice can show."""
    return pending.check is not None and pending.check.degree in effect.full_at


def times(pending: Pending) -> int:
    """How often damage counts, by the degree of the action's check."""
    return 2 if pending.check and pending.check.degree == "critical_success" else 1


def at_most(state: Encounter, pack: RulePack, pending: Pending, who: CombatantId) -> int:
    """The most damage that an action can still do to one, after what answers took off."""
    if who in pending.avoided:
        return 0
    degree = pending.check.degree if pending.check else None
    most = 0
    for effect in rule_of(state, pack, pending).effects:
        if effect.kind == "damage" and (not effect.at or degree in effect.at):
            dice = dice_of(state, pack, pending, effect)
            often = 1 if full(pending, effect) else times(pending)
            most += max(0, dice.count * dice.sides + dice.plus) * often
    return max(0, most - pending.spared.get(who, 0))
