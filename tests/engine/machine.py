"""The state machine of the laws: a table plays, edits, dawdles and errs; every step is checked."""

from contextlib import suppress
from itertools import islice, permutations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from engine.kernel import Command, Event, Option, Rejected, hourglass
from engine.kernel import commands as c
from engine.kernel.frames import Question
from engine.kernel.state import Settings
from engine.kernel.units import Choice, Instant, SeatId, Span
from engine.packs import Pack
from tests.engine import draws, draws_of_gm, draws_of_settings, laws
from tests.engine.fights import Fight
from tests.engine.laws import hold
from tests.engine.mistakes import mistakes, nonsense
from tests.engine.watch import Watch

GM = {"edit": draws_of_gm.edits, "ruling": draws_of_gm.rulings, "word": draws_of_gm.words}
"""What the GM does, by its kind."""
OTHERS = {**GM, "mistake": mistakes, "nonsense": nonsense}
ANYTIME = {"edit": 3, "word": 3, "wait": 2, "ruling": 2, "mistake": 2, "nonsense": 1}
FREE = {"act": 14, **ANYTIME}
"""How often what is done while nothing is under way."""
ASKED = {"answer": 10, "act": 2, "permute": 3, **ANYTIME, "edit": 6, "wait": 4, "ruling": 4}
"""And while somebody is asked."""


class Table(RuleBasedStateMachine):
    """One fight in one system; ``allowance`` is what the network is granted at most."""

    system: Pack
    allowance: int

    @initialize(data=st.data())
    def lay_out(self, data: st.DataObject) -> None:
        pack = self.system.rules
        settings = Settings(allowance_ms=Span(self.allowance))
        self.fight = Fight(pack, settings, self.system)
        self.watch = Watch(self.fight)
        unknown = data.draw(st.sampled_from(["ask", "ask", "offer", "skip"]), label="unknown")
        dice = data.draw(st.sampled_from(["server", "typed"]), label="dice")
        masking = data.draw(st.sampled_from(["off", "off", "hide_who", "decoy"]), label="masking")
        every = data.draw(st.sampled_from(["off", "off", "off", "on"]), label="always offer")
        told = {"masking": masking, "always_offer": every}
        self.do(c.SetOptions(settings={"unknown": unknown, "dice": dice, **told}))
        for _ in range(data.draw(st.sampled_from([0, 0, 1, 2]), label="options")):
            self.do(data.draw(draws_of_settings.choices(pack)))
        self.fight.seed = data.draw(st.integers(0, 9), label="seed")
        placed = data.draw(st.integers(0, 3), label="board") > 0
        if placed:
            self.do(c.SetBoard(grid=draws.BOARD))
        count = data.draw(st.integers(2, 5), label="creatures")
        for _ in range(count):
            self.do(c.Add(creatures=(data.draw(draws.creatures(pack, placed=placed)),)))
        some = st.sampled_from([*self.fight.state.combatants])
        mine = tuple(data.draw(st.lists(some, unique=True, max_size=2), label="phone"))
        self.do(c.TakeSeat(seat=SeatId("s1"), name="Phone", role="player", controls=mine))
        self.do(c.TakeSeat(seat=SeatId("tv"), name="Screen", role="spectator"))
        self.do(c.TakeSeat(seat=SeatId("gm"), name="Desk", role="gm"))
        late = data.draw(st.just(()) | st.lists(some, max_size=2).map(tuple), label="surprised")
        self.do(c.Begin(surprised=late if self.fight.pack.surprised else ()))

    @rule(data=st.data())
    def step(self, data: st.DataObject) -> None:
        state = self.fight.state
        running = state.status == "running"
        halted = not running or state.clock.paused_at is not None
        if halted and data.draw(st.booleans(), label="go on"):
            self.do(c.Resume(clock=self.fight.store) if running else c.Begin())
            return
        weights = ASKED if state.stack else FREE
        steps = [name for name, weight in weights.items() for _ in range(weight)]
        what = data.draw(st.sampled_from(steps), label="what")
        match what:
            case "act":
                self._act(data)
            case "answer":
                self._answer(data)
            case "permute":
                self._permute(data)
            case "wait":
                self._wait(data)
            case _:
                self.do(data.draw(OTHERS[what](self.fight)))

    def _act(self, data: st.DataObject) -> None:
        """Law 9: what is offered, filled in, is accepted."""
        held = self.fight.state.held
        if held and data.draw(st.integers(0, 9), label="dismiss") == 0:
            self._taken(c.Dismiss(actor=held[0].by, held=held[0].id))
            return
        kinds = draws.enabled(self.fight)
        if kinds:
            option: Option = data.draw(st.sampled_from(data.draw(st.sampled_from(kinds))))
            self._taken(data.draw(draws.fills(self.fight, option)))

    def _taken(self, command: Command) -> None:
        paused = self.fight.state.clock.paused_at is not None
        hold(9, paused or self.do(command) is not None, f"{command} was offered and is refused")

    def _answer(self, data: st.DataObject) -> None:
        window, question = draws.open_window(self.fight), draws.open_question(self.fight)
        if self.fight.state.clock.paused_at is not None:
            return
        if question is not None:
            self._reply(data, question)
        if window is None:
            return
        if not window.asked:
            self._wait(data)
            return
        self._dawdle(data)
        command = data.draw(draws.answers(window))
        credit = data.draw(st.integers(0, self.allowance)) if self.allowance else 0
        asked = window.asked[command.actor]
        late = hourglass.late(asked, Instant(self.fight.now - credit))
        taken = self.do(command, credit) is not None
        hold(5, not (late and taken), f"{command} came too late and counts")
        if not late and asked.reply is None:
            hold(9, taken, f"{command} is in time and is refused")
        if asked.reply is not None and not command.change:
            hold(6, not taken, f"{command} answers twice")

    def _reply(self, data: st.DataObject, question: Question) -> None:
        """An answer to a question, of a seat or the GM."""
        value = data.draw(draws.values(question))
        if question.to is None or data.draw(st.integers(0, 2), label="gm") == 0:
            taken = self.do(c.Judge(question=question.id, value=value))
            hold(9, taken is not None, f"the GM's {value} is refused")
            wrong = (*value, Choice("nobody"))
            hold(9, self.do(c.Judge(question=question.id, value=wrong)) is None, "answered twice")
            return
        self._dawdle(data)
        credit = data.draw(st.integers(0, self.allowance)) if self.allowance else 0
        closes_at = question.closes_at
        late = closes_at is not None and self.fight.now - credit >= closes_at
        taken = self.do(c.Answer(question=question.id, value=value), credit)
        hold(5, late is (taken is None), f"{value} is taken: {taken is not None}, late: {late}")

    def _dawdle(self, data: st.DataObject) -> None:
        """Time passes and the server does not look."""
        if data.draw(st.integers(0, 4), label="dawdle") == 0:
            self.fight.store += data.draw(draws.waits(self.fight))

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
        return self.watch.do(command, credit)

    def teardown(self) -> None:
        if hasattr(self, "watch"):
            self.watch.look_back()
