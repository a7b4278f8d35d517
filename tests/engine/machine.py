"""The state machine of the laws: a table plays, edits, dawdles and errs; every step is checked."""

from contextlib import suppress
from itertools import islice, permutations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from engine.kernel import Command, Encounter, Event, Rejected, Stamp, apply, decide, view
from engine.kernel import commands as c
from engine.kernel.rules import RulePack
from engine.kernel.state import Settings
from engine.kernel.units import SeatId, Span
from engine.kernel.view import line
from tests.engine import draws, laws
from tests.engine import laws_of_logs as logs
from tests.engine.fights import Fight
from tests.engine.laws import hold
from tests.engine.mistakes import mistakes, nonsense

EDITS = (c.Edit, c.Begin, c.Add)
"""Commands that set budgets as they like."""
STEPS = (
    *["act"] * 8,
    *["answer"] * 8,
    *["permute"] * 3,
    *["wait"] * 4,
    *["edit"] * 5,
    *["ruling"] * 5,
    *["mistake"] * 3,
    *["nonsense"] * 2,
)


class Table(RuleBasedStateMachine):
    """One fight in one system; ``allowance`` is what the network is granted at most."""

    pack: RulePack
    allowance: int

    @initialize(data=st.data())
    def lay_out(self, data: st.DataObject) -> None:
        self.fight = Fight(self.pack, Settings(allowance_ms=Span(self.allowance)))
        unknown = data.draw(st.sampled_from(["ask", "ask", "offer", "skip"]), label="unknown")
        self.do(c.SetOptions(settings={"unknown": unknown}))
        self.fight.seed = data.draw(st.integers(0, 9), label="seed")
        self.do(c.TakeSeat(seat=SeatId("s1"), name="Phone", role="player"))
        self.do(c.TakeSeat(seat=SeatId("tv"), name="Screen", role="spectator"))
        self.do(c.TakeSeat(seat=SeatId("gm"), name="Desk", role="gm"))
        placed = data.draw(st.integers(0, 3), label="board") > 0
        if placed:
            self.do(c.SetBoard(grid=draws.BOARD))
        count = data.draw(st.integers(2, 5), label="creatures")
        for _ in range(count):
            self.do(c.Add(creatures=(data.draw(draws.creatures(self.pack, placed=placed)),)))
        self.do(c.Begin())

    @rule(data=st.data())
    def step(self, data: st.DataObject) -> None:
        match data.draw(st.sampled_from(STEPS), label="what"):
            case "act":
                self._act(data)
            case "answer":
                self._answer(data)
            case "permute":
                self._permute(data)
            case "wait":
                self._wait(data)
            case "edit":
                self.do(data.draw(draws.edits(self.fight)))
            case "ruling":
                self.do(data.draw(draws.rulings(self.fight)))
            case "mistake":
                self.do(data.draw(mistakes(self.fight)))
            case _:
                self.do(data.draw(nonsense(self.fight)))

    def _act(self, data: st.DataObject) -> None:
        found = draws.enabled(self.fight)
        if found:
            # The last one ends the turn: not as often as the others.
            option = data.draw(st.sampled_from([*found[:-1] * 2, found[-1]]))
            command = data.draw(draws.fills(option))
            hold(9, self.do(command) is not None, f"{command} was offered and is refused")

    def _answer(self, data: st.DataObject) -> None:
        window = draws.open_window(self.fight)
        if window is None or self.fight.state.clock.paused_at is not None:
            return
        command = data.draw(draws.answers(window))
        credit = data.draw(st.integers(0, self.allowance)) if self.allowance else 0
        asked = window.asked[command.actor]
        late = asked.closes_at is not None and self.fight.now - credit >= asked.closes_at
        taken = self.do(command, credit) is not None
        hold(5, not (late and taken), f"{command} came too late and counts")
        if not late and asked.reply is None:
            hold(9, taken, f"{command} is in time and is refused")
        if asked.reply is not None and not command.change:
            hold(6, not taken, f"{command} answers twice")

    def _permute(self, data: st.DataObject) -> None:
        """Law 7: whoever answers first, the same comes of it."""
        window = draws.open_window(self.fight)
        if window is None or self.fight.state.clock.paused_at is not None:
            return
        given = [
            data.draw(draws.answer_of(window, who))
            for who, asked in window.asked.items()
            if asked.reply is None
        ]
        ends = set[str]()
        for order in islice(permutations(given), 6):
            fight = self.fight.copy()
            for answer in order:
                with suppress(Rejected):
                    fight.do(answer)
            ends.add(repr(fight.state))
        hold(7, len(ends) == 1, "the order of arrival decides")
        for answer in given:
            self.do(answer)

    def _wait(self, data: st.DataObject) -> None:
        self.fight.store += data.draw(draws.waits(self.fight))
        if data.draw(st.integers(0, 3), label="tick"):
            events = self.do(c.Tick())
            hold(4, events is not None, "a Tick was refused")
            laws.is_not_due(self.fight.state, self.fight.now)

    def do(self, command: Command, credit: int = 0) -> tuple[Event, ...] | None:
        """Carry out a command, checking every law; None where it is refused."""
        fight, before = self.fight, self.fight.state
        stamp = fight.stamp(credit)
        try:
            events = decide(before, command, fight.stamp(credit), self.pack)
        except Rejected:
            return None
        hold(2, fight.do(command, credit) == events, "the same input gives other events")
        laws.folds_through_json(before, events, fight.state)
        laws.goes_on(fight)
        laws.within_bounds(fight.state, self.pack)
        laws.pays_once(before, events, self.pack, edits=isinstance(command, EDITS))
        laws.was_offered(before, command, self.pack)
        logs.still_makes_sense(before, events, self.pack)
        logs.keeps_turns(before, command, events, self.pack)
        self._look(before, events, stamp)
        return events

    def _look(self, before: Encounter, events: tuple[Event, ...], stamp: Stamp) -> None:
        """Everybody looks at the table and the log; nobody sees what is hidden."""
        fight, state = self.fight, before
        for event in events:
            laws.in_time(state, event, stamp.now, stamp.sent)
            state, earlier = apply(state, event), state
            for gm in (True, False):
                line(event, earlier, state, gm=gm)
        for seat in fight.state.seats.values():
            shown = view(fight.state, seat, self.pack)
            if seat.role != "gm":
                laws.keeps_secrets(fight.state, seat, shown)

    def teardown(self) -> None:
        if hasattr(self, "fight"):
            logs.happens_once(self.fight.log)
            logs.starts_once(self.fight.log)
            logs.keeps_capacity(self.fight.log)
            logs.asks_no_more(self.fight.log)
