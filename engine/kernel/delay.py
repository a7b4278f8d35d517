"""Delay: leave the order at one's turn start, and come back after somebody else's turn."""

from engine.kernel import budgets, harm, lasting, stats, turns
from engine.kernel.actions import check_moment
from engine.kernel.draft import Draft
from engine.kernel.events import DelayBegan, DelayReturning
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.reserves import rule_of
from engine.kernel.units import CombatantId


def delay(draft: Draft, actor: CombatantId) -> None:
    """Delay one's whole turn: bad effects of it happen now, good ones end now, what its start
    granted is withdrawn. Raises Rejected once anything was done in it."""
    who = draft.combatant(actor).id
    rules = draft.pack.delay
    if rules is None:
        raise reject(Reason.UNSUPPORTED)
    check_moment(draft, who)
    turn = draft.state.turn
    assert turn is not None
    for condition in stats.conditions(draft.state, who):
        require(condition not in rules.bars, Reason.DISABLED, state=condition)
    require(not turn.used, Reason.TRIGGER, why="turn_already_begun")
    lasting.suspend(draft, who)
    for budget, before in turn.before.items():
        of_turn = rule_of(draft.pack, draft.state.combatants[who], budget).of_turn
        if of_turn or not rules.once:
            budgets.withdraw(draft, who, budget, before)
    harm.apply_condition(draft, who, rules.condition)
    draft.emit(DelayBegan(combatant=who, condition=rules.condition))
    turns.go_to_next(draft)


def come_back(draft: Draft, actor: CombatantId, after: CombatantId | None = None) -> None:
    """Come back at the end of the turn under way, or of the next one of ``after``, directly after
    whoever has it. Said again it may be another's."""
    who = draft.combatant(actor).id
    require(draft.state.status == "running", Reason.NOT_NOW, why=draft.state.status)
    delayed = next((one for one in draft.state.delayed if one.who == who), None)
    require(delayed, Reason.NOT_NOW, why="not_delaying")
    require(stats.disabled(draft.state, draft.pack, who) is None, Reason.NOT_NOW, why="disabled")
    assert delayed is not None
    line = [one.holder for one in draft.state.order if one.holder != who]
    there = after is None or after in line
    require(there, Reason.UNKNOWN, what="combatant")
    if not (delayed.returning and delayed.after == after):
        draft.emit(DelayReturning(combatant=who, after=after))
