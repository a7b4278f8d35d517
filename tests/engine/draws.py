"""What a table may do next, drawn from the fight as it stands."""

from dataclasses import replace

from hypothesis import strategies as st

from engine.kernel import Command, Option, next_deadline, options
from engine.kernel import commands as c
from engine.kernel.commands import Creature
from engine.kernel.frames import Question, Window
from engine.kernel.rules import RulePack
from engine.kernel.state import Board, Owned
from engine.kernel.units import (
    ActionId,
    CombatantId,
    EffectId,
    FrameId,
    Instant,
    SeatId,
    SideId,
    Span,
    Square,
)
from tests.engine.fights import Fight

SIDES = st.sampled_from([SideId("party"), SideId("foes"), SideId("others")])
BOARD = Board(width=6, height=5, difficult=((3, 3), (2, 4)), blocked=((5, 1),))
PLACES = st.tuples(st.integers(1, 6), st.integers(1, 5))
NOBODY = CombatantId("nobody")


@st.composite
def creatures(draw: st.DrawFn, pack: RulePack, *, placed: bool) -> Creature:
    """A creature with few hit points, close to the others, of one of three sides."""
    place: Square | None = draw(PLACES) if placed or draw(st.integers(0, 3)) == 0 else None
    owned: tuple[Owned, ...] = ()
    if pack.weapon and draw(st.booleans()):
        stats = {pack.reach: draw(st.integers(1, 2)), "range": draw(st.sampled_from([0, 0, 6]))}
        owned = (Owned(id=ActionId("weapon1"), name="Flail", base=pack.weapon, stats=stats),)
    health = {pack.health.stat: draw(st.integers(1, 9))} if pack.health else {}
    return Creature(
        name=draw(st.sampled_from(["Ada", "Gob", "Ogre"])),
        side=draw(SIDES),
        initiative=draw(st.none() | st.integers(0, 20)),
        position=place,
        size=draw(st.sampled_from([1, 1, 1, 2])),
        hidden=draw(st.integers(0, 5)) == 0,
        stats={**health, pack.reach: draw(st.integers(1, 3))},
        owned=owned,
    )


@st.composite
def fills(draw: st.DrawFn, option: Option) -> Command:
    """An option filled in: some of its candidates, one of its squares, a choice of its costs."""
    command = option.command
    if not isinstance(command, c.Act):
        return command
    order = draw(st.permutations(option.candidates)) if option.count else ()
    return c.Act(
        actor=command.actor,
        action=command.action,
        targets=tuple(order[: option.count]),
        path=(draw(st.sampled_from(option.squares)),) if option.squares else (),
        choices={name: draw(st.integers(*span)) for name, span in option.choices.items()},
    )


def enabled(fight: Fight) -> list[Option]:
    """What whoever has the turn can do."""
    active = fight.state.active
    found = options(fight.state, active, fight.pack) if active else ()
    return [one for one in found if one.refusal is None]


def open_window(fight: Fight) -> Window | None:
    """The window that is waited for."""
    top = fight.state.stack[-1] if fight.state.stack else None
    return top if isinstance(top, Window) else None


@st.composite
def answers(draw: st.DrawFn, window: Window) -> c.React | c.Decline:
    """An answer of somebody asked, even of one who has answered."""
    answer = draw(answer_of(window, draw(st.sampled_from(list(window.asked)))))
    named = draw(st.sampled_from([window.id, None]))
    return replace(answer, window=named, change=draw(st.integers(0, 3)) == 0)


@st.composite
def answer_of(draw: st.DrawFn, window: Window, who: CombatantId) -> c.React | c.Decline:
    """What this one may answer: more often yes than no."""
    offers = window.asked[who].offers
    place = draw(st.integers(-1, len(offers) - 1) | st.just(0))
    if place < 0:
        return c.Decline(actor=who, window=window.id, again=draw(st.booleans()))
    return c.React(actor=who, window=window.id, reaction=offers[place].reaction)


@st.composite
def waits(draw: st.DrawFn, fight: Fight) -> int:
    """Milliseconds to wait: until what is due, until what closes, about then, or any."""
    window = open_window(fight)
    ends = [next_deadline(fight.state)] * 2
    if window:
        ends += [one.closes_at for one in window.asked.values() if one.reply is None]
    spans = [0, *(end - fight.now for end in ends if end is not None)]
    span = draw(st.sampled_from(spans[1:] or spans))
    return max(0, span + draw(st.sampled_from([0, 0, 0, -1, 1, -2000, 2000])))


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
