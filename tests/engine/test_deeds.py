"""Deeds: damage, saves, effects by degree and by chance, interruption."""

from engine.kernel.commands import (
    Act,
    Decline,
    Edit,
    EffectCommand,
    EndTurn,
    Judge,
    React,
    Remove,
    ReportTrigger,
)
from engine.kernel.events import ChanceRolled, SaveRolled
from engine.kernel.units import ActionId, Choice
from tests.engine.fights import Fight, begun, creature, kinds
from tests.engine.trio import ADA, CORA, GOB, SYSTEM, trio

STRIKE, END, AOO = ActionId("strike"), ActionId("coup_de_grace"), ActionId("attack_of_opportunity")


def saves(fight: Fight) -> list[str]:
    """The degrees of the saves so far."""
    return [one.check.degree for one in fight.log if isinstance(one, SaveRolled)]


def test_a_critical_success_doubles_damage() -> None:
    fight = trio()
    fight.throws(20, 3)
    fight.do(Act(actor=ADA, action=STRIKE, targets=(GOB,)))
    assert fight.one("Gob").hp == 2


def test_a_save_is_thrown_even_where_nobody_counts_hit_points() -> None:
    fight = begun(
        creature("Ada", side="party", initiative=9, position=(1, 1)),
        creature("Gob", initiative=5, position=(1, 2), stats={"ac": 5}),
        pack=SYSTEM.rules,
    )
    fight.do(EffectCommand(combatant=GOB, condition="helpless"))
    fight.throws(12, 15)
    assert fight.one("Gob").hp is None
    fight.do(Act(actor=ADA, action=END, targets=(GOB,)))
    assert saves(fight) == ["success"]
    for who in (ADA, GOB):
        fight.do(EndTurn(actor=who))
    fight.throws(12, 1)
    fight.do(Act(actor=ADA, action=END, targets=(GOB,)))
    assert saves(fight)[-1] == "critical_failure"
    assert "dead" in {one.condition for one in fight.state.effects}


def test_what_happens_by_chance_is_told_with_its_face() -> None:
    fight = trio()
    fight.do(Act(actor=ADA, action=ActionId("apply_poison")))
    fight.throws(5)
    fight.do(Decline(actor=GOB))
    (chance,) = [one for one in fight.log if isinstance(one, ChanceRolled)]
    assert (chance.face, chance.chance, chance.combatant) == (5, 5, ADA)


def test_an_effect_that_comes_again_takes_the_place_of_the_old_one() -> None:
    fight = trio()
    for _ in range(2):
        fight.do(Act(actor=ADA, action=ActionId("guarded_defence")))
    assert len(fight.state.effects) == 1


def test_what_an_attack_hits_by_the_gms_word_goes_on_unless_he_stops_it() -> None:
    fight = trio(SYSTEM.variant({"aoo.disrupts": "gm"}))
    fight.do(Act(actor=ADA, action=ActionId("cast_spell")))
    fight.throws(15, 1)
    fight.do(React(actor=GOB, reaction=AOO))
    assert fight.question().choices == ("goes_on", "interrupted")
    other = fight.copy()
    events = kinds(fight.do(Judge(question=fight.question().id, value=(Choice("goes_on"),))))
    assert events.count("action.resolved") == 2
    stopped = Judge(question=other.question().id, value=(Choice("interrupted"),))
    assert "action.interrupted" in kinds(other.do(stopped))


def test_nobody_is_asked_about_an_actor_that_fell() -> None:
    fight = trio(SYSTEM.variant({"aoo.disrupts": "gm"}))
    fight.do(Edit(combatant=ADA, hp=1))
    fight.do(Act(actor=ADA, action=ActionId("cast_spell")))
    fight.throws(15, 1)
    events = kinds(fight.do(React(actor=GOB, reaction=AOO)))
    assert "action.interrupted" in events and "question.asked" not in events


def test_only_what_has_the_tag_is_disrupted() -> None:
    fight = trio(SYSTEM.variant({"aoo.disrupts": "on_crit_vs_complex"}))
    fight.do(Act(actor=ADA, action=ActionId("stride"), path=((4, 5),)))
    fight.throws(20, 1)
    fight.do(React(actor=GOB, reaction=AOO))
    assert fight.one("Ada").position == (4, 5)


def test_an_actor_that_is_gone_does_nothing() -> None:
    fight = trio()
    fight.do(Act(actor=ADA, action=ActionId("cast_spell")))
    fight.do(Remove(combatant=ADA))
    assert (fight.state.stack, fight.state.active) == ((), CORA)


def test_what_stops_an_action_stops_nothing_where_none_is_under_way() -> None:
    fight = begun(creature("Ada", initiative=9), creature("Gob", initiative=5), board=None)
    fight.do(ReportTrigger(kind="thunder", source=ADA))
    fight.do(React(actor=GOB, reaction=ActionId("heckle")))
    fight.do(Decline(actor=ADA))
    assert (fight.log[-1].type, fight.state.stack) == ("action.resolved", ())
