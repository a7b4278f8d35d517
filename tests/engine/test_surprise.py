"""Surprise without a round of its own: the first round is missed, and what that costs."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.stats import conditions
from engine.kernel.units import ActionId, BudgetId, CombatantId
from tests.engine.fights import SYSTEMS, Fight, creature, kinds

A, B, C = (CombatantId(who) for who in "abc")
UNDER = SYSTEMS["tiny_under"]
ANSWER = BudgetId("answer")


def ambush(how: str = "usual") -> Fight:
    """a and b, in this order, meet c; b is surprised."""
    fight = Fight(UNDER.variant({"surprise": how}))
    fight.do(
        c.Add(
            creatures=(
                creature("a", side="party", initiative=9, hp=10),
                creature("b", initiative=7, hp=10),
                creature("c", initiative=5, hp=10),
            )
        )
    )
    fight.do(c.Begin(surprised=(B,)))
    return fight


def answers(fight: Fight) -> list[int]:
    return [fight.one(who).budgets.get(ANSWER, 0) for who in "abc"]


def end(fight: Fight) -> tuple[e.Event, ...]:
    active = fight.state.active
    assert active is not None
    return fight.do(c.EndTurn(actor=active))


def test_the_first_round_begins_and_only_who_is_surprised_has_no_answer() -> None:
    fight = ambush()
    assert (fight.state.round, fight.state.active) == (1, A)
    assert answers(fight) == [1, 0, 1]
    assert set(conditions(fight.state, B)) == {"open", "startled"}
    fight.throws(80)
    fight.do(c.Act(actor=A, action=ActionId("shoot"), targets=(B,)))
    assert list(fight.window().asked) == [C]
    fight.do(c.Decline(actor=C))
    assert fight.one("b").hp == 8


def test_its_turn_is_skipped_and_it_can_act_again_after_that() -> None:
    fight = ambush()
    events = end(fight)
    assert [(one.combatant, one.why) for one in events if isinstance(one, e.TurnSkipped)] == [
        (B, "startled")
    ]
    assert fight.state.active == C
    assert conditions(fight.state, B) == ("open",)
    assert answers(fight) == [1, 0, 1]


def test_the_second_round_ends_it_and_its_own_turn_gives_the_answer_back() -> None:
    fight = ambush()
    end(fight)
    end(fight)
    assert (fight.state.round, fight.state.active) == (2, A)
    assert conditions(fight.state, B) == ()
    assert answers(fight) == [1, 0, 1]
    end(fight)
    assert (fight.state.active, answers(fight)) == (B, [1, 1, 1])


def test_it_can_be_exposed_until_its_turn_and_have_its_answer_earlier() -> None:
    fight = ambush("late")
    end(fight)
    end(fight)
    assert conditions(fight.state, B) == ("open",)
    assert answers(fight) == [1, 1, 1]
    end(fight)
    assert conditions(fight.state, B) == ()


@pytest.mark.parametrize("how", ["usual", "late"])
def test_all_may_be_surprised(how: str) -> None:
    fight = Fight(UNDER.variant({"surprise": how}))
    fight.do(c.Add(creatures=(creature("a", initiative=9), creature("b", initiative=7))))
    fight.do(c.Begin(surprised=(A, B)))
    assert (fight.state.round, fight.state.active) == (2, A)


def test_who_comes_in_later_waits_for_the_next_round() -> None:
    fight = ambush()
    fight.throws(4, 4, 4)
    events = fight.do(c.Add(creatures=(creature("d", initiative=20), creature("x", side="party"))))
    assert kinds(events).count("combatant.queued") == 2
    assert [slot.holder for slot in fight.state.order] == ["a", "b", "c"]
    shot = c.Act(actor=A, action=ActionId("shoot"), targets=(CombatantId("d"),))
    assert fight.refused(shot).reason is Reason.NOT_IN_ENCOUNTER
    fight.do(c.Initiative(combatant=CombatantId("x"), value=6))
    assert [slot.holder for slot in fight.state.order] == ["a", "b", "c"]
    end(fight)
    end(fight)
    assert [slot.holder for slot in fight.state.order] == ["d", "a", "b", "x", "c"]
    assert (fight.state.round, fight.state.active) == (2, "d")
    assert fight.one("x").budgets[ANSWER] == 1


def test_who_comes_when_nobody_is_left_begins_a_round() -> None:
    fight = ambush()
    for who in (A, B, C):
        fight.do(c.Defeat(combatant=who))
    assert (fight.state.status, fight.state.active) == ("running", None)
    before = fight.state.round
    fight.do(c.Add(creatures=(creature("d", initiative=20),)))
    assert (fight.state.round, fight.state.active) == (before + 1, "d")
    assert "d" in [slot.holder for slot in fight.state.order]


def test_who_waits_joins_at_once_where_nobody_else_can_act() -> None:
    fight = ambush()
    fight.do(c.Add(creatures=(creature("d", initiative=20),)))
    for who in (A, B, C):
        fight.do(c.Defeat(combatant=who))
    assert (fight.state.round, fight.state.active) == (2, "d")


def test_a_stat_counts_in_steps_and_breaks_ties_before_dice_do() -> None:
    fight = Fight(UNDER.rules)
    stats = {"a": 31, "b": 39, "c": 39, "d": 20}
    fight.do(c.Add(creatures=tuple(creature(who, stats={"wits": n}) for who, n in stats.items())))
    fight.throws(5, 5, 5, 6, 7, 7, 3, 8)
    fight.do(c.Begin())
    assert {who: fight.one(who).initiative for who in stats} == dict.fromkeys(stats, 8)
    assert [slot.holder for slot in fight.state.order] == ["c", "b", "a", "d"]
    rolled = {
        one.combatant: one.faces
        for one in fight.log
        if isinstance(one, e.InitiativeSet) and one.tiebreak
    }
    assert rolled == {"b": (7, 3), "c": (7, 8)}


@pytest.mark.parametrize(("ties", "order"), [("gm", ["a", "b"]), ("party", ["b", "a"])])
def test_what_is_left_of_a_tie_can_be_broken_otherwise(ties: str, order: list[str]) -> None:
    fight = Fight(UNDER.variant({"ties": ties}))
    fight.do(
        c.Add(
            creatures=(creature("a", initiative=5), creature("b", side="party", initiative=5)),
        )
    )
    fight.do(c.Begin())
    assert [slot.holder for slot in fight.state.order] == order


def test_a_tie_that_no_roll_breaks_stays_as_they_came_in() -> None:
    fight = Fight(UNDER.rules)
    fight.do(c.Add(creatures=(creature("a", initiative=5), creature("b", initiative=5))))
    fight.throws(*[3] * 40)
    fight.do(c.Begin())
    assert [slot.holder for slot in fight.state.order] == ["a", "b"]
