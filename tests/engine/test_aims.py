"""Targets: how many, of which side, how far away, and who would fit."""

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel import commands as c
from engine.kernel.aims import candidates
from engine.kernel.state import Board, Owned
from engine.kernel.targets import TargetRule
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import TINY, Fight, begun, creature

A = CombatantId("a")
WHO = {who: CombatantId(who) for who in "abcdx"}


def four() -> Fight:
    """a and d are friends; b is next to a, c far away."""
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=3, position=(9, 3)),
        creature("d", side="party", initiative=1, position=(3, 4)),
    )


@pytest.mark.parametrize(
    ("action", "targets", "params"),
    [
        ("run", "b", {"what": "targets", "need": 0, "have": 1}),
        ("hit", "", {"what": "targets", "need": 1, "have": 0}),
        ("hit", "bc", {"what": "targets", "need": 1, "have": 2}),
        ("hit", "x", {"what": "target"}),
        ("hit", "a", {"what": "target"}),
        ("hit", "d", {"what": "target"}),
        ("hit", "c", {"what": "reach", "need": 6, "have": 1}),
        ("rush", "b", {"what": "distance", "need": 2, "have": 1}),
        ("rush", "d", {"what": "target"}),
    ],
)
def test_a_target_that_does_not_fit_is_refused(
    action: str, targets: str, params: dict[str, object]
) -> None:
    act = c.Act(actor=A, action=ActionId(action), targets=tuple(WHO[who] for who in targets))
    assert four().refused(act).params == params


def test_twice_the_same_is_one_too_few() -> None:
    breath = Owned(id=ActionId("breath"), name="Breath", base=ActionId("breathe"))
    fight = begun(creature("a", owned=(breath,), initiative=9), creature("b", initiative=1))
    act = c.Act(actor=A, action=ActionId("breath"), targets=(WHO["b"], WHO["b"]))
    assert fight.refused(act).params == {"what": "targets", "need": 2, "have": 2}
    itself = c.Act(actor=A, action=ActionId("breath"), targets=(WHO["b"], A))
    assert fight.refused(itself).params == {"what": "target"}


def test_everybody_who_fits_is_a_candidate() -> None:
    fight = four()

    def found(action: str, own: Owned | None = None) -> str:
        return "".join(candidates(fight.state, TINY, A, TINY.actions[ActionId(action)], own))

    assert [found(one) for one in ("run", "hit", "chant", "rush")] == ["", "b", "abcd", "c"]
    fight.do(c.Defeat(combatant=WHO["b"]))
    assert found("hit") == ""


def test_a_weapon_with_a_range_reaches_as_far_as_that() -> None:
    bow = Owned(id=ActionId("bow"), name="Bow", base=ActionId("hit"), stats={"range": 5})
    fight = begun(
        creature("a", side="party", owned=(bow,), initiative=9, position=(1, 1)),
        creature("b", initiative=5, position=(6, 1)),
        creature("c", initiative=3, position=(7, 1)),
    )
    far = c.Act(actor=A, action=ActionId("bow"), targets=(WHO["c"],))
    assert fight.refused(far).params == {"what": "range", "need": 6, "have": 5}
    fight.do(c.Act(actor=A, action=ActionId("bow"), targets=(WHO["b"],)))


def test_an_unknown_distance_is_no_reason_to_refuse() -> None:
    fight = begun(creature("a", side="party", initiative=9), creature("b", initiative=5))
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(WHO["b"],)))


def test_a_target_that_must_be_seen_does_not_stand_behind_a_wall() -> None:
    chant = TINY.actions[ActionId("chant")]
    seen = replace(chant, target=replace(chant.target, sight=True))  # type: ignore[type-var]
    pack = replace(TINY, actions={**TINY.actions, seen.id: seen})
    wall = tuple((6, y) for y in range(1, 9))
    fight = begun(
        creature("a", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", initiative=3, position=(9, 3)),
        pack=pack,
        board=Board(width=12, height=8, blocked=wall),
    )
    assert candidates(fight.state, pack, A, seen, None) == (A, WHO["b"])
    behind = c.Act(actor=A, action=seen.id, targets=(WHO["c"],))
    assert fight.refused(behind).params == {"what": "in_sight"}
    fight.do(c.SetBoard(grid=Board(width=12, height=8)))
    fight.do(behind)
    assert fight.pending().targets == (WHO["c"],)


@pytest.mark.parametrize(
    ("fields", "fewest"),
    [
        ({"all": True, "count": 3}, 0),
        ({"most": "skill", "count": 3}, 1),
        ({"count": 3}, 3),
        ({"count": 3, "least": 2}, 2),
    ],
)
def test_how_many_targets_there_must_be(fields: dict[str, Any], fewest: int) -> None:
    assert TargetRule(**fields).fewest == fewest
