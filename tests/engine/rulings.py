"""What the GM may do next, drawn from the fight as it stands."""

from hypothesis import strategies as st

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.frames import Question
from engine.kernel.state import Board
from engine.kernel.units import (
    EffectId,
    FrameId,
    Instant,
    SeatId,
    Span,
)
from tests.engine.draws import BOARD, NOBODY, PLACES, SIDES, creatures, open_window
from tests.engine.fights import Fight


@st.composite
def edits(draw: st.DrawFn, fight: Fight) -> Command:
    """What the GM does to creatures, order and table."""
    state, pack = fight.state, fight.pack
    active = state.active or NOBODY
    who = draw(st.sampled_from([*state.combatants, active, active, NOBODY]))
    other = draw(st.none() | st.sampled_from([*state.combatants, NOBODY]))
    conditions = st.sampled_from([*pack.conditions, ""])
    budgets = {key: st.integers(-1, rule.cap + 1) for key, rule in pack.budgets.items()}
    ends = st.sampled_from([None, *(one.id for one in state.effects), EffectId("gone")])
    found: Command = draw(
        st.one_of(
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
            st.builds(c.Reveal, combatant=st.just(who)),
            st.builds(
                c.EffectCommand,
                combatant=st.just(who),
                condition=conditions,
                name=st.sampled_from(["", "Bless"]),
                modifiers=st.sampled_from([{}, {pack.reach: 1}, {"nothing": 1}]),
                until=st.sampled_from(["never", "turn_start", "turn_end"]),
                anchor=st.just(other),
            ),
            st.builds(c.EffectCommand, combatant=st.just(who), end=ends),
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
def rulings(draw: st.DrawFn, fight: Fight) -> Command:
    """What the GM does about time, windows, questions and the fight as a whole."""
    state = fight.state
    frames = st.sampled_from([*(one.id for one in state.stack), FrameId("gone")])
    window = open_window(fight)
    if window:
        frames = st.sampled_from([window.id, window.id]) | frames
    asked = list(window.asked) if window else [NOBODY]
    offered = (
        [one.reaction for part in window.asked.values() for one in part.offers] if window else []
    )
    asks = [one for one in state.stack if isinstance(one, Question)]
    clock = fight.store + draw(st.integers(0, 500))
    found: list[st.SearchStrategy[Command]] = [
        st.builds(c.Extend, window=frames, ms=st.integers(0, 5000).map(Span)),
        st.builds(c.Resolve, window=frames),
        st.builds(
            c.Reorder,
            window=frames,
            actors=st.lists(st.sampled_from([*asked, NOBODY]), max_size=3).map(tuple),
        ),
        st.builds(
            c.AnswerFor,
            window=frames,
            actor=st.sampled_from(asked),
            reaction=st.sampled_from([None, *offered]),
        ),
        st.just(c.CloseAll()),
        st.just(c.Pause()),
        st.just(c.Resume(clock=clock)),
        st.just(c.Outage(start=Instant(fight.store - 900), end=Instant(fight.store))),
        st.just(c.End()),
        st.just(c.Begin()),
        st.builds(
            c.SetOptions,
            settings=st.sampled_from(
                [{"unknown": "offer"}, {"unknown": "skip"}, {"unknown": "ask"}, {"depth": 1}]
            ),
        ),
    ]
    if asks:
        some = st.lists(st.sampled_from(asks[0].choices), unique=True).map(tuple)
        judge = st.builds(c.Judge, question=st.just(asks[0].id), value=some)
        found += [judge, judge, judge, judge, judge, judge]
    return draw(st.one_of(found))
