"""Grants: a chosen reaction happens if it still makes sense, else it is released, uncharged."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from engine.kernel import (
    actions,
    batches,
    budgets,
    capacity,
    deeds,
    harm,
    held,
    limits,
    moves,
    questions,
    refunds,
    rolling,
    walk,
    working,
)
from engine.kernel.aiming import aim
from engine.kernel.cases import as_owned
from engine.kernel.commands import Act
from engine.kernel.draft import Draft
from engine.kernel.eligibility import reaction_refusal
from engine.kernel.events import ActionAnnounced, ActionDeclared, WindowReleased
from engine.kernel.frames import Announced, Chosen, Pending
from engine.kernel.held_offers import held_refusal
from engine.kernel.refusals import Reason, Refusal, Rejected
from engine.kernel.rules import ActionRule
from engine.kernel.survey import survey_gap
from engine.kernel.timing import TimingPoint
from engine.kernel.units import BudgetId
from engine.kernel.waiting import Held

YES = "yes"
NO = "no"


def grant(draft: Draft, chosen: Chosen, *, announced: bool = False) -> None:
    """Let it happen, once whoever has to agree has done so, its targets are known, and nobody
    comes before it (``announced``)."""
    found = draft.pack.rule(chosen.reaction)
    assert found is not None, chosen.reaction
    mine = draft.state.combatants.get(chosen.by)
    rule = as_owned(found, mine.owned.get(chosen.owned) if mine and chosen.owned else None)
    stored = next((one for one in draft.state.held if one.id == chosen.held), None)
    refusal = _no_more(draft, chosen, rule, stored)
    if refusal is None and rule.consent and chosen.targets:
        if "consent" not in chosen.answers:
            _ask_consent(draft, chosen)
            return
        if chosen.answers["consent"] != YES:
            refusal = Refusal(Reason.INELIGIBLE, {"why": "consent_refused"})
    if refusal is None and _is_action(draft, chosen):
        aimed = aim(draft, chosen, rule)
        if aimed is None:
            return
        if isinstance(aimed, Chosen):
            _come_before(draft, aimed, rule, announced=announced)
            return
        refusal = aimed
    if refusal is None:
        _declare(draft, _begun(draft, chosen, rule, stored), chosen, rule, stored)
        return
    draft.emit(
        WindowReleased(
            frame=chosen.id,
            window=chosen.window,
            by=chosen.by,
            reaction=chosen.title,
            why=refusal,
        )
    )


def _is_action(draft: Draft, chosen: Chosen) -> bool:
    """Whether an answer is an action, declared at another moment than in one's own turn."""
    return chosen.held is None and chosen.reaction in draft.pack.actions


def _come_before(draft: Draft, chosen: Chosen, rule: ActionRule, *, announced: bool) -> None:
    """Declare an action in answer; in a gap it has a gap of its own first."""
    gap = draft.pack.gap if chosen.at is TimingPoint.GAP and not announced else None
    frame = _begun(draft, chosen, rule, None)
    if gap is None or survey_gap(draft.state, draft.pack, chosen.by).trigger is None:
        _declare(draft, frame, chosen, rule, None)
    else:
        draft.emit(ActionAnnounced(frame=frame, gap=True, sealed=gap.sealed, chosen=chosen))


def _ask_consent(draft: Draft, chosen: Chosen) -> None:
    questions.ask(
        draft,
        "consent",
        chosen.reaction,
        to=chosen.targets[0],
        parent=chosen.id,
        source=chosen.by,
        choices=(YES, NO),
        default=(NO,),
    )


def _begun(draft: Draft, chosen: Chosen, rule: ActionRule, stored: Held | None) -> Pending:
    """The answer as the action that it becomes; an action of its own answers nothing any more."""
    action = _is_action(draft, chosen)
    parent = draft.frame(chosen.parent) if chosen.parent else None
    opener = batches.joined(draft, parent if isinstance(parent, Pending) else None)
    return Pending(
        id=chosen.id,
        by=chosen.by,
        action=chosen.reaction,
        owned=chosen.owned,
        targets=chosen.targets,
        path=chosen.path,
        parent=None if action else chosen.parent,
        reaction=not action,
        repeats=stored.repeats if stored else None,
        strike=rolling.at_once(rule, chosen.targets),
        joins=opener.id if opener else None,
    )


def _declare(
    draft: Draft, frame: Pending, chosen: Chosen, rule: ActionRule, stored: Held | None
) -> None:
    cost: Mapping[BudgetId, int] = rule.cost
    if stored is not None and draft.pack.ready is not None:
        cost = draft.pack.ready.fire_cost
    one = draft.state.combatants[chosen.by]
    frame = replace(frame, paid=refunds.returnable(draft.pack, one, cost, rule.tags))
    budgets.pay(draft, chosen.by, cost, rule.tags)
    parent = draft.frame(chosen.parent) if chosen.parent else None
    cause = parent if isinstance(parent, Pending) else None
    counts = capacity.counts(draft.state, draft.pack, cause, chosen.by)
    if stored is None:
        counts += limits.counts(rule, chosen.by, cause, own_turn=False)
    draft.emit(ActionDeclared(frame=frame, counts=counts))
    if draft.pack.interruptions.reaction:
        working.interrupt(draft, chosen.by, "reaction")
    if stored is not None:
        held.drop(draft, stored, "used")
        moves.plan(draft, chosen)
    harm.end_on(draft, chosen.by, rule.tags)
    deeds.at_once(draft, frame, rule.effects)
    _alongside(draft, chosen)


def _no_more(draft: Draft, chosen: Chosen, rule: ActionRule, stored: Held | None) -> Refusal | None:
    """Why a chosen reaction is not needed or possible any more."""
    if chosen.capacity is not None and chosen.capacity <= 0:
        return Refusal(Reason.LIMIT, {"scope": "window"})
    parent = draft.frame(chosen.parent) if chosen.parent else None
    gone = chosen.parent is not None and not isinstance(parent, Pending | Announced)
    if gone or (not rule.anyway and walk.moot(draft, chosen.parent)):
        return Refusal(Reason.TRIGGER)
    if chosen.by not in draft.state.combatants:
        return Refusal(Reason.NOT_IN_ENCOUNTER)
    pending = parent if isinstance(parent, Pending) else None
    if chosen.held is not None:
        if stored is None:
            return Refusal(Reason.TRIGGER)
        return capacity.full(draft.state, draft.pack, pending, chosen.by) or held_refusal(
            draft.state, draft.pack, stored, chosen.source
        )
    source = chosen.source if chosen.source in draft.state.combatants else None
    refusal, _ = reaction_refusal(draft.state, draft.pack, chosen.by, rule, pending, source)
    return refusal


def _alongside(draft: Draft, chosen: Chosen) -> None:
    """Declare what goes with a reaction, the first one first; what cannot be, costs nothing."""
    for action in reversed(chosen.also):
        with suppress(Rejected):
            pending = actions.planned(draft, Act(actor=chosen.by, action=action))
            actions.declare(draft, pending)
