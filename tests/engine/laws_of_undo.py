"""Law 11: undoing what was done is as if it had not been done, but for who is at the table."""

from dataclasses import replace

from engine.kernel import Encounter, Rejected, apply, restore
from engine.kernel.units import Instant
from tests.engine.laws import hold


def comes_back(before: Encounter, after: Encounter, now: Instant) -> None:
    """What was done is undone, and done again; membership stays as it became."""
    undone = _back(after, before, before.serial, now)
    if undone is None:
        return
    hold(11, fight_of(undone) == fight_of(before), "undoing does not bring back what was")
    hold(11, table_of(undone) == table_of(after), "undoing changes who is at the table")
    for key, seat in undone.seats.items():
        had = after.seats[key].controls
        lost = before.seats[key].controls if key in before.seats else ()
        back = tuple(one for one in lost if one not in after.combatants and one not in had)
        hold(11, seat.controls == (*had, *back), "undoing changes whom a seat controls")
    again = _back(undone, after, after.serial, now, redo=True)
    assert again is not None
    hold(11, fight_of(again) == fight_of(after), "doing it again does something else")


def _back(
    state: Encounter, to: Encounter, serial: int, now: Instant, *, redo: bool = False
) -> Encounter | None:
    try:
        return apply(state, restore(state, to, to=serial, left=now, at=now, redo=redo))
    except Rejected:
        hold(11, to.stack and to.options != state.options, "undoing is refused")
        return None


def fight_of(state: Encounter) -> Encounter:
    """What undoing is about."""
    none = Encounter(pack=state.pack)
    return replace(
        state,
        seats={},
        serial=0,
        options={},
        settings=none.settings,
        clock=none.clock,
        standing={},
    )


def table_of(state: Encounter) -> tuple[object, ...]:
    """What it leaves alone, but for whom the seats control."""
    seats = [replace(one, controls=()) for one in state.seats.values()]
    return (seats, state.settings, state.options, state.clock, state.name, state.standing)
