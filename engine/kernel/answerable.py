"""What may be declared in answer to a cause: reactions, and actions that have triggers."""

from collections.abc import Iterator

from engine.kernel import sight
from engine.kernel.aims import candidates
from engine.kernel.cases import cases_of
from engine.kernel.cause import Cause
from engine.kernel.eligibility import own_actions
from engine.kernel.offers import Offer
from engine.kernel.predicates import failed, holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule
from engine.kernel.state import Owned
from engine.kernel.units import CombatantId, Square


def answers_of(cause: Cause, who: CombatantId) -> Iterator[tuple[ActionRule, Owned | None]]:
    """Everything that one has and that answers something."""
    for rule in cause.pack.reactions.values():
        for case, own in cases_of(rule, cause.state.combatants[who].owned):
            if own:
                yield case, own
            else:
                yield from ((rule, each) for each in _cases(cause, who, rule))
    for rule, own in own_actions(cause.state, cause.pack, who):
        if rule.on:
            yield rule, own


def _cases(cause: Cause, who: CombatantId, rule: ActionRule) -> tuple[Owned | None, ...]:
    """The own cases with which a reaction can be used; none where it needs none. What answers
    something of its own is no case of it."""
    if rule.cases is None:
        return (None,)
    mine = cause.state.combatants[who].owned.values()
    return tuple(own for own in mine if own.base == rule.cases and own.cue is None)


def _passed(cause: Cause, who: CombatantId, rule: ActionRule) -> tuple[Square, ...]:
    """The cells of the way that answers aim at, as far as one sees them."""
    if not rule.point or cause.pending is None:
        return ()
    cells = dict.fromkeys(sight.trail(cause.state, cause.pending))
    return tuple(cell for cell in cells if sight.sees(cause.state, cause.pack, who, (cell,)))


def meant(cause: Cause, who: CombatantId, rule: ActionRule) -> tuple[str | None, Refusal | None]:
    """The first trigger that this answers and that is one for ``who``, else why it is none."""
    unfit: Refusal | None = None
    for name in rule.on:
        trigger = cause.triggers.get(name)
        if trigger is None or (who == cause.source and not trigger.actor):
            continue
        situation = cause.situation(who)
        wrong = [one for one in trigger.who if holds(one, situation) is False]
        if not wrong:
            return name, None
        unfit = unfit or failed(wrong[0])
    return None, unfit


def offer_of(
    cause: Cause, who: CombatantId, rule: ActionRule, own: Owned | None, trigger: str
) -> Offer:
    """An answer as it is offered: a reaction aimed at whoever triggered it, an action at anybody
    it could be aimed at."""
    title = own.id if own else None
    if rule.id in cause.pack.reactions or rule.target is None:
        targets = (cause.source,) if rule.target and cause.source else ()
        return Offer(
            reaction=rule.id,
            owned=title,
            trigger=trigger,
            targets=targets,
            cost=rule.cost,
            squares=_passed(cause, who, rule),
        )
    return Offer(
        reaction=rule.id,
        owned=title,
        trigger=trigger,
        targets=candidates(cause.state, cause.pack, who, rule, own),
        count=rule.target.count,
        cost=rule.cost,
    )


def aimless(rule: ActionRule, offer: Offer) -> Refusal | None:
    """Why an action cannot be declared in answer: there are too few to aim it at."""
    if rule.target is None or offer.count is None or len(offer.targets) >= offer.count:
        return None
    return Refusal(Reason.REQUIREMENT, {"what": "target"})
