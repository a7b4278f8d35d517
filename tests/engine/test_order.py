"""The order: by initiative, stable on ties, and edited without touching the turn."""

from dataclasses import replace

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.order import after, rank_of
from engine.kernel.units import CombatantId
from tests.engine.fights import PACKS, Fight, begun, creature, kinds


def line(fight: Fight) -> str:
    return "".join(slot.holder for slot in fight.state.order)


def three() -> Fight:
    return begun(
        creature("a", initiative=9), creature("b", initiative=5), creature("c", initiative=1)
    )


def test_higher_initiative_comes_first_and_higher_modifier_on_a_tie() -> None:
    fight = begun(
        creature("a", initiative=5),
        creature("b", initiative=5, stats={"quick": 2}),
        creature("c", initiative=9),
        creature("d", initiative=5),
        creature("e", initiative=5, stats={"quick": 2}),
    )
    assert line(fight) == "cbead"


def test_who_has_no_initiative_rolls_when_the_fight_begins_or_on_coming_late() -> None:
    fight = Fight()
    fight.throws(7)
    fight.do(c.Add(creatures=(creature("a", stats={"quick": 3}), creature("b", initiative=8))))
    assert fight.one("a").initiative is None
    fight.do(c.Begin())
    assert (fight.one("a").initiative, line(fight)) == (10, "ab")
    fight.throws(9)
    fight.do(c.Add(creatures=(creature("c"),)))
    assert (fight.one("c").initiative, line(fight)) == (9, "acb")


@pytest.mark.parametrize(
    ("place", "then"),
    [
        ({"before": "a"}, "cab"),
        ({"after": "a"}, "acb"),
        ({"to": "first"}, "cab"),
        ({"to": "last"}, "abc"),
    ],
)
def test_the_gm_moves_somebody_and_no_turn_begins_or_ends(place: dict[str, str], then: str) -> None:
    fight = three()
    events = fight.do(c.Order(combatant=CombatantId("c"), **place))  # type: ignore[arg-type]
    assert line(fight) == then
    assert set(kinds(events)) <= {"order.set"}
    assert fight.state.active == "a"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (c.Order(combatant=CombatantId("c")), Reason.REQUIREMENT),
        (c.Order(combatant=CombatantId("c"), before=CombatantId("c")), Reason.REQUIREMENT),
        (c.Order(combatant=CombatantId("c"), after=CombatantId("x")), Reason.NOT_IN_ENCOUNTER),
        (c.Order(combatant=CombatantId("x"), to="first"), Reason.NOT_IN_ENCOUNTER),
    ],
)
def test_a_place_that_makes_no_sense_is_refused(command: c.Order, reason: Reason) -> None:
    assert three().refused(command).reason is reason


def test_who_is_not_in_the_order_yet_has_no_place_to_be_moved_from() -> None:
    fight = Fight()
    fight.do(c.Add(creatures=(creature("a"), creature("b", initiative=3))))
    assert fight.refused(c.Order(combatant=CombatantId("a"), to="first")).params == {
        "what": "place"
    }


def test_the_line_after_somebody_goes_once_around() -> None:
    state = three().state
    assert list(after(state, CombatantId("b"))) == [("c", False), ("a", True), ("b", False)]
    assert list(after(state, None)) == [("a", False), ("b", False), ("c", False)]
    assert [rank_of(state, CombatantId(who)) for who in "abcx"] == [0, 1, 2, 3]


def test_initiative_is_set_or_rolled_and_the_turn_stays() -> None:
    fight = three()
    events = fight.do(c.Initiative(combatant=CombatantId("a"), value=3))
    assert kinds(events) == ["initiative.set", "order.set"]
    assert (line(fight), fight.state.active) == ("bac", "a")
    fight.throws(10)
    fight.do(c.Initiative(combatant=CombatantId("c")))
    assert (line(fight), fight.state.active) == ("cba", "a")
    too_much = c.Initiative(combatant=CombatantId("a"), value=1000)
    assert fight.refused(too_much).params == {"what": "value", "most": 999}


def test_where_sides_take_turns_nobody_rolls_off_what_nobody_has() -> None:
    sides = PACKS["tiny_sides"]
    assert sides.initiative.by == "side"
    pack = replace(sides, initiative=replace(sides.initiative, tie="roll"))
    fight = Fight(pack)
    fight.do(c.Add(creatures=(creature("a", side="party"), creature("b"))))
    assert "initiative.set" not in kinds(fight.do(c.Begin()))
    assert {one.initiative for one in fight.state.combatants.values()} == {None}
    assert set(line(fight)) == set("partyfoes")
