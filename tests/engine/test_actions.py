"""Actions: who may declare what and when, and what it costs."""

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import Fight, begun, creature, kinds

A, B = CombatantId("a"), CombatantId("b")


def two(**fields: object) -> Fight:
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3), **fields),
        creature("b", initiative=5, position=(4, 3)),
    )


def act(action: str, *targets: CombatantId, who: CombatantId = A, **fields: object) -> c.Act:
    return c.Act(actor=who, action=ActionId(action), targets=targets, **fields)  # type: ignore[arg-type]


def test_an_action_is_paid_when_it_is_declared() -> None:
    events = two().do(act("hit", B))
    assert kinds(events)[:2] == ["budget.changed", "action.declared"]


def test_nobody_acts_out_of_turn_before_the_fight_or_over_something_else() -> None:
    fight = two()
    assert fight.refused(act("hit", A, who=B)).reason is Reason.NOT_YOUR_TURN
    assert fight.refused(act("hit", B, who=CombatantId("x"))).reason is Reason.NOT_IN_ENCOUNTER
    fight.do(act("hit", B))
    assert fight.refused(act("rest")).params == {"why": "under_way"}
    fight.do(c.End())
    assert fight.refused(act("rest")).params == {"why": "over"}


def test_what_stands_against_it_is_said() -> None:
    fight = two()
    assert fight.refused(act("dance")).params == {"what": "action"}
    assert fight.refused(act("parry")).params == {"what": "action"}
    assert fight.refused(act("breathe", B, A)).params == {"what": "action"}
    fight.do(act("rest"))
    assert fight.refused(act("rest")).params == {"what": "dazed"}
    assert fight.refused(act("chant", B)).reason is Reason.TAG_FORBIDDEN
    fight.do(c.Edit(combatant=A, budgets={"act": 2}))  # type: ignore[dict-item]
    assert fight.refused(act("hit", B)).reason is Reason.INSUFFICIENT


def test_an_own_case_stands_for_the_systems_action() -> None:
    bite = Owned(id=ActionId("bite"), name="Bite", base=ActionId("hit"), stats={"reach": 3})
    fight = two(owned=(bite,))
    fight.do(c.Edit(combatant=B, position=(6, 3)))
    fight.do(act("bite", B))
    assert fight.pending().owned == "bite"
    fight.do(c.CloseAll())
    fight.do(act("hit", B))
    assert fight.pending().owned == "bite"


def test_who_owns_an_action_that_has_to_be_owned_can_declare_it() -> None:
    breath = Owned(id=ActionId("breath"), name="Breath", base=ActionId("breathe"))
    fight = begun(
        creature("a", initiative=9, owned=(breath,)),
        creature("b", initiative=5, hp=20),
        creature("c", initiative=1, hp=20),
    )
    fight.throws(2, 3)
    fight.do(act("breath", B, CombatantId("c")))
    fight.do(c.Resolve(window=fight.window().id))
    assert (fight.one("b").hp, fight.one("c").hp) == (18, 17)
