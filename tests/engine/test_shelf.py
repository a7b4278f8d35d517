"""Fights that are put aside and gone on with: what goes along, what stays, what is refused."""

import pytest

from engine.kernel import apply, restore
from engine.kernel import commands as c
from engine.kernel.offers import StandingRule
from engine.kernel.outcomes import Until
from engine.kernel.state import Encounter
from engine.kernel.units import ActionId, CombatantId, SeatId, ShelfId
from tests.engine.fights import BOARD, Fight, begun, creature

A, B, ORC = (CombatantId(one) for one in ("a", "b", "orc"))
PHONE = SeatId("s")


def under_way() -> Fight:
    """a has run; the orc is asked. A phone plays a, another seat the orc."""
    fight = begun(
        creature("a", side="party", kind="pc", initiative=9, hp=8, position=(3, 3)),
        creature("b", side="party", kind="pc", initiative=5, position=(9, 8)),
        creature("orc", initiative=2, position=(4, 3)),
    )
    fight.do(c.TakeSeat(seat=PHONE, name="Phone", role="player", controls=(A,)))
    fight.do(c.TakeSeat(seat=SeatId("t"), name="Two", role="player", controls=(ORC,)))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    return fight


def key_of(fight: Fight, name: str) -> ShelfId:
    """The fight on the shelf that is called this."""
    return next(key for key, one in fight.state.shelf.items() if one.name == name)


def controls(fight: Fight, seat: str = "s") -> tuple[CombatantId, ...]:
    return fight.state.seats[SeatId(seat)].controls


def test_the_fight_goes_on_with_the_time_that_was_left() -> None:
    fight = under_way()
    fight.wait(4_000)
    before = fight.state
    fight.do(c.Shelve(name="Bridge"))
    assert (fight.state.status, fight.state.stack, fight.state.board) == ("setup", (), None)
    assert fight.wait(600_000) == ()
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert fight.state.title == "Bridge"
    assert (fight.state.turn is not None, fight.state.order) == (True, before.order)
    assert fight.window().asked[ORC].closes_at == fight.now + 10_000 - 4_000
    assert fight.wait(5_999) == ()
    assert fight.wait(1) != ()


def test_the_characters_go_along_and_play_on() -> None:
    fight = under_way()
    fight.do(c.Shelve(name="Bridge"))
    assert set(fight.state.combatants) == {A, B}
    assert (fight.one("a").hp, fight.one("a").position, fight.one("a").initiative) == (
        8,
        None,
        None,
    )
    assert (controls(fight), controls(fight, "t")) == ((A,), ())
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert (controls(fight), controls(fight, "t")) == ((A,), (ORC,))
    assert fight.one("a").position is not None


def test_without_the_characters_the_table_is_empty() -> None:
    fight = under_way()
    fight.do(c.Shelve(name="Bridge", party=False))
    assert fight.state == Encounter(
        pack=fight.pack.id,
        name="A test",
        options=fight.state.options,
        settings=fight.state.settings,
        clock=fight.state.clock,
        seats=fight.state.seats,
        shelf=fight.state.shelf,
        serial=fight.state.serial,
    )
    assert controls(fight) == ()
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert (controls(fight), fight.state.shelf) == ((A,), {})


def test_what_was_set_up_is_fought_by_the_characters_as_they_are_now() -> None:
    fight = Fight()
    fight.do(c.SetBoard(grid=BOARD))
    pc = creature("a", side="party", kind="pc", hp=8, initiative=7, position=(1, 1))
    fight.do(c.Add(creatures=(pc, creature("orc"))))
    fight.do(c.Shelve(name="Cave"))
    fight.do(c.Edit(combatant=A, hp=3))
    fight.do(c.Add(creatures=(creature("b", side="party", kind="pc"), creature("wolf"))))
    fight.do(c.TakeUp(shelved=key_of(fight, "Cave")))
    assert set(fight.state.combatants) == {A, B, ORC}
    one = fight.one("a")
    assert (one.hp, one.position, one.initiative) == (3, (1, 1), 7)
    assert [each.encounter.combatants.keys() for each in fight.state.shelf.values()] == [
        {A, B, CombatantId("wolf")}
    ]


@pytest.mark.parametrize(
    ("until", "anchor", "sustained", "comes"),
    [
        ("never", None, False, True),
        ("never", B, False, True),
        ("never", ORC, False, False),
        ("never", B, True, False),
        ("encounter", None, False, False),
        ("turn_end", B, False, False),
    ],
)
def test_what_lasts_beyond_the_fight_goes_along(
    until: Until, anchor: CombatantId | None, sustained: bool, comes: bool
) -> None:
    fight = under_way()
    effect = c.EffectCommand(
        combatant=A, name="Curse", until=until, anchor=anchor, sustained=sustained
    )
    fight.do(effect)
    fight.do(c.EffectCommand(combatant=ORC, name="Mark"))
    fight.do(c.Shelve(name="Bridge"))
    assert [one.name for one in fight.state.effects] == (["Curse"] if comes else [])
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert [one.name for one in fight.state.effects] == ["Curse", "Mark"]


def test_the_state_of_who_delays_stays_in_its_fight() -> None:
    fight = begun(
        creature("a", side="party", kind="pc", initiative=9), creature("orc", initiative=2)
    )
    fight.do(c.Delay(actor=A))
    assert fight.state.delayed
    fight.do(c.Shelve())
    assert (fight.state.delayed, fight.state.effects) == ((), ())


@pytest.mark.parametrize(("ends", "kept"), [(False, 1), (True, 0)])
def test_the_present_fight_is_put_aside_unless_it_is_over(ends: bool, kept: int) -> None:
    fight = under_way()
    fight.do(c.Shelve(name="Bridge"))
    fight.do(c.Add(creatures=(creature("wolf"),)))
    fight.do(c.Begin())
    if ends:
        fight.do(c.End())
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert len(fight.state.shelf) == kept


def test_a_table_with_nobody_but_the_characters_is_not_kept() -> None:
    fight = under_way()
    fight.do(c.Shelve(name="Bridge"))
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert fight.state.shelf == {}
    fight.do(c.Shelve())
    fight.do(c.SetBoard(grid=BOARD))
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert [one.name for one in fight.state.shelf.values()] == [""]


def test_standing_orders_of_both_fights_hold() -> None:
    fight = under_way()
    name = next(iter(fight.pack.reactions))
    for who in (A, ORC):
        fight.do(c.Standing(actor=who, reaction=name, rule=StandingRule(mode="never")))
    fight.do(c.Shelve(name="Bridge"))
    assert list(fight.state.standing) == [f"a:{name}"]
    fight.do(c.Standing(actor=A, reaction=name, rule=None))
    fight.do(c.TakeUp(shelved=key_of(fight, "Bridge")))
    assert f"orc:{name}" in fight.state.standing


def test_going_back_brings_the_shelf_back_too() -> None:
    fight = under_way()
    before, left = fight.copy(), fight.now
    fight.do(c.Shelve(name="Bridge"))
    event = restore(fight.state, before.state, to=1, left=left, at=fight.now)
    undone = apply(fight.state, event)
    assert (undone.shelf, undone.stack) == ({}, before.state.stack)
    assert set(undone.seats[PHONE].controls) == {A}
