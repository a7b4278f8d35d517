"""Rolled stats: with which stat is rolled, against which, and what the target's state adds."""

from engine.kernel import picks, stats
from engine.kernel.cases import owned_of
from engine.kernel.draft import Draft
from engine.kernel.frames import Modifier, Pending
from engine.kernel.rolls import CheckRule
from engine.kernel.units import CombatantId


def exposed(draft: Draft, target: CombatantId | None, stat: str) -> tuple[Modifier, ...]:
    """What a roll at somebody gains by the conditions that one is in, each once."""
    if target is None or target not in draft.state.combatants:
        return ()
    states = {
        one: draft.pack.conditions[one] for one in stats.states(draft.state, draft.pack, target)
    }
    return tuple(
        Modifier(why=f"condition-{one}", value=rule.exposes[stat])
        for one, rule in states.items()
        if stat in rule.exposes
    )


def stat_against(draft: Draft, pending: Pending, rule: CheckRule) -> str:
    """The stat that a check is rolled against: one that its own case names, else the rule's."""
    attacker, own = draft.state.combatants[pending.by], owned_of(draft.state, pending)
    return stats.named(draft.pack, attacker, rule.versus, own, rule.against)


def bonus_of(pending: Pending, rule: CheckRule) -> str:
    """The stat that is added to a roll: the rule's, or the one that was picked."""
    return picks.word(pending, rule.bonus)
