"""The walk of an action: point after point, step after step, and what stops it on the way."""

from dataclasses import replace
from pathlib import Path

from pytest import MonkeyPatch

from engine.kernel import commands as c
from engine.kernel import stack
from engine.kernel.events import CheckRolled
from engine.kernel.refusals import Reason
from engine.kernel.rolls import Repeat
from engine.kernel.units import ActionId, CombatantId, Square
from engine.packs import load
from engine.packs.patches import merged
from engine.packs.schema import build
from tests.engine import fights
from tests.engine.fights import TINY, Fight, begun, creature, kinds

A, B, C = (CombatantId(who) for who in "abc")


def row(**fields: object) -> Fight:
    """a wants to run past b."""
    return begun(
        creature("a", side="party", initiative=9, position=(2, 3), hp=9, **fields),
        creature("b", initiative=5, position=(3, 4), hp=9, stats={"reach": 2}),
    )


def run(*path: Square) -> c.Act:
    return c.Act(actor=A, action=ActionId("run"), path=path)


def rush(*path: Square) -> c.Act:
    return c.Act(actor=A, action=ActionId("rush"), targets=(B,), path=path)


def lost(fight: Fight) -> dict[str, object]:
    """Why the last action was lost."""
    (event,) = [one for one in fight.log if one.type == "action.lost"]
    return dict(event.why.params)


def test_every_step_is_asked_about_before_it_is_taken() -> None:
    fight = row()
    fight.do(run((3, 3), (4, 3)))
    assert (fight.one("a").position, fight.window().at) == ((2, 3), "before_step")
    fight.do(c.Decline(actor=B, again=True))
    assert fight.one("a").position == (3, 3)
    events = fight.do(c.Decline(actor=B))
    assert fight.one("a").position == (4, 3)
    assert kinds(events)[-1] == "action.resolved"


def test_who_declined_is_not_asked_at_the_next_step() -> None:
    fight = row()
    fight.do(run((3, 3), (4, 3)))
    fight.do(c.Decline(actor=B))
    assert fight.one("a").position == (4, 3)


def test_who_is_stopped_stays_where_it_is() -> None:
    fight = row()
    fight.do(run((3, 3), (4, 3)))
    fight.do(c.Edit(combatant=A, hp=1))
    fight.throws(9, 4)
    events = fight.do(c.React(actor=B, reaction=ActionId("slash")))
    assert "action.interrupted" in kinds(events)
    assert (fight.one("a").position, fight.state.active) == ((2, 3), "b")


def test_a_way_that_is_barred_meanwhile_ends_the_walk() -> None:
    fight = row()
    fight.do(run((3, 3), (4, 3)))
    fight.do(c.Add(creatures=(creature("d", position=(3, 3), initiative=1),)))
    fight.do(c.Decline(actor=B))
    assert lost(fight) == {"what": "occupied"}
    assert fight.state.active == "a"


def test_who_was_put_elsewhere_walks_no_further() -> None:
    fight = row()
    fight.do(run((3, 3), (4, 3)))
    fight.do(c.Edit(combatant=A, position=(9, 7)))
    fight.do(c.Resolve(window=fight.window().id))
    assert lost(fight) == {"what": "path"}


def test_without_a_board_there_is_no_step_to_take() -> None:
    fight = row()
    fight.do(run((3, 3), (4, 3)))
    fight.do(c.SetBoard(grid=None))
    fight.do(c.Decline(actor=B))
    assert lost(fight) == {"what": "path"}


def test_a_rush_that_does_not_arrive_is_lost() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(2, 3)),
        creature("b", initiative=5, position=(9, 3)),
    )
    fight.do(rush((4, 3)))
    assert lost(fight) == {"what": "reach", "need": 5, "have": 1}


def test_a_rush_that_arrives_strikes_with_one_more_die() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(2, 3)),
        creature("b", initiative=5, position=(9, 3), hp=20),
    )
    fight.throws(9, 2, 3)
    fight.do(rush((8, 3)))
    fight.do(c.Decline(actor=B))
    assert (fight.one("a").position, fight.one("b").hp) == ((8, 3), 10)


def test_a_target_that_is_gone_ends_the_action() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(2, 3)),
        creature("b", initiative=5, position=(7, 3)),
        creature("c", initiative=3, position=(2, 4)),
    )
    fight.do(rush((6, 3)))
    assert list(fight.window().asked) == [C]
    fight.do(c.Remove(combatant=B))
    fight.do(c.Decline(actor=C))
    assert lost(fight) == {"what": "target"}


def test_nothing_is_asked_any_more_about_what_was_stopped_by_hand() -> None:
    fight = row()
    fight.do(run((3, 3), (4, 3)))
    events = fight.do(c.Defeat(combatant=A))
    assert [one.reason for one in events if one.type == "window.closed"] == ["gm"]
    assert (fight.state.stack, fight.state.active) == ((), "b")


def test_a_question_is_dropped_with_what_it_is_about() -> None:
    fight = begun(
        creature("a", side="party", initiative=9), creature("b", initiative=5), board=None
    )
    fight.do(run())
    assert fight.question().choices == ("b",)
    events = fight.do(c.EffectCommand(combatant=A, condition="down"))
    assert "question.answered" in kinds(events)
    assert (fight.state.stack, fight.state.active) == ((), "b")


def test_what_passes_a_roll_without_a_check_only_looks_whether_its_target_is_there() -> None:
    table = merged(
        load(Path(fights.__file__).parent / "tiny").table,
        {
            "actions": {
                "point": {
                    "target": {"side": "foe", "within": "reach"},
                    "timeline": ["declared", "before_roll", "after_roll", "resolved"],
                }
            }
        },
    )
    fight = begun(
        creature("a", side="party", initiative=9, position=(2, 3)),
        creature("b", initiative=5, position=(3, 3)),
        pack=build(Path("tiny/pack.toml"), table),
    )
    events = fight.do(c.Act(actor=A, action=ActionId("point"), targets=(B,)))
    assert kinds(events)[-1] == "action.resolved"


def test_a_rule_that_goes_round_in_circles_comes_to_an_end(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(stack, "STEPS", 3)
    fight = row()
    fight.do(c.Remove(combatant=B))
    assert fight.refused(run((1, 3), (1, 2))).reason is Reason.DEPTH


def test_only_what_is_repeated_is_penalized() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(2, 3)),
        creature("b", initiative=5, position=(3, 3), hp=50),
        pack=replace(TINY, repeats=(*TINY.repeats, Repeat(tag="move", each=-9, most=-9, name="x"))),
    )
    totals = []
    for _ in range(2):
        fight.throws(9, 1)
        fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
        fight.do(c.Decline(actor=B))
        totals += [one.check.total for one in fight.log if isinstance(one, CheckRolled)]
    assert totals == [13, 13, 11]
