"""What is measured late would reach as things stand: a hint, no refusal."""

from engine.kernel.aims import target_refusal
from engine.kernel.cases import as_owned
from engine.kernel.offers import Offer
from engine.kernel.options import Option
from engine.kernel.refusals import Refusal
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, Square


def beyond(state: Encounter, pack: RulePack, one: Option) -> tuple[CombatantId, ...]:
    """Whom of its candidates an action of one's own would not reach, where that is no refusal."""
    rule = pack.actions.get(one.action) if one.action else None
    if rule is None or rule.target is None or not rule.target.late:
        return ()
    who, aim = one.command.actor, as_owned(rule, one.owned).target
    assert aim is not None
    return tuple(
        target
        for target in one.candidates
        if target_refusal(state, pack, who, aim, target, one.owned, one.tags)
    )


def aimed_at(
    state: Encounter, pack: RulePack, who: CombatantId, offer: Offer
) -> tuple[tuple[Square, ...], Refusal | None]:
    """The cells at which an answer would reach its target (all, where it would at none), and why
    it reaches nobody, if so."""
    if not offer.squares:
        return (), _missed(state, pack, who, offer, None)
    missed = {cell: _missed(state, pack, who, offer, cell) for cell in offer.squares}
    good = tuple(cell for cell, why in missed.items() if why is None)
    return (good, None) if good else (offer.squares, missed[offer.squares[-1]])


def _missed(
    state: Encounter, pack: RulePack, who: CombatantId, offer: Offer, at: Square | None
) -> Refusal | None:
    rule, one = pack.reactions.get(offer.reaction), state.combatants.get(who)
    if rule is None or one is None or rule.target is None or not rule.target.late:
        return None
    own = one.owned.get(offer.owned) if offer.owned else None
    rule = as_owned(rule, own)
    assert rule.target is not None
    found = [
        target_refusal(state, pack, who, rule.target, target, own, rule.tags, at=at)
        for target in offer.targets
    ]
    return found[0] if found and all(found) else None
