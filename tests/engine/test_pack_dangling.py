"""Whatever a pack names has to be in it: each kind of name is looked up when it is read."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.engine.test_pack_sense import said

BUDGETS = 'unknown budget "x"; this pack has: act, answer, counter, luck, shield'
CONDITIONS = 'unknown condition "x"; this pack has: asleep, cramped, dazed, down, meek, startled'
STATS = 'unknown stat "x"; this pack has: guard, harm, hp, motto, quick, range, reach, skill, speed'
TAGS = 'unknown tag "x"; this pack has: attack, guard, idle, interrupt, magic, move, ranged, slow'
DEEDS = 'unknown tag or deed "x"; this pack has: attack, down, guard, idle, interrupt, magic, move'
EFFECTS = "this pack has: aimed, asleep, blessing, bound, cramped, dazed, down, hex, meek, open,"


def acting(effect: Mapping[str, Any]) -> Mapping[str, Any]:
    """A pack's table with one action that does this."""
    return {"actions": {"new": {"effects": [effect]}}}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"delay": {"condition": "x"}}, f"delay.condition: {CONDITIONS}"),
        ({"surprised": "x"}, f"surprised: {CONDITIONS}"),
        ({"speed": "x"}, f"speed: {STATS}"),
        ({"ready": {"cost": {"x": 1}}}, f"ready.cost: {BUDGETS}"),
        ({"ready": {"fire_cost": {"x": 1}}}, f"ready.fire_cost: {BUDGETS}"),
        ({"ready": {"most": {"x": 1}}}, f"ready.most: {BUDGETS}"),
        ({"tag_limits": {"x": 1}}, f"tag_limits: {TAGS}"),
        ({"budgets": {"act": {"first": ["x"]}}}, f"budgets.act.first: {BUDGETS}"),
        ({"budgets": {"act": {"instead": ["x"]}}}, f"budgets.act.instead: {BUDGETS}"),
        ({"budgets": {"act": {"only": ["x"]}}}, f"budgets.act.only: {TAGS}"),
        ({"conditions": {"meek": {"forbids": ["x"]}}}, f"conditions.meek.forbids: {TAGS}"),
        ({"conditions": {"meek": {"allows": ["x"]}}}, f"conditions.meek.allows: {TAGS}"),
        ({"conditions": {"meek": {"modifiers": {"x": 1}}}}, f"conditions.meek.modifiers: {STATS}"),
        ({"actions": {"new": {"cost": {"x": 1}}}}, f"actions.new.cost: {BUDGETS}"),
        ({"actions": {"new": {"choice": {"x": [0, 1]}}}}, f"actions.new.choice: {BUDGETS}"),
        ({"actions": {"new": {"whole": ["x"]}}}, f"actions.new.whole: {BUDGETS}"),
        (acting({"kind": "effect", "ends_on": ["x"]}), f"actions.new.effects.ends_on: {DEEDS}"),
        (acting({"kind": "interrupt", "tag": "x"}), f"actions.new.effects.tag: {TAGS}"),
        (
            acting({"kind": "end", "name": "x"}),
            f'actions.new.effects.name: unknown effect "x"; {EFFECTS}',
        ),
        (
            acting({"kind": "sustain", "name": "x"}),
            'actions.new.effects.name: unknown effect "x"; this pack has: aimed, blessing, bound',
        ),
        (acting({"kind": "end"}), f'actions.new.effects.name: unknown effect ""; {EFFECTS}'),
        (
            {"actions": {"new": {"when": [{"effect": "help"}]}}},
            'actions.new.when: unknown effect "help"; this pack has: aimed, blessing, bound',
        ),
    ],
)
def test_a_name_that_is_not_there_is_named(changes: Mapping[str, Any], complaint: str) -> None:
    assert said(changes).startswith(complaint)


def test_a_pack_without_the_stat_for_speed_may_not_ask_for_it() -> None:
    asks = {"speed": "x", "actions": {"new": {"when": [{"speed": 1}]}}}
    assert said(asks).startswith(f"speed: {STATS}")
