"""The turn timer: how long a turn may take. It stands still while something is under way."""

from engine.kernel import turns
from engine.kernel.draft import Draft
from engine.kernel.events import TurnExpired, TurnTimed
from engine.kernel.patience import of_holder
from engine.kernel.state import Encounter
from engine.kernel.turn import Turn
from engine.kernel.units import Instant, Span


def keep(draft: Draft) -> None:
    """Start, stop or go on with the timer, whatever this decision made of the turn."""
    state, turn = draft.state, draft.state.turn
    if turn is None or state.status != "running":
        return
    if not state.settings.turn_ms:
        if turn.ends_at is not None or turn.left is not None:
            draft.emit(TurnTimed(ends_at=None, left=None))
    elif state.stack:
        if turn.ends_at is not None:
            left = Span(max(1, turn.ends_at - draft.now))
            draft.emit(TurnTimed(ends_at=None, left=left))
    elif turn.ends_at is None:
        rest = turn.left if turn.left is not None else _whole(state, turn)
        if rest is not None:
            draft.emit(TurnTimed(ends_at=Instant(draft.now + rest), left=None))


def _whole(state: Encounter, turn: Turn) -> Span | None:
    """How long this turn may take; None where one of those who have it has no limit."""
    times = of_holder(state, turn.of)
    return Span(state.settings.turn_ms * times) if times else None


def over_at(state: Encounter) -> Instant | None:
    """When the turn under way is over."""
    turn = state.turn
    if turn is None or turn.ends_at is None or state.stack:
        return None
    return Instant(turn.ends_at + state.settings.allowance_ms)


def expire(draft: Draft) -> None:
    """End the turn whose time is up."""
    over, turn = over_at(draft.state), draft.state.turn
    if turn is not None and over is not None and draft.now >= over:
        draft.emit(TurnExpired(combatant=turn.of))
        turns.end(draft, turn.of)
