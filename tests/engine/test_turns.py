"""Turns and rounds: who comes next, what runs out when, and what nobody does to the turn."""

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, CombatantId, Span
from tests.engine.fights import PACKS, Fight, begun, creature, kinds

A, B, C = (CombatantId(who) for who in "abc")


def three() -> Fight:
    return begun(
        creature("a", initiative=9), creature("b", initiative=5), creature("c", initiative=1)
    )


def stun(fight: Fight, who: CombatantId, **fields: object) -> None:
    fight.do(c.EffectCommand(combatant=who, condition="down", **fields))  # type: ignore[arg-type]


def test_a_fight_needs_somebody_and_begins_once() -> None:
    fight = Fight()
    assert fight.refused(c.Begin()).params == {"what": "combatants"}
    assert fight.refused(c.End()).params == {"why": "setup"}
    fight = three()
    assert fight.refused(c.Begin()).params == {"why": "running"}
    fight.do(c.End())
    assert (fight.state.status, fight.state.active) == ("over", None)
    fight.do(c.Begin())
    assert (fight.state.round, fight.state.active) == (1, "a")


def test_turns_go_round_and_rounds_count() -> None:
    fight = three()
    seen = []
    for _ in range(5):
        assert fight.state.active is not None
        seen.append((fight.state.round, fight.state.active))
        fight.do(c.EndTurn(actor=fight.state.active))
    assert seen == [(1, "a"), (1, "b"), (1, "c"), (2, "a"), (2, "b")]


def test_only_whoever_has_the_turn_ends_it_and_not_while_something_is_under_way() -> None:
    fight = three()
    assert fight.refused(c.EndTurn(actor=B)).reason is Reason.NOT_YOUR_TURN
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,)))
    assert fight.refused(c.EndTurn(actor=A)).params == {"why": "under_way"}


def test_who_can_do_nothing_is_skipped_and_the_defeated_silently() -> None:
    fight = three()
    stun(fight, B)
    events = fight.do(c.EndTurn(actor=A))
    assert kinds(events)[-2:] == ["turn.skipped", "turn.started"]
    assert fight.state.active == "c"
    fight.do(c.Defeat(combatant=A))
    events = fight.do(c.EndTurn(actor=C))
    assert kinds(events).count("turn.skipped") == 1
    assert fight.state.active == "c"


def test_what_disables_until_the_start_of_the_turn_does_not_cost_the_turn() -> None:
    fight = three()
    stun(fight, B, until="turn_start")
    events = fight.do(c.EndTurn(actor=A))
    assert [one for one in kinds(events) if one.startswith(("turn", "effect"))] == [
        "turn.ended",
        "effect.ended",
        "turn.started",
    ]
    assert fight.state.active == "b"


def test_a_skipped_turn_counts_for_durations_even_of_the_defeated() -> None:
    fight = three()
    stun(fight, B, until="turn_end")
    fight.do(c.EffectCommand(combatant=A, name="Bless", until="turn_end", anchor=B))
    fight.do(c.EffectCommand(combatant=A, name="Curse", until="turn_start", anchor=C))
    fight.do(c.Defeat(combatant=C))
    fight.do(c.EndTurn(actor=A))
    assert fight.state.effects == ()
    assert (fight.state.active, fight.state.round) == ("a", 2)


def test_effects_end_at_their_anchors_moment_and_are_counted_from_there() -> None:
    fight = three()
    fight.do(c.EffectCommand(combatant=C, name="Bless", until="turn_start", anchor=B))
    fight.do(c.EffectCommand(combatant=C, name="Curse", until="turn_end"))
    fight.do(c.EndTurn(actor=A))
    assert [one.name for one in fight.state.effects] == ["Curse"]
    fight.do(c.EndTurn(actor=B))
    assert [one.name for one in fight.state.effects] == ["Curse"]
    fight.do(c.EndTurn(actor=C))
    assert fight.state.effects == ()


def test_the_turn_passes_when_its_holder_can_do_nothing_any_more() -> None:
    fight = three()
    fight.do(c.Edit(combatant=A, hp=3))
    fight.do(c.Edit(combatant=A, hp=0))
    assert fight.state.active == "b"
    fight.do(c.Defeat(combatant=C))
    assert fight.state.active == "b"


def test_when_nobody_can_act_the_fight_waits_and_goes_on_with_the_first_who_can() -> None:
    fight = three()
    for who in (C, B):
        stun(fight, who)
    events = fight.do(c.Defeat(combatant=A))
    assert fight.state.turn is None
    assert kinds(events).count("turn.started") == 0
    assert fight.do(c.Tick()) == ()
    gone = fight.state.effects[0].id
    fight.do(c.EffectCommand(combatant=C, end=gone))
    assert fight.state.active == "c"


def test_an_empty_fight_goes_on_with_whoever_comes() -> None:
    fight = three()
    for who in (A, B, C):
        fight.do(c.Remove(combatant=who))
    assert (fight.state.turn, fight.state.order) == (None, ())
    fight.do(c.Add(creatures=(creature("d", initiative=2),)))
    assert fight.state.active == "d"


def test_a_turn_can_end_when_all_is_spent_and_is_said_once() -> None:
    fight = begun(
        creature("a", initiative=9),
        creature("b", initiative=1),
        pack=PACKS["three_action"],
        board=None,
        settings=Settings(allowance_ms=Span(0)),
    )
    said = [
        kinds(fight.do(c.Act(actor=A, action=ActionId("draw_item")))).count("turn.can_end")
        for _ in range(3)
    ]
    assert said == [0, 0, 1]
    assert "turn.can_end" not in kinds(fight.do(c.Act(actor=A, action=ActionId("release"))))
    assert fight.state.active == "a"
