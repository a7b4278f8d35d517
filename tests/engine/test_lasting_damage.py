"""Lasting damage: at the start or at the end of a turn, once in each."""

from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel.creatures import HealthRule
from tests.engine.fights import TINY
from tests.engine.test_lasting import A, B, C, three, turns

assert TINY.health is not None
HURTS_FIRST = replace(TINY, health=HealthRule(stat="hp", down="down", hurts="turn_start"))


def test_lasting_damage_can_hurt_at_the_start_of_a_turn() -> None:
    fight = three(HURTS_FIRST)
    fight.do(c.EffectCommand(combatant=B, name="fire", harm="2"))
    turns(fight, A)
    assert fight.one("b").hp == 4
    turns(fight, B)
    assert fight.one("b").hp == 4


def test_it_hurts_once_in_a_turn_that_is_put_off() -> None:
    fight = three(HURTS_FIRST)
    fight.do(c.EffectCommand(combatant=B, name="fire", harm="2"))
    turns(fight, A)
    fight.do(c.Delay(actor=B))
    fight.do(c.Return(actor=B))
    turns(fight, C)
    assert (fight.state.active, fight.one("b").hp) == (B, 4)


def test_it_hurts_who_is_passed_over_too() -> None:
    fight = three(HURTS_FIRST)
    fight.do(c.EffectCommand(combatant=B, name="fire", harm="2"))
    fight.do(c.EffectCommand(combatant=B, condition="down"))
    turns(fight, A)
    assert (fight.state.active, fight.one("b").hp) == (C, 4)


def test_a_system_without_hit_points_has_nothing_to_hurt() -> None:
    fight = three(replace(TINY, health=None))
    fight.do(c.EffectCommand(combatant=A, name="fire", harm="2"))
    turns(fight, A)
    assert fight.state.active == B
