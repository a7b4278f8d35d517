"""Fold what happened to the fight and its turns, and to the room's clock."""

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from engine.kernel import events as e
from engine.kernel.apply_table import without
from engine.kernel.holders import members
from engine.kernel.offers import StandingRule
from engine.kernel.state import Combatant, Encounter
from engine.kernel.turn import Turn
from engine.kernel.units import CombatantId
from engine.kernel.waiting import Delayed


def fold_turn(state: Encounter, event: e.TurnEvent) -> Encounter:
    """The encounter after this event."""
    match event:
        case e.EncounterBegan():
            return replace(
                state,
                status="running",
                round=0,
                turn=None,
                last=None,
                uses={},
                held=(),
                delayed=(),
                activities={},
                began=(),
                moves=(),
                moved=(),
                mode=None,
                scores={},
                standing=_enduring(state),
                combatants=_fresh(state),
            )
        case e.EncounterEnded():
            return replace(
                state,
                status="over",
                turn=None,
                stack=(),
                withheld={},
                mode=None,
                held=(),
                activities={},
            )
        case e.RoundStarted(round=number):
            return replace(
                state,
                round=number,
                last=None,
                began=(),
                moved=(),
                uses=without(state.uses, "round:"),
                standing=_enduring(state),
            )
        case e.TurnStarted():
            return _started(state, event)
        case e.TurnCanEnd():
            turn = state.turn and replace(state.turn, spent=True)
            return replace(state, turn=turn)
        case e.TurnEnding():
            ending = state.turn and replace(state.turn, ending=True)
            return replace(state, turn=ending)
        case e.TurnTimed(ends_at=ends_at, left=left):
            timed = state.turn and replace(state.turn, ends_at=ends_at, left=left)
            return replace(state, turn=timed)
        case e.TurnExpired():
            return state
        case e.TurnEnded(combatant=who):
            return replace(state, turn=None, last=who, withheld={})
        case e.TurnSkipped(combatant=who):
            return replace(state, last=who)
        case e.StackCleared():
            return replace(state, stack=(), uses=without(state.uses, "action:"))
        case e.Paused(at=at):
            return replace(state, clock=replace(state.clock, paused_at=at))
        case e.Resumed(lost=lost):
            return replace(state, clock=replace(state.clock, paused_at=None, lost=lost))
        case e.OutageGivenBack(lost=lost, until=until):
            return replace(state, clock=replace(state.clock, lost=lost, outage_until=until))
        case e.DelayBegan() | e.DelayReturning() | e.DelayEnded():
            return _delay(state, event)
        case e.HeldStored(held=held):
            turn = state.turn and replace(state.turn, used=True)
            return replace(state, held=(*state.held, held), turn=turn)
        case e.HeldEnded(held=held_id):
            return replace(state, held=tuple(one for one in state.held if one.id != held_id))
        case e.MovePlanned(move=move):
            return replace(state, moves=(*state.moves, move))
        case e.OrderMoved(combatant=who, order=order, last=last):
            rest = tuple(one for one in state.moves if one.who != who)
            return replace(state, order=order, last=last, moves=rest, moved=(*state.moved, who))
        case _:
            assert_never(event)


def _enduring(state: Encounter) -> Mapping[str, StandingRule]:
    """The standing orders that are not for one round alone, which is over."""
    if all(rule.round is None for rule in state.standing.values()):
        return state.standing
    return {key: rule for key, rule in state.standing.items() if rule.round is None}


def _fresh(state: Encounter) -> Mapping[CombatantId, Combatant]:
    """Those in the fight; what they came in without counts for one beginning."""
    here = state.combatants
    used = {who: replace(one, spent=()) for who, one in here.items() if one.spent}
    return {**here, **used} if used else here


def _started(state: Encounter, event: e.TurnStarted) -> Encounter:
    who = event.combatant
    turn = Turn(
        of=who,
        began=event.at,
        used=event.resumed,
        resumed=event.resumed,
        before=state.combatants[who].budgets if who in state.combatants else {},
    )
    uses = without(state.uses, "other_turn:")
    if not event.resumed:
        uses = without(uses, "turn:")
        for one in members(state, who):
            uses = without(uses, f"cycle:{one}:")
    return replace(state, turn=turn, began=(*state.began, who), uses=uses)


def _delay(state: Encounter, event: e.DelayBegan | e.DelayReturning | e.DelayEnded) -> Encounter:
    who = event.combatant
    match event:
        case e.DelayBegan(condition=condition):
            delayed = (*_others(state, who), Delayed(who=who, condition=condition))
            return replace(state, delayed=delayed, turn=None, last=who)
        case e.DelayReturning(after=after):
            delayed = tuple(
                replace(one, returning=True, after=after) if one.who == who else one
                for one in state.delayed
            )
            return replace(state, delayed=delayed)
        case e.DelayEnded(last=last):
            return replace(state, delayed=_others(state, who), last=last)
        case _:
            assert_never(event)


def _others(state: Encounter, who: CombatantId) -> tuple[Delayed, ...]:
    return tuple(one for one in state.delayed if one.who != who)
