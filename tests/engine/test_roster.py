"""The roster: who comes, changes and goes, what is refused, and whose turn it stays."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.clean import NUMBER
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import Fight, begun, creature, kinds

A, B, C = (CombatantId(who) for who in "abc")


def three() -> Fight:
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=1, position=(3, 4)),
    )


def hit_by_a(fight: Fight) -> None:
    """Until b and c are asked what they do about a's blow at b."""
    fight.throws(9, 9, 9, 9)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    assert set(fight.window().asked) == {B, C}


def test_names_are_kept_in_one_line_and_told_apart() -> None:
    fight = Fight()
    one = c.Creature(name="  Gob \n lin ")
    fight.do(c.Add(creatures=(one, one, one)))
    assert [one.name for one in fight.state.combatants.values()] == [
        "Gob lin",
        "Gob lin 2",
        "Gob lin 3",
    ]


def test_what_the_system_does_not_know_is_dropped_and_the_rest_has_defaults() -> None:
    fight = Fight()
    fight.do(c.Add(creatures=(creature("a", stats={"hp": 4, "mana": 7, "motto": "Aye"}, size=99),)))
    one = fight.one("a")
    assert dict(one.stats) == {"hp": 4, "motto": "Aye"}
    assert (one.hp, one.hp_max, one.size) == (4, 4, 6)


@pytest.mark.parametrize(
    "fields",
    [
        {"name": " "},
        {"name": "x" * 81},
        {"stats": {"hp": "many"}},
        {"stats": {"hp": NUMBER + 1}},
        {"stats": {"harm": "a lot"}},
        {"stats": {"harm": "101d6"}},
        {"stats": {"motto": 7}},
        {"hp": -NUMBER - 1},
        {"initiative": 10**30},
        {"position": (0, 1)},
        {"position": (13, 1)},
        {"id": CombatantId("a:b")},
        {"id": CombatantId("a")},
        {"id": CombatantId("x" * 81)},
        {"owned": (Owned(id=ActionId("bite"), name="Bite", base=ActionId("nibble")),)},
        {"owned": (Owned(id=ActionId("run"), name="Bite", base=ActionId("hit")),)},
        {"owned": (Owned(id=ActionId(""), name="Bite", base=ActionId("hit")),)},
    ],
)
def test_a_bad_creature_is_refused_and_none_comes_in(fields: dict[str, object]) -> None:
    fight = three()
    good = c.Creature(name="Good")
    bad = c.Creature(**{"name": "Bad", **fields})  # type: ignore[arg-type]
    assert fight.refused(c.Add(creatures=(good, bad))).reason in (
        Reason.REQUIREMENT,
        Reason.UNKNOWN,
    )
    assert len(fight.state.combatants) == 3
    assert fight.refused(c.Add(creatures=())).params == {"what": "creatures"}


def test_a_fight_has_room_for_so_many_and_no_more() -> None:
    fight = Fight()
    fight.do(c.Add(creatures=tuple(c.Creature(name="Rat") for _ in range(200))))
    assert fight.refused(c.Add(creatures=(c.Creature(name="Rat"),))).reason is Reason.LIMIT


def test_without_a_board_a_place_is_still_a_place_people_can_mean() -> None:
    fight = Fight()
    fight.do(c.Add(creatures=(creature("a", position=(-3, 7)),)))
    far = c.Edit(combatant=A, position=(10**9, 0))
    assert fight.refused(far).params == {"what": "place"}


def test_who_comes_down_is_down_and_nobody_has_more_than_the_most() -> None:
    fight = Fight()
    fight.do(c.Add(creatures=(creature("a", hp=0), creature("b", hp=9, stats={"hp": 4}))))
    assert [one.condition for one in fight.state.effects] == ["down"]
    assert (fight.one("b").hp, fight.one("b").hp_max) == (4, 4)


def test_a_name_side_place_and_stat_are_changed_and_nothing_said_is_nothing_done() -> None:
    fight = three()
    events = fight.do(
        c.Edit(combatant=B, name="Bea", side="party", position=(5, 5), stats={"guard": 3})  # type: ignore[arg-type]
    )
    assert kinds(events) == ["combatant.edited"]
    one = fight.one("b")
    assert (one.name, one.side, one.position, one.stats) == ("Bea", "party", (5, 5), {"guard": 3})
    assert fight.do(c.Edit(combatant=B)) == ()


def test_changing_the_stat_of_the_maximum_changes_the_maximum_of_hit_points() -> None:
    fight = begun(creature("a", hp=5, stats={"hp": 5}), creature("b"))
    fight.do(c.Edit(combatant=A, stats={"hp": 9}))
    assert (fight.one("a").hp, fight.one("a").hp_max) == (5, 9)
    fight.do(c.Edit(combatant=A, stats={"hp": 3}))
    assert (fight.one("a").hp, fight.one("a").hp_max) == (3, 3)
    fight.do(c.Edit(combatant=B, hp=7))
    assert (fight.one("b").hp, fight.one("b").hp_max) == (7, None)


@pytest.mark.parametrize(
    ("edit", "params"),
    [
        ({"budgets": {"mana": 1}}, {"what": "budget"}),
        ({"budgets": {"act": 3}}, {"what": "value", "most": 2}),
        ({"budgets": {"act": -1}}, {"what": "value", "most": 2}),
        ({"hp": NUMBER + 1}, {"what": "value"}),
        ({"name": ""}, {"what": "name", "have": 0}),
    ],
)
def test_a_bad_edit_is_refused(edit: dict[str, object], params: dict[str, object]) -> None:
    refusal = three().refused(c.Edit(combatant=B, **edit))  # type: ignore[arg-type]
    assert refusal.params == params


def test_an_edit_of_the_active_one_leaves_the_turn_with_it() -> None:
    fight = three()
    fight.do(c.Edit(combatant=A, position=(1, 1), budgets={"act": 2}))  # type: ignore[dict-item]
    fight.do(c.Hide(combatant=A))
    assert fight.do(c.Hide(combatant=A)) == ()
    fight.do(c.Reveal(combatant=A))
    assert fight.do(c.Defeat(combatant=A, on=False)) == ()
    assert (fight.state.active, fight.state.round) == ("a", 1)


def test_removing_another_changes_nothing_for_whoever_has_the_turn() -> None:
    fight = three()
    events = fight.do(c.Remove(combatant=B))
    assert kinds(events) == ["combatant.removed"]
    assert fight.state.active == "a"
    assert fight.refused(c.Remove(combatant=B)).reason is Reason.NOT_IN_ENCOUNTER


def test_removing_whoever_has_the_turn_starts_the_next_ones() -> None:
    fight = three()
    hit_by_a(fight)
    events = fight.do(c.Remove(combatant=A))
    assert kinds(events)[-3:] == ["turn.ended", "combatant.removed", "turn.started"]
    assert (fight.state.active, fight.state.stack, fight.state.round) == ("b", (), 1)
    assert fight.one("b").budgets["answer"] == 1  # type: ignore[index]


def test_removing_the_last_in_the_order_begins_the_next_round() -> None:
    fight = three()
    fight.do(c.EndTurn(actor=A))
    fight.do(c.EndTurn(actor=B))
    fight.do(c.Remove(combatant=C))
    assert (fight.state.active, fight.state.round) == ("a", 2)


def test_who_is_removed_while_asked_is_not_waited_for() -> None:
    fight = three()
    hit_by_a(fight)
    fight.do(c.React(actor=B, reaction=ActionId("parry")))
    fight.do(c.Remove(combatant=C))
    assert fight.state.stack == ()
    assert fight.one("b").budgets["answer"] == 0  # type: ignore[index]


def test_what_the_removed_had_chosen_is_released_and_what_lasts_by_its_turns_ends() -> None:
    fight = three()
    fight.do(c.TakeSeat(seat="s", name="Phone", role="player", controls=(A, B)))  # type: ignore[arg-type]
    fight.do(c.EffectCommand(combatant=A, name="Bless", until="turn_end", anchor=B))
    fight.do(c.EffectCommand(combatant=B, name="Curse", until="turn_end"))
    hit_by_a(fight)
    fight.do(c.React(actor=B, reaction=ActionId("parry")))
    events = fight.do(c.Remove(combatant=B))
    assert "window.closed" not in kinds(events)
    assert fight.state.effects == ()
    assert [seat.controls for seat in fight.state.seats.values()] == [(A,)]
    events = fight.do(c.Decline(actor=C))
    assert "window.released" in kinds(events)
    assert "action.declared" not in kinds(events)
