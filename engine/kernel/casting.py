"""Casting: what is still to be thrown by hand before an action does what it does."""

from collections.abc import Iterator

from engine.kernel import blows, deeds, real_dice
from engine.kernel.draft import Draft
from engine.kernel.outcomes import EffectRule
from engine.kernel.pending import Pending
from engine.kernel.real_dice import PER_CENT, Cast
from engine.kernel.rules import ActionRule


def asked(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """Ask for the next faces that are missing. Whether something was asked."""
    if pending.strike is not None and pending.check is None:
        return False
    return any(
        real_dice.asked(draft, pending, cast)
        for effect in rule.effects
        if deeds.due(draft, pending, effect)
        for cast in _casts(draft, pending, effect)
    )


def _casts(draft: Draft, pending: Pending, effect: EffectRule) -> Iterator[Cast]:
    """The dice of one effect in their order, as far as the faces so far tell."""
    if effect.chance < PER_CENT:
        cast = real_dice.chance(effect, pending)
        yield cast
        if any(face > effect.chance for face in pending.typed.get(cast.key, ())):
            return
    if effect.kind != "damage":
        return
    dice = blows.dice_of(draft.state, draft.pack, pending, effect)
    for who in deeds.bearers(draft, pending, effect):
        if effect.save:
            yield real_dice.save(effect, who, effect.save.die)
        if draft.state.combatants[who].hp is not None and not blows.full(pending, effect):
            yield real_dice.damage(effect, pending, who, dice.sides, dice.count)
