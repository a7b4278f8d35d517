"""A decision in the making: the one mutable thing in the kernel."""

from engine.kernel.apply import apply
from engine.kernel.apply_frames import frame_of
from engine.kernel.events import Event
from engine.kernel.frames import Frame
from engine.kernel.refusals import Reason, reject
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant, Encounter
from engine.kernel.units import CombatantId, FrameId, Instant, Stamp


class Draft:
    """The encounter as it becomes, with the events that make it so."""

    def __init__(self, state: Encounter, stamp: Stamp, pack: RulePack) -> None:
        self.state = state
        self.stamp = stamp
        self.pack = pack
        self.events: list[Event] = []
        self.states = [state]
        """The encounter before the first event, and after each."""

    @property
    def now(self) -> Instant:
        """The instant of this decision."""
        return self.stamp.now

    def emit(self, event: Event) -> None:
        """Apply the event at once and remember it."""
        self.state = apply(self.state, event)
        self.events.append(event)
        self.states.append(self.state)

    def fresh(self) -> FrameId:
        """An unused id for a frame."""
        return FrameId(self.stamp.fresh())

    def roll(self, sides: int) -> int:
        """A face from 1 to ``sides``."""
        return self.stamp.roll(sides)

    def combatant(self, who: CombatantId) -> Combatant:
        """The combatant with this id. Raises Rejected ``not_in_encounter``."""
        one = self.state.combatants.get(who)
        if one is None:
            raise reject(Reason.NOT_IN_ENCOUNTER, who=who)
        return one

    def frame(self, frame: FrameId) -> Frame | None:
        """The frame with this id, or None."""
        return frame_of(self.state, frame)
