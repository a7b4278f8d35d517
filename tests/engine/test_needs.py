"""Needs: what tags require of who acts, of the target, and of the one who triggers."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.predicates import holds
from engine.kernel.rules import Predicate
from engine.kernel.situation import Situation
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import PACKS, Fight, begun, creature

A, B = (CombatantId(who) for who in "ab")
UNDER = PACKS["tiny_under"]


def fight(distance: int | None = 1) -> Fight:
    """a has the turn; b stands so far away, or nobody knows where."""
    places = [None, None] if distance is None else [(2, 2), (2 + distance, 2)]
    return begun(
        creature("a", side="party", initiative=9, hp=10, position=places[0]),
        creature("b", initiative=5, hp=10, position=places[1]),
        pack=UNDER,
    )


def act(action: str, **fields: object) -> c.Act:
    return c.Act(actor=A, action=ActionId(action), targets=(B,), **fields)  # type: ignore[arg-type]


def duck() -> c.React:
    return c.React(actor=B, reaction=ActionId("duck"))


@pytest.mark.parametrize(
    ("on", "condition", "params"),
    [(B, "unwary", {}), (A, "unnoticed", {"what": "unnoticed"})],
)
def test_a_tag_asks_something_of_who_reacts_with_a_reason_of_its_own(
    on: CombatantId, condition: str, params: dict[str, str]
) -> None:
    one = fight(4)
    one.do(c.EffectCommand(combatant=on, condition=condition))
    one.throws(1, 1)
    one.do(act("shoot"))
    assert one.state.stack == ()
    refused = one.refused(duck())
    assert (refused.reason, refused.params) == (Reason.UNAWARE, params)


def test_what_one_has_instead_does_as_well() -> None:
    one = fight(4)
    one.do(c.EffectCommand(combatant=A, condition="unnoticed"))
    one.do(c.Edit(combatant=B, stats={"sixth_sense": 1}))
    one.throws(1, 1)
    one.do(act("shoot"))
    assert [each.reaction for each in one.window().asked[B].offers] == ["duck"]


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        (True, False, True),
        (False, True, True),
        (False, None, None),
        (None, False, None),
        (None, True, True),
        (False, False, False),
    ],
)
def test_one_of_two_is_enough_and_not_knowing_stays_not_knowing(
    first: bool | None, second: bool | None, both: bool | None
) -> None:
    one = fight()
    for name, value in (("one", first), ("two", second)):
        if value is not None:
            one.do(c.Fact(about=name, combatant=A, value=value))
    other = Predicate(kind="fact", value="two")
    either = Predicate(kind="fact", value="one", unless=(other,))
    assert holds(either, Situation(state=one.state, pack=UNDER, who=A)) is both


def test_a_tag_asks_something_of_the_target() -> None:
    one = fight(4)
    refused = one.refused(act("punch"))
    assert (refused.reason, refused.params) == (Reason.REQUIREMENT, {"what": "contact"})
    near = fight()
    near.do(c.Fact(about="walled_in", combatant=B, value=True))
    assert near.refused(act("punch")).params == {"what": "way"}


def test_what_is_unknown_stands_against_nothing() -> None:
    one = fight(None)
    one.do(act("punch"))
    one.do(c.CloseAll())


def test_another_tag_lifts_what_a_tag_asks_for() -> None:
    one = fight(4)
    one.do(act("tackle", path=((5, 2),)))
    assert one.window().asked[B]


def test_a_reaction_asks_it_of_the_one_who_triggers() -> None:
    far, near = fight(4), fight()
    for one in (far, near):
        one.throws(1, 1)
        one.do(act("shoot"))
    assert [each.reaction for each in near.window().asked[B].offers] == ["duck", "grab_wrist"]
    assert [each.reaction for each in far.window().asked[B].offers] == ["duck"]
    grab = c.React(actor=B, reaction=ActionId("grab_wrist"))
    assert far.refused(grab).params == {"what": "contact"}
