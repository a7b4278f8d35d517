"""Hiding: shown now, or as one's turn starts; players hear nothing of it before."""

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.units import CombatantId
from engine.kernel.view import shared
from tests.engine.fights import Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")


def table(*, appears: bool = False) -> Fight:
    """It is a's turn; b lies in ambush."""
    return begun(
        creature("a", side="party", initiative=9),
        creature("b", initiative=5, hidden=True, appears=appears),
    )


def test_who_lies_in_ambush_shows_as_its_turn_starts() -> None:
    fight = table()
    seen = shared(fight.state, fight.pack, gm=False)
    fight.do(c.Reveal(combatant=B, when="first_turn"))
    assert fight.do(c.Reveal(combatant=B, when="first_turn")) == ()
    assert shared(fight.state, fight.pack, gm=False) == seen
    fight.do(c.EndTurn(actor=A))
    assert (fight.state.active, fight.one("b").hidden, fight.one("b").appears) == (B, False, False)


def test_a_creature_can_come_so() -> None:
    fight = table(appears=True)
    assert fight.one("b").appears
    fight.do(c.EndTurn(actor=A))
    assert not fight.one("b").hidden
    assert not begun(creature("a", appears=True)).one("a").appears


def test_hidden_anew_it_stays_so() -> None:
    fight = table(appears=True)
    fight.do(c.Hide(combatant=B))
    fight.do(c.EndTurn(actor=A))
    assert fight.one("b").hidden


def test_who_is_shown_cannot_wait_for_it() -> None:
    refusal = table().refused(c.Reveal(combatant=A, when="first_turn"))
    assert (refusal.reason, refusal.params) == (Reason.REQUIREMENT, {"what": "hidden"})
