"""The walk of an action along its timeline: steps, rolls, effects, and what stops it."""

from engine.kernel import (
    batches,
    casting,
    contact,
    counters,
    deeds,
    harm,
    held,
    picks,
    rolling,
    shoving,
    stats,
    working,
)
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import (
    ActionResolved,
    ActivityAdvanced,
    FrameMoved,
    StepDone,
)
from engine.kernel.frames import Announced, Chosen, Pending, Window
from engine.kernel.paths import step_refusal
from engine.kernel.rules import ActionRule
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, FrameId, Square

INTERRUPTED = "interrupted"
"""The GM's word that stops an action."""


def moot(draft: Draft, frame: FrameId | None) -> bool:
    """Whether what is asked about a frame needs no answer any more: the action is gone, or its
    actor can do nothing."""
    if frame is None:
        return False
    match draft.frame(frame):
        case (Pending() as pending) | Announced(pending=pending):
            return _cannot_go_on(draft, pending)
        case Window(parent=parent) | Chosen(parent=parent):
            return moot(draft, parent)
        case _:
            return True


def _cannot_go_on(draft: Draft, pending: Pending) -> bool:
    by_gm = pending.answers.get("adjudicate") == INTERRUPTED
    return by_gm or stats.disabled(draft.state, draft.pack, pending.by) is not None


def stopped(draft: Draft, pending: Pending) -> bool:
    """Interrupt an action whose actor can do nothing any more, or that the GM stopped; whether it
    was so."""
    if _cannot_go_on(draft, pending):
        counters.interrupt(draft, pending)
        return True
    return False


def leave(draft: Draft, pending: Pending) -> None:
    """Do what follows the point where an action stands, and move it to the next one."""
    rule = rule_of(draft.state, draft.pack, pending)
    if picks.ask(draft, pending, rule):
        return
    point = rule.timeline[pending.next]
    match point:
        case TimingPoint.BEFORE_STEP if pending.path and not shoving.stays(draft, pending):
            _step(draft, pending)
        case TimingPoint.AFTER_STEP if 0 < pending.leg < len(pending.path):
            _move(draft, pending, rule, pending.next - 1)
        case TimingPoint.BEFORE_ROLL:
            if not rolling.roll(draft, pending, rule):
                _pass(draft, pending, rule)
        case TimingPoint.BATCH:
            batches.go_on(draft, pending)
        case TimingPoint.RESOLVED:
            if pending.readies is not None:
                held.store(draft, pending.readies)
            if pending.batch is not None:
                batches.close(draft, pending)
            elif rule.move is not None:
                contact.arrive(draft, pending.by, "move")
            draft.emit(ActionResolved(frame=pending.id, combatant=pending.by, action=pending.title))
        case _:
            _pass(draft, pending, rule)


def _pass(draft: Draft, pending: Pending, rule: ActionRule) -> None:
    """On to the next point; what an action does happens just before it is resolved."""
    coming = pending.next + 1
    if rule.timeline[coming] is not TimingPoint.RESOLVED:
        _move(draft, pending, rule, coming)
        return
    if _unfinished(draft, pending, rule):
        return
    if casting.asked(draft, pending, rule):
        return
    again = rolling.following(rule, pending)
    if again is None:
        _move(draft, pending, rule, coming)
    else:
        first = rule.timeline.index(TimingPoint.BEFORE_ROLL)
        draft.emit(FrameMoved(frame=pending.id, next=first, at=None, strike=again))
    deeds.carry_out(draft, pending, rule.effects)


def _unfinished(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """Count a turn of work that takes several; whether more is to do."""
    if pending.turns == 1:
        return False
    done = working.done_with(draft, pending)
    if done >= pending.turns:
        return False
    draft.emit(
        ActivityAdvanced(
            frame=pending.id,
            combatant=pending.by,
            action=pending.title,
            done=done,
            of=pending.turns,
            kept=working.kept(draft, pending, rule, done),
            degree=pending.check.degree if pending.check else None,
        )
    )
    return True


def _move(draft: Draft, pending: Pending, rule: ActionRule, coming: int) -> None:
    strike = pending.strike
    steps = (TimingPoint.ACTION_STEP, TimingPoint.REACTION_STEP, TimingPoint.BATCH)
    if pending.batch and rule.timeline[coming] in steps:
        contact.arrive(draft, pending.by, "move")
    match rule.timeline[coming]:
        case TimingPoint.BEFORE_ROLL:
            strike = rolling.first(rule, pending.targets)
        case TimingPoint.RESOLVED:
            strike = None
    moved = coming > pending.next and rule.timeline[pending.next] is TimingPoint.BEFORE_STEP
    draft.emit(FrameMoved(frame=pending.id, next=coming, at=None, strike=strike, moved=moved))


def _step(draft: Draft, pending: Pending) -> None:
    refusal = step_refusal(draft.state, draft.pack, pending)
    if refusal:
        rolling.lose(draft, pending, refusal)
        return
    here, there = _here(draft, pending.by), pending.path[pending.leg]
    draft.emit(
        StepDone(
            frame=pending.id,
            combatant=pending.by,
            origin=here,
            square=there,
        )
    )
    shoving.drag(draft, pending, here)
    harm.end_on(draft, pending.by, frozenset({"step"}))
    contact.review(draft)


def _here(draft: Draft, who: CombatantId) -> Square:
    place = draft.state.combatants[who].position
    assert place is not None
    return place
