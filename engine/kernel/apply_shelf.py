"""Fold what happens to the shelf: a fight is put aside, and comes back as it was."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from engine.kernel import events as e
from engine.kernel.effects import Effect
from engine.kernel.state import Clock, Combatant, Encounter, Seat, Shelved
from engine.kernel.undo import moved
from engine.kernel.units import CombatantId, ShelfId, Span

ShelfEvent = e.EncounterShelved | e.EncounterResumed | e.EncounterDiscarded


def fold_shelf(state: Encounter, event: ShelfEvent) -> Encounter:
    """The room after this event; everybody's seat stays at the table."""
    match event:
        case e.EncounterShelved(shelved=key, name=name, at=at, party=party):
            away = replace(state, shelf={}, clock=Clock())
            kept = Shelved(id=key, name=name, at=at, encounter=away)
            new = with_party(Encounter(pack=state.pack), state, party)
            return replace(at_table(new, state), shelf={**state.shelf, key: kept})
        case e.EncounterResumed(shelved=key, at=at, party=party):
            kept = state.shelf[key]
            fight = moved(kept.encounter, Span(at - kept.at))
            found = at_table(with_party(fight, state, party), state)
            return replace(found, title=kept.name, shelf=_without(state, key))
        case e.EncounterDiscarded(shelved=key):
            return replace(state, shelf=_without(state, key))
        case _:
            assert_never(event)


def _without(state: Encounter, key: str) -> dict[ShelfId, Shelved]:
    return {one: each for one, each in state.shelf.items() if one != key}


def with_party(fight: Encounter, now: Encounter, party: Iterable[CombatantId]) -> Encounter:
    """A fight in which these are as they are now, in their places there, with what lasts on them
    beyond the fight they come from."""
    came = frozenset(party)
    guests = {who: _guest(now.combatants[who], fight.combatants.get(who)) for who in came}
    lasting = tuple(one for one in now.effects if one.on in came and _lasts(one, now, came))
    others = tuple(one for one in fight.effects if one.on not in came)
    return replace(fight, combatants={**fight.combatants, **guests}, effects=(*others, *lasting))


def _guest(one: Combatant, there: Combatant | None) -> Combatant:
    place = there.position if there else None
    rank = there.initiative if there else None
    return replace(one, position=place, initiative=rank, tiebreak=0)


def _lasts(effect: Effect, now: Encounter, came: frozenset[CombatantId]) -> bool:
    """Whether an effect goes on in another fight: it needs nobody who stays, and no turns here."""
    named = {effect.until.anchor, effect.about, effect.by, effect.against, effect.spares, None}
    waits = any(one.who == effect.on and one.condition == effect.condition for one in now.delayed)
    beyond = effect.until.at in ("never", "save") and not (effect.sustained or effect.bond)
    return beyond and not waits and named <= {*came, None}


def at_table(fight: Encounter, now: Encounter) -> Encounter:
    """A fight in the place of the present one; settings, options, clock, seats are the room's."""
    there = fight.combatants
    standing = {**fight.standing, **now.standing}
    return replace(
        fight,
        name=now.name,
        options=now.options,
        settings=now.settings,
        clock=now.clock,
        seats={key: _seat(one, fight, now) for key, one in now.seats.items()},
        standing={key: one for key, one in standing.items() if key.partition(":")[0] in there},
        serial=now.serial,
    )


def _seat(seat: Seat, fight: Encounter, now: Encounter) -> Seat:
    """A seat with whom it plays in this fight: as it is now, else as it was there."""
    then = fight.seats.get(seat.id)
    back = (one for one in (then.controls if then else ()) if one not in now.combatants)
    mine = dict.fromkeys((*seat.controls, *back))
    return replace(
        seat,
        controls=tuple(one for one in mine if one in fight.combatants),
        wants=tuple(one for one in seat.wants if one in fight.combatants),
    )
