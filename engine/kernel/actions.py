"""Actions: declare one, pay for it, and walk it along its timeline."""

from engine.kernel import budgets, checks, harm, limits, stats
from engine.kernel.aims import check_targets, find_path, step_refusal, target_refusal
from engine.kernel.commands import Act
from engine.kernel.draft import Draft
from engine.kernel.eligibility import barred, failed, own_actions
from engine.kernel.events import (
    ActionDeclared,
    ActionInterrupted,
    ActionLost,
    ActionResolved,
    FrameMoved,
    StepDone,
)
from engine.kernel.frames import Pending
from engine.kernel.predicates import Situation, holds, rule_of
from engine.kernel.refusals import Reason, Refusal, Rejected, reject, require
from engine.kernel.rules import ActionRule
from engine.kernel.state import Encounter, Owned
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, CombatantId, Square


def declare(draft: Draft, command: Act) -> None:
    """Declare an action on one's own turn and pay for it. Raises Rejected; then nothing is paid."""
    who = command.actor
    draft.combatant(who)
    check_moment(draft, who)
    rule, own = find(draft, who, command.action)
    cost = budgets.cost_of(rule, command.choices)
    refusal = standing_refusal(draft, who, rule, cost)
    if refusal:
        raise Rejected(refusal)
    check_targets(draft.state, draft.pack, who, rule, command.targets, own)
    path = find_path(draft.state, draft.pack, who, rule, command.path, command.targets)
    frame = Pending(
        id=draft.fresh(),
        by=who,
        action=rule.id,
        owned=own.id if own else None,
        targets=command.targets,
        path=path,
        choices=command.choices,
    )
    budgets.pay(draft, who, cost)
    draft.emit(ActionDeclared(frame=frame, counts=limits.counts(rule, who, None, own_turn=True)))


def check_moment(draft: Draft, who: CombatantId) -> None:
    """Raise Rejected unless ``who`` has the turn and nothing is under way."""
    require(draft.state.status == "running", Reason.NOT_NOW, why=draft.state.status)
    require(draft.state.active == who, Reason.NOT_YOUR_TURN)
    require(not draft.state.stack, Reason.NOT_NOW, why="under_way")


def find(draft: Draft, who: CombatantId, action: ActionId) -> tuple[ActionRule, Owned | None]:
    """The rule of an action that ``who`` may declare. Raises Rejected ``unknown``.

    The pack's own id stands for the first case that the combatant owns.
    """
    mine = own_actions(draft.state, draft.pack, who)
    for rule, own in mine:
        if action == (own.id if own else rule.id):
            return rule, own
    for rule, own in mine:
        if action == rule.id:
            return rule, own
    raise reject(Reason.UNKNOWN, what="action")


def standing_refusal(
    draft: Draft, who: CombatantId, rule: ActionRule, cost: budgets.Cost
) -> Refusal | None:
    """What stands against an action whatever it is aimed at: state, tag, budget, limit, need."""
    found = barred(draft.state, draft.pack, who, rule, cost) or limits.reached(
        draft.state, rule, who, None
    )
    if found:
        return found
    situation = Situation(state=draft.state, pack=draft.pack, who=who)
    return next((failed(one) for one in rule.when if holds(one, situation) is False), None)


def advance(draft: Draft, pending: Pending) -> bool:
    """Leave the point where an action stands; whether it can go on to the next one."""
    if stats.disabled(draft.state, draft.pack, pending.by):
        draft.emit(ActionInterrupted(frame=pending.id, combatant=pending.by, action=title(pending)))
        return False
    if pending.at == pending.next:
        return _leave(draft, pending)
    return True


def _leave(draft: Draft, pending: Pending) -> bool:
    rule = rule_of(draft.pack, pending)
    point = rule.timeline[pending.next]
    match point:
        case TimingPoint.BEFORE_STEP if pending.path:
            return _step(draft, pending)
        case TimingPoint.AFTER_STEP if pending.leg < len(pending.path):
            _move(draft, pending, pending.next - 1)
            return False
        case TimingPoint.BEFORE_ROLL:
            return _roll(draft, pending, rule)
        case TimingPoint.RESOLVED:
            draft.emit(
                ActionResolved(frame=pending.id, combatant=pending.by, action=title(pending))
            )
            return False
        case _:
            _pass(draft, pending, rule)
            return False


def _pass(draft: Draft, pending: Pending, rule: ActionRule) -> None:
    """On to the next point; what an action does happens just before it is resolved."""
    coming = pending.next + 1
    if rule.timeline[coming] is TimingPoint.RESOLVED:
        harm.carry_out(draft, pending, rule.effects)
    _move(draft, pending, coming)


def _move(draft: Draft, pending: Pending, coming: int) -> None:
    draft.emit(FrameMoved(frame=pending.id, next=coming, at=None))


def _step(draft: Draft, pending: Pending) -> bool:
    refusal = step_refusal(draft.state, draft.pack, pending)
    if refusal:
        return _lose(draft, pending, refusal)
    there = pending.path[pending.leg]
    draft.emit(
        StepDone(
            frame=pending.id,
            combatant=pending.by,
            origin=_here(draft, pending.by),
            square=there,
        )
    )
    return False


def _here(draft: Draft, who: CombatantId) -> Square:
    place = draft.state.combatants[who].position
    assert place is not None
    return place


def _roll(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """The check, if its target is still there to be hit; after a charge, if it was reached."""
    own = owned_of(draft.state, pending)
    for target in pending.targets:
        assert rule.target is not None
        refusal = target_refusal(draft.state, draft.pack, pending.by, rule.target, target, own)
        if refusal:
            return _lose(draft, pending, refusal)
    if rule.check is not None:
        checks.make(draft, pending, rule.check, own)
    else:
        _move(draft, pending, pending.next + 1)
    return False


def _lose(draft: Draft, pending: Pending, why: Refusal) -> bool:
    draft.emit(
        ActionLost(
            frame=pending.id,
            combatant=pending.by,
            action=title(pending),
            why=why,
        )
    )
    return False


def owned_of(state: Encounter, pending: Pending) -> Owned | None:
    """The combatant's own case of the action, if it is one."""
    one = state.combatants.get(pending.by)
    return stats.owned(one, pending.owned) if one and pending.owned else None


def title(pending: Pending) -> str:
    """The id by which people know the action: the owned case's, else the pack's."""
    return pending.owned or pending.action
