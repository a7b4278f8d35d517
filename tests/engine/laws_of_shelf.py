"""Law 13: a fight that was put aside comes back as it was, with the time it had left."""

from dataclasses import replace

from engine.kernel import Encounter, Event, apply, next_deadline
from engine.kernel import events as e
from engine.kernel.units import Instant
from tests.engine.course import course
from tests.engine.laws import hold
from tests.engine.laws_of_undo import fight_of, table_of

LATER = 7_000


def comes_back_whole(before: Encounter, events: tuple[Event, ...]) -> None:
    """Whatever is put aside can be taken up, and whoever is at the table still is."""
    for state, event, after in course(before, events):
        if isinstance(event, e.EncounterShelved | e.EncounterResumed):
            hold(13, set(after.seats) == set(state.seats), "somebody has lost a seat")
        if isinstance(event, e.EncounterShelved):
            _can_be_taken_up(state, after, event)


def _can_be_taken_up(before: Encounter, after: Encounter, event: e.EncounterShelved) -> None:
    back = e.EncounterResumed(shelved=event.shelved, at=event.at)
    found = apply(after, back)
    as_was = replace(before, title=event.name)
    hold(13, fight_of(found) == fight_of(as_was), "what was put aside comes back changed")
    hold(13, table_of(found) == table_of(before), "the table has changed")
    for key, seat in found.seats.items():
        had = [one for one in before.seats[key].controls if one in before.combatants]
        hold(13, set(seat.controls) == set(had), "a seat plays others")
    late = apply(after, replace(back, at=Instant(event.at + LATER)))
    due, now_due = next_deadline(replace(before, clock=late.clock)), next_deadline(late)
    same = now_due is None if due is None else now_due == due + LATER
    hold(13, same, f"what was due at {due} is due at {now_due}, {LATER} later")
