"""Fold what happened at the table: seats, options, combatants, order, board."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar, assert_never

from engine.kernel import events as e
from engine.kernel.apply_shelf import fold_shelf
from engine.kernel.slots import previous
from engine.kernel.state import Combatant, Encounter
from engine.kernel.units import CombatantId

V = TypeVar("V")


def fold_table(state: Encounter, event: e.TableEvent) -> Encounter:
    """The encounter after this event."""
    match event:
        case e.SeatSet(seat=seat):
            return replace(state, seats={**state.seats, seat.id: seat})
        case e.SeatLeft(seat=gone):
            left = {key: one for key, one in state.seats.items() if key != gone}
            return replace(state, seats=left)
        case e.OptionsSet(options=options, settings=settings):
            return replace(state, options=options, settings=settings)
        case e.CombatantAdded(combatant=one) | e.CombatantEdited(combatant=one):
            return with_combatant(state, one)
        case e.CombatantQueued():
            return state
        case e.CombatantRemoved(combatant=who):
            return _gone(state, who)
        case e.InitiativeSet(combatant=who, value=value, tiebreak=tiebreak):
            one = replace(state.combatants[who], initiative=value, tiebreak=tiebreak)
            return with_combatant(state, one)
        case e.OrderSet(order=order):
            return replace(state, order=order)
        case e.BoardSet(board=board):
            return replace(state, board=board)
        case e.StandingSet(combatant=who, reaction=reaction, rule=rule):
            name = f"{who}:{reaction}"
            kept = {one: each for one, each in state.standing.items() if one != name}
            return replace(state, standing=kept if rule is None else {**kept, name: rule})
        case e.Undone(encounter=encounter):
            return replace(encounter, serial=state.serial)
        case e.EncounterShelved() | e.EncounterResumed() | e.EncounterDiscarded():
            return fold_shelf(state, event)
        case _:
            assert_never(event)


def without(ledger: Mapping[str, V], prefix: str) -> Mapping[str, V]:
    """A ledger without the entries of one scope."""
    if not any(key.startswith(prefix) for key in ledger):
        return ledger
    return {key: value for key, value in ledger.items() if not key.startswith(prefix)}


def with_combatant(state: Encounter, one: Combatant) -> Encounter:
    """The encounter with this combatant as it is now."""
    return replace(state, combatants={**state.combatants, one.id: one})


def _gone(state: Encounter, who: CombatantId) -> Encounter:
    seats = {
        key: replace(seat, controls=tuple(c for c in seat.controls if c != who))
        for key, seat in state.seats.items()
    }
    return replace(
        state,
        combatants={key: one for key, one in state.combatants.items() if key != who},
        order=tuple(slot for slot in state.order if slot.holder != who),
        last=previous(state, who) if state.last == who else state.last,
        effects=tuple(one for one in state.effects if one.on != who),
        held=tuple(one for one in state.held if one.by != who),
        moves=tuple(one for one in state.moves if who not in (one.who, one.before)),
        delayed=tuple(one for one in state.delayed if one.who != who),
        seats=seats,
        withheld=without(state.withheld, f"{who}:"),
        activities=without(state.activities, f"{who}:"),
        standing=without(state.standing, f"{who}:"),
        facts={key: value for key, value in state.facts.items() if not key.endswith(f":{who}")},
    )
