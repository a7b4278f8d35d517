"""Windows: who is asked until when, how they close, and what is granted in which order."""

from engine.kernel import Reason, next_deadline
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, CombatantId, SeatId, Span
from tests.engine.fights import Fight, begun, creature, kinds

A, B, C, D = (CombatantId(who) for who in "abcd")


def melee(settings: Settings | None = None) -> Fight:
    """a strikes at b; d, who is faster than b, could cover it."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=2, position=(4, 3), hp=20),
        creature("c", side="party", initiative=4, position=(5, 3)),
        creature("d", initiative=6, position=(9, 7)),
        settings=settings,
    )
    fight.do(c.TakeSeat(seat=SeatId("s"), name="Phone", role="player", controls=(D,)))
    fight.do(c.SetSeat(seat=SeatId("s"), factor=2))
    fight.throws(9, 1, 1, 1, 1)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    return fight


def parry(who: CombatantId = B) -> c.React:
    return c.React(actor=who, reaction=ActionId("parry" if who == B else "cover"))


def used(fight: Fight) -> list[str]:
    return [
        one.frame.action
        for one in fight.log
        if isinstance(one, e.ActionDeclared) and one.frame.reaction
    ]


def test_everybody_is_asked_at_once_and_each_has_its_own_time() -> None:
    fight = melee()
    window = fight.window()
    assert {who: one.closes_at for who, one in window.asked.items()} == {
        D: fight.now + 40_000,
        B: fight.now + 20_000,
    }
    assert next_deadline(fight.state) == fight.now + 20_000


def test_a_window_can_have_a_length_of_its_own() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=2, position=(4, 3)),
    )
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    assert fight.window().asked[B].closes_at == fight.now + 10_000


def test_the_direct_target_comes_first_and_room_for_one_is_used_once() -> None:
    fight = melee()
    fight.do(parry(D))
    events = fight.do(parry())
    assert used(fight) == ["parry"]
    (released,) = [one for one in events if isinstance(one, e.WindowReleased)]
    assert (released.by, released.why.params) == (D, {"scope": "window"})
    assert (fight.one("b").budgets["answer"], fight.one("d").budgets["answer"]) == (0, 1)  # type: ignore[index]


def test_a_released_answer_takes_no_room() -> None:
    fight = melee()
    fight.do(parry(D))
    fight.do(c.Edit(combatant=B, budgets={"answer": 0}))  # type: ignore[dict-item]
    fight.do(c.AnswerFor(window=fight.window().id, actor=B, reaction=ActionId("parry")))
    assert used(fight) == ["cover"]


def test_the_gms_order_comes_before_that_of_the_rules() -> None:
    fight = melee()
    fight.do(c.Reorder(window=fight.window().id, actors=(D,)))
    fight.do(parry())
    fight.do(parry(D))
    assert used(fight) == ["cover"]


def test_time_answers_for_each_when_its_time_is_up() -> None:
    fight = melee()
    assert fight.wait(19_999) == ()
    events = fight.wait(1)
    assert kinds(events) == ["window.expired"]
    events = fight.wait(20_000)
    assert [one.reason for one in events if isinstance(one, e.WindowClosed)] == ["deadline"]
    assert used(fight) == []


def test_the_allowance_is_waited_for_before_time_is_up() -> None:
    fight = melee(Settings(allowance_ms=Span(300)))
    assert fight.wait(20_299) == ()
    assert kinds(fight.wait(1)) == ["window.expired"]


def test_a_tick_does_nothing_while_the_room_is_paused() -> None:
    fight = melee()
    fight.do(c.Pause())
    assert next_deadline(fight.state) is None
    assert fight.wait(99_999) == ()
    fight.do(c.Resume(clock=fight.store))
    assert fight.wait(19_999) == ()
    assert kinds(fight.wait(1)) == ["window.expired"]


def test_the_gm_closes_a_window_and_who_was_silent_declines() -> None:
    fight = melee()
    fight.do(parry())
    events = fight.do(c.Resolve(window=fight.window().id))
    assert [one.reason for one in events if isinstance(one, e.WindowClosed)] == ["gm"]
    assert used(fight) == ["parry"]


def test_an_answer_can_be_answered_and_that_again() -> None:
    fight = begun(
        creature("a", initiative=9, hp=20),
        creature("b", initiative=5, hp=20),
        creature("c", initiative=1, hp=20),
        board=None,
    )
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,)))
    fight.do(c.Decline(actor=C))
    fight.do(c.React(actor=B, reaction=ActionId("unweave")))
    assert [one.kind for one in fight.state.stack] == ["pending", "pending", "window"]
    assert set(fight.window().asked) == {A, C}
    fight.do(c.Decline(actor=A))
    fight.throws(1, 1, 1)
    fight.do(c.React(actor=C, reaction=ActionId("unweave")))
    assert set(fight.window().asked) == {A}
    fight.do(c.Decline(actor=A))
    assert (fight.one("b").hp, fight.one("a").hp) == (19, 19)


def test_nesting_ends_at_the_depth_that_the_room_allows() -> None:
    fight = begun(
        creature("a", side="party", initiative=9), creature("b", initiative=5), board=None
    )
    fight.do(c.SetOptions(settings={"depth": 1}))
    fight.throws(1, 1)
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,)))
    events = fight.do(c.React(actor=B, reaction=ActionId("unweave")))
    assert fight.state.stack == ()
    (moved, *_) = [one for one in events if isinstance(one, e.FrameMoved) and one.withheld]
    assert moved.withheld is not None
    assert moved.withheld["a:unweave"].reason is Reason.DEPTH


def test_what_makes_no_sense_any_more_is_released() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=1),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=2, position=(3, 4)),
    )
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    for who in (C, B):
        fight.throws(9, 4)
        events = fight.do(c.React(actor=who, reaction=ActionId("slash")))
    (released,) = [one for one in events if isinstance(one, e.WindowReleased)]
    assert (released.by, released.why.reason) == (C, Reason.TRIGGER)
    assert fight.one("c").budgets["answer"] == 1  # type: ignore[index]


def test_who_is_taken_away_by_the_gm_while_its_answer_waits_is_charged_nothing() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3), hp=20),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=2, position=(3, 4)),
    )
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    fight.do(c.React(actor=C, reaction=ActionId("slash")))
    fight.do(c.Remove(combatant=C))
    fight.throws(1)
    events = fight.do(c.Decline(actor=B))
    (released,) = [one for one in events if isinstance(one, e.WindowReleased)]
    assert (released.by, released.why.reason) == (C, Reason.NOT_IN_ENCOUNTER)
