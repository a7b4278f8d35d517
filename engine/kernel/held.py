"""Readied actions: stored for a trigger, offered when it comes, gone at the next turn start."""

from typing import Literal

from engine.kernel import budgets, limits, turns
from engine.kernel.actions import check_moment, find
from engine.kernel.aims import candidates
from engine.kernel.commands import Dismiss, Ready
from engine.kernel.draft import Draft
from engine.kernel.eligibility import can_be_readied, standing_refusal
from engine.kernel.events import HeldEnded, HeldStored
from engine.kernel.refusals import Reason, Rejected, reject, require
from engine.kernel.units import HeldId
from engine.kernel.waiting import Held

TEXT = 200
"""Characters of a trigger in words."""


def ready(draft: Draft, command: Ready) -> None:
    """Ready an action for a trigger; the turn ends at once. Raises Rejected."""
    who = draft.combatant(command.actor).id
    rules = draft.pack.ready
    if rules is None:
        raise reject(Reason.UNSUPPORTED)
    check_moment(draft, who)
    rule, own = find(draft.state, draft.pack, who, command.action)
    require(can_be_readied(rule, rules), Reason.REQUIREMENT, what="action")
    refusal = standing_refusal(draft.state, draft.pack, who, rule, rules.cost)
    if refusal:
        raise Rejected(refusal)
    trigger = command.trigger
    known = draft.pack.triggers.get(trigger.on)
    require((known and known.ready) or (not trigger.on and trigger.text), Reason.TRIGGER)
    require(len(trigger.text) <= TEXT, Reason.REQUIREMENT, what="name", have=len(trigger.text))
    there = trigger.source is None or trigger.source in draft.state.combatants
    require(there, Reason.UNKNOWN, what="combatant")
    fits = candidates(draft.state, draft.pack, who, rule, own, near=False)
    require(set(command.targets) <= set(fits), Reason.REQUIREMENT, what="target")
    need, have = rule.target.count if rule.target else 0, len(command.targets)
    fewest = rule.target.fewest if rule.target else 0
    require(
        have == 0 or fewest <= have <= need,
        Reason.REQUIREMENT,
        what="targets",
        need=need,
        have=have,
    )
    budgets.pay(draft, who, rules.cost, rule.tags)
    repeats = max(
        (draft.state.uses.get(limits.tag_key(tag, who), 0) for tag in rule.tags), default=0
    )
    draft.emit(
        HeldStored(
            held=Held(
                id=HeldId(draft.fresh()),
                by=who,
                action=rule.id,
                owned=own.id if own else None,
                targets=command.targets,
                on=trigger.on,
                source=trigger.source,
                text=trigger.text,
                repeats=repeats,
            )
        )
    )
    turns.end(draft, draft.state.active or who)


def dismiss(draft: Draft, command: Dismiss) -> None:
    """Give up a readied action. Raises Rejected where there is none."""
    for one in draft.state.held:
        if one.id == command.held and one.by == command.actor:
            drop(draft, one, "dismissed")
            return
    raise reject(Reason.UNKNOWN, what="held")


def drop(draft: Draft, held: Held, reason: Literal["used", "dismissed"]) -> None:
    """A readied action is gone."""
    draft.emit(HeldEnded(held=held.id, combatant=held.by, action=held.title, reason=reason))
