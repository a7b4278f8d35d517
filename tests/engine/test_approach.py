"""Approaches: the way toward somebody is found among very many, and not looked for in vain."""

from dataclasses import replace

import pytest

from engine.kernel.approach import Approach
from engine.kernel.creatures import SpaceRule
from engine.kernel.ground import ground
from engine.kernel.state import Board
from tests.engine.fights import TINY, begun, creature

SQUARES = SpaceRule(grid="square")
ALTERNATING = SpaceRule(grid="square", diagonal="alternating")


def approach(space: SpaceRule, size: int = 1) -> Approach:
    """From (2, 2) to (32, 17), over a field with nothing in the way."""
    state = begun(
        creature("a", side="party", initiative=9, position=(2, 2), size=size),
        creature("b", initiative=5, position=(32, 17)),
        pack=replace(TINY, space=space),
        board=Board(width=40, height=20),
    ).state
    mover, goal = state.combatants.values()
    land = ground(state, mover.id, space)
    assert land is not None
    return Approach(land=land, mover=mover, goal=goal, near=1, steps=1)


@pytest.mark.parametrize(
    ("space", "size", "cost", "steps"),
    [(SQUARES, 1, 29, 29), (SQUARES, 2, 28, 28), (ALTERNATING, 1, 36, 29)],
)
def test_a_far_goal_is_reached_at_the_least_cost(
    space: SpaceRule, size: int, cost: int, steps: int
) -> None:
    way = approach(space, size)
    path = way.cheapest(cost)
    assert path is not None and len(path) == steps
    assert way.land.cost((2, 2), path) == cost
    assert way.cheapest(cost - 1) is None
    assert way.cheapest(cost // 2) is None
