"""What players think can be answered: triggers that anybody they see has something for.

It depends on nothing that they are not to know of a moment: not on reach, budgets or wishes.
"""

from engine.kernel.answerable import answers_of
from engine.kernel.cause import Cause
from engine.kernel.units import CombatantId


def likely(cause: Cause, everybody: list[CombatantId]) -> tuple[str, ...]:
    """The triggers of a cause that somebody not hidden has an answer to, whether or not it can be
    given now; while one of them holds a readied action, every trigger that one may wait for."""
    combatants = cause.state.combatants
    seen = [who for who in everybody if not combatants[who].hidden]
    answered = {
        trigger
        for who in seen
        for rule, _ in answers_of(cause, who)
        for trigger in rule.on
        if trigger in cause.triggers and (who != cause.source or cause.triggers[trigger].actor)
    }
    readied = any(held.by in seen and held.by != cause.source for held in cause.state.held)
    return tuple(
        name
        for name, rule in cause.triggers.items()
        if name in answered or (readied and rule.ready)
    )
