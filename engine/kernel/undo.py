"""Going back: the fight as it was at an earlier moment, and everybody who is at the table now."""

from dataclasses import replace
from typing import overload

from engine.kernel.events import Undone
from engine.kernel.frames import Frame, Question, Window
from engine.kernel.offers import Asked
from engine.kernel.refusals import Reason, require
from engine.kernel.state import Encounter, Seat
from engine.kernel.units import Instant, Span


def restore(
    now: Encounter, past: Encounter, *, to: int, left: Instant, at: Instant, redo: bool = False
) -> Undone:
    """What puts an earlier moment, or (``redo``) a later one that was undone, in the place of now.

    ``past`` is the fight after event ``to``, which was left behind at the instant ``left``; it is
    ``at`` now (room's clock). Seats, settings, options and the clock stay as they are; prompts
    keep the time they had left. Raises Rejected where the rules were others then and something
    was under way.
    """
    same = past.options == now.options or not past.stack
    require(same, Reason.NOT_NOW, why="options")
    kept = replace(
        moved(past, Span(at - left)),
        name=now.name,
        options=now.options,
        settings=now.settings,
        clock=now.clock,
        seats={key: _seat(one, past, now) for key, one in now.seats.items()},
        standing=now.standing,
        serial=now.serial,
    )
    return Undone(to=to, redo=redo, encounter=kept)


def _seat(seat: Seat, past: Encounter, now: Encounter) -> Seat:
    """A seat as it is, with those whom it lost only because they had been taken away."""
    before = past.seats.get(seat.id)
    back = tuple(
        one
        for one in (before.controls if before else ())
        if one not in now.combatants and one not in seat.controls
    )
    return replace(seat, controls=(*seat.controls, *back))


def moved(state: Encounter, by: Span) -> Encounter:
    """The encounter with every instant of what is under way ``by`` ms later."""
    turn = state.turn
    if turn is not None:
        turn = replace(turn, began=_later(turn.began, by), ends_at=_later(turn.ends_at, by))
    return replace(state, turn=turn, stack=tuple(_frame(one, by) for one in state.stack))


def _frame(frame: Frame, by: Span) -> Frame:
    if isinstance(frame, Question):
        closes_at = _later(frame.closes_at, by)
        return replace(frame, opened_at=_later(frame.opened_at, by), closes_at=closes_at)
    if isinstance(frame, Window):
        asked = {who: _asked(one, by) for who, one in frame.asked.items()}
        opened_at, starts_at = _later(frame.opened_at, by), _later(frame.starts_at, by)
        return replace(
            frame,
            opened_at=opened_at,
            starts_at=starts_at,
            asked=asked,
            not_before=_later(frame.not_before, by),
            held_at=_later(frame.held_at, by),
        )
    return frame


def _asked(asked: Asked, by: Span) -> Asked:
    return replace(asked, closes_at=_later(asked.closes_at, by), held_at=_later(asked.held_at, by))


@overload
def _later(instant: Instant, by: Span) -> Instant: ...
@overload
def _later(instant: Instant | None, by: Span) -> Instant | None: ...
def _later(instant: Instant | None, by: Span) -> Instant | None:
    return None if instant is None else Instant(instant + by)
