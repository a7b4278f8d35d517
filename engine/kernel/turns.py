"""Turns and rounds: they begin and end, budgets are refreshed, effects run out."""

from collections.abc import Iterable
from dataclasses import replace

from engine.kernel import (
    budgets,
    contact,
    endings,
    harm,
    hiding,
    lasting,
    modes,
    moves,
    order,
    passing,
    questions,
    rejoin,
    reserves,
    surprise,
    working,
)
from engine.kernel.draft import Draft
from engine.kernel.events import (
    EncounterBegan,
    EncounterEnded,
    RoundStarted,
    TurnCanEnd,
    TurnEnded,
    TurnStarted,
)
from engine.kernel.holders import members, queued, unable
from engine.kernel.refusals import Reason, require
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId

REFRESHES = (TimingPoint.TURN_START, TimingPoint.TURN_END, TimingPoint.ROUND_START)
"""When budgets are refreshed."""


def begin(draft: Draft, surprised: tuple[CombatantId, ...] = ()) -> None:
    """Start the fight: initiative, order, first round, first turn."""
    require(draft.state.status != "running", Reason.NOT_NOW, why="running")
    require(draft.state.combatants, Reason.REQUIREMENT, what="combatants")
    require(set(surprised) <= set(draft.state.combatants), Reason.UNKNOWN, what="combatant")
    require(not surprised or draft.pack.surprised, Reason.UNSUPPORTED)
    order.roll_missing(draft)
    order.break_ties(draft)
    order.sort_all(draft)
    for who, one in draft.state.combatants.items():
        for budget, amount in budgets.start(draft.pack, replace(one, raised={})).items():
            if reserves.rule_of(draft.pack, one, budget).lasting:
                continue
            budgets.lower(draft, who, budget)
            budgets.change(draft, who, budget, amount)
    draft.emit(EncounterBegan())
    surprise.startle(draft, surprised)
    if surprised and surprise.has_round(draft):
        draft.emit(RoundStarted(round=0))
        go_to_next(draft)
        if draft.state.active is not None:
            return
    else:
        _start_round(draft)
    go_to_next(draft)


def finish(draft: Draft) -> None:
    """End the fight; who was delaying is so no more."""
    require(draft.state.status == "running", Reason.NOT_NOW, why=draft.state.status)
    for one in draft.state.delayed:
        rejoin.forfeit(draft, one.who, draft.state.last)
    lasting.over(draft)
    draft.emit(EncounterEnded())


def end(draft: Draft, who: CombatantId) -> None:
    """End a turn and start the next one's: of somebody who comes back, else of the next slot; first
    ask those who may act at its end."""
    if endings.ask(draft, who):
        return
    close(draft, who)
    go_on_after(draft, order.after(draft.state, draft.state.last))


def go_on_after(draft: Draft, line: Iterable[tuple[CombatantId, bool]]) -> None:
    """After a turn: let the first come back who wants to, else start the next in line."""
    back = rejoin.next_back(draft)
    if back is None:
        next_turn(draft, line)
    else:
        _start(draft, back, resumed=True)


def close(draft: Draft, who: CombatantId) -> None:
    """End a turn; nobody has it then. Who waited for its end to move in the order does so."""
    turn = draft.state.turn
    resumed = turn is not None and turn.resumed
    contact.arrive_all(draft, "turn_end")
    for one in members(draft.state, who):
        lasting.at_end(draft, one, hurts=not resumed)
        working.neglect(draft, one)
    for one in members(draft.state, who):
        budgets.refresh(draft, TimingPoint.TURN_END, one)
    draft.emit(TurnEnded(combatant=who))
    moves.after_turn(draft, who)


def go_to_next(draft: Draft) -> None:
    """Start the turn of the slot after the one dealt with last."""
    next_turn(draft, order.after(draft.state, draft.state.last))


def next_turn(draft: Draft, line: Iterable[tuple[CombatantId, bool]]) -> None:
    """Start the turn of the first in line who can act; nobody's if nobody can.

    ``line``: who comes after whom, and whether that begins a round (``order.after``). Somebody who
    has delayed a whole round is asked where to come in.
    """
    for who, begins in tuple(line):
        if begins and not _start_round(draft):
            go_to_next(draft)
            return
        if who in draft.state.moved and who in draft.state.began:
            continue
        if rejoin.has_waited(draft, who) and not rejoin.keeps_slot(draft, who):
            places = rejoin.places(draft, who)
            questions.ask(draft, "slot", "slot", to=who, choices=places, default=places[:1])
            return
        if members(draft.state, who) and not passing.passed_by(draft, who):
            _start(draft, who)
            return


def _start_round(draft: Draft) -> bool:
    """Start a round; who came in meanwhile joins. Whether the order is the same as before."""
    before = draft.state.order
    moves.after_turn(draft, None)
    surprise.before_round(draft)
    for effect in draft.state.effects:
        if effect.until.at is TimingPoint.ROUND_END:
            harm.end(draft, effect, "expired")
    draft.emit(RoundStarted(round=draft.state.round + 1))
    for who in draft.state.combatants:
        if queued(draft.state, who):
            order.sort_in(draft, who)
    budgets.refresh(draft, TimingPoint.ROUND_START, None)
    return draft.state.order == before


def _start(draft: Draft, who: CombatantId, *, resumed: bool = False) -> None:
    draft.emit(TurnStarted(combatant=who, at=draft.now, resumed=resumed))
    for one in members(draft.state, who):
        hiding.appear(draft, one)
        surprise.at_turn(draft, one)
        if not resumed:
            lasting.at_start(draft, one)
        passing.drop_held(draft, one)
        once = resumed and draft.pack.delay is not None and draft.pack.delay.once
        budgets.refresh(draft, TimingPoint.TURN_START, one, of_turn=once)


def note_spent(draft: Draft) -> None:
    """Say that the turn can end when everything it may spend is spent. It does not end itself."""
    turn = draft.state.turn
    if turn is None or turn.spent or not turn.used:
        return
    of_turn = [budget for budget, rule in draft.pack.budgets.items() if rule.of_turn]
    mine = [draft.state.combatants[one] for one in members(draft.state, turn.of)]
    if of_turn and not any(budgets.left(draft.pack, one, of) for one in mine for of in of_turn):
        draft.emit(TurnCanEnd(combatant=turn.of))


def go_on(draft: Draft) -> bool:
    """With nothing under way: pass on the turn of somebody who can act no more, and start one
    when nobody has it. Whether anything happened."""
    state, pack = draft.state, draft.pack
    if state.status != "running":
        return False
    turn = state.turn
    if turn is None:
        able = any(unable(state, pack, slot.holder) is None for slot in state.order)
        waiting = (who for who in state.combatants if queued(state, who))
        if not able and any(unable(state, pack, who) is None for who in waiting):
            _start_round(draft)
            able = True
        if able:
            go_to_next(draft)
        return able
    if not turn.ending and unable(draft.state, draft.pack, turn.of) is None:
        note_spent(draft)
        if not modes.turn_over(draft):
            return False
    end(draft, turn.of)
    return True
