"""What the GM of a table may do next, drawn from the fight as it stands."""

from typing import get_args

from hypothesis import strategies as st

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.outcomes import Until
from engine.kernel.state import Board
from engine.kernel.units import (
    CombatantId,
    EffectId,
    FrameId,
    HeldId,
    Instant,
    SeatId,
    ShelfId,
    Span,
)
from tests.engine.draws import BOARD, NOBODY, PLACES, SIDES, creatures, open_question, open_window
from tests.engine.draws import values as values_of
from tests.engine.draws_of_own import gifts
from tests.engine.draws_of_settings import choices
from tests.engine.fights import Fight
from tests.engine.strategies import one_of


@st.composite
def edits(draw: st.DrawFn, fight: Fight) -> Command:
    """What the GM does to creatures, order and table."""
    state, pack = fight.state, fight.pack
    active, window = state.active or NOBODY, open_window(fight)
    asked = [*window.asked] * 2 if window else []
    who = draw(st.sampled_from([*state.combatants, active, active, *asked, NOBODY]))
    other = draw(st.none() | st.sampled_from([*state.combatants, NOBODY]))
    budgets = {key: st.integers(-1, 4) for key in pack.budgets}
    found: Command = draw(
        one_of(
            st.builds(c.Remove, combatant=st.just(who)),
            st.builds(c.Add, creatures=st.tuples(creatures(pack, placed=bool(state.board)))),
            st.builds(
                c.Edit,
                combatant=st.just(who),
                hp=st.none() | st.integers(-3, 9),
                side=st.none() | SIDES,
                position=st.none() | PLACES,
                budgets=st.fixed_dictionaries({}, optional=budgets),
            ),
            st.builds(c.Initiative, combatant=st.just(who), value=st.none() | st.integers(-5, 25)),
            st.builds(
                c.Order,
                combatant=st.just(who),
                before=st.just(other),
                after=st.sampled_from([other, None]),
                to=st.sampled_from(["first", "last", None]),
            ),
            st.builds(c.Defeat, combatant=st.just(who), on=st.booleans()),
            st.builds(c.Hide, combatant=st.just(who)),
            st.builds(
                c.Reveal,
                combatant=st.just(who),
                when=st.sampled_from(["now", "now", "first_turn"]),
            ),
            effects(fight, who, other),
            effects(fight, who, other),
            gifts(pack, who),
            st.builds(
                c.SetBoard,
                grid=st.sampled_from([None, BOARD, Board(width=2, height=2)]),
            ),
            st.builds(
                c.SetSeat,
                seat=st.just(SeatId("s1")),
                controls=st.none() | st.tuples(st.just(who)),
                factor=st.none() | st.integers(1, 3),
            ),
        )
    )
    return found


@st.composite
def effects(
    draw: st.DrawFn, fight: Fight, who: CombatantId, other: CombatantId | None
) -> c.EffectCommand:
    """An effect begins, harmful or good, or one ends."""
    ends = [*(one.id for one in fight.state.effects), EffectId("gone")]
    if draw(st.integers(0, 3)) == 0:
        return c.EffectCommand(combatant=who, end=draw(st.sampled_from(ends)))
    return c.EffectCommand(
        combatant=who,
        condition=draw(st.sampled_from([*fight.pack.conditions, ""])),
        name=draw(st.sampled_from(["", "Bless"])),
        modifiers=draw(st.sampled_from([{}, {fight.pack.reach: 1}, {"nothing": 1}])),
        until=draw(st.sampled_from(get_args(Until))),
        anchor=other,
        sustained=draw(st.booleans()),
        good=draw(st.sampled_from([None, True, False])),
        harm=draw(st.sampled_from(["", "1d2", "1d2", "x"])),
    )


@st.composite
def words(draw: st.DrawFn, fight: Fight) -> Command:
    """What the GM says: something happened, something stops, something is so, who is surprised."""
    state, pack = fight.state, fight.pack
    somebody = st.none() | st.sampled_from([*state.combatants, NOBODY])
    reported = [name for name, one in pack.triggers.items() if one.reported]
    rules = (*pack.actions.values(), *pack.reactions.values())
    facts = {str(one.value) for rule in rules for one in rule.when if one.kind == "fact"}
    held = [*(one.id for one in state.held), HeldId("gone")]
    frames = [*(one.id for one in state.stack), FrameId("gone")]
    surprised = st.lists(st.sampled_from([*state.combatants, NOBODY]), max_size=2).map(tuple)
    found: Command = draw(
        one_of(
            st.builds(
                c.ReportTrigger,
                kind=st.sampled_from([*reported, *reported, *pack.triggers, "nothing"]),
                source=somebody,
            ),
            st.builds(c.ReportTrigger, held=st.sampled_from(held), source=somebody),
            st.builds(c.Interrupt, frame=st.sampled_from(frames)),
            st.builds(
                c.Fact,
                about=st.sampled_from([*sorted(facts), "moon"]),
                combatant=st.sampled_from([*state.combatants, NOBODY]),
                value=st.sampled_from([True, True, False, None]),
            ),
            st.builds(c.Begin, surprised=surprised),
            st.builds(
                c.Ask,
                seats=st.sampled_from([(SeatId("s1"),), (SeatId("gone"),)]),
                text=st.sampled_from(["", "Now?"]),
                choices=st.sampled_from([(), ("Left", "Right"), ("Left",)]),
                die=st.sampled_from([None, None, 6]),
            ),
            choices(pack),
        )
    )
    return found


@st.composite
def rulings(draw: st.DrawFn, fight: Fight) -> Command:
    """What the GM does about time, windows, questions and the fight as a whole."""
    state = fight.state
    frames = st.sampled_from([*(one.id for one in state.stack), FrameId("gone")])
    window, question = open_window(fight), open_question(fight)
    if window:
        frames = st.sampled_from([window.id, window.id]) | frames
    asked = list(window.asked) if window else [NOBODY]
    offered = (
        [one.reaction for part in window.asked.values() for one in part.offers] if window else []
    )
    clock = fight.store + draw(st.integers(0, 500))
    found: list[st.SearchStrategy[Command]] = [
        st.builds(c.Extend, window=frames, ms=st.integers(0, 5000).map(Span)),
        st.builds(c.Resolve, window=frames),
        st.builds(c.Hold, window=frames, on=st.booleans()),
        st.builds(
            c.Absent,
            window=frames,
            actor=st.sampled_from(asked or [NOBODY]),
            on=st.booleans(),
        ),
        st.builds(
            c.Reorder,
            window=frames,
            actors=st.lists(st.sampled_from([*asked, NOBODY]), max_size=3).map(tuple),
        ),
        st.builds(
            c.AnswerFor,
            window=frames,
            actor=st.sampled_from(asked or [NOBODY]),
            reaction=st.sampled_from([None, *offered]),
        ),
        st.just(c.CloseAll()),
        st.just(c.Pause()),
        st.just(c.Resume(clock=clock)),
        st.just(c.Outage(start=Instant(fight.store - 900), end=Instant(fight.store))),
        st.just(c.End()),
        st.builds(c.Shelve, name=st.sampled_from(["", "Bridge"]), party=st.booleans()),
        st.builds(c.TakeUp, shelved=st.sampled_from([*state.shelf, *state.shelf, ShelfId("gone")])),
        st.builds(c.Discard, shelved=st.sampled_from([*state.shelf, ShelfId("gone")])),
        st.just(c.Begin()),
    ]
    if question:
        judge = st.builds(c.Judge, question=st.just(question.id), value=values_of(question))
        found += [judge] * 6
    ruling: Command = draw(one_of(*found))
    return ruling
