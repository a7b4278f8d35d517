"""What the GM gives a combatant of its own: actions, reactions, budgets, each checked."""

from dataclasses import replace

import orjson
import pytest

from engine.kernel.commands import Act, Add, Command, Creature, SetOwned, SetReserve
from engine.kernel.frames import Window
from engine.kernel.options import options
from engine.kernel.owned import Cue, Owned, Reserve
from engine.kernel.refusals import Reason
from engine.kernel.state import Seat
from engine.kernel.units import ActionId, BudgetId, CombatantId, SeatId
from engine.kernel.view.belongings import belongings
from engine.kernel.view.mine import me
from tests.engine.trio import ADA, GOB, trio

ACTION, LUCK = BudgetId("action"), BudgetId("luck")
STRIKE = ActionId("strike")
SLAM = Owned(
    id=ActionId("slam"),
    name="Slam",
    base=STRIKE,
    cost={ACTION: 2},
    tags=frozenset({"attack", "heavy"}),
    text="It slams.",
)


def test_an_own_action_has_its_own_cost_and_tags() -> None:
    fight = trio()
    fight.do(SetOwned(combatant=ADA, owned=SLAM))
    one = next(one for one in options(fight.state, ADA, fight.pack) if one.owned)
    assert (dict(one.cost), sorted(one.tags)) == ({ACTION: 2}, ["attack", "heavy"])
    fight.throws(10, 3)
    fight.do(Act(actor=ADA, action=SLAM.id, targets=(GOB,)))
    assert fight.state.combatants[ADA].budgets[ACTION] == 1


def test_an_own_reaction_may_be_free_though_its_base_is_not() -> None:
    fight = trio()
    free = Owned(
        id=ActionId(""),
        name="Bristle",
        base=ActionId("own_reaction"),
        cost={},
        cue=Cue(trigger="attacks", at_me=True),
    )
    fight.do(SetOwned(combatant=GOB, owned=free))
    fight.throws(10, 3)
    fight.do(Act(actor=ADA, action=STRIKE, targets=(GOB,)))
    top = fight.state.stack[-1]
    assert isinstance(top, Window)
    offer = top.asked[GOB].offers[0]
    assert (offer.owned, dict(offer.cost)) == ("own1", {})


def test_an_own_case_of_a_reaction_without_a_cue_answers_what_its_base_does() -> None:
    fight = trio()
    cheap = Owned(
        id=ActionId("cheap"), name="Cheap", base=ActionId("attack_of_opportunity"), cost={}
    )
    fight.do(SetOwned(combatant=GOB, owned=cheap))
    fight.do(Act(actor=ADA, action=ActionId("stride"), path=((4, 5),)))
    top = fight.state.stack[-1]
    assert isinstance(top, Window)
    assert {one.title: dict(one.cost) for one in top.asked[GOB].offers} == {
        "attack_of_opportunity": {"reaction": 1},
        "cheap": {},
    }


def test_the_gm_sees_what_was_given_as_it_was_given() -> None:
    fight = trio()
    fight.do(SetOwned(combatant=ADA, owned=replace(SLAM, cue=Cue(trigger="turn_over"))))
    fight.do(SetReserve(combatant=ADA, reserve=Reserve(id=LUCK, cap=2)))
    found = belongings(fight.state.combatants[ADA])
    assert found["reserves"] == [{"id": "luck", "cap": 2, "at": "turn_start"}]
    assert found["owned"] == [
        {
            "id": "slam",
            "name": "Slam",
            "base": "strike",
            "text": "It slams.",
            "cue": {"trigger": "turn_over", "whose": "foe", "near": "anywhere", "at_me": False},
            "cost": [{"budget": "action", "amount": 2}],
            "tags": ["attack", "heavy"],
        }
    ]


def test_what_was_given_is_changed_and_taken_away() -> None:
    fight = trio()
    fight.do(SetOwned(combatant=ADA, owned=SLAM))
    fight.do(SetOwned(combatant=ADA, owned=replace(SLAM, name="Slam down")))
    assert [one.name for one in fight.state.combatants[ADA].owned.values()] == ["Slam down"]
    fight.do(SetOwned(combatant=ADA, remove=SLAM.id))
    assert not fight.state.combatants[ADA].owned


OFF = CombatantId("Nobody")
WRONG: dict[str, tuple[Command, Reason]] = {
    "nobody": (SetOwned(combatant=OFF, owned=SLAM), Reason.NOT_IN_ENCOUNTER),
    "no base": (SetOwned(combatant=ADA, owned=replace(SLAM, base=ActionId("x"))), Reason.UNKNOWN),
    "a rule's id": (
        SetOwned(combatant=ADA, owned=replace(SLAM, id=ActionId("stride"))),
        Reason.REQUIREMENT,
    ),
    "no budget": (SetOwned(combatant=ADA, owned=replace(SLAM, cost={LUCK: 1})), Reason.UNKNOWN),
    "a debt": (SetOwned(combatant=ADA, owned=replace(SLAM, cost={ACTION: -1})), Reason.REQUIREMENT),
    "too dear": (
        SetOwned(combatant=ADA, owned=replace(SLAM, cost={ACTION: 99})),
        Reason.REQUIREMENT,
    ),
    "odd tags": (
        SetOwned(combatant=ADA, owned=replace(SLAM, tags=frozenset({"no tag"}))),
        Reason.REQUIREMENT,
    ),
    "no trigger": (
        SetOwned(combatant=ADA, owned=replace(SLAM, cue=Cue(trigger="x"))),
        Reason.UNKNOWN,
    ),
    "nothing to take": (SetOwned(combatant=ADA), Reason.UNKNOWN),
    "no budget to take": (SetReserve(combatant=ADA), Reason.UNKNOWN),
    "a rule's budget": (
        SetReserve(combatant=ADA, reserve=Reserve(id=ACTION, cap=1)),
        Reason.REQUIREMENT,
    ),
    "no name": (
        SetReserve(combatant=ADA, reserve=Reserve(id=BudgetId(" "), cap=1)),
        Reason.REQUIREMENT,
    ),
    "no room": (SetReserve(combatant=ADA, reserve=Reserve(id=LUCK, cap=0)), Reason.REQUIREMENT),
    "no dice": (
        SetOwned(combatant=ADA, owned=replace(SLAM, stats={"damage": "many"})),
        Reason.REQUIREMENT,
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_is_refused(case: str) -> None:
    command, reason = WRONG[case]
    assert trio().refused(command).reason is reason


def test_there_are_bounds() -> None:
    fight = trio()
    many = tuple(Reserve(id=BudgetId(f"b{n}"), cap=1) for n in range(61))
    refused = fight.refused(Add(creatures=(Creature(name="Hoarder", reserves=many),)))
    assert refused.reason is Reason.LIMIT
    for n in range(60):
        fight.do(SetOwned(combatant=ADA, owned=replace(SLAM, id=ActionId(f"o{n}"))))
    assert fight.refused(SetOwned(combatant=ADA, owned=SLAM)).reason is Reason.LIMIT
    for one in many[:60]:
        fight.do(SetReserve(combatant=ADA, reserve=one))
    refused = fight.refused(SetReserve(combatant=ADA, reserve=many[60]))
    assert refused.reason is Reason.LIMIT


def test_the_phone_is_told_what_an_own_action_costs_and_does() -> None:
    fight = trio()
    fight.do(SetOwned(combatant=ADA, owned=SLAM))
    seat = Seat(id=SeatId("s"), name="Bot", role="player", controls=(ADA,))
    said = orjson.loads(orjson.dumps(me(fight.state, seat, fight.pack)))
    (option,) = [one for one in said["options"] if one["command"].get("action") == "slam"]
    assert option["cost"] == [{"budget": "action", "amount": 2}]
    assert (option["label"], option["text"]) == ({"t": "Slam"}, "It slams.")
