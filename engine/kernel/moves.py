"""Moves: who used a readied action gets the place directly before whoever triggered it."""

from engine.kernel import order
from engine.kernel.draft import Draft
from engine.kernel.events import MovePlanned, OrderMoved
from engine.kernel.frames import Chosen
from engine.kernel.slots import placed_before, previous
from engine.kernel.units import CombatantId
from engine.kernel.waiting import Move


def plan(draft: Draft, chosen: Chosen) -> None:
    """Remember where whoever uses a readied action will stand once it is over: before the one who
    triggered it, or before whoever has the turn where nobody did."""
    rules = draft.pack.ready
    state, who = draft.state, chosen.by
    before = chosen.source if chosen.source in state.combatants else state.active
    if rules is None or rules.order == "stays" or before is None or before == who:
        return
    to_come = who not in state.began and order.is_to_come(state, who)
    later = to_come and rules.late == "after_turn"
    draft.emit(MovePlanned(move=Move(who=who, before=before, frame=None if later else chosen.id)))


def carry_out(draft: Draft) -> None:
    """Move those whose readied action is over."""
    under_way = {frame.id for frame in draft.state.stack}
    for move in draft.state.moves:
        if move.frame is not None and move.frame not in under_way:
            _move(draft, move)


def after_turn(draft: Draft, who: CombatantId | None) -> None:
    """Move one whose turn is over, or (None) everybody who had none in the round that is."""
    for move in draft.state.moves:
        if move.frame is None and who in (None, move.who):
            _move(draft, move)


def _move(draft: Draft, move: Move) -> None:
    state, who = draft.state, move.who
    found = placed_before(state, who, move.before)
    last = previous(state, who) if state.last == who else state.last
    draft.emit(OrderMoved(combatant=who, before=move.before, order=found, last=last))
