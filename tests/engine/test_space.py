"""Space: distances by each metric, routes, difficult ground, creatures larger than a cell."""

import pytest

from engine.kernel.creatures import SpaceRule
from engine.kernel.ground import Ground, ground
from engine.kernel.space import cells_between, distance, footprint, neighbours
from engine.kernel.state import Board, Combatant, Encounter
from engine.kernel.units import CombatantId, SideId, Square

ONE = SpaceRule(diagonal="one")
ALTERNATING = SpaceRule(diagonal="alternating")
HEX = SpaceRule(grid="hex")
METRICS = [ONE, ALTERNATING, HEX]
EVERY = [(x, y) for x in range(1, 8) for y in range(1, 8)]
HALF_WAY = (4, 4)


def routes_of(land: Ground, start: Square, most: int) -> dict[Square, tuple[Square, ...]]:
    """The way to every cell that can be reached."""
    ways = {cell: land.way(start, cell, most) for cell in land.costs(start, most)}
    return {cell: way for cell, way in ways.items() if way is not None}


def one(who: str, at: Square | None, size: int = 1, side: str = "foes", hp: int = 5) -> Combatant:
    return Combatant(
        id=CombatantId(who), name=who, side=SideId(side), position=at, size=size, hp=hp
    )


def table(*many: Combatant, difficult: tuple[Square, ...] = (), blocked: tuple[Square, ...] = (),
          ) -> Encounter:  # fmt: skip
    board = Board(width=7, height=7, difficult=difficult, blocked=blocked)
    return Encounter(pack="any", board=board, combatants={each.id: each for each in many})


def land(state: Encounter, space: SpaceRule = ONE, who: str = "Ada") -> Ground:
    found = ground(state, CombatantId(who), space)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("here", "there", "plain", "alternating", "hexes"),
    [
        ((1, 1), (1, 1), 0, 0, 0),
        ((1, 1), (4, 1), 3, 3, 3),
        ((1, 1), (2, 2), 1, 1, 2),
        ((1, 1), (1, 2), 1, 1, 1),
        ((1, 1), (3, 3), 2, 3, 3),
        ((1, 1), (4, 4), 3, 4, 5),
        ((1, 1), (5, 3), 4, 5, 5),
        ((2, 2), (3, 1), 1, 1, 1),
        ((2, 1), (1, 2), 1, 1, 1),
        ((2, 1), (2, 5), 4, 4, 4),
    ],
)
def test_cells_between_two_squares(
    here: Square, there: Square, plain: int, alternating: int, hexes: int
) -> None:
    found = [cells_between(here, there, space) for space in METRICS]
    assert found == [plain, alternating, hexes]
    assert found == [cells_between(there, here, space) for space in METRICS]


@pytest.mark.parametrize("space", METRICS)
def test_neighbours_are_exactly_the_cells_at_distance_one(space: SpaceRule) -> None:
    for row in (4, 5):
        around = {(x, y) for x in range(2, 7) for y in range(2, 9)}
        near = {cell for cell in around if cells_between((4, row), cell, space) == 1}
        found = neighbours((4, row), space)
        assert set(found) == near
        assert len(found) == len(near) == (6 if space.grid == "hex" else 8)


def test_a_large_creature_counts_from_its_nearest_cell() -> None:
    ogre = one("Ogre", (3, 3), size=2)
    assert footprint((3, 3), 2) == ((3, 3), (3, 4), (4, 3), (4, 4))
    assert distance(ogre, one("Ada", (5, 4)), ONE) == 1
    assert distance(ogre, one("Ada", (7, 4)), ONE) == 3
    assert distance(one("Ada", (1, 1)), ogre, ALTERNATING) == 3
    assert distance(ogre, one("Dragon", (4, 4), size=3), ONE) == 0


def test_an_unknown_place_is_an_unknown_distance() -> None:
    assert distance(one("Ada", None), one("Gob", (1, 1)), ONE) is None
    assert distance(one("Ada", (1, 1)), one("Gob", None), ONE) is None
    assert ground(table(one("Ada", None)), CombatantId("Ada"), ONE) is None
    nowhere = Encounter(pack="any", combatants={CombatantId("Ada"): one("Ada", (1, 1))})
    assert ground(nowhere, CombatantId("Ada"), ONE) is None


@pytest.mark.parametrize("space", METRICS)
def test_on_open_ground_the_cheapest_way_costs_the_distance(space: SpaceRule) -> None:
    open_ground = land(table(one("Ada", HALF_WAY)), space)
    routes = routes_of(open_ground, HALF_WAY, 20)
    assert set(routes) == {cell for cell in EVERY if cell != HALF_WAY}
    for cell, path in routes.items():
        assert path[-1] == cell
        assert open_ground.cost(HALF_WAY, path) == cells_between(HALF_WAY, cell, space)
        steps = zip((HALF_WAY, *path), path, strict=False)
        assert all(there in neighbours(here, space) for here, there in steps)


@pytest.mark.parametrize("space", METRICS)
@pytest.mark.parametrize("most", [0, 1, 2, 3])
def test_routes_go_as_far_as_they_may_cost(space: SpaceRule, most: int) -> None:
    routes = routes_of(land(table(one("Ada", HALF_WAY)), space), HALF_WAY, most)
    assert set(routes) == {
        cell for cell in EVERY if 0 < cells_between(HALF_WAY, cell, space) <= most
    }


def test_difficult_ground_costs_double_where_it_is_entered() -> None:
    rough = land(table(one("Ada", (1, 1)), difficult=((2, 1), (3, 1))))
    assert rough.cost((1, 1), ((2, 1),)) == 2
    assert rough.cost((1, 1), ((2, 1), (3, 1), (4, 1))) == 5
    assert rough.cost((1, 1), ((2, 2), (3, 2), (4, 1))) == 3
    assert routes_of(rough, (1, 1), 3)[(4, 1)] == ((2, 2), (3, 2), (4, 1))


def test_every_second_diagonal_costs_two_also_over_rough_ground() -> None:
    rough = land(table(one("Ada", (1, 1)), difficult=((3, 3),)), ALTERNATING)
    assert rough.cost((1, 1), ((2, 2),)) == 1
    assert rough.cost((1, 1), ((2, 2), (3, 3))) == 5
    assert rough.cost((1, 1), ((2, 2), (3, 2), (4, 3), (5, 4))) == 5


def test_one_passes_friends_but_not_foes_nor_walls() -> None:
    state = table(
        one("Ada", (1, 1), side="party"),
        one("Bea", (2, 1), side="party"),
        one("Gob", (1, 2)),
        blocked=((2, 2),),
    )
    free = land(state)
    assert free.passable((2, 1)) and not free.free((2, 1))
    assert not free.passable((1, 2)) and not free.passable((2, 2)) and not free.passable((0, 1))
    assert routes_of(free, (1, 1), 2)[(3, 1)] == ((2, 1), (3, 1))
    assert (1, 2) not in routes_of(free, (1, 1), 20) and (2, 1) not in routes_of(free, (1, 1), 20)


def test_whoever_is_down_or_out_is_in_nobodys_way() -> None:
    down = land(table(one("Ada", (1, 1), side="party"), one("Gob", (2, 1), hp=0)))
    assert down.free((2, 1))


def test_a_large_creature_needs_room_for_all_of_it() -> None:
    state = table(one("Ada", (1, 1), size=2), blocked=((4, 1),), difficult=((3, 2),))
    big = land(state)
    assert not big.passable((3, 1)) and not big.passable((7, 1))
    assert big.rough((2, 1)) and big.rough((2, 2)) and not big.rough((1, 3))
    assert set(routes_of(big, (1, 1), 1)) == {(1, 2)}
    assert (6, 6) in routes_of(big, (1, 1), 20) and (7, 7) not in routes_of(big, (1, 1), 20)
