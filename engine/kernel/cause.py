"""The cause of a survey: what may be answered, and for whom it is what."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.kernel.frames import Pending
from engine.kernel.predicates import holds
from engine.kernel.rules import RulePack, TriggerRule
from engine.kernel.situation import Situation
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """What may be answered: triggers, and the action or the one they come from."""

    state: Encounter
    pack: RulePack
    triggers: Mapping[str, TriggerRule]
    pending: Pending | None
    source: CombatantId | None

    def situation(self, who: CombatantId) -> Situation:
        """The cause as it is for one who might answer."""
        return Situation(
            state=self.state,
            pack=self.pack,
            who=who,
            pending=self.pending,
            source=self.source,
        )

    def concerns(self, trigger: str, who: CombatantId) -> bool:
        """Whether something that may be answered happened, and is or may be about somebody; about
        whoever it comes from only where the trigger says so."""
        rule = self.triggers.get(trigger)
        if rule is None or who not in self.state.combatants:
            return False
        if who == self.source and not rule.actor:
            return False
        return all(holds(one, self.situation(who)) is not False for one in rule.who)
