"""What a condition is asked about, and what was stated about the two in it."""

from dataclasses import dataclass

from engine.kernel.frames import Pending
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What a condition is asked about.

    ``who`` acts or might react; ``pending`` is the action that triggers, ``source`` its actor.
    ``actor``: who would aim at ``who``, where that is a target.
    """

    state: Encounter
    pack: RulePack
    who: CombatantId
    pending: Pending | None = None
    source: CombatantId | None = None
    actor: CombatantId | None = None

    @property
    def other(self) -> CombatantId | None:
        """The other one of the two."""
        return self.source or self.actor


def fact_key(name: str, who: CombatantId, source: CombatantId) -> str:
    """Where a fact about two combatants is kept while an action is under way."""
    return f"{name}:{who}:{source}"


def stated(situation: Situation, name: str) -> bool | None:
    """What the GM said about the two while the action is under way."""
    pending, source = situation.pending, situation.source
    if pending is None or source is None:
        return None
    return pending.facts.get(fact_key(name, situation.who, source))
