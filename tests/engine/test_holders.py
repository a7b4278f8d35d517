"""Sides that take turns: one slot each, shared by all of its members."""

from itertools import count
from pathlib import Path

import pytest

from engine.kernel import Command, Encounter, Rejected, Stamp, apply, decide, options
from engine.kernel import commands as c
from engine.kernel.dice import scripted
from engine.kernel.events import ActionResolved, TurnSkipped
from engine.kernel.units import ActionId, CombatantId, Instant, SideId
from engine.kernel.view.words import name
from engine.packs import load
from tests.engine.fights import PACKS, Fight, begun, creature

SIDES = """
[initiative]
die = 6
stat = "speed"
by = "side"
[stats]
speed = { kind = "number", default = 1 }
reach = { kind = "number", default = 1 }
[budgets.effort]
cap = 2
of_turn = true
refresh = [{ at = "turn_start" }]
[actions.shout]
cost = { effort = 1 }
"""
SHOUT = ActionId("shout")
ADA, BO, ORC = (CombatantId(one) for one in ("Ada", "Bo", "Orc"))


class Skirmish:
    """Ada and Bo against the orc; each side has one turn."""

    def __init__(self, folder: Path) -> None:
        (folder / "sides").mkdir()
        (folder / "sides" / "pack.toml").write_text(SIDES, encoding="utf-8")
        self.pack = load(folder / "sides").rules
        self.state = Encounter(pack="sides")
        self._ids = (f"i{n}" for n in count())
        for who, side in ((ADA, "party"), (BO, "party"), (ORC, "foes")):
            creature = c.Creature(id=who, name=who, side=SideId(side), initiative=1)
            self.do(c.Add(creatures=(creature,)))
        self.do(c.Begin())

    def do(self, command: Command) -> None:
        now = Instant(0)
        fresh = lambda: next(self._ids)  # noqa: E731
        stamp = Stamp(now=now, sent=now, roll=scripted(()), fresh=fresh)
        for event in decide(self.state, command, stamp, self.pack):
            self.state = apply(self.state, event)


@pytest.fixture
def skirmish(tmp_path: Path) -> Skirmish:
    return Skirmish(tmp_path)


def test_every_side_has_one_slot(skirmish: Skirmish) -> None:
    assert [slot.holder for slot in skirmish.state.order] == ["party", "foes"]
    assert skirmish.state.active == "party"


def test_all_members_act_in_the_turn_of_their_side(skirmish: Skirmish) -> None:
    for who in (ADA, BO):
        assert any(one.refusal is None for one in options(skirmish.state, who, skirmish.pack))
        skirmish.do(c.Act(actor=who, action=SHOUT))
    assert options(skirmish.state, ORC, skirmish.pack) == ()
    with pytest.raises(Rejected):
        skirmish.do(c.EndTurn(actor=ORC))


def test_the_turn_goes_on_to_the_other_side_and_begins_a_round_with_the_first(
    skirmish: Skirmish,
) -> None:
    skirmish.do(c.EndTurn(actor=BO))
    assert skirmish.state.active == "foes"
    skirmish.do(c.EndTurn(actor=ORC))
    assert (skirmish.state.active, skirmish.state.round) == ("party", 2)
    budgets = skirmish.state.combatants[ADA].budgets
    assert list(budgets.values()) == [2]


def test_a_side_is_passed_by_only_when_none_of_it_can_act(skirmish: Skirmish) -> None:
    skirmish.do(c.Defeat(combatant=ADA, on=True))
    assert skirmish.state.active == "party"
    skirmish.do(c.Defeat(combatant=BO, on=True))
    assert skirmish.state.active == "foes"


def test_a_side_whose_last_member_is_removed_loses_its_turn(skirmish: Skirmish) -> None:
    skirmish.do(c.Remove(combatant=ADA))
    assert skirmish.state.active == "party"
    skirmish.do(c.Remove(combatant=BO))
    assert skirmish.state.active == "foes"


def sides() -> Fight:
    """Ada and Bo against the orc and its dog, who stands by."""
    return begun(
        creature("Ada", side="party", hp=9),
        creature("Bo", side="party", hp=9),
        creature("Orc", hp=9),
        creature("Dog", hp=9),
        pack=PACKS["tiny_sides"],
        board=None,
    )


def test_who_readies_ends_the_turn_of_its_side() -> None:
    fight = sides()
    fight.do(c.Ready(actor=BO, action=ActionId("cut"), trigger=c.HeldTrigger(on="moves")))
    assert (fight.state.active, fight.state.round) == ("foes", 1)


def test_a_limit_by_cycle_ends_with_the_next_turn_of_ones_side() -> None:
    fight = sides()
    for _ in range(2):
        fight.do(c.Act(actor=ADA, action=ActionId("rally"), targets=(BO,)))
        fight.do(c.Resolve(window=fight.window().id))
        for who in (ADA, ORC):
            fight.do(c.EndTurn(actor=who))
    rallied = [one for one in fight.log if isinstance(one, ActionResolved)]
    assert [one.action for one in rallied] == ["rally", "rally"]


def test_the_gm_sorts_for_a_side() -> None:
    fight = sides()
    fight.do(c.Act(actor=ADA, action=ActionId("rally"), targets=(BO,)))
    for who in (BO, ORC, CombatantId("Dog")):
        fight.do(c.React(actor=who, reaction=ActionId("shout")))
    assert (fight.question().ask, fight.question().to) == ("order", None)


def test_who_changes_to_a_new_side_has_turns_with_it() -> None:
    fight = sides()
    fight.do(c.Edit(combatant=BO, side=SideId("strangers")))
    assert [slot.holder for slot in fight.state.order] == ["party", "foes", "strangers"]


def test_a_side_is_skipped_for_what_keeps_those_from_acting_who_are_left() -> None:
    fight = sides()
    fight.do(c.Defeat(combatant=ORC))
    fight.do(c.EffectCommand(combatant=CombatantId("Dog"), condition="down", harm="1d1"))
    events = fight.do(c.EndTurn(actor=ADA))
    assert [one.why for one in events if isinstance(one, TurnSkipped)] == ["down"]
    assert (fight.state.active, fight.one("Dog").hp) == ("party", 8)


def test_the_names_of_sides_are_in_the_catalogues() -> None:
    state = sides().state
    assert name(state, CombatantId("party"), gm=False) == {"id": "side-party"}
