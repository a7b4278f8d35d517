"""Fold one event into the encounter. Total: it needs no rules, no time, no dice."""

from dataclasses import replace
from typing import assert_never

from engine.kernel import events as e
from engine.kernel.apply_frames import push, reached, replied, step_done, without
from engine.kernel.state import Combatant, Encounter, Turn
from engine.kernel.units import CombatantId


def apply(state: Encounter, event: e.Event) -> Encounter:
    """The encounter after this event."""
    return replace(_fold(state, event), serial=state.serial + 1)


def _fold(state: Encounter, event: e.Event) -> Encounter:
    match event:
        case e.SeatSet() | e.SeatLeft() | e.OptionsSet() | e.BoardSet() | e.OrderSet():
            return _table(state, event)
        case e.CombatantAdded() | e.CombatantEdited():
            return _with(state, event.combatant)
        case e.CombatantRemoved(combatant=who):
            return _gone(state, who)
        case e.InitiativeSet() | e.BudgetChanged() | e.HpChanged():
            return _with(state, _counted(state.combatants[event.combatant], event))
        case (
            e.EncounterBegan()
            | e.EncounterEnded()
            | e.RoundStarted()
            | e.TurnStarted()
            | e.TurnCanEnd()
            | e.TurnEnded()
            | e.TurnSkipped()
        ):
            return _turns(state, event)
        case e.EffectApplied(effect=effect):
            return replace(state, effects=(*state.effects, effect))
        case e.EffectEnded(effect=effect_id):
            left = tuple(one for one in state.effects if one.id != effect_id)
            return replace(state, effects=left)
        case e.Paused(at=at):
            return replace(state, clock=replace(state.clock, paused_at=at))
        case e.Resumed(lost=lost):
            return replace(state, clock=replace(state.clock, paused_at=None, lost=lost))
        case e.OutageGivenBack(lost=lost, until=until):
            return replace(state, clock=replace(state.clock, lost=lost, outage_until=until))
        case _:
            return _frames(state, event)


def _table(
    state: Encounter,
    event: e.SeatSet | e.SeatLeft | e.OptionsSet | e.BoardSet | e.OrderSet,
) -> Encounter:
    match event:
        case e.SeatSet(seat=seat):
            return replace(state, seats={**state.seats, seat.id: seat})
        case e.SeatLeft(seat=gone):
            left = {key: one for key, one in state.seats.items() if key != gone}
            return replace(state, seats=left)
        case e.OptionsSet(options=options, settings=settings):
            return replace(state, options=options, settings=settings)
        case e.BoardSet(board=board):
            return replace(state, board=board)
        case e.OrderSet(order=order):
            return replace(state, order=order)
        case _:
            assert_never(event)


def _with(state: Encounter, one: Combatant) -> Encounter:
    return replace(state, combatants={**state.combatants, one.id: one})


def _gone(state: Encounter, who: CombatantId) -> Encounter:
    seats = {
        key: replace(seat, controls=tuple(c for c in seat.controls if c != who))
        if who in seat.controls
        else seat
        for key, seat in state.seats.items()
    }
    return replace(
        state,
        combatants={key: one for key, one in state.combatants.items() if key != who},
        order=tuple(slot for slot in state.order if slot.holder != who),
        effects=tuple(one for one in state.effects if one.on != who),
        seats=seats,
        withheld={key: why for key, why in state.withheld.items() if key != who},
    )


def _counted(one: Combatant, event: e.InitiativeSet | e.BudgetChanged | e.HpChanged) -> Combatant:
    match event:
        case e.InitiativeSet(value=value):
            return replace(one, initiative=value)
        case e.BudgetChanged(budget=budget, value=value):
            return replace(one, budgets={**one.budgets, budget: value})
        case e.HpChanged(value=value):
            return replace(one, hp=value)
        case _:
            assert_never(event)


TurnEvent = (
    e.EncounterBegan
    | e.EncounterEnded
    | e.RoundStarted
    | e.TurnStarted
    | e.TurnCanEnd
    | e.TurnEnded
    | e.TurnSkipped
)


def _turns(state: Encounter, event: TurnEvent) -> Encounter:
    match event:
        case e.EncounterBegan():
            return replace(state, status="running", round=0, turn=None, uses={})
        case e.EncounterEnded():
            return replace(state, status="over", turn=None, stack=(), withheld={})
        case e.RoundStarted(round=number):
            return replace(state, round=number, uses=without(state.uses, "round:"))
        case e.TurnStarted(combatant=who, at=at):
            uses = without(without(state.uses, "turn:"), f"cycle:{who}:")
            return replace(state, turn=Turn(of=who, began=at), uses=uses)
        case e.TurnCanEnd():
            turn = state.turn and replace(state.turn, spent=True)
            return replace(state, turn=turn)
        case e.TurnEnded():
            return replace(state, turn=None, withheld={})
        case e.TurnSkipped():
            return state
        case _:
            assert_never(event)


FrameEvent = (
    e.ActionDeclared
    | e.FrameMoved
    | e.StepDone
    | e.CheckRolled
    | e.ActionInterrupted
    | e.ActionLost
    | e.ActionResolved
    | e.WindowOpened
    | e.WindowAnswered
    | e.WindowExpired
    | e.WindowExtended
    | e.WindowOrdered
    | e.WindowResolve
    | e.WindowClosed
    | e.WindowReleased
    | e.QuestionAsked
    | e.QuestionAnswered
    | e.StackCleared
)


def _frames(state: Encounter, event: FrameEvent) -> Encounter:
    match event:
        case e.ActionDeclared() | e.WindowOpened() | e.WindowClosed() | e.QuestionAsked():
            return push(state, event)
        case e.FrameMoved() | e.CheckRolled() | e.QuestionAnswered():
            return reached(state, event)
        case e.StepDone():
            return step_done(state, event)
        case (
            e.WindowAnswered()
            | e.WindowExpired()
            | e.WindowExtended()
            | e.WindowOrdered()
            | e.WindowResolve()
        ):
            return replied(state, event)
        case e.ActionInterrupted() | e.ActionLost() | e.ActionResolved() | e.WindowReleased():
            stack = tuple(frame for frame in state.stack if frame.id != event.frame)
            return replace(state, stack=stack, uses=without(state.uses, f"action:{event.frame}:"))
        case e.StackCleared():
            return replace(state, stack=(), uses=without(state.uses, "action:"))
        case _:
            assert_never(event)
