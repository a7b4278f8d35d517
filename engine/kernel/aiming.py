"""Aiming: whom an answer is aimed at that might be aimed at several, asked when it happens."""

from dataclasses import replace

from engine.kernel import questions
from engine.kernel.aims import candidates, target_refusal
from engine.kernel.draft import Draft
from engine.kernel.frames import Chosen
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule


def aim(draft: Draft, chosen: Chosen, rule: ActionRule) -> Chosen | Refusal | None:
    """The answer with its targets, as they fit now; why there are none; None: it is being asked.

    Whoever triggered it is the default, where it fits.
    """
    if rule.target is None:
        return chosen
    state, pack, who = draft.state, draft.pack, chosen.by
    own = state.combatants[who].owned.get(chosen.owned) if chosen.owned else None
    if chosen.targets:
        found = (
            target_refusal(state, pack, who, rule.target.early, one, own, rule.tags)
            for one in chosen.targets
        )
        return next((one for one in found if one), chosen)
    fits = candidates(state, pack, who, rule, own)
    count = rule.target.count
    if len(fits) < rule.target.fewest:
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    if len(fits) <= count:
        return replace(chosen, targets=fits)
    usual = sorted(fits, key=lambda one: one != chosen.source)
    questions.ask(
        draft,
        "target",
        chosen.title,
        to=who,
        parent=chosen.id,
        source=who,
        choices=fits,
        default=usual[:count],
        many=count,
    )
    return None
