"""Paths and lines: what can be walked, straight ways, on squares and on hexes."""

from dataclasses import replace

import pytest

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.creatures import SpaceRule
from engine.kernel.lines import lines, straight
from engine.kernel.space import neighbours
from engine.kernel.state import Board
from engine.kernel.units import ActionId, CombatantId, Square
from tests.engine.fights import PACKS, TINY, Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")
SQUARE, HEX = SpaceRule(grid="square"), SpaceRule(grid="hex")
SQUARES = replace(TINY, space=SQUARE)
BOARD = Board(width=12, height=8, difficult=((5, 3), (3, 5)), blocked=((4, 5),))
CELLS = [(x, y) for x in range(1, 8) for y in range(1, 8)]


def two(**fields: object) -> Fight:
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3), **fields),
        creature("b", initiative=5, position=(9, 3)),
        pack=SQUARES,
        board=BOARD,
    )


def run(*path: Square, action: str = "run") -> c.Act:
    targets = (B,) if action == "rush" else ()
    return c.Act(actor=A, action=ActionId(action), path=path, targets=targets)


@pytest.mark.parametrize("space", [SQUARE, HEX])
def test_a_line_is_straight_and_walks_from_cell_to_cell(space: SpaceRule) -> None:
    for start in CELLS:
        for end in CELLS:
            if start == end:
                continue
            for path in lines(start, end, space):
                assert path[-1] == end
                assert straight(start, path, space), (start, path)
                for one, two in zip((start, *path), path, strict=False):
                    assert two in neighbours(one, space)


@pytest.mark.parametrize(
    ("space", "path", "good"),
    [
        (SQUARE, ((2, 1), (3, 1)), True),
        (SQUARE, ((2, 2), (3, 1)), False),
        (SQUARE, ((2, 1), (3, 2)), True),
        (SQUARE, ((2, 2), (3, 2)), True),
        (SQUARE, ((1, 2), (2, 2)), False),
        (SQUARE, ((2, 1), (3, 1), (4, 1), (5, 3), (6, 4)), False),
        (HEX, ((2, 1), (3, 1)), True),
        (HEX, ((1, 2), (2, 3)), True),
        (HEX, ((1, 2), (1, 3), (2, 3)), False),
    ],
)
def test_a_detour_is_not_straight(space: SpaceRule, path: tuple[Square, ...], good: bool) -> None:
    assert straight((1, 1), path, space) is good


@pytest.mark.parametrize(
    ("path", "params"),
    [
        ((), {"what": "path"}),
        (((3, 3),), {"what": "path"}),
        (((2, 3), (3, 3)), {"what": "path"}),
        (((4, 4), (4, 4)), {"what": "speed", "have": 3}),
        (((3, 5), (6, 5)), {"what": "speed", "have": 1}),
        (((4, 5), (6, 5)), {"what": "occupied"}),
        (((4, 4), (4, 5)), {"what": "occupied"}),
        (((8, 3),), {"what": "speed", "have": 4}),
        (((4, 3), (5, 3), (6, 3), (7, 3)), {"what": "speed", "need": 5, "have": 4}),
        (((4, 5),), {"what": "occupied"}),
        (((3, 0),), {"what": "occupied"}),
    ],
)
def test_a_path_that_cannot_be_walked_is_refused(
    path: tuple[Square, ...], params: dict[str, object]
) -> None:
    assert two().refused(run(*path)).params == params


def test_one_far_square_stands_for_the_cheapest_way() -> None:
    fight = two()
    fight.do(run((6, 3)))
    assert fight.one("a").position == (6, 3)
    assert fight.log[-1].type == "action.resolved"


def test_far_squares_on_the_way_are_walked_through_in_their_order() -> None:
    fight = two()
    fight.do(run((5, 5), (6, 4)))
    steps = [one.square for one in fight.log if isinstance(one, e.StepDone)]
    assert steps == [(4, 4), (5, 5), (6, 4)]


def test_the_way_to_a_far_square_is_straight_where_that_costs_no_more() -> None:
    fight = two()
    fight.do(run((6, 4)))
    steps = (one.square for one in fight.log if isinstance(one, e.StepDone))
    assert straight((3, 3), tuple(steps), SQUARE)


def test_nobody_stops_where_somebody_stands_but_friends_let_pass() -> None:
    fight = two()
    fight.do(c.Add(creatures=(creature("d", side="party", position=(4, 3)),)))
    assert fight.refused(run((4, 3))).params == {"what": "occupied"}
    fight.do(run((4, 3), (5, 4)))
    assert fight.one("a").position == (5, 4)


def test_a_straight_move_takes_the_straight_way_and_avoids_what_is_difficult() -> None:
    fight = two()
    assert fight.refused(run((5, 3), action="rush")).params == {"what": "terrain"}
    assert fight.refused(run((8, 3), action="rush")).params == {"what": "straight"}
    assert fight.refused(run((4, 4), (5, 4), (6, 3), action="rush")).params == {"what": "straight"}
    fight.do(run((7, 1), action="rush"))
    assert fight.one("a").position == (7, 1)


def test_where_places_are_unknown_there_is_no_path() -> None:
    for board, place in ((None, (3, 3)), (BOARD, None)):
        fight = begun(
            creature("a", initiative=9, position=place), creature("b", initiative=1), board=board
        )
        assert fight.refused(run((4, 3))).params == {"what": "path"}
        fight.do(run())
        assert fight.log[-1].type == "action.resolved"
    assert fight.refused(c.Act(actor=A, action=ActionId("rest"), path=((1, 1),))).params == {
        "what": "path"
    }


def test_a_step_of_a_fixed_length_does_not_ask_for_speed() -> None:
    three = PACKS["three_action"]
    step = replace(three.actions[ActionId("step")], when=())
    fight = begun(
        creature("a", initiative=9, position=(3, 3), stats={"speed": 0}),
        creature("b", initiative=1, position=(9, 3)),
        pack=replace(three, actions={**three.actions, step.id: step}),
    )
    assert fight.refused(run((4, 3), action="stride")).params["what"] == "speed"
    fight.do(run((4, 3), action="step"))
    assert fight.one("a").position == (4, 3)
