"""Faces of real dice: asked for whatever a player rolls, thrown by the server when time is up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

import pytest

from engine.kernel import commands as c
from engine.kernel import next_deadline
from engine.kernel.creatures import StatValue
from engine.kernel.events import ChanceRolled, CheckRolled, HpChanged, SaveRolled
from engine.kernel.rules import ActionRule
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, CombatantId, SeatId, SideId, Span
from tests.engine.fights import Fight, begun, creature
from tests.engine.trio import SYSTEM

ADA, GOB = CombatantId("Ada"), CombatantId("Gob")
STRIKE = SYSTEM.rules.actions[ActionId("strike")]
Kind = TypeVar("Kind")
STATS: Mapping[str, StatValue] = {"ac": 15, "attack": 5, "damage": "2d6+3", "fortitude": 2}


def table(*played: CombatantId, strike: ActionRule = STRIKE) -> Fight:
    """Ada beside Gob; players throw real dice for these."""
    rules = SYSTEM.rules
    fight = begun(
        creature("Ada", side=SideId("party"), initiative=18, hp=30, position=(5, 5), stats=STATS),
        creature("Gob", initiative=14, hp=60, position=(6, 5), stats=STATS),
        pack=replace(rules, actions={**rules.actions, strike.id: strike}),
        settings=Settings(dice="typed", allowance_ms=Span(0)),
    )
    seat = SeatId("s1")
    fight.do(c.TakeSeat(seat=seat, name="Ann", role="player", controls=played))
    return fight


def act(fight: Fight, action: str, *, at: CombatantId | None = GOB) -> None:
    targets = (at,) if at else ()
    fight.do(c.Act(actor=ADA, action=ActionId(action), targets=targets))


def throw(fight: Fight, what: str, *faces: int) -> None:
    """Answer the question for these dice."""
    asked = fight.question()
    assert (asked.ask, asked.of.partition(" ")[0]) == ("die", what)
    assert asked.many == len(faces)
    fight.do(c.Answer(question=asked.id, value=faces))


def the(fight: Fight, kind: type[Kind]) -> Kind:
    (found,) = [one for one in fight.log if isinstance(one, kind)]
    return found


@pytest.mark.parametrize(("factor", "most"), [(1, 60_000), (10, 600_000), (0, None)])
def test_who_needs_longer_has_as_much_longer_to_throw(factor: int, most: int | None) -> None:
    fight = table(ADA)
    fight.do(c.SetSeat(seat=SeatId("s1"), factor=factor))
    act(fight, "strike")
    due = next_deadline(fight.state)
    assert (due and due - fight.now) == most
    fight.wait((most or 3_600_000) - 1)
    throw(fight, "", 12)


def test_a_player_throws_for_the_roll_and_for_the_damage() -> None:
    fight = table(ADA)
    act(fight, "strike")
    throw(fight, "", 12)
    throw(fight, "damage", 6, 1)
    hurt = the(fight, HpChanged)
    assert (hurt.faces, hurt.plus, hurt.times, hurt.change) == ((6, 1), 3, 1, -10)
    assert not fight.state.stack


def test_a_miss_asks_for_no_more_dice() -> None:
    fight = table(ADA)
    act(fight, "strike")
    throw(fight, "", 2)
    assert not fight.state.stack


def test_what_damage_is_made_of_is_said() -> None:
    fight = table(ADA)
    act(fight, "strike")
    throw(fight, "", 20)
    throw(fight, "damage", 1, 2)
    hurt = the(fight, HpChanged)
    assert (hurt.times, hurt.degree, hurt.change) == (2, "critical_success", -12)


def test_each_player_throws_for_their_own() -> None:
    fight = table(GOB)
    fight.do(c.EffectCommand(combatant=GOB, condition="helpless"))
    fight.throws(14, 5, 5)
    act(fight, "coup_de_grace")
    throw(fight, "save", 10)
    assert the(fight, SaveRolled).check.faces == (10,)
    hurt = the(fight, HpChanged)
    assert (hurt.faces, hurt.times, hurt.degree) == ((5, 5), 3, "failure")


def test_chance_is_thrown_for_too() -> None:
    fight = table(ADA)
    act(fight, "apply_poison", at=None)
    if fight.top().kind == "window":
        fight.do(c.Decline(actor=GOB))
    throw(fight, "chance", 5)
    assert the(fight, ChanceRolled).face == 5
    assert "exposed" in {one.condition for one in fight.state.effects}


def test_dice_that_chance_spares_are_not_asked_for() -> None:
    rare = tuple(replace(one, chance=50) if one.kind == "damage" else one for one in STRIKE.effects)
    fight = table(ADA, strike=replace(STRIKE, effects=rare))
    act(fight, "strike")
    throw(fight, "", 12)
    throw(fight, "chance", 51)
    assert not fight.state.stack


def test_whoever_resists_throws_too() -> None:
    assert STRIKE.check is not None
    fight = table(GOB, strike=replace(STRIKE, check=replace(STRIKE.check, contest=True)))
    fight.throws(11)
    act(fight, "strike")
    throw(fight, "opposed", 19)
    assert the(fight, CheckRolled).check.opposed == 19


def test_the_server_throws_when_time_is_up() -> None:
    fight = table(ADA)
    act(fight, "strike")
    throw(fight, "", 12)
    fight.throws(2, 3)
    fight.wait(61_000)
    assert the(fight, HpChanged).faces == (2, 3)


@pytest.mark.parametrize("faces", [(7, 1), (0, 1), (3,), (1, 2, 3)])
def test_faces_that_cannot_be_are_refused(faces: tuple[int, ...]) -> None:
    fight = table(ADA)
    act(fight, "strike")
    throw(fight, "", 12)
    refusal = fight.refused(c.Answer(question=fight.question().id, value=faces))
    assert (refusal.params["least"], refusal.params["most"]) == (1, 6)
