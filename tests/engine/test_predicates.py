"""The closed set of conditions: each one true, false, or unknown."""

import pytest

from engine.kernel import commands as c
from engine.kernel.frames import Pending
from engine.kernel.predicates import KINDS, SOURCES, TRUTHS, Situation, fact_key, holds
from engine.kernel.rules import Predicate
from engine.kernel.units import ActionId, CombatantId, FrameId
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
    others = {"action", "condition", "effect", "fact", "has_stat", "prepared", "source", "speed"}
    assert {"tag", *others, *TRUTHS} == set(KINDS)
    assert SOURCES == ("ally", "foe")
