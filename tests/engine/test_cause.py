"""Causes: whom what may be answered is about."""

from engine.kernel.commands import Act, Decline, EndTurn, HeldTrigger, Ready
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import begun, creature


def test_a_foe_that_comes_near_a_friend_does_not_come_near_itself() -> None:
    """What is readied for something about b is not for what b does, unless a trigger says so."""
    a, b, foe = (CombatantId(who) for who in "abc")
    near = HeldTrigger(on="near", about=foe)
    for mover, fires in ((foe, False), (b, True)):
        fight = begun(
            creature("a", side="party", initiative=9, position=(1, 1)),
            creature("b", side="party", initiative=5, position=(3, 3)),
            creature("c", initiative=4, position=(6, 3)),
        )
        fight.do(Ready(actor=a, action=ActionId("run"), trigger=near))
        if mover == foe:
            fight.do(EndTurn(actor=b))
        there = (5, 3) if mover == b else (4, 3)
        fight.do(Act(actor=mover, action=ActionId("run"), path=(there,)))
        while fight.state.stack and a not in fight.window().asked:
            fight.do(Decline(actor=next(iter(fight.window().asked))))
        assert bool(fight.state.stack) is fires, mover
