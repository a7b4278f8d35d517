"""Readying that others may answer, and what is readied about somebody else."""

from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import TINY, Fight, kinds
from tests.engine.test_moves import RUN, A, B, C, D, four, ready, turns


def provoking() -> Fight:
    """a readies a run, which c may answer as a run."""
    triggers = {**TINY.triggers, "setting_out": replace(TINY.triggers["chanting"], when=())}
    slash = TINY.reactions[ActionId("slash")]
    reactions = {slash.id: replace(slash, on=("setting_out",))}
    fight = four(provokes=True)
    fight._pack = replace(fight.pack, triggers=triggers, reactions=reactions)
    fight.do(c.Edit(combatant=A, position=(6, 3)))
    ready(fight, A, "passing")
    return fight


def test_readying_may_be_answered_before_it_is_done() -> None:
    fight = provoking()
    assert not fight.state.held
    fight.throws(1)
    events = kinds(fight.do(c.React(actor=C, reaction=ActionId("slash"))))
    assert events.index("check.rolled") < events.index("held.stored")
    assert [one.action for one in fight.state.held] == [RUN]
    assert fight.one("a").position == (6, 3)


def test_who_is_struck_down_readies_nothing() -> None:
    fight = provoking()
    fight.do(c.Edit(combatant=A, hp=1))
    fight.throws(10, 4)
    events = kinds(fight.do(c.React(actor=C, reaction=ActionId("slash"))))
    assert "action.interrupted" in events
    assert not fight.state.held


def test_what_is_readied_can_be_about_another() -> None:
    fight = four()
    ready(fight, A, "near", source=D, about=B)
    turns(fight, A, B, C)
    fight.do(c.Edit(combatant=C, position=(1, 8)))
    fight.do(c.Act(actor=D, action=RUN, path=((8, 3), (7, 3))))
    assert not fight.state.stack
    fight.do(c.Act(actor=D, action=RUN, path=((6, 3), (5, 3))))
    assert (fight.one("d").position, {*fight.window().asked}) == ((5, 3), {A})


def test_who_it_is_about_has_to_be_there() -> None:
    fight = four()
    named = c.HeldTrigger(on="near", about=CombatantId("z"))
    refusal = fight.refused(c.Ready(actor=A, action=RUN, trigger=named))
    assert refusal.params == {"what": "combatant"}
    ready(fight, A, "near", about=B)
    turns(fight, A)
    fight.do(c.Remove(combatant=B))
    turns(fight, C)
    fight.do(c.Act(actor=D, action=RUN, path=((8, 3),)))
    assert not fight.state.stack
