"""Harm: hit points and conditions, and what follows from them."""

from dataclasses import replace

import pytest

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel import harm
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, CombatantId, EffectId
from tests.engine.fights import PACKS, TINY, Fight, begun, creature, kinds

A, B = CombatantId("a"), CombatantId("b")
THREE = PACKS["three_action"]
GUARDED = Effect(id=EffectId("x"), on=B, name="guarded")


def duel(hp: int | None = 9, **fields: object) -> Fight:
    """a strikes at b without anybody to answer."""
    return begun(
        creature("a", side="party", initiative=19, position=(3, 3), **fields),
        creature("b", initiative=1, position=(4, 3), hp=hp),
        pack=THREE,
    )


def strike(fight: Fight, *faces: int) -> list[e.HpChanged]:
    fight.throws(*faces)
    events = fight.do(c.Act(actor=A, action=ActionId("strike"), targets=(B,)))
    return [one for one in events if isinstance(one, e.HpChanged)]


@pytest.mark.parametrize(
    ("faces", "left"), [((12, 3), 6), ((20, 3), 3), ((19, 3), 6), ((9,), 9), ((1,), 9)]
)
def test_damage_follows_from_the_degree(faces: tuple[int, ...], left: int) -> None:
    fight = duel()
    strike(fight, *faces)
    assert fight.one("b").hp == left


def test_an_own_weapon_has_its_own_damage_that_never_heals() -> None:
    club = Owned(id=ActionId("club"), name="Club", base=ActionId("strike"))
    fight = duel(owned=(replace(club, stats={"damage": "2d6-5"}),))
    (lost,) = strike(fight, 12, 1, 2)
    assert (lost.change, lost.faces, lost.by) == (0, (1, 2), "a")


def test_without_hit_points_nothing_is_lost() -> None:
    assert strike(duel(hp=None), 12) == []


def test_at_nothing_one_is_down_and_back_above_one_is_not() -> None:
    fight = duel(hp=2)
    strike(fight, 12, 3)
    assert [one.condition for one in fight.state.effects] == ["unconscious"]
    assert kinds(fight.do(c.Edit(combatant=B, hp=-5))) == ["hp.changed"]
    assert kinds(fight.do(c.Edit(combatant=B, hp=1))) == ["hp.changed", "effect.ended"]


def test_a_wound_does_not_wake_who_sleeps() -> None:
    fight = duel()
    fight.do(c.EffectCommand(combatant=B, condition="unconscious"))
    strike(fight, 12, 3)
    assert [one.condition for one in fight.state.effects] == ["unconscious"]


def test_what_lasts_until_a_moment_does_not_end_with_the_wound() -> None:
    fight = duel(hp=0)
    fight.do(c.EffectCommand(combatant=B, condition="unconscious", until="turn_end", name="Sleep"))
    fight.do(c.Edit(combatant=B, hp=3))
    assert [one.name for one in fight.state.effects] == ["Sleep"]


@pytest.mark.parametrize(
    ("least", "before", "lost", "after"),
    [(None, 3, 8, -5), (0, 3, 8, 0), (0, 3, 2, 1), (-10, 3, 20, -10), (0, -4, 3, -4)],
)
def test_hit_points_go_no_lower_than_the_system_has_it(
    least: int | None, before: int, lost: int, after: int
) -> None:
    assert TINY.health is not None
    pack = replace(TINY, health=replace(TINY.health, least=least))
    fight = begun(creature("a", initiative=9, hp=9), creature("b"), pack=pack)
    one = replace(fight.one("a"), hp=before)
    fight.state = replace(fight.state, combatants={**fight.state.combatants, A: one})
    draft = Draft(state=fight.state, stamp=fight.stamp(), pack=pack)
    harm.change_hp(draft, A, -lost)
    assert draft.state.combatants[A].hp == after


def test_where_a_system_knows_no_health_nobody_goes_down() -> None:
    fight = begun(creature("a", initiative=9, hp=3), creature("b"), pack=replace(TINY, health=None))
    assert kinds(fight.do(c.Edit(combatant=A, hp=-2))) == ["hp.changed"]
    assert fight.one("a").hp_max is None


def test_a_condition_comes_to_whom_it_is_meant_for_in_place_of_the_same_one() -> None:
    fight = begun(
        creature("a", side="party", initiative=9), creature("b", initiative=1), board=None
    )
    for _ in range(2):
        fight.do(c.EffectCommand(combatant=B, condition="dazed"))
    assert len(fight.state.effects) == 2
    fight.do(c.Act(actor=A, action=ActionId("rest")))
    assert [(one.on, one.condition) for one in fight.state.effects][2:] == [("a", "dazed")]
    fight.do(c.EndTurn(actor=A))
    (mine,) = [one.id for one in fight.state.effects if one.on == A]
    fight.do(c.EffectCommand(combatant=A, end=mine))
    fight.do(c.EndTurn(actor=B))
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,)))
    assert fight.log[-1].type == "action.resolved"
    assert [one.on for one in fight.state.effects] == ["b"]


def test_a_target_that_is_gone_suffers_nothing() -> None:
    fight = begun(
        creature("a", side="party", initiative=9),
        creature("b", initiative=5),
        creature("d", initiative=1),
        board=None,
    )
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,)))
    fight.do(c.Remove(combatant=B))
    fight.do(c.Resolve(window=fight.window().id))
    assert fight.state.effects == ()


def test_who_is_back_in_the_fight_stays_without_what_ended_as_it_fell() -> None:
    fight = begun(creature("a", initiative=9), creature("b", initiative=1))
    guarded = replace(GUARDED, ends_on=frozenset({"down"}))
    fight.state = replace(fight.state, effects=(guarded,))
    events = fight.do(c.Defeat(combatant=B))
    assert kinds(events) == ["combatant.edited", "effect.ended"]
    assert kinds(fight.do(c.Defeat(combatant=B, on=False))) == ["combatant.edited"]
    assert (fight.one("b").defeated, fight.state.effects) == (False, ())
    assert fight.do(c.Defeat(combatant=B, on=False)) == ()


@pytest.mark.parametrize(
    ("system", "hp", "left", "conditions"),
    [
        ("tiny_batch", 3, 1, []),
        ("tiny_batch", 1, 0, []),
        ("tiny_batch", 0, 0, ["dead"]),
        ("tiny_batch", None, None, []),
        ("tiny", 0, 0, []),
    ],
)
def test_wounds_of_a_batch(
    system: str, hp: int | None, left: int | None, conditions: list[str]
) -> None:
    """Two points; who was down already dies of it where the system has that."""
    fight = begun(
        creature("a", side="party", initiative=9), creature("b"), pack=PACKS[system], board=None
    )
    hurt = replace(fight.one("b"), hp=hp)
    state = replace(fight.state, combatants={**fight.state.combatants, B: hurt})
    draft = Draft(state, fight.stamp(), fight.pack)
    harm.wound(draft, B, 2, by=A)
    assert draft.state.combatants[B].hp == left
    assert [one.condition for one in draft.state.effects] == conditions
