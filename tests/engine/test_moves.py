"""A readied action that moves its owner in the order, and one that others may answer."""

from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel.units import ActionId, BudgetId, CombatantId, SideId
from engine.kernel.waits import ReadyRule
from tests.engine.fights import TINY, Fight, begun, creature

A, B, C, D = (CombatantId(one) for one in "abcd")
ACT, ANSWER = BudgetId("act"), BudgetId("answer")
READY = ReadyRule(
    cost={ACT: 1}, fire_cost={ANSWER: 1}, most={ACT: 1}, ends_turn=False, order="before_trigger"
)
RUN, CHANT = ActionId("run"), ActionId("chant")


def four(**rules: object) -> Fight:
    """It is a's turn; a and b are on one side, c and d on the other, each beside the next."""
    chanting = replace(TINY.triggers["chanting"], ready=True)
    return begun(
        creature("a", side=SideId("party"), initiative=9, position=(3, 3)),
        creature("b", side=SideId("party"), initiative=7, position=(4, 3)),
        creature("c", initiative=5, position=(7, 3)),
        creature("d", initiative=3, position=(9, 3)),
        pack=replace(
            TINY,
            ready=replace(READY, **rules),  # type: ignore[arg-type]
            triggers={**TINY.triggers, "chanting": chanting},
        ),
    )


def turns(fight: Fight, *who: CombatantId) -> None:
    for one in who:
        fight.do(c.EndTurn(actor=one))


def ready(fight: Fight, who: CombatantId, on: str, **trigger: object) -> None:
    named = c.HeldTrigger(on=on, **trigger)  # type: ignore[arg-type]
    fight.do(c.Ready(actor=who, action=RUN, trigger=named))


def fire(fight: Fight, who: CombatantId) -> None:
    """Whoever is asked besides declines."""
    window = fight.window()
    for other in window.asked:
        if other != who:
            fight.do(c.Decline(actor=other))
    fight.do(c.React(actor=who, reaction=RUN))


def order(fight: Fight) -> str:
    return "".join(slot.holder for slot in fight.state.order)


def test_readying_need_not_end_the_turn_but_it_counts() -> None:
    fight = four()
    ready(fight, A, "passing")
    assert fight.state.active == A
    assert fight.refused(c.Delay(actor=A)).params == {"why": "turn_already_begun"}


def test_one_has_one_readied_action_the_newest() -> None:
    fight = four()
    ready(fight, A, "passing")
    ready(fight, A, "struck")
    assert [one.on for one in fight.state.held] == ["struck"]


def test_who_used_it_stands_directly_before_whoever_triggered_it() -> None:
    fight = four()
    ready(fight, A, "passing", source=D)
    turns(fight, A, B, C)
    fight.do(c.Act(actor=D, action=RUN, path=((10, 3),)))
    fire(fight, A)
    assert (order(fight), fight.state.active) == ("bcad", D)
    turns(fight, D)
    assert (fight.state.active, fight.state.round) == (B, 2)
    turns(fight, B, C)
    assert (fight.state.active, fight.state.round) == (A, 2)


def test_a_place_that_is_passed_has_no_turn_in_this_round() -> None:
    fight = four()
    turns(fight, A)
    ready(fight, B, "passing", source=A)
    turns(fight, B, C, D)
    fight.do(c.Act(actor=A, action=RUN, path=((2, 3),)))
    fire(fight, B)
    assert order(fight) == "bacd"
    turns(fight, A)
    assert fight.state.active == C
    turns(fight, C, D)
    assert (fight.state.active, fight.state.round) == (B, 3)


def test_the_turn_of_this_round_can_come_first() -> None:
    fight = four(late="after_turn")
    turns(fight, A)
    ready(fight, B, "passing", source=A)
    turns(fight, B, C, D)
    fight.do(c.Act(actor=A, action=RUN, path=((2, 3),)))
    fire(fight, B)
    assert order(fight) == "abcd"
    turns(fight, A)
    assert fight.state.active == B
    turns(fight, B)
    assert (order(fight), fight.state.active) == ("bacd", C)


def test_who_gets_no_turn_after_all_moves_with_the_round() -> None:
    fight = four(late="after_turn")
    turns(fight, A)
    ready(fight, B, "passing", source=A)
    turns(fight, B, C, D)
    fight.do(c.Act(actor=A, action=RUN, path=((2, 3),)))
    fire(fight, B)
    fight.do(c.EffectCommand(combatant=B, condition="down"))
    turns(fight, A, C)
    assert order(fight) == "abcd"
    turns(fight, D)
    assert (order(fight), fight.state.round) == ("bacd", 3)


def test_nobody_has_two_turns_in_a_round_by_it() -> None:
    """What d does in c's turn triggers what a readied: a's new place is still to come."""
    fight = four()
    ready(fight, A, "chanting", source=D)
    turns(fight, A, B)
    fight.do(c.Act(actor=C, action=CHANT, targets=(A,)))
    for who in (A, B):
        fight.do(c.Decline(actor=who))
    fight.do(c.React(actor=D, reaction=ActionId("unweave")))
    fire(fight, A)
    while fight.state.stack:
        unanswered = (who for who, one in fight.window().asked.items() if not one.reply)
        fight.do(c.Decline(actor=next(unanswered)))
    assert order(fight) == "bcad"
    turns(fight, C)
    assert fight.state.active == D


def test_words_without_a_doer_move_one_before_the_turn_under_way() -> None:
    fight = four()
    trigger = c.HeldTrigger(text="the bell rings")
    fight.do(c.Ready(actor=A, action=RUN, trigger=trigger))
    turns(fight, A, B)
    (held,) = fight.state.held
    fight.do(c.ReportTrigger(held=held.id))
    fire(fight, A)
    assert (order(fight), fight.state.active) == ("bacd", C)


def test_a_place_before_who_is_gone_is_none() -> None:
    fight = four()
    ready(fight, A, "passing", source=D)
    turns(fight, A, B, C)
    fight.do(c.Act(actor=D, action=RUN, path=((10, 3),)))
    fight.do(c.Remove(combatant=D))
    assert not fight.state.moves


def test_with_a_new_round_whoever_moved_to_the_front_begins_it() -> None:
    fight = four(late="after_turn")
    turns(fight, A)
    ready(fight, B, "passing", source=A)
    turns(fight, B, C, D)
    fight.do(c.Act(actor=A, action=RUN, path=((2, 3),)))
    fire(fight, B)
    fight.do(c.EffectCommand(combatant=B, condition="down"))
    turns(fight, A, C)
    (down,) = fight.state.effects
    fight.do(c.EffectCommand(combatant=B, end=down.id))
    turns(fight, D)
    assert (order(fight), fight.state.active, fight.state.round) == ("bacd", B, 3)
