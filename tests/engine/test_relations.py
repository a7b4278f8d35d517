"""Conditions about two: who comes from whom, and who sees whom, as far as that is known."""

import pytest

from engine.kernel import commands as c
from engine.kernel.predicates import holds
from engine.kernel.rules import Predicate
from engine.kernel.situation import Situation
from engine.kernel.state import Board
from engine.kernel.units import CombatantId
from tests.engine.fights import TINY, Fight, begun, creature

A, B, C, D = (CombatantId(who) for who in "abcd")


def four() -> Fight:
    """b is behind a wall for a, c stands beside it, d's place is unknown."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(7, 3)),
        creature("c", initiative=3, position=(7, 8)),
        creature("d", initiative=1),
    )
    fight.do(c.SetBoard(grid=Board(width=9, height=9, blocked=((5, 2), (5, 3), (5, 4)))))
    return fight


@pytest.mark.parametrize(
    ("givers", "other", "found"),
    [
        ([], A, False),
        ([A], A, False),
        ([C], A, True),
        ([C, A], A, False),
        ([None], A, False),
        ([C, None], A, False),
        ([C], None, True),
    ],
)
def test_what_comes_from_others_is_known_to_do_so(
    givers: list[CombatantId | None], other: CombatantId | None, found: bool
) -> None:
    fight = four()
    for one in givers:
        fight.do(c.EffectCommand(combatant=B, condition="dazed", anchor=one))
    situation = Situation(state=fight.state, pack=TINY, who=B, actor=other)
    assert holds(Predicate(kind="by_others", value="dazed"), situation) is found


@pytest.mark.parametrize(
    ("who", "other", "found"),
    [(B, A, False), (C, A, True), (A, B, False), (D, A, None), (A, D, None), (A, None, None)],
)
def test_sight_is_as_the_board_tells(
    who: CombatantId, other: CombatantId | None, found: bool | None
) -> None:
    situation = Situation(state=four().state, pack=TINY, who=who, actor=other)
    assert holds(Predicate(kind="in_sight"), situation) is found
    assert holds(Predicate(kind="in_sight", holds=False), situation) is (
        None if found is None else not found
    )
