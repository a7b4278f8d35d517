"""What a delay does to effects: bad ones hurt once, good ones do not outlast the turn."""

from engine.kernel.commands import Delay, Edit, EffectCommand, EndTurn, Judge, Return
from engine.kernel.units import Choice
from tests.engine.fights import kinds
from tests.engine.trio import ADA, CORA, GOB, trio


def test_what_lasts_until_the_end_of_a_turn_that_is_lost_ends_with_it() -> None:
    fight = trio()
    fight.do(EffectCommand(combatant=ADA, condition="blinded", until="turn_end", good=False))
    fight.do(Delay(actor=ADA))
    assert {one.condition for one in fight.state.effects} == {"blinded", "delaying"}
    fight.do(EndTurn(actor=CORA))
    fight.do(EndTurn(actor=GOB))
    fight.do(Judge(question=fight.question().id, value=(Choice("now"),)))
    assert not fight.state.effects


def test_good_effects_on_others_that_hang_on_the_turn_end_too() -> None:
    fight = trio()
    fight.do(
        EffectCommand(
            combatant=CORA,
            name="song",
            modifiers={"ac": 1},
            until="turn_end",
            anchor=ADA,
            good=True,
        )
    )
    fight.do(Delay(actor=ADA))
    assert [one.name for one in fight.state.effects] == ["condition-delaying"]


def test_who_is_struck_down_by_delaying_gets_no_turn_back() -> None:
    fight = trio()
    fight.do(Edit(combatant=ADA, hp=1))
    fight.do(EffectCommand(combatant=ADA, name="fire", harm="1d6", good=False))
    fight.do(Delay(actor=ADA))
    fight.do(EndTurn(actor=CORA))
    events = kinds(fight.do(EndTurn(actor=GOB)))
    assert "question.asked" not in events and "turn.skipped" in events
    assert (fight.state.active, fight.state.delayed) == (CORA, ())


def test_lasting_damage_hurts_who_cannot_act_as_well() -> None:
    fight = trio()
    fight.do(EffectCommand(combatant=CORA, name="fire", harm="2", good=False))
    fight.do(EffectCommand(combatant=CORA, condition="unconscious"))
    fight.do(EndTurn(actor=ADA))
    assert (fight.one("Cora").hp, fight.state.active) == (22, GOB)


def test_a_turn_that_goes_on_after_a_delay_hurts_no_more() -> None:
    fight = trio()
    fight.do(EffectCommand(combatant=ADA, name="fire", harm="2", good=False))
    fight.do(Delay(actor=ADA))
    fight.do(Return(actor=ADA))
    fight.do(EndTurn(actor=CORA))
    assert (fight.state.active, fight.one("Ada").hp) == (ADA, 28)
    fight.do(EndTurn(actor=ADA))
    assert fight.one("Ada").hp == 28
