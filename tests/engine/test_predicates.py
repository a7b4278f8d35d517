"""The closed set of conditions: each one true, false, or unknown."""

from dataclasses import replace

import pytest

from engine.kernel import apply
from engine.kernel import commands as c
from engine.kernel.events import CombatantEdited
from engine.kernel.frames import Pending
from engine.kernel.predicates import KINDS, SOURCES, TRUTHS, holds
from engine.kernel.rules import Predicate
from engine.kernel.situation import Situation, fact_key
from engine.kernel.units import ActionId, CombatantId, FrameId, Square
from tests.engine.fights import TINY, Fight, begun, creature

A, B, C, D = (CombatantId(who) for who in "abcd")
HIT = Pending(id=FrameId("f"), by=A, action=ActionId("hit"), targets=(B,))
TOLD = {fact_key("in_reach", D, A): True, fact_key("in_reach", B, A): False}


def four() -> Fight:
    """b is next to a, c is far away and a's friend, d's place is unknown."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
        creature("c", side="party", initiative=3, position=(9, 3)),
        creature("d", initiative=1),
    )
    fight.do(c.EffectCommand(combatant=B, condition="dazed"))
    return fight


@pytest.mark.parametrize(
    ("who", "kind", "value", "found"),
    [
        (B, "tag", "attack", True),
        (B, "tag", "move", False),
        (B, "action", "hit", True),
        (B, "action", "run", False),
        (B, "reaction", False, True),
        (B, "reaction", True, False),
        (B, "source", "foe", True),
        (C, "source", "foe", False),
        (C, "source", "ally", True),
        (B, "targeted", True, True),
        (C, "targeted", True, False),
        (C, "targeted", False, True),
        (B, "condition", "dazed", True),
        (C, "condition", "dazed", False),
        (B, "in_reach", True, True),
        (B, "in_reach", False, False),
        (C, "in_reach", True, False),
        (D, "in_reach", True, None),
    ],
)
def test_a_condition_about_an_action(
    who: CombatantId, kind: str, value: str | bool, found: bool | None
) -> None:
    situation = Situation(state=four().state, pack=TINY, who=who, pending=HIT, source=A)
    assert holds(Predicate(kind=kind, value=value), situation) is found
    opposite = None if found is None else not found
    assert holds(Predicate(kind=kind, value=value, holds=False), situation) is opposite


@pytest.mark.parametrize(
    ("kind", "value", "found"),
    [
        ("tag", "attack", False),
        ("action", "hit", False),
        ("reaction", False, False),
        ("source", "foe", False),
        ("targeted", True, False),
        ("in_reach", True, False),
        ("condition", "dazed", True),
        ("hit", True, False),
        ("source_condition", "dazed", False),
        ("own_stat", "skill", True),
    ],
)
def test_a_condition_with_nothing_under_way(kind: str, value: str | bool, found: bool) -> None:
    situation = Situation(state=four().state, pack=TINY, who=B)
    assert holds(Predicate(kind=kind, value=value), situation) is found


def test_what_the_gm_said_comes_before_what_is_measured() -> None:
    told = Pending(id=FrameId("f"), by=A, action=ActionId("hit"), facts=TOLD)
    state = four().state
    near = Predicate(kind="in_reach", value=True)
    for who, found in ((D, True), (B, False), (C, False)):
        situation = Situation(state=state, pack=TINY, who=who, pending=told, source=A)
        assert holds(near, situation) is found


def test_every_kind_says_with_what_it_is_compared() -> None:
    others = {"action", "condition", "effect", "fact", "has_stat", "own_stat", "prepared", "source"}
    of_batches = {"declared", "mode", "notices", "opened"}
    others |= {"binds", "bound", "kind", "outgrows", "near_target", "untouched", "used", "aimed_at"}
    others |= {"by_others", "source_condition", "speed"}
    assert {"tag", *others, *of_batches, *TRUTHS} == set(KINDS)
    assert SOURCES == ("ally", "foe")


def test_a_step_brings_one_into_reach_that_was_not_there_before() -> None:
    """d stands at (9, 3) and reaches one cell; a walks by."""
    state = four().state
    state = apply(
        state, CombatantEdited(combatant=replace(state.combatants[D], position=(9, 5)), what=())
    )
    near = Predicate(kind="enters_reach", value=True)

    def found(path: tuple[Square, ...], leg: int, origin: Square | None, point: int) -> bool | None:
        here = path[leg - 1] if leg else (3, 3)
        mover = replace(state.combatants[A], position=here)
        moved = apply(state, CombatantEdited(combatant=mover, what=()))
        run = Pending(
            id=FrameId("f"),
            by=A,
            action=ActionId("run"),
            path=path,
            leg=leg,
            origin=origin,
            next=point,
        )
        return holds(near, Situation(state=moved, pack=TINY, who=D, pending=run, source=A))

    way = ((8, 6), (8, 5), (9, 4))
    assert found(way, 2, (8, 6), 2) is False
    assert found(((7, 5), (8, 5)), 2, (7, 5), 2) is True
    assert found(((7, 5), (8, 5)), 1, None, 1) is True
    assert found(((6, 5), (7, 5)), 0, None, 0) is False


def test_without_places_or_an_action_nobody_knows_what_a_step_brings() -> None:
    state = four().state
    near = Predicate(kind="enters_reach", value=True)
    run = Pending(id=FrameId("f"), by=A, action=ActionId("run"), origin=(2, 3), next=2)
    assert holds(near, Situation(state=state, pack=TINY, who=D, pending=run, source=A)) is None
    assert holds(near, Situation(state=state, pack=TINY, who=D)) is False
    still = replace(run, origin=None)
    assert holds(near, Situation(state=state, pack=TINY, who=B, pending=still, source=A)) is True


def test_what_the_gm_said_of_a_step_comes_before_what_is_measured() -> None:
    state = four().state
    near = Predicate(kind="enters_reach", value=True)
    facts = {fact_key("enters_reach", D, A): True, fact_key("enters_reach", B, A): False}
    run = Pending(id=FrameId("f"), by=A, action=ActionId("run"), path=((4, 4),), facts=facts)
    for who, found in ((D, True), (B, False)):
        situation = Situation(state=state, pack=TINY, who=who, pending=run, source=A)
        assert holds(near, situation) is found
        assert holds(replace(near, value=False), situation) is not found


def test_with_nothing_under_way_nobody_knows_who_was_seen() -> None:
    situation = Situation(state=four().state, pack=TINY, who=B, source=A)
    assert holds(Predicate(kind="sees", value=True), situation) is None
    assert holds(Predicate(kind="notices", value="skill"), situation) is None


@pytest.mark.parametrize(("value", "found"), [("pc", True), ("monster", False)])
def test_of_what_kind_a_combatant_is(value: str, found: bool) -> None:
    fight = begun(creature("a", kind="pc"), creature("b", kind="monster"))
    situation = Situation(state=fight.state, pack=TINY, who=A)
    assert holds(Predicate(kind="kind", value=value), situation) is found
