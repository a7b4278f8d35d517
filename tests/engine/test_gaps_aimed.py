"""What comes before a declaration is offered, aimed and paid like any action."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.units import Choice, CombatantId
from tests.engine.fights import BOARD
from tests.engine.in_gaps import (
    BIG,
    LUNGE,
    OWN,
    SLIP,
    A,
    B,
    D,
    E,
    act,
    table,
    use,
)


def test_who_is_aimed_at_is_asked_when_it_happens() -> None:
    fight = table(d=(LUNGE,))
    fight.do(act(A, "brace"))
    fight.do(use(D, "my_lunge"))
    asked = fight.question()
    assert (asked.ask, asked.to, set(asked.choices)) == ("target", D, {"a", "b", "e"})
    assert asked.default == ("a",)
    fight.do(c.Answer(question=asked.id, value=(Choice("e"),)))
    assert fight.one("e").hp == 8


def test_whoever_is_left_to_aim_at_is_aimed_at() -> None:
    fight = table(d=(LUNGE,))
    fight.do(act(A, "brace"))
    for who in (B, E):
        fight.do(c.Defeat(combatant=who))
    fight.do(use(D, "my_lunge"))
    assert fight.one("a").hp == 8


@pytest.mark.parametrize(("targets", "what"), [((), "target"), ((A,), "reach")])
def test_out_of_reach_of_all_it_is_released(targets: tuple[CombatantId, ...], what: str) -> None:
    fight = table(d=(LUNGE,), e=(SLIP,))
    fight.do(act(A, "brace"))
    fight.do(use(D, "my_lunge", *targets))
    fight.do(c.SetBoard(grid=BOARD))
    for who in (A, B, D, E):
        fight.do(c.Edit(combatant=who, position=(1, 1) if who == D else (9, 8)))
    events = fight.do(c.Decline(actor=E))
    (released,) = (one for one in events if isinstance(one, e.WindowReleased))
    assert (released.by, released.why.params["what"]) == (D, what)
    assert fight.one("d").budgets[BIG] == 0


def test_a_target_named_has_to_fit() -> None:
    fight = table(d=(LUNGE,))
    fight.do(act(A, "brace"))
    assert fight.refused(use(D, "my_lunge", D)).params == {"what": "target"}
    refusal = fight.refused(use(D, "my_lunge", A, B))
    assert refusal.params == {"what": "targets", "need": 1, "have": 2}


def test_what_cannot_be_paid_is_not_offered_and_says_so() -> None:
    fight = table(d=OWN)
    fight.do(c.Edit(combatant=D, budgets={BIG: 2}))
    fight.do(act(A, "brace"))
    assert [one.reaction for one in fight.window().asked[D].offers] == ["slip"]
    refusal = fight.refused(use(D, "my_lunge", A))
    assert (refusal.reason, refusal.params["budget"]) == (Reason.INSUFFICIENT, "big")


def test_nobody_asked_is_told_what_stands_against_it() -> None:
    fight = table(d=OWN, e=(LUNGE,))
    fight.do(c.Edit(combatant=E, budgets={BIG: 2}))
    fight.do(act(A, "brace"))
    assert fight.refused(use(E, "my_lunge", A)).reason is Reason.INSUFFICIENT
