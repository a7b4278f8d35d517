"""What long searches of the laws have found: each stays mended, with every law looked at."""

from engine.kernel import commands as c
from engine.kernel.events import HpChanged
from engine.kernel.owned import Cue, Owned
from engine.kernel.units import ActionId, SeatId
from tests.engine.fights import BOARD, SYSTEMS, Fight, creature
from tests.engine.in_gaps import A, B, D, act, table
from tests.engine.watch import Watch


def test_one_who_is_asked_in_a_gap_and_offered_nothing_sees_a_prompt() -> None:
    watch = Watch(table({"skip": "no"}))
    assert watch.do(c.TakeSeat(seat=SeatId("s1"), name="Phone", role="player", controls=(D,)))
    assert watch.do(act(A, "hit", B))
    window = watch.fight.window()
    assert window.asked[D].offers == ()
    assert watch.do(c.Decline(actor=D, window=window.id))


def test_harm_between_the_budgets_of_a_turns_start_is_not_paid_for() -> None:
    """Alone at work: the harm that lasts is looked at as soon as the next turn has begun."""
    system = SYSTEMS["tiny_under"]
    fight = Fight(system.rules, system=system)
    watch = Watch(fight)
    assert watch.do(c.Add(creatures=(creature("a", initiative=9, hp=20),)))
    assert watch.do(c.Begin())
    harm = c.EffectCommand(combatant=A, condition="unnoticed", until="next_turn_end", harm="1d2")
    assert watch.do(harm)
    assert watch.do(c.Act(actor=A, action=ActionId("dig"), choices={"turns": 2}))
    watch.do(c.EndTurn(actor=A))
    assert fight.question().ask == "work"


def test_harm_among_the_members_of_a_side_is_not_paid_for() -> None:
    system = SYSTEMS["skirmish"]
    fight = Fight(system.rules, system=system)
    watch = Watch(fight)
    three = (creature(who, side="party", hp=9) for who in "abd")
    assert watch.do(c.Add(creatures=tuple(three)))
    assert watch.do(c.Begin())
    for who in (A, B, D):
        assert watch.do(c.EffectCommand(combatant=who, name="Fire", until="never", harm="1d2"))
    for _ in range(3):
        assert watch.do(c.EndTurn(actor=A))
    harmed = [one for one in fight.log if isinstance(one, HpChanged)]
    assert {one.combatant for one in harmed} == {A, B, D}


def test_what_answers_something_of_its_own_is_offered_for_that_alone() -> None:
    """A shot of its own is no case of the shot that anybody may answer with."""
    system = SYSTEMS["skirmish"]
    fight = Fight(system.rules, system=system)
    watch = Watch(fight)
    cue = Cue(trigger="activated", whose="foe")
    deed = Owned(id=ActionId("deed"), name="Deed", base=ActionId("ranged_attack"), cue=cue)
    assert watch.do(c.SetBoard(grid=BOARD))
    archer = creature("b", side="party", hp=1, position=(1, 1), owned=(deed,))
    assert watch.do(c.Add(creatures=(archer, creature("d", hp=1, position=(1, 4)))))
    assert watch.do(c.Begin())
    assert watch.do(c.EndTurn(actor=B))
    assert watch.do(c.Act(actor=D, action=ActionId("walk"), path=((1, 3),)))
    window = fight.window()
    offers = [one.reaction for one in window.asked[B].offers if one.title == "deed"]
    assert offers == ["ranged_attack"]
    assert watch.do(c.React(actor=B, reaction=ActionId("deed"), window=window.id))
