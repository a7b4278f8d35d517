"""The walk of an action along its timeline: steps, rolls, effects, and what stops it."""

from engine.kernel import checks, harm, stats
from engine.kernel.aims import target_refusal
from engine.kernel.cases import owned_of, rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import (
    ActionInterrupted,
    ActionLost,
    ActionResolved,
    FrameMoved,
    StepDone,
)
from engine.kernel.frames import Pending
from engine.kernel.paths import step_refusal
from engine.kernel.refusals import Refusal
from engine.kernel.rules import ActionRule
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, FrameId, Square


def moot(draft: Draft, frame: FrameId | None) -> bool:
    """Whether there is nothing left to answer, since the actor can do nothing any more."""
    found = draft.frame(frame) if frame else None
    actor = found.by if isinstance(found, Pending) else None
    return actor is not None and stats.disabled(draft.state, draft.pack, actor) is not None


def stopped(draft: Draft, pending: Pending) -> bool:
    """Interrupt an action whose actor can do nothing any more; whether it was so."""
    if stats.disabled(draft.state, draft.pack, pending.by):
        draft.emit(ActionInterrupted(frame=pending.id, combatant=pending.by, action=title(pending)))
        return True
    return False


def leave(draft: Draft, pending: Pending) -> None:
    """Do what follows the point where an action stands, and move it to the next one."""
    rule = rule_of(draft.state, draft.pack, pending)
    point = rule.timeline[pending.next]
    match point:
        case TimingPoint.BEFORE_STEP if pending.path:
            _step(draft, pending)
        case TimingPoint.AFTER_STEP if pending.leg < len(pending.path):
            _move(draft, pending, pending.next - 1)
        case TimingPoint.BEFORE_ROLL:
            _roll(draft, pending, rule)
        case TimingPoint.RESOLVED:
            draft.emit(
                ActionResolved(frame=pending.id, combatant=pending.by, action=title(pending))
            )
        case _:
            _pass(draft, pending, rule)


def _pass(draft: Draft, pending: Pending, rule: ActionRule) -> None:
    """On to the next point; what an action does happens just before it is resolved."""
    coming = pending.next + 1
    if rule.timeline[coming] is TimingPoint.RESOLVED:
        harm.carry_out(draft, pending, rule.effects)
    _move(draft, pending, coming)


def _move(draft: Draft, pending: Pending, coming: int) -> None:
    draft.emit(FrameMoved(frame=pending.id, next=coming, at=None))


def _step(draft: Draft, pending: Pending) -> None:
    refusal = step_refusal(draft.state, draft.pack, pending)
    if refusal:
        _lose(draft, pending, refusal)
        return
    there = pending.path[pending.leg]
    draft.emit(
        StepDone(
            frame=pending.id,
            combatant=pending.by,
            origin=_here(draft, pending.by),
            square=there,
        )
    )


def _here(draft: Draft, who: CombatantId) -> Square:
    place = draft.state.combatants[who].position
    assert place is not None
    return place


def _roll(draft: Draft, pending: Pending, rule: ActionRule) -> None:
    """The check, if its target is still there to be hit; after a charge, if it was reached."""
    own = owned_of(draft.state, pending)
    for target in pending.targets:
        assert rule.target is not None
        refusal = target_refusal(draft.state, draft.pack, pending.by, rule.target, target, own)
        if refusal:
            _lose(draft, pending, refusal)
            return
    if rule.check is not None:
        checks.make(draft, pending, rule.check, own)
    else:
        _move(draft, pending, pending.next + 1)


def _lose(draft: Draft, pending: Pending, why: Refusal) -> None:
    draft.emit(
        ActionLost(
            frame=pending.id,
            combatant=pending.by,
            action=title(pending),
            why=why,
        )
    )


def title(pending: Pending) -> str:
    """The id by which people know the action: the owned case's, else the pack's."""
    return pending.owned or pending.action
