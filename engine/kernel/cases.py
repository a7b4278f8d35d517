"""Cases: the rule an action follows where it is a combatant's own case of the pack's action."""

from dataclasses import replace

from engine.kernel.frames import Pending
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Encounter, Owned
from engine.kernel.timing import TimingPoint

RANGED = "ranged"
"""The tag of an attack with a weapon whose stat ``range`` is above 0."""


def as_owned(rule: ActionRule, own: Owned | None) -> ActionRule:
    """The rule for this case; a weapon with a range strikes from afar."""
    ranged = own.stats.get("range") if own else None
    if rule.check and rule.target and isinstance(ranged, int) and ranged > 0:
        return replace(rule, target=replace(rule.target, within="range"), tags=rule.tags | {RANGED})
    return rule


def owned_of(state: Encounter, pending: Pending) -> Owned | None:
    """The combatant's own case of the action, if it is one."""
    one = state.combatants.get(pending.by)
    return one.owned.get(pending.owned) if one and pending.owned else None


def rule_of(state: Encounter, pack: RulePack, pending: Pending) -> ActionRule:
    """The rule that a pending action follows."""
    rule = pack.rule(pending.action)
    assert rule is not None, pending.action
    found = as_owned(rule, owned_of(state, pending))
    return readying(found) if pending.readies else found


def readying(rule: ActionRule) -> ActionRule:
    """The rule for readying an action: it can be answered, and does nothing else."""
    timeline = (TimingPoint.DECLARED, TimingPoint.RESOLVED)
    return replace(
        rule, timeline=timeline, move=None, check=None, effects=(), consequence=(), turns=None
    )
