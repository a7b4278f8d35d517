"""Modes: an overlay in which two fight alone, from a challenge to its end, with points."""

from engine.kernel import budgets, stats
from engine.kernel.draft import Draft
from engine.kernel.events import EncounterEnded, ModeBegan, ModeEnded, ScoreChanged
from engine.kernel.frames import Pending, Question, Value
from engine.kernel.holders import members
from engine.kernel.overlays import ModeRule
from engine.kernel.refusals import Reason, Refusal, reject, require
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, SideId

REFUSE = "refuse"
MOST = 999
"""Points of a side."""


def excluded(
    state: Encounter, who: CombatantId, tags: frozenset[str], pack: RulePack
) -> Refusal | None:
    """That a mode leaves no room for somebody, if so."""
    mode = state.mode
    if mode is None or who in mode.fighters or pack.modes[mode.name].allows & tags:
        return None
    return Refusal(Reason.EXCLUSIVE_MODE, {"mode": mode.name})


def meddles(state: Encounter, pack: RulePack, who: CombatantId) -> bool:
    """Whether anything that somebody tries loses the mode for its side."""
    return state.mode is not None and state.outside(who) and pack.modes[state.mode.name].forfeit


def answered(draft: Draft, question: Question, value: Value) -> None:
    """The challenge was taken up by somebody, or refused."""
    rule = draft.pack.modes.get(question.text)
    source, chosen = question.source, CombatantId(str(value[0])) if value else REFUSE
    if rule is None or source not in draft.state.combatants:
        return
    assert source is not None
    if chosen not in draft.state.combatants:
        if rule.refunds:
            _refund(draft, source)
        return
    defender = CombatantId(chosen)
    draft.emit(ModeBegan(mode=question.text, fighters=(source, defender)))
    for who in (source, defender):
        for budget in rule.fills:
            cap = budgets.cap_of(draft.pack, draft.state.combatants[who], budget)
            budgets.change(draft, who, budget, cap)


def _refund(draft: Draft, who: CombatantId) -> None:
    opener = next((one for one in draft.state.stack if isinstance(one, Pending)), None)
    rule = draft.pack.rule(opener.action) if opener else None
    for budget, amount in (rule.cost if rule else {}).items():
        one = draft.state.combatants[who]
        cap = budgets.cap_of(draft.pack, one, budget)
        budgets.change(draft, who, budget, min(cap, one.budgets.get(budget, 0) + amount))


def look(draft: Draft) -> bool:
    """End the mode when one of those who fight in it is out, or gone. Whether it did."""
    mode = draft.state.mode
    if mode is None:
        return False
    rule = draft.pack.modes[mode.name]
    out = [who for who in mode.fighters if _out(draft, rule, who)]
    if not out:
        return False
    lost = frozenset(mode.sides[mode.fighters.index(who)] for who in out)
    end(draft, lost, "won" if len(lost) == 1 else "draw")
    return True


def turn_over(draft: Draft) -> bool:
    """Whether a turn in which something was done ends by itself, as the mode has it."""
    mode, turn = draft.state.mode, draft.state.turn
    if mode is None or turn is None or not turn.used:
        return False
    if draft.pack.modes[mode.name].turns == "batch":
        return True
    of_turn = [budget for budget, rule in draft.pack.budgets.items() if rule.of_turn]
    mine = [one for one in mode.fighters if one in members(draft.state, turn.of)]
    everybody = draft.state.combatants
    return not any(
        budgets.left(draft.pack, everybody[one], budget) for one in mine for budget in of_turn
    )


def _out(draft: Draft, rule: ModeRule, who: CombatantId) -> bool:
    one = draft.state.combatants.get(who)
    if one is None or one.defeated:
        return True
    return not set(rule.until).isdisjoint(stats.conditions(draft.state, who))


def interfere(draft: Draft, who: CombatantId) -> None:
    """Somebody meddles: its side loses."""
    mode = draft.state.mode
    if mode is not None and who not in mode.fighters:
        end(draft, frozenset({draft.state.combatants[who].side}), "forfeited")


def give_up(draft: Draft) -> None:
    """The GM ends the mode without winner or points. Raises Rejected where there is none."""
    if draft.state.mode is None:
        raise reject(Reason.NOT_NOW, why="no_mode")
    draft.emit(ModeEnded(mode=draft.state.mode.name, reason="gm", winner=None))


def set_score(draft: Draft, side: SideId, value: int) -> None:
    """The GM says how many points a side has. Raises Rejected for a side that there is not."""
    sides = {one.side for one in draft.state.combatants.values()}
    require(side in sides, Reason.UNKNOWN, what="side")
    require(0 <= value <= MOST, Reason.REQUIREMENT, what="value", least=0, most=MOST)
    have = draft.state.scores.get(side, 0)
    if value != have:
        draft.emit(ScoreChanged(side=side, value=value, change=value - have))


def end(draft: Draft, lost: frozenset[SideId], reason: str) -> None:
    """The mode is over: points for whoever did not lose, or for both; then perhaps the fight is."""
    mode = draft.state.mode
    assert mode is not None
    rule = draft.pack.modes[mode.name]
    sides = dict.fromkeys(mode.sides)
    winners = [side for side in sides if side not in lost]
    winner = winners[0] if winners else None
    draft.emit(ModeEnded(mode=mode.name, reason=reason, winner=winner))  # type: ignore[arg-type]
    for side in winners or sides:
        have = draft.state.scores.get(side, 0)
        gain = rule.winner if winners else rule.draw
        value = min(rule.most, have + gain) if rule.most else have + gain
        if value > have:
            draft.emit(ScoreChanged(side=side, value=value, change=value - have))
    if rule.ends_encounter:
        draft.emit(EncounterEnded())
