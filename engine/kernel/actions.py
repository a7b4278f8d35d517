"""Actions: declare one on one's own turn and pay for it."""

from collections.abc import Iterator
from dataclasses import replace

from engine.kernel import (
    batches,
    budgets,
    deeds,
    doubts,
    goods,
    harm,
    inquiry,
    limits,
    moments,
    picks,
    refunds,
    resuming,
    rolling,
    working,
)
from engine.kernel.aims import check_targets, meant
from engine.kernel.chosen import check_turns, chosen, with_chosen_part
from engine.kernel.commands import Act
from engine.kernel.draft import Draft
from engine.kernel.eligibility import own_actions, standing_refusal
from engine.kernel.events import ActionAnnounced, ActionDeclared, ActionWithdrawn
from engine.kernel.frames import Pending
from engine.kernel.holders import has_turn
from engine.kernel.paths import find_path
from engine.kernel.refusals import Reason, Rejected, reject, require
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Encounter, Owned
from engine.kernel.units import ActionId, CombatantId


def planned(draft: Draft, command: Act) -> Pending:
    """An action as it would be declared on one's own turn, or alongside what is under way.

    Raises Rejected where something stands against it.
    """
    who = command.actor
    draft.combatant(who)
    rule, own = _timely(draft, command)
    choices = chosen(draft, who, rule, own, command.choices)
    check_turns(rule, choices)
    opener = moments.waiting(draft.state)
    rule = with_chosen_part(draft, who, rule, choices)
    pending = Pending(
        id=draft.fresh(),
        by=who,
        action=rule.id,
        owned=own.id if own else None,
        targets=meant(draft.state, draft.pack, who, rule, command.targets, own),
        path=command.path,
        choices=choices,
        strike=rolling.at_once(rule, command.targets),
        batch=batches.begun(draft.state, who) if moments.opens(rule) else None,
        joins=opener.id if opener and not rule.apart else None,
    )
    pending = _checked(draft, pending, rule, own)
    skips = doubts.policy(draft.state, who) == "skip"
    unknown = skips and any(doubts.doubts(draft.state, draft.pack, pending, rule))
    require(not unknown, Reason.INELIGIBLE, why="unknown")
    return pending


def declare(draft: Draft, pending: Pending) -> None:
    """Declare an action that nothing stands against and pay for it; announce it where something
    about it is to be asked first."""
    rule, _ = find(draft.state, draft.pack, pending.by, pending.title)
    if any(_doubts(draft, pending, rule)) or resuming.doubtful(draft, pending, rule):
        draft.emit(ActionAnnounced(frame=pending))
    else:
        _start(draft, pending, rule)


def confirm(draft: Draft, pending: Pending) -> None:
    """Declare what was announced as soon as nothing about it is in doubt, asking the GM first; it
    is withdrawn, unpaid, where something about it does not hold."""
    try:
        draft.combatant(pending.by)
        rule, own = find(draft.state, draft.pack, pending.by, pending.title)
        rule = with_chosen_part(draft, pending.by, rule, pending.choices)
        pending = _checked(draft, pending, rule, own)
        open_ones = []
        for doubt in _doubts(draft, pending, rule):
            found = doubts.answer(doubt, pending)
            require(found in (None, doubt.wanted), doubt.why.reason, **doubt.why.params)
            open_ones += [doubt] if found is None else []
        resumes = resuming.doubtful(draft, pending, rule)
    except Rejected as no:
        draft.emit(
            ActionWithdrawn(
                frame=pending.id, combatant=pending.by, action=pending.title, why=no.refusal
            )
        )
        return
    if open_ones:
        fact = open_ones[0].fact
        inquiry.ask_facts(
            draft, pending, {one.about: fact for one in open_ones if one.fact == fact}
        )
    elif resumes:
        resuming.ask(draft, pending)
    else:
        _start(draft, pending, rule)


def _doubts(draft: Draft, pending: Pending, rule: ActionRule) -> Iterator[doubts.Doubt]:
    """What the GM is to be asked about a declaration."""
    if doubts.policy(draft.state, pending.by) == "ask":
        yield from doubts.doubts(draft.state, draft.pack, pending, rule)


def _checked(draft: Draft, pending: Pending, rule: ActionRule, own: Owned | None) -> Pending:
    """The action with its way, if nothing stands against it. Raises Rejected."""
    refusal = standing_refusal(
        draft.state, draft.pack, pending.by, rule, _cost(draft, pending, rule)
    ) or goods.lacking(draft.state, draft.pack, pending.by, rule, pending.choices)
    if refusal:
        raise Rejected(refusal)
    check_targets(draft.state, draft.pack, pending.by, rule, pending.targets, own)
    refusal = picks.refusal(
        draft.state, draft.pack, pending.by, rule, pending.targets, pending.choices
    )
    if refusal:
        raise Rejected(refusal)
    path = find_path(draft.state, draft.pack, pending.by, rule, pending.path, pending.targets, own)
    return replace(pending, path=path)


def _cost(draft: Draft, pending: Pending, rule: ActionRule) -> budgets.Cost:
    mine = budgets.all_left(draft.pack, draft.state.combatants[pending.by], rule)
    return {**budgets.cost_of(rule, pending.choices), **mine}


def _start(draft: Draft, pending: Pending, rule: ActionRule) -> None:
    """Pay for an action and put it on its way."""
    cost, one = _cost(draft, pending, rule), draft.state.combatants[pending.by]
    back = refunds.returnable(draft.pack, one, cost, rule.tags)
    budgets.pay(draft, pending.by, cost, rule.tags)
    counts = limits.counts(rule, pending.by, None, own_turn=has_turn(draft.state, pending.by))
    draft.emit(
        ActionDeclared(frame=replace(pending, facts={}, answers={}, paid=back), counts=counts)
    )
    if any(cost.values()):
        working.interrupt(draft, pending.by, "aborted", but=pending.title)
    harm.end_on(draft, pending.by, rule.tags)
    deeds.at_once(draft, pending, rule.effects)


def _timely(draft: Draft, command: Act) -> tuple[ActionRule, Owned | None]:
    """The rule of what is declared. Raises Rejected where it is not the moment for it."""
    who = command.actor
    found = moments.untimely(draft.state, who)
    try:
        rule, own = find(draft.state, draft.pack, who, command.action)
    except Rejected:
        if found:
            raise Rejected(found) from None
        raise
    found = moments.refusal(draft.state, draft.pack, rule, who)
    if found:
        raise Rejected(found)
    return rule, own


def check_moment(draft: Draft, who: CombatantId) -> None:
    """Raise Rejected unless ``who`` has the turn and nothing is under way."""
    found = moments.untimely(draft.state, who)
    if found:
        raise Rejected(found)


def find(
    state: Encounter, pack: RulePack, who: CombatantId, action: ActionId
) -> tuple[ActionRule, Owned | None]:
    """The rule of an action that ``who`` may declare. Raises Rejected ``unknown``.

    The pack's own id stands for the first case that the combatant owns.
    """
    mine = own_actions(state, pack, who)
    for rule, own in mine:
        if action == (own.id if own else rule.id):
            return rule, own
    for rule, own in mine:
        if action == rule.id and not rule.answers:
            return rule, own
    raise reject(Reason.UNKNOWN, what="action")
