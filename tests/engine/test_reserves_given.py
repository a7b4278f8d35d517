"""Budgets of one's own that the GM gives, changes and takes away."""

from dataclasses import replace

from engine.kernel import budgets
from engine.kernel.commands import Act, Edit, EndTurn, SetOwned, SetReserve
from engine.kernel.owned import Cue, Owned, Reserve
from engine.kernel.refusals import Reason
from engine.kernel.units import ActionId
from tests.engine.test_endowing import LUCK, SLAM, STRIKE
from tests.engine.trio import ADA, GOB, trio


def test_a_budget_is_spent_by_hand_within_its_cap_and_shrinks_with_it() -> None:
    fight = trio()
    fight.do(SetReserve(combatant=ADA, reserve=Reserve(id=LUCK, cap=3)))
    assert fight.state.combatants[ADA].budgets[LUCK] == 3
    fight.do(SetReserve(combatant=ADA, reserve=Reserve(id=LUCK, cap=2)))
    assert fight.state.combatants[ADA].budgets[LUCK] == 2
    fight.do(Edit(combatant=ADA, budgets={LUCK: 0}))
    assert fight.state.combatants[ADA].budgets[LUCK] == 0
    refused = fight.refused(Edit(combatant=ADA, budgets={LUCK: 3}))
    assert refused.reason is Reason.REQUIREMENT
    fight.do(SetReserve(combatant=ADA, remove=LUCK))
    assert LUCK not in fight.state.combatants[ADA].budgets


def test_what_a_budget_paid_for_stays_harmless_when_it_is_gone() -> None:
    fight = trio()
    fight.do(SetReserve(combatant=GOB, reserve=Reserve(id=LUCK, cap=1)))
    lash = Owned(
        id=ActionId("lash"), name="Lash", base=STRIKE, cost={LUCK: 1}, cue=Cue(trigger="turn_over")
    )
    fight.do(SetOwned(combatant=GOB, owned=lash))
    fight.do(EndTurn(actor=ADA))
    fight.do(SetOwned(combatant=GOB, remove=lash.id))
    fight.do(SetReserve(combatant=GOB, remove=LUCK))
    refused = fight.refused(Act(actor=GOB, action=lash.id))
    assert refused.reason in (Reason.NOT_YOUR_TURN, Reason.UNKNOWN)


def test_a_budget_that_something_costs_is_not_taken_away() -> None:
    fight = trio()
    fight.do(SetReserve(combatant=ADA, reserve=Reserve(id=LUCK, cap=1)))
    fight.do(SetOwned(combatant=ADA, owned=replace(SLAM, cost={LUCK: 1})))
    refused = fight.refused(SetReserve(combatant=ADA, remove=LUCK))
    assert refused.params == {"what": "unused_budget"}


def test_a_budget_that_is_gone_holds_nothing() -> None:
    fight = trio()
    assert budgets.left(fight.pack, fight.state.combatants[ADA], LUCK) == 0
