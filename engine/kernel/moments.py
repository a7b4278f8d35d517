"""Moments: whether somebody may declare an action now, in its turn or alongside another."""

from engine.kernel.eligibility import owns, standing_refusal
from engine.kernel.frames import Announced, Pending, Window
from engine.kernel.holders import has_turn, members
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, RulePack, TriggerRule
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId


def untimely(state: Encounter, who: CombatantId) -> Refusal | None:
    """Why nothing can be declared that needs one's own turn with nothing under way, if so."""
    if state.status != "running":
        return Refusal(Reason.NOT_NOW, {"why": state.status})
    if not has_turn(state, who):
        return Refusal(Reason.NOT_YOUR_TURN)
    return Refusal(Reason.NOT_NOW, {"why": "under_way"}) if state.stack else None


STEP = Refusal(Reason.NOT_NOW, {"why": "step"})
"""Why something of another step of a batch cannot be declared."""


def opens(rule: ActionRule) -> bool:
    """Whether an action opens a batch."""
    return TimingPoint.BATCH in rule.timeline


def collects(pack: RulePack, trigger: TriggerRule) -> bool:
    """Whether what answers a trigger is always thrown with a batch that is open then."""
    openers = [rule.timeline for rule in pack.actions.values() if opens(rule)]
    early = {at for line in openers for at in line[: line.index(TimingPoint.BATCH) + 1]}
    return not trigger.reported and trigger.at in early


def opener(state: Encounter) -> Pending | None:
    """The action that collects what is declared now, if any."""
    found = (one for one in reversed(state.stack) if isinstance(one, Pending))
    return next((one for one in found if one.batch is not None), None)


def waiting(state: Encounter) -> Pending | None:
    """The action at rest at its batch until its actor has declared what to do, if there is one.

    Nobody waits for an actor whose side has lost the turn, or who was put on another one.
    """
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Pending) or top.batch is None or not has_turn(state, top.by):
        return None
    return top if all(one.reaction for one in top.batch.declared) else None


def step_refusal(state: Encounter, pack: RulePack, rule: ActionRule) -> Refusal | None:
    """Why an action belongs to another step: first comes what opens a batch, then the rest."""
    if rule.apart or not pack.batched:
        return None
    return None if opens(rule) is (waiting(state) is None) else STEP


def alongside(state: Encounter, rule: ActionRule, who: CombatantId) -> bool:
    """Whether an action may be declared while others are under way (``ActionRule.alongside``)."""
    if not rule.alongside or state.status != "running" or not state.stack:
        return False
    under_way = [one for one in state.stack if isinstance(one, Pending)]
    return (
        ("own_turn" in rule.alongside and has_turn(state, who))
        or ("own_reaction" in rule.alongside and any(_reacts(one, who) for one in under_way))
        or ("any_action" in rule.alongside and any(not one.reaction for one in under_way))
    )


def _reacts(pending: Pending, who: CombatantId) -> bool:
    return pending.reaction and pending.by == who


def announced(state: Encounter, who: CombatantId) -> Announced | None:
    """What somebody announced and may still change, while others are asked to come before it."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Window):
        return None
    for one in state.stack:
        if isinstance(one, Announced) and one.id == top.parent and one.pending.by == who:
            return one if one.chosen is None else None
    return None


def depth(state: Encounter, pack: RulePack) -> int:
    """How many actions may be under way at once above the first."""
    most = state.settings.depth
    return most if pack.depth is None else min(most, pack.depth)


def refusal(state: Encounter, pack: RulePack, rule: ActionRule, who: CombatantId) -> Refusal | None:
    """Why an action cannot be declared at this moment, whatever it costs and needs."""
    if rule.answers:
        return Refusal(Reason.NOT_NOW, {"why": "answer"})
    found, mine = untimely(state, who), opener(state)
    if mine is not None and mine.by == who and has_turn(state, who):
        return step_refusal(state, pack, rule) if waiting(state) else STEP
    if found is None or announced(state, who):
        return step_refusal(state, pack, rule)
    if not alongside(state, rule, who):
        return found
    deep = sum(isinstance(one, Pending) for one in state.stack)
    return Refusal(Reason.DEPTH) if deep > depth(state, pack) else None


def companions(state: Encounter, pack: RulePack, who: CombatantId) -> tuple[ActionRule, ...]:
    """What one may declare alongside a reaction of its own without a word more about it."""
    return tuple(
        rule
        for rule in pack.actions.values()
        if "own_reaction" in rule.alongside
        and not (rule.target or rule.move or rule.choice or rule.turns)
        and owns(state, who, rule)
        and standing_refusal(state, pack, who, rule, rule.cost) is None
    )


def acting(state: Encounter, pack: RulePack) -> tuple[CombatantId, ...]:
    """Everybody who might declare something now: who has the turn, and who may do so alongside."""
    found = members(state, state.active) if state.active else ()
    beside = [rule for rule in pack.actions.values() if rule.alongside]
    if not beside or not state.stack:
        return found
    others = (who for who in state.combatants if who not in found)
    return (*found, *(who for who in others if any(alongside(state, one, who) for one in beside)))
