"""Moments: what is declared alongside something else, and what has to wait."""

from engine.kernel import Reason, options
from engine.kernel import commands as c
from engine.kernel.moments import acting
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, BudgetId, CombatantId, SideId, Span
from tests.engine.fights import PACKS, Fight, begun, creature, kinds

GAPS = PACKS["tiny_gaps"]
A, B, D = (CombatantId(who) for who in "abd")
SMALL, MANA = BudgetId("small"), BudgetId("mana")


def struck(depth: int = 8) -> Fight:
    """a strikes b, who is asked; d stands by on the side of a."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(1, 1)),
        creature("b", initiative=5, position=(2, 1)),
        creature("d", side="party", initiative=3, position=(3, 1)),
        pack=GAPS,
        settings=Settings(allowance_ms=Span(0), depth=depth),
    )
    fight.do(act(A, "hit", B))
    assert set(fight.window().asked) == {B}
    return fight


def act(who: CombatantId, action: str, *targets: CombatantId) -> c.Act:
    return c.Act(actor=who, action=ActionId(action), targets=targets)


def react(who: CombatantId, reaction: str) -> c.React:
    return c.React(actor=who, reaction=ActionId(reaction))


def enabled(fight: Fight, who: CombatantId) -> set[str]:
    """The actions that somebody is offered now."""
    found = options(fight.state, who, fight.pack)
    return {str(one.action or one.command.type) for one in found if one.refusal is None}


def test_some_things_go_alongside_an_action_in_ones_own_turn() -> None:
    fight = struck()
    assert enabled(fight, A) == {"brace", "shout", "hum", "ponder"}
    happened = fight.do(act(A, "brace"))
    assert "action.resolved" in kinds(happened)
    assert fight.one("a").budgets[SMALL] == 1
    assert set(fight.window().asked) == {B}


def test_what_goes_not_alongside_waits() -> None:
    refusal = struck().refused(act(A, "hit", B))
    assert (refusal.reason, refusal.params) == (Reason.NOT_NOW, {"why": "under_way"})


def test_what_goes_alongside_is_paid_like_anything_else() -> None:
    fight = struck()
    fight.do(act(A, "brace"))
    assert fight.refused(act(A, "brace")).reason is Reason.INSUFFICIENT
    assert "brace" not in enabled(fight, A)


def test_others_may_not_act_alongside_but_where_the_action_says_so() -> None:
    fight = struck()
    assert fight.refused(act(D, "shout")).reason is Reason.NOT_YOUR_TURN
    assert fight.refused(act(D, "nothing")).reason is Reason.NOT_YOUR_TURN
    assert fight.refused(act(A, "nothing")).reason is Reason.NOT_NOW
    assert enabled(fight, D) == {"hum"}
    fight.do(act(D, "hum"))
    assert fight.one("d").budgets[MANA] == 2
    turn = fight.state.turn
    assert turn is not None
    assert turn.of == A


def test_what_others_do_alongside_begins_no_turn_of_theirs() -> None:
    fight = struck()
    fight.do(c.Resolve(window=fight.window().id))
    fight.do(c.EndTurn(actor=A))
    fight.do(c.EndTurn(actor=B))
    fight.do(c.EndTurn(actor=D))
    turn = fight.state.turn
    assert turn is not None
    assert not turn.used


def test_one_acts_alongside_ones_own_reaction() -> None:
    fight = struck()
    assert A in acting(fight.state, GAPS)
    fight.do(react(B, "duck"))
    assert set(fight.window().asked) == {A, D}
    assert enabled(fight, B) == {"shout", "hum"}
    assert set(acting(fight.state, GAPS)) == {A, B, D}
    fight.do(act(B, "shout"))
    assert fight.window().trigger == "noise"


def test_with_nothing_under_way_nobody_acts_alongside() -> None:
    fight = struck()
    fight.do(c.Decline(actor=B))
    assert enabled(fight, D) == set()
    assert acting(fight.state, GAPS) == (A,)
    assert fight.refused(act(D, "hum")).reason is Reason.NOT_YOUR_TURN


def test_what_goes_alongside_keeps_within_the_depth() -> None:
    fight = struck(depth=1)
    fight.do(act(A, "ponder"))
    assert fight.question().text == "ponder"
    assert fight.refused(act(A, "ponder")).reason is Reason.DEPTH
    assert "ponder" not in enabled(fight, A)


def test_a_trigger_is_one_only_for_whom_its_conditions_hold() -> None:
    fight = struck()
    fight.do(react(B, "duck"))
    fight.do(c.Edit(combatant=D, side=SideId("foes")))
    fight.do(act(B, "shout"))
    assert set(fight.window().asked) == {A}
    refusal = fight.refused(react(D, "echo"))
    assert (refusal.reason, refusal.params) == (Reason.INELIGIBLE, {"why": "own_side"})
