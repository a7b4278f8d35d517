"""Goods: own things that change hands."""

from collections.abc import Mapping
from dataclasses import replace

from engine.kernel import stats
from engine.kernel.budgets import ITEM
from engine.kernel.draft import Draft
from engine.kernel.events import CombatantEdited
from engine.kernel.pending import Pending
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Combatant, Encounter, Owned
from engine.kernel.units import ActionId, Chosen, CombatantId


def items(pack: RulePack, one: Combatant, rule: ActionRule) -> tuple[Owned, ...]:
    """What somebody can hand over with an action."""
    if not rule.gives:
        return ()
    return tuple(own for own in one.owned.values() if stats.number(pack, one, rule.gives, own) > 0)


def lacking(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    choices: Mapping[str, Chosen],
) -> Refusal | None:
    """That the chosen thing cannot be handed over, if so."""
    if not rule.gives:
        return None
    there = {own.id for own in items(pack, state.combatants[who], rule)}
    return None if choices.get(ITEM) in there else Refusal(Reason.REQUIREMENT, {"what": rule.gives})


def hand_over(draft: Draft, pending: Pending, to: CombatantId) -> None:
    """Let the chosen thing be the other's, if it is still there."""
    giver, taker = draft.state.combatants[pending.by], draft.state.combatants[to]
    own = giver.owned.get(ActionId(str(pending.choices.get(ITEM))))
    if own is None or own.id in taker.owned:
        return
    rest = {key: one for key, one in giver.owned.items() if key != own.id}
    for one in (replace(giver, owned=rest), replace(taker, owned={**taker.owned, own.id: own})):
        draft.emit(CombatantEdited(combatant=one, what=("owned",)))
