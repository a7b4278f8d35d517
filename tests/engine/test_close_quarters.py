"""Hand to hand: ways toward a foe, pushes, pulls, bonds, and help with nobody there."""

from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel.effects import Effect
from engine.kernel.frames import Question
from engine.kernel.refusals import Reason
from engine.kernel.relations import outgrows
from engine.kernel.situation import Situation
from engine.kernel.slots import placed_before
from engine.kernel.state import Board
from engine.kernel.units import ActionId, Choice, CombatantId, EffectId, SideId
from tests.engine.fights import PACKS, Fight, begun, creature, kinds

FOURTH = PACKS["fourth_edition"]
KAI, ORC, MO = CombatantId("Kai"), CombatantId("Orc"), CombatantId("Mo")
PARTY = SideId("party")
CHARGE, RUSH, GRAB, WIND = (ActionId(one) for one in ("charge", "bull_rush", "grab", "second_wind"))


def two(
    orc: tuple[int, int] | None = (5, 4),
    kai: tuple[int, int] | None = (4, 4),
    board: Board | None = None,
    **fields: object,
) -> Fight:
    """Kai has the turn."""
    return begun(
        creature("Kai", side=PARTY, kind="pc", initiative=9, hp=20, position=kai, **fields),
        creature("Orc", initiative=5, hp=20, position=orc),
        pack=FOURTH,
        board=board or Board(width=10, height=7),
    )


def test_a_wall_between_leaves_no_way_that_leads_nearer() -> None:
    wall = Board(width=10, height=3, blocked=((4, 1), (4, 2), (4, 3)))
    fight = two((7, 2), (2, 2), wall)
    refusal = fight.refused(c.Act(actor=KAI, action=CHARGE, targets=(ORC,)))
    assert (refusal.reason, refusal.params) == (Reason.REQUIREMENT, {"what": "path"})


def test_a_foe_too_far_away_is_not_reached() -> None:
    fight = two((9, 4), (1, 4), stats={"speed": 3})
    assert fight.refused(c.Act(actor=KAI, action=CHARGE, targets=(ORC,))).params == {"what": "path"}


def test_a_named_end_is_reached_if_it_lies_nearer() -> None:
    fight = two((8, 4))
    far = c.Act(actor=KAI, action=CHARGE, targets=(ORC,), path=((4, 7),))
    assert fight.refused(far).params == {"what": "path"}
    fight.throws(2)
    fight.do(replace(far, path=((7, 5),)))
    assert fight.one("Kai").position == (7, 5)


def test_without_places_nobody_is_moved() -> None:
    fight = two(None, None)
    fight.throws(20)
    assert "combatant.moved" not in kinds(fight.do(c.Act(actor=KAI, action=RUSH, targets=(ORC,))))


def test_a_large_one_follows_only_where_there_is_room() -> None:
    wall = Board(width=10, height=7, blocked=((6, 5),))
    fight = two((6, 4), (4, 4), wall, size=2)
    fight.throws(20)
    fight.do(c.Act(actor=KAI, action=RUSH, targets=(ORC,)))
    assert (fight.one("Orc").position, fight.one("Kai").position) == ((7, 4), (4, 4))


def grabbed() -> Fight:
    fight = two()
    fight.throws(20)
    fight.do(c.Act(actor=KAI, action=GRAB, targets=(ORC,)))
    assert [one.condition for one in fight.state.effects] == ["immobilized"]
    return fight


def test_a_bond_ends_with_whoever_holds_it() -> None:
    fight = grabbed()
    fight.do(c.Remove(combatant=KAI))
    assert not fight.state.effects


def test_a_bond_of_nobody_holds_nobody() -> None:
    fight = two()
    loose = Effect(id=EffectId("x"), on=ORC, name="effect-grab", bond=True)
    fight.state = replace(fight.state, effects=(loose,))
    fight.do(c.EndTurn(actor=KAI))
    assert not fight.state.effects


def test_who_is_stopped_on_the_way_goes_no_further() -> None:
    fight = two((6, 4), (4, 4))
    fight.do(c.Act(actor=KAI, action=ActionId("walk"), path=((5, 4), (5, 3), (4, 3))))
    fight.do(c.EffectCommand(combatant=KAI, condition="immobilized"))
    events = fight.do(c.Decline(actor=ORC))
    assert "action.lost" in kinds(events)
    assert fight.one("Kai").position == (5, 4)


def test_who_has_no_hit_points_is_not_healed() -> None:
    fight = two()
    bare = replace(fight.one("Kai"), hp=None, hp_max=None)
    fight.state = replace(fight.state, combatants={**fight.state.combatants, KAI: bare})
    assert "hp.changed" not in kinds(fight.do(c.Act(actor=KAI, action=WIND)))


def test_help_for_somebody_who_is_gone_comes_to_nothing() -> None:
    fight = two()
    for name in ("Mo", "Lia"):
        fight.do(c.Add(creatures=(creature(name, side=PARTY, initiative=1, position=(1, 1)),)))
    asked = fight.do(c.Act(actor=KAI, action=ActionId("aid_attack"), targets=(ORC,)))
    assert kinds(asked)[-1] == "question.asked"
    fight.do(c.Remove(combatant=MO))
    question = fight.state.stack[-1].id
    events = kinds(fight.do(c.Answer(question=question, value=(Choice(MO),))))
    assert "effect.applied" not in events
    assert "action.resolved" in events


def test_the_only_one_there_is_needs_no_question() -> None:
    fight = two()
    fight.do(c.Add(creatures=(creature("Mo", side=PARTY, initiative=1, position=(1, 1)),)))
    events = kinds(fight.do(c.Act(actor=KAI, action=ActionId("aid_attack"), targets=(ORC,))))
    assert "question.asked" not in events
    assert [one.on for one in fight.state.effects] == [MO]


def test_a_place_before_somebody_who_has_none_is_no_place() -> None:
    fight = two()
    assert placed_before(fight.state, KAI, MO) == fight.state.order
    assert placed_before(fight.state, MO, KAI) == fight.state.order


def test_nobody_outgrows_nobody() -> None:
    fight = two(size=4)
    situation = Situation(state=fight.state, pack=FOURTH, who=KAI)
    assert outgrows(situation, 1) is False
    assert outgrows(replace(situation, actor=ORC), 1) is True


def test_toward_somebody_whose_place_is_unknown_the_way_has_to_be_said() -> None:
    fight = two(None, (2, 4))
    charge = c.Act(actor=KAI, action=CHARGE, targets=(ORC,))
    assert fight.refused(charge).params == {"what": "path"}
    fight.throws(2)
    fight.do(replace(charge, path=((3, 4), (4, 4))))
    while fight.state.stack:
        if isinstance(fight.top(), Question):
            fight.do(c.Judge(question=fight.question().id, value=fight.question().default))
        else:
            fight.do(c.Decline(actor=ORC))
    assert fight.one("Kai").position == (4, 4)


def test_who_has_no_place_any_more_is_not_drawn_along() -> None:
    fight = grabbed()
    gnoll = creature("Gnoll", initiative=1, hp=20, position=(4, 5))
    fight.do(c.Add(creatures=(gnoll,)))
    for who in (KAI, ORC, gnoll.id):
        assert who is not None
        fight.do(c.EndTurn(actor=who))
    fight.throws(20)
    drag = c.Act(actor=KAI, action=ActionId("move_grabbed"), targets=(ORC,), path=((3, 3), (2, 3)))
    fight.do(drag)
    assert fight.state.stack
    fight.do(c.SetBoard(tokens={ORC: None}))
    while fight.state.stack:
        fight.do(c.Decline(actor=next(iter(fight.window().asked))))
    assert (fight.one("Kai").position, fight.one("Orc").position) == ((2, 3), None)
