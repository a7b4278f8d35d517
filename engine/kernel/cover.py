"""Cover: what conditions of a target take off the throws at it."""

from engine.kernel import stats
from engine.kernel.frames import Modifier
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


def shields(
    state: Encounter, pack: RulePack, target: CombatantId, tags: frozenset[str]
) -> tuple[Modifier, ...]:
    """What shields a target from an action with these tags: of several conditions the best."""
    found = [
        Modifier(why=f"condition-{condition}", value=value)
        for condition in stats.conditions(state, target)
        for tag, value in pack.conditions[condition].against.items()
        if tag in tags
    ]
    return (min(found, key=lambda one: one.value),) if found else ()
