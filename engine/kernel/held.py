"""Readied actions: stored for a trigger, offered when it comes, gone at the next turn start."""

from typing import Literal

from engine.kernel import budgets, harm, limits, turns
from engine.kernel.actions import check_moment, find
from engine.kernel.aims import candidates
from engine.kernel.clean import clean_text
from engine.kernel.commands import Dismiss, Ready
from engine.kernel.draft import Draft
from engine.kernel.eligibility import can_be_readied, standing_refusal
from engine.kernel.events import ActionDeclared, HeldEnded, HeldStored
from engine.kernel.frames import Pending, Window
from engine.kernel.refusals import Reason, Rejected, reject, require
from engine.kernel.units import HeldId
from engine.kernel.waiting import Held

TEXT = 200
"""Characters of a trigger in words."""


def ready(draft: Draft, command: Ready) -> None:
    """Ready an action for a trigger; with it the turn may end. Raises Rejected."""
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
    words = clean_text(trigger.text, TEXT)
    require((known and known.ready) or (not trigger.on and words), Reason.TRIGGER)
    named = {trigger.source, trigger.about} - {None}
    require(named <= set(draft.state.combatants), Reason.UNKNOWN, what="combatant")
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
    held = Held(
        id=HeldId(draft.fresh()),
        by=who,
        action=rule.id,
        owned=own.id if own else None,
        targets=command.targets,
        on=trigger.on,
        source=trigger.source,
        about=trigger.about,
        text=words,
        repeats=repeats,
    )
    if rules.provokes:
        _declare(draft, held)
    else:
        store(draft, held)


def _declare(draft: Draft, held: Held) -> None:
    """Let others answer that an action is readied, before it is."""
    frame = Pending(
        id=draft.fresh(),
        by=held.by,
        action=held.action,
        owned=held.owned,
        targets=held.targets,
        readies=held,
    )
    draft.emit(ActionDeclared(frame=frame))


def store(draft: Draft, held: Held) -> None:
    """An action is readied, in the place of what its owner had readied before."""
    before = [one for one in draft.state.held if one.by == held.by]
    draft.emit(HeldStored(held=held))
    for one in before:
        drop(draft, one, "dismissed")
    if draft.pack.ready and draft.pack.ready.ends_turn:
        turns.end(draft, draft.state.active or held.by)


def dismiss(draft: Draft, command: Dismiss) -> None:
    """Give up a readied action, or an effect that one sustains. Raises Rejected where there is
    none."""
    require((command.held is None) is not (command.effect is None), Reason.REQUIREMENT, what="held")
    for effect in draft.state.effects:
        if effect.id == command.effect and effect.by == command.actor and effect.sustained:
            harm.end(draft, effect, "dismissed")
            return
    for one in draft.state.held:
        if one.id == command.held and one.by == command.actor:
            drop(draft, one, "dismissed")
            return
    raise reject(Reason.UNKNOWN, what="held" if command.effect is None else "effect")


def ignore(draft: Draft, window: Window) -> None:
    """What was readied and not used when its trigger came is gone, where the rules have it so."""
    if draft.pack.ready is None or draft.pack.ready.ignored == "stays":
        return
    for asked in window.asked.values():
        reply = asked.reply
        for offer in asked.offers:
            mine = [one for one in draft.state.held if one.id == offer.held]
            kept = reply is None or reply.again or reply.held == offer.held
            for one in () if kept else mine:
                drop(draft, one, "expired")


def drop(draft: Draft, held: Held, reason: Literal["used", "expired", "dismissed"]) -> None:
    """A readied action is gone."""
    draft.emit(HeldEnded(held=held.id, combatant=held.by, action=held.title, reason=reason))
