"""Parts: an action within another, instead of its own check and effects."""

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.options import options
from engine.kernel.state import Owned, Seat
from engine.kernel.stats import conditions
from engine.kernel.units import ActionId, BudgetId, CombatantId, SeatId
from engine.kernel.view import me
from tests.engine.fights import PACKS, Fight, begun, creature

A, B = (CombatantId(who) for who in "ab")
UNDER = PACKS["tiny_under"]
DUST = Owned(id=ActionId("dust"), name="Dust", base=ActionId("blind"))


def fight(*own: Owned) -> Fight:
    return begun(
        creature("a", side="party", initiative=9, hp=10, owned=own),
        creature("b", initiative=5, hp=10),
        pack=UNDER,
        board=None,
    )


def lunge(*instead: str) -> c.Act:
    choices = {"instead": instead[0]} if instead else {}
    return c.Act(actor=A, action=ActionId("lunge"), targets=(B,), choices=choices)


def test_the_part_is_rolled_and_takes_effect_and_the_host_is_paid() -> None:
    one = fight()
    one.throws(30)
    one.do(lunge("sweep"))
    assert one.window().trigger == "hits"
    one.do(c.Decline(actor=B))
    (check,) = [each.check for each in one.log if isinstance(each, e.CheckRolled)]
    assert check.against == 30
    assert conditions(one.state, B) == ("tired",)
    assert (one.one("b").hp, one.one("a").budgets[BudgetId("point")]) == (10, 0)


def test_without_a_part_the_host_does_what_it_does() -> None:
    one = fight()
    one.throws(30)
    one.do(lunge())
    one.do(c.Decline(actor=B))
    assert (one.one("b").hp, conditions(one.state, B)) == (8, ())


def test_alone_it_is_refused_and_so_is_what_does_not_go_there() -> None:
    one = fight()
    alone = one.refused(c.Act(actor=A, action=ActionId("sweep")))
    assert (alone.reason, alone.params) == (Reason.REQUIREMENT, {"what": "host_action"})
    for wrong in ("blind", "shoot", "lunge", "dance"):
        assert one.refused(lunge(wrong)).reason is Reason.UNKNOWN
    shot = c.Act(actor=A, action=ActionId("shoot"), targets=(B,), choices={"instead": "sweep"})
    assert one.refused(shot).params == {"what": "action"}


def test_options_name_what_can_be_chosen_for_the_owner_more() -> None:
    for own, names in (((), ("sweep",)), ((DUST,), ("sweep", "blind"))):
        one = fight(*own)
        (option,) = [each for each in options(one.state, A, UNDER) if each.action == "lunge"]
        assert option.parts == names
        seat = Seat(id=SeatId("s"), name="S", role="player", controls=(A,))
        shown = str(me(one.state, seat, UNDER)["options"])
        assert "'key': 'instead'" in shown
    one.throws(30)
    one.do(lunge("blind"))
    assert one.state.stack
