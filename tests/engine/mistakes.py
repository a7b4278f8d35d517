"""What people and programs send by mistake."""

from dataclasses import replace

from hypothesis import strategies as st

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.holders import members
from engine.kernel.units import Choice, FrameId, HeldId
from tests.engine.draws import NOBODY, PLACES, open_window
from tests.engine.fights import Fight
from tests.engine.strategies import COMMANDS, one_of


@st.composite
def mistakes(draw: st.DrawFn, fight: Fight) -> Command:
    """What a seat may send at any time: the wrong one's turn, targets, place or reaction."""
    state, pack = fight.state, fight.pack
    active = next(iter(members(state, state.active)), NOBODY) if state.active else NOBODY
    held = [HeldId("gone"), *(one.id for one in state.held)]
    people = st.sampled_from([*state.combatants, NOBODY])
    window = open_window(fight)
    asked = people if window is None else st.sampled_from([*window.asked, NOBODY])
    found: Command = draw(
        one_of(
            st.builds(c.EndTurn, actor=st.sampled_from([active]) | people),
            st.builds(c.Delay, actor=st.sampled_from([active]) | people),
            st.builds(c.Return, actor=people),
            st.builds(
                c.Ready,
                actor=st.sampled_from([active]) | people,
                action=st.sampled_from([*pack.actions, *pack.reactions]),
                trigger=st.builds(c.HeldTrigger, on=st.sampled_from(["", *pack.triggers])),
                targets=st.lists(people, max_size=1).map(tuple),
            ),
            st.builds(c.Dismiss, actor=people, held=st.sampled_from(held)),
            st.builds(
                c.Answer,
                question=st.sampled_from([FrameId("gone"), *(one.id for one in state.stack)]),
                value=st.lists(st.integers(-1, 30) | st.just(Choice("yes")), max_size=2).map(tuple),
            ),
            st.builds(
                c.Roll,
                question=st.sampled_from([FrameId("gone"), *(one.id for one in state.stack)]),
                faces=st.sampled_from([None, (3,), (30,)]),
            ),
            st.builds(
                c.Act,
                actor=st.sampled_from([active]) | people,
                action=st.sampled_from([*pack.actions, *pack.reactions]),
                targets=st.lists(people, max_size=2).map(tuple),
                path=st.lists(PLACES, max_size=3).map(tuple),
                choices=st.dictionaries(
                    st.sampled_from([*pack.budgets, "nothing"]), st.integers(-1, 4), max_size=1
                ),
            ),
            st.builds(
                c.React,
                actor=asked,
                reaction=st.sampled_from([*pack.reactions, *pack.actions]),
                window=st.sampled_from([None, *(one.id for one in state.stack)]),
                targets=st.lists(people, max_size=1).map(tuple),
                change=st.booleans(),
            ),
        )
    )
    return found


@st.composite
def nonsense(draw: st.DrawFn, fight: Fight) -> Command:
    """Any command at all, often about somebody who is there."""
    command = draw(COMMANDS)
    names = [one for one in ("combatant", "actor") if hasattr(command, one)]
    if names and fight.state.combatants and draw(st.booleans()):
        who = draw(st.sampled_from(list(fight.state.combatants)))
        return replace(command, **{names[0]: who})  # type: ignore[arg-type]
    return command
