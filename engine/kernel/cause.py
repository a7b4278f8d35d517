"""The cause of a survey: what may be answered, and for whom it is what."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.kernel.frames import Pending
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
