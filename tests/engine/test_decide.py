"""Decide: any command at any moment is carried out or refused, and changes nothing it refuses."""

from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel import Command, Rejected, decide, options
from engine.kernel import commands as c
from engine.kernel.holders import members
from engine.kernel.state import Board, Encounter
from engine.kernel.units import ActionId, Choice, CombatantId, FrameId, Instant, SeatId, Span
from tests.engine.fights import PACKS, TINY, Fight, begun, creature
from tests.engine.strategies import COMMANDS

A, B = CombatantId("a"), CombatantId("b")
X = CombatantId("x")
HUGE = 10**40


def moments() -> dict[str, Fight]:
    """A fight before it begins, at rest, in a window, at a question, paused, over."""
    calm = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=1),
    )
    ask, hit, still, over = (calm.copy() for _ in range(4))
    ask.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    hit.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    still.do(c.Pause())
    over.do(c.End())
    return {
        "setup": Fight(),
        "calm": calm,
        "question": ask,
        "window": hit,
        "paused": still,
        "over": over,
    }


MOMENTS = moments()
ABSURD: tuple[Command, ...] = (
    c.Act(actor=A, action=ActionId("run"), path=((HUGE, -HUGE),)),
    c.Act(actor=A, action=ActionId("run"), path=((2, 3), (3, 3)) * 500),
    c.Act(actor=A, action=ActionId("hit"), targets=(X,) * 50),
    c.Act(actor=A, action=ActionId("chant"), targets=(B,), choices={"act": HUGE}),
    c.Act(actor=X, action=ActionId("")),
    c.React(actor=B, reaction=ActionId("x"), window=FrameId("x"), targets=(X,)),
    c.Add(creatures=(creature("z", initiative=HUGE),)),
    c.Add(creatures=(creature("z", position=(HUGE, HUGE)),)),
    c.Add(creatures=(creature("z", size=-HUGE, hp=HUGE),)),
    c.Edit(combatant=A, hp=HUGE, position=(-HUGE, 0), stats={"reach": HUGE}),
    c.Initiative(combatant=A, value=-HUGE),
    c.EffectCommand(combatant=A, name="x", anchor=X, modifiers={"speed": HUGE}),
    c.EffectCommand(combatant=A, name="x", until="turn_end", anchor=X),
    c.SetBoard(grid=Board(width=HUGE, height=HUGE)),
    c.SetBoard(grid=Board(width=-1, height=-1)),
    c.Extend(window=FrameId("x"), ms=Span(HUGE)),
    c.Judge(question=FrameId("x"), value=(Choice("x"),)),
    c.SetSeat(seat=SeatId("x"), factor=HUGE),
    c.Outage(start=Instant(HUGE), end=Instant(-HUGE)),
    c.Order(combatant=A, before=X, after=X, to="last"),
)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("command", ABSURD, ids=lambda one: one.type)
def test_the_absurd_is_refused_or_harmless(moment: str, command: Command) -> None:
    fight = MOMENTS[moment].copy()
    with suppress(Rejected):
        fight.do(command)
    for who in fight.state.combatants:
        options(fight.state, who, TINY)


@settings(
    max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(st.sampled_from(sorted(MOMENTS)), COMMANDS)
def test_any_command_is_carried_out_or_refused(moment: str, command: Command) -> None:
    fight = MOMENTS[moment].copy()
    before = repr(fight.state)
    try:
        fight.do(command)
    except Rejected:
        assert repr(fight.state) == before


def test_the_same_input_gives_the_same_events_in_every_system() -> None:
    for pack in PACKS.values():
        for _ in range(2):
            fight = begun(creature("a"), creature("b"), pack=pack)
            command = c.EndTurn(actor=members(fight.state, fight.state.active or A)[0])
            stamps = [fight.stamp(), fight.stamp()]
            one, two = (decide(fight.state, command, stamp, pack) for stamp in stamps)
            assert one == two


def test_a_refused_command_spends_nothing_though_it_began_well() -> None:
    fight = begun(creature("a", initiative=9), creature("b", initiative=1))
    was: Encounter = fight.state
    fight.refused(c.Edit(combatant=A, name="Ada", budgets={"act": 99}))  # type: ignore[dict-item]
    assert fight.state == was
