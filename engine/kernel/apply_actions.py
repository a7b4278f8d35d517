"""Fold what happened to an action, and by it to combatants."""

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from engine.kernel import events as e
from engine.kernel.apply_frames import change, frame_of, in_place, without_frame
from engine.kernel.apply_modes import joined, lost, thrown
from engine.kernel.apply_table import with_combatant
from engine.kernel.apply_work import after_deed, disturbed, fold_work
from engine.kernel.effects import Effect
from engine.kernel.frames import Announced, Chosen, Frame, Pending
from engine.kernel.holders import has_turn
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, EffectId, FrameId


def fold_action(state: Encounter, event: e.ActionEvent) -> Encounter:
    """The encounter after this event."""
    match event:
        case e.BudgetChanged(combatant=who, budget=budget, value=value):
            one = state.combatants[who]
            return with_combatant(state, replace(one, budgets={**one.budgets, budget: value}))
        case e.BudgetRaised(combatant=who, budget=budget, value=value):
            one = state.combatants[who]
            return with_combatant(state, replace(one, raised={**one.raised, budget: value}))
        case e.HpChanged(combatant=who, value=value, change=change_of):
            state = disturbed(state, who) if change_of < 0 else state
            return with_combatant(state, replace(state.combatants[who], hp=value))
        case e.EffectApplied(effect=effect):
            return replace(state, effects=(*state.effects, effect))
        case e.EffectUsed(effect=used, left=rest):
            return _effect(state, used, lambda one: replace(one, uses=rest))
        case e.EffectRunsOut(effect=changed) | e.EffectSustained(effect=changed):
            later = isinstance(event, e.EffectSustained)
            return _effect(
                state, changed, lambda one: replace(one, until=replace(one.until, next=later))
            )
        case e.EffectEnded(effect=effect_id):
            left = tuple(one for one in state.effects if one.id != effect_id)
            return replace(state, effects=left)
        case e.ActionAnnounced():
            return _announced(state, event)
        case e.ActionWithdrawn(frame=frame):
            return without_frame(state, frame)
        case e.Moved(combatant=who, square=square):
            return with_combatant(state, replace(state.combatants[who], position=square))
        case e.FactSet():
            return _fact(state, event)
        case e.ActionInterrupted() | e.ActionLost() | e.ActionResolved() | e.ActivityAdvanced():
            state = without_frame(after_deed(state, event), event.frame)
            return lost(state, event.frame) if isinstance(event, e.ActionLost) else state
        case e.ActivityInterrupted() | e.ActivityCalmed():
            return fold_work(state, event)
        case e.SaveRolled() | e.ChanceRolled() | e.SavingRolled():
            return state
        case _:
            return _frame(state, event)


FrameEvent = (
    e.ActionDeclared
    | e.FrameMoved
    | e.StepDone
    | e.CheckRolled
    | e.CheckWaived
    | e.CheckModified
    | e.ActionAvoided
    | e.DamageReduced
    | e.ActionRedirected
    | e.PoolThrown
)


def _frame(state: Encounter, event: FrameEvent) -> Encounter:
    match event:
        case e.ActionDeclared(frame=frame, counts=counts):
            return _declared(state, frame, counts)
        case e.FrameMoved(frame=moved, withheld=withheld):
            if withheld is not None:
                state = replace(state, withheld=withheld)
            if isinstance(held := frame_of(state, moved), Announced):
                asked = event.at is not None
                return in_place(state, replace(held, asked=asked, preceded=not asked))
            return change(state, moved, lambda one: _moved(one, event))
        case e.ActionAvoided(frame=avoided, combatant=who):
            return change(state, avoided, lambda one: replace(one, avoided=(*one.avoided, who)))
        case e.DamageReduced(frame=reduced, combatant=who, amount=amount):
            return change(state, reduced, lambda one: _spared(one, who, amount))
        case e.ActionRedirected(frame=redirected, combatant=who, to=other):
            return change(
                state,
                redirected,
                lambda one: replace(
                    one, targets=tuple(other if each == who else each for each in one.targets)
                ),
            )
        case e.StepDone():
            return _step(state, event)
        case e.CheckRolled(frame=rolled, check=check) | e.CheckWaived(frame=rolled, check=check):
            return change(
                state,
                rolled,
                lambda one: replace(one, check=check, next=one.next + 1, faces=()),
            )
        case e.PoolThrown(frame=opener):
            return change(state, opener, lambda one: thrown(one, event))
        case e.CheckModified(frame=modified, modifier=modifier):
            return change(
                state, modified, lambda one: replace(one, bonuses=(*one.bonuses, modifier))
            )
        case _:
            assert_never(event)


def _announced(state: Encounter, event: e.ActionAnnounced) -> Encounter:
    """What is announced takes the place of what it was: an answer, or another action."""
    was = frame_of(state, event.frame.id)
    now = Announced(
        pending=event.frame,
        gap=event.gap,
        sealed=event.sealed,
        chosen=event.chosen,
        asked=isinstance(was, Announced),
    )
    return in_place(state, now) if was else replace(state, stack=(*state.stack, now))


def _spared(pending: Pending, who: CombatantId, amount: int) -> Pending:
    spared = {**pending.spared, who: pending.spared.get(who, 0) + amount}
    return replace(pending, spared=spared)


def _moved(pending: Pending, event: e.FrameMoved) -> Pending:
    """The action at its point; with each of several rolls everything about a roll begins anew."""
    if event.strike is not None and event.strike != pending.strike:
        answers = {key: one for key, one in pending.answers.items() if key != "call"}
        pending = replace(
            pending, check=None, avoided=(), bonuses=(), spared={}, typed={}, answers=answers
        )
    facts = {} if event.moved else pending.facts
    return replace(pending, next=event.next, at=event.at, strike=event.strike, facts=facts)


def _declared(state: Encounter, frame: Pending, counts: tuple[str, ...]) -> Encounter:
    """A chosen reaction gives its place to its action and uses its window's capacity."""
    chosen = frame_of(state, frame.id)
    if isinstance(chosen, Announced):
        chosen = chosen.chosen
    stack = tuple(one for one in state.stack if one.id != frame.id)
    if isinstance(chosen, Chosen):
        stack = tuple(_less(one, chosen.window) for one in stack)
    uses = dict(state.uses)
    for key in counts:
        uses[key] = uses.get(key, 0) + 1
    turn = state.turn
    if turn and not frame.reaction and has_turn(state, frame.by):
        turn = replace(turn, used=True)
    state = replace(state, stack=stack, uses=uses, turn=turn)
    if frame.joins is not None:
        return change(state, frame.joins, lambda one: joined(one, frame))
    return replace(state, stack=(*stack, frame))


def _less(frame: Frame, window: FrameId) -> Frame:
    if isinstance(frame, Chosen) and frame.window == window and frame.capacity is not None:
        return replace(frame, capacity=frame.capacity - 1)
    return frame


def _step(state: Encounter, event: e.StepDone) -> Encounter:
    """A combatant stands on its next square; facts about the old one no longer hold."""
    mover = replace(state.combatants[event.combatant], position=event.square)
    return change(
        with_combatant(state, mover),
        event.frame,
        lambda one: replace(
            one,
            leg=one.leg + 1,
            next=one.next + 1,
            facts={},
            origin=event.origin,
            batch=one.batch and replace(one.batch, trail=(*one.batch.trail, event.square)),
        ),
    )


def _effect(state: Encounter, effect: EffectId, how: Callable[[Effect], Effect]) -> Encounter:
    effects = tuple(how(one) if one.id == effect else one for one in state.effects)
    return replace(state, effects=effects)


def _fact(state: Encounter, event: e.FactSet) -> Encounter:
    key = f"{event.about}:{event.combatant}"
    facts = {name: value for name, value in state.facts.items() if name != key}
    if event.value is not None:
        facts[key] = event.value
    return replace(state, facts=facts)
