"""The end of a turn: who has something to do then is asked, before the next one begins."""

from dataclasses import replace
from typing import Literal

import pytest

from engine.kernel.commands import (
    Add,
    CloseAll,
    Creature,
    Decline,
    EndTurn,
    React,
    Remove,
    SetOwned,
    SetReserve,
)
from engine.kernel.frames import Window
from engine.kernel.options import options
from engine.kernel.owned import Cue, Owned, Reserve
from engine.kernel.state import Combatant, Settings
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId, CombatantId, Span
from engine.kernel.view.triggers import trigger
from tests.engine.fights import PACKS, Fight, begun, creature
from tests.engine.trio import ADA, CORA, GOB, trio

FURY = BudgetId("Fury of old")
LASH = Owned(
    id=ActionId("lash"),
    name="Lash",
    base=ActionId("strike"),
    cost={FURY: 1},
    cue=Cue(trigger="turn_over"),
)
DOZE = replace(LASH, id=ActionId("doze"), base=ActionId("own_action"), cost={FURY: 2})


def lair(*owned: Owned, settings: Settings | None = None, cap: int = 2) -> Fight:
    """Ada's turn; Gob has a budget of its own, filled, and these things."""
    fight = trio(settings=settings)
    fight.do(SetReserve(combatant=GOB, reserve=Reserve(id=FURY, cap=cap)))
    for one in owned:
        fight.do(SetOwned(combatant=GOB, owned=one))
    return fight


def gob(fight: Fight) -> Combatant:
    return fight.state.combatants[GOB]


def asked(fight: Fight) -> dict[CombatantId, list[str]]:
    """Who is asked, and for what of their own."""
    top = fight.state.stack[-1] if fight.state.stack else None
    if not isinstance(top, Window):
        return {}
    return {who: [one.title for one in part.offers] for who, part in top.asked.items()}


def test_the_end_of_anothers_turn_asks_for_what_can_be_paid() -> None:
    fight = lair(LASH, DOZE)
    fight.do(EndTurn(actor=ADA))
    assert asked(fight) == {GOB: ["lash", "doze"]}
    assert fight.state.active == ADA
    fight.throws(1)
    fight.do(React(actor=GOB, reaction=ActionId("lash"), targets=(CORA,)))
    assert (gob(fight).budgets[FURY], fight.state.active) == (1, CORA)
    fight.do(EndTurn(actor=CORA))
    assert asked(fight) == {GOB: ["lash"]}


def test_ones_own_turn_ends_unasked_and_fills_the_budget_when_it_starts() -> None:
    fight = lair(LASH)
    fight.do(EndTurn(actor=ADA))
    fight.throws(1)
    fight.do(React(actor=GOB, reaction=ActionId("lash"), targets=(CORA,)))
    fight.do(EndTurn(actor=CORA))
    fight.do(Decline(actor=GOB))
    assert (fight.state.active, gob(fight).budgets[FURY]) == (GOB, 2)
    fight.do(EndTurn(actor=GOB))
    assert fight.state.active == ADA


def test_what_is_filled_at_a_rounds_start_waits_for_it() -> None:
    fight = lair(LASH)
    at_round = Reserve(id=FURY, cap=2, at=TimingPoint.ROUND_START)
    fight.do(SetReserve(combatant=GOB, reserve=at_round))
    fight.do(EndTurn(actor=ADA))
    fight.throws(1)
    fight.do(React(actor=GOB, reaction=ActionId("lash"), targets=(CORA,)))
    fight.do(EndTurn(actor=CORA))
    fight.do(Decline(actor=GOB))
    assert (fight.state.active, gob(fight).budgets[FURY]) == (GOB, 1)
    fight.do(EndTurn(actor=GOB))
    assert gob(fight).budgets[FURY] == 2


def test_nobody_is_asked_with_nothing_left() -> None:
    fight = lair(LASH, cap=1)
    fight.do(EndTurn(actor=ADA))
    fight.throws(1)
    fight.do(React(actor=GOB, reaction=ActionId("lash"), targets=(CORA,)))
    fight.do(EndTurn(actor=CORA))
    assert fight.state.active == GOB


def test_the_turn_ends_when_time_is_up_for_whoever_is_asked() -> None:
    fight = lair(LASH)
    fight.do(EndTurn(actor=ADA))
    fight.wait(21_000)
    assert (fight.state.active, gob(fight).budgets[FURY]) == (CORA, 2)


def test_the_end_of_a_turn_is_asked_about_when_its_timer_runs_out() -> None:
    fight = lair(LASH, settings=Settings(allowance_ms=Span(0), turn_ms=Span(30_000)))
    fight.wait(31_000)
    assert asked(fight) == {GOB: ["lash"]}


def test_the_turn_ends_when_everything_under_way_is_dropped() -> None:
    fight = lair(LASH)
    fight.do(EndTurn(actor=ADA))
    fight.do(CloseAll())
    assert fight.state.active == CORA


def test_the_turn_ends_when_its_holder_is_taken_out_meanwhile() -> None:
    fight = lair(LASH)
    fight.do(EndTurn(actor=ADA))
    fight.do(Remove(combatant=ADA))
    assert fight.state.active == CORA


def test_what_only_answers_is_no_option_of_ones_own_turn_and_stands_for_nothing() -> None:
    fight = lair(LASH)
    fight.do(EndTurn(actor=ADA))
    fight.do(Decline(actor=GOB))
    fight.do(EndTurn(actor=CORA))
    fight.do(Decline(actor=GOB))
    titles = [
        one.owned.id if one.owned else one.action for one in options(fight.state, GOB, fight.pack)
    ]
    assert "lash" not in titles
    assert "strike" in titles


def test_a_creature_brings_its_budget_along_filled() -> None:
    fight = trio()
    beast = Creature(name="Beast", reserves=(Reserve(id=FURY, cap=3),), owned=(LASH,))
    fight.do(Add(creatures=(beast,)))
    one = next(each for each in fight.state.combatants.values() if each.name == "Beast")
    assert one.budgets[FURY] == 3


@pytest.mark.parametrize(("whose", "comes"), [("foe", True), ("ally", False), ("anyone", True)])
def test_the_end_of_a_sides_turn_comes_from_that_side(
    whose: Literal["foe", "ally", "anyone"], comes: bool
) -> None:
    cue = Cue(trigger="over", whose=whose)
    nod = Owned(id=ActionId("nod"), name="Nod", base=ActionId("rest"), cost={}, cue=cue)
    fight = begun(
        creature("Ann", side="party", initiative=9),
        creature("Bea", side="party", initiative=8, owned=(nod,)),
        creature("Wolf", side="foes", initiative=3, owned=(nod,)),
        pack=PACKS["tiny_batch"],
    )
    fight.do(EndTurn(actor=CombatantId("Ann")))
    assert asked(fight) == ({CombatantId("Wolf"): ["nod"]} if comes else {})
    if comes:
        said = trigger(fight.state, fight.window(), "over", gm=False)
        assert said["params"] == {
            "source": {"id": "side-party"},
            "target": {"id": "nobody"},
            "action": {"id": "something"},
        }
