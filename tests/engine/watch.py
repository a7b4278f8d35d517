"""A watch: carries out the commands of a fight and looks whether every law holds."""

from engine.kernel import Command, Encounter, Event, Rejected, decide, view
from engine.kernel.rules import RulePack
from engine.kernel.units import Stamp
from engine.kernel.view import line
from tests.engine import laws
from tests.engine import laws_of_budgets as budgets
from tests.engine import laws_of_limits as limits
from tests.engine import laws_of_logs as logs
from tests.engine import laws_of_masks as masks
from tests.engine import laws_of_seals as seals
from tests.engine import laws_of_shelf as shelf
from tests.engine import laws_of_turns as turns
from tests.engine import laws_of_undo as undo
from tests.engine.course import course
from tests.engine.fights import Fight
from tests.engine.laws import hold


class Watch:
    """A fight every step of which is checked, and its log at the end."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.start = fight.state

    def do(self, command: Command, credit: int = 0) -> tuple[Event, ...] | None:
        """Carry out a command, checking every law; None where it is refused."""
        fight, before, pack = self.fight, self.fight.state, self.fight.pack
        stamp = fight.stamp(credit)
        try:
            events = decide(before, command, fight.stamp(credit), pack)
        except Rejected:
            return None
        laws.was_offered(before, command, pack)
        seals.takes_as_long(before, command, events, stamp, pack)
        hold(2, fight.do(command, credit) == events, "the same input gives other events")
        laws.folds_through_json(before, events, fight.state)
        laws.goes_on(fight)
        budgets.within_bounds(fight.state, pack)
        budgets.pays_once(before, events, pack, command)
        logs.still_makes_sense(before, events, pack)
        logs.asks_others(events, pack)
        logs.asks_consent(fight.log, pack)
        logs.keeps_few(fight.state)
        logs.lapses(before, events)
        logs.uses_up(fight.state)
        turns.keeps_turns(before, command, events, pack)
        seals.keeps_sealed(before, events, pack)
        masks.keeps_masked(before, events, stamp.now, pack)
        undo.comes_back(before, fight.state, stamp.now)
        shelf.comes_back_whole(before, events)
        self._look(before, events, stamp, pack)
        return events

    def _look(
        self, before: Encounter, events: tuple[Event, ...], stamp: Stamp, pack: RulePack
    ) -> None:
        """Everybody looks at the table and the log; nobody sees what is hidden."""
        fight = self.fight
        for state, event, after in course(before, events):
            laws.in_time(state, event, stamp.now, stamp.sent, pack)
            for gm in (True, False):
                line(event, state, after, gm=gm)
        for seat in fight.state.seats.values():
            shown = view(fight.state, seat, fight.pack)
            if seat.role != "gm":
                laws.keeps_secrets(fight.state, seat, shown)

    def look_back(self) -> None:
        """Look at everything that was logged."""
        log, whole = self.fight.log, tuple(self.fight.log)
        logs.happens_once(log)
        logs.keeps_capacity(log)
        logs.asks_no_more(log)
        limits.keeps_limits(self.start, whole, self.fight.pack)
        turns.starts_once(log)
        turns.hurts_once(self.start, whole)
