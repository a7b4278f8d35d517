"""What a pack says has to be possible: everything else is refused when it is read."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.packs import PackError, load
from engine.packs.patches import merged
from engine.packs.schema import build
from tests.engine import fights

TABLE = load(Path(fights.__file__).parent / "tiny").table
CHECK = {"die": 10, "bonus": "skill", "against": "guard"}


def said(changes: Mapping[str, Any]) -> str:
    with pytest.raises(PackError) as caught:
        build(Path("tiny/pack.toml"), merged(TABLE, dict(changes)))
    return str(caught.value).removeprefix("tiny/pack.toml: ")


@pytest.mark.parametrize(
    ("rule", "complaint"),
    [
        ({"timeline": []}, 'timeline: it ends with "resolved"'),
        ({"timeline": ["declared"]}, 'timeline: it ends with "resolved"'),
        ({"timeline": ["resolved", "resolved"]}, "timeline: a point stands in it twice"),
        ({"timeline": ["turn_end", "resolved"]}, 'timeline: no action passes "turn_end"'),
        (
            {"timeline": ["after_step", "resolved"]},
            'timeline: "before_step" and "after_step" come together',
        ),
        (
            {"timeline": ["before_step", "declared", "after_step", "resolved"]},
            'timeline: "before_step" and "after_step" come together',
        ),
        (
            {"timeline": ["before_roll", "resolved"]},
            'timeline: "before_roll" and "after_roll" come together',
        ),
        ({"move": {}}, 'timeline: an action that moves passes "before_step" and "after_step"'),
        (
            {"check": CHECK, "target": {}},
            'timeline: an action with a check passes "before_roll" and "after_roll"',
        ),
        ({"check": CHECK}, "check: a check needs a target"),
        ({"check": {**CHECK, "die": 0}, "target": {}}, "check: die, rolls and times are above 0"),
        ({"target": {"count": 0}}, "target.count: it is above 0, and not below the least"),
        ({"cost": {"act": -1}}, "cost: no cost is below 0"),
        ({"choice": {"act": [2, 1]}}, "choice: the least comes first, and is not below 0"),
        ({"limits": [{"n": 0, "per": "turn"}]}, "limits.n: a limit is above 0"),
        ({"when": [{"targeted": "yes"}]}, "when: targeted is true or false, not 'yes'"),
        (
            {"when": [{"condition": "x"}]},
            'when: unknown condition "x"; this pack has: asleep, cramped, dazed,',
        ),
        ({"when": [{"source": "x"}]}, 'when: unknown source "x"; this pack has: ally, foe'),
        (
            {"effects": [{"kind": "effect", "condition": "x"}]},
            'effects.condition: unknown condition "x"; this pack has: asleep, cramped, dazed,',
        ),
        (
            {"effects": [{"kind": "damage", "stat": "harm", "at": ["x"]}]},
            'effects.at: unknown degree "x"; this pack has: critical_failure, critical_success,',
        ),
    ],
)
def test_an_action_can_be_carried_out(rule: Mapping[str, Any], complaint: str) -> None:
    for kind in ("actions", "reactions"):
        if kind == "actions" or "choice" not in rule:
            assert said({kind: {"new": rule}}).startswith(f"{kind}.new.{complaint}")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            {"actions": {"new": {"effects": [{"kind": "damage", "stat": "motto"}]}}},
            'new.effects.stat: the stat "motto" is of the kind text; needed is: dice, number',
        ),
        ({"health": {"stat": "harm"}}, 'health.stat: the stat "harm" is of the kind dice; needed'),
        ({"reach": "motto"}, 'reach: the stat "motto" is of the kind text; needed is: number'),
        ({"stats": {"hp": {"default": "x"}}}, "stats.hp.default: 'x' is not of the kind number"),
        ({"stats": {"harm": {"default": "x"}}}, "stats.harm.default: 'x' is not of the kind dice"),
        ({"stats": {"harm": {"default": 3}}}, "stats.harm.default: 3 is not of the kind dice"),
        (
            {"budgets": {"act": {"start": 3}}},
            "budgets.act: start and refresh are between 0 and the cap, 2",
        ),
        (
            {"budgets": {"act": {"refresh": [{"at": "round_end"}]}}},
            'budgets.act.refresh.at: nothing is refreshed at "round_end"; there are: round_start,',
        ),
        (
            {"reactions": {"new": {"choice": {"act": [1, 2]}}}},
            "reactions.new.choice: what answers something has no costs to choose",
        ),
        (
            {"actions": {"new": {"whole": ["act"], "on": ["struck"]}}},
            "actions.new.choice: what answers something has no costs to choose",
        ),
        ({"gap": {"depth": 0}}, "gap.depth: 0 is not above 0"),
        ({"windows": {"declared": {"length_ms": 0}}}, "windows.declared.length_ms: 0 is not above"),
        ({"windows": {"declared": {"capacity": 0}}}, "windows.declared.capacity: 0 is not above 0"),
        ({"windows": {"declared": {"order": ["x"]}}}, 'windows.declared.order: unknown order "x"'),
        (
            {"triggers": {"new": {"at": "round_end"}}},
            'triggers.new.at: no action passes "round_end"; there are: after_roll, after_step,',
        ),
        ({"saving": {"die": 0}}, "saving.die: 0 is not above 0"),
        (
            {"actions": {"new": {"pick": {"words": ["skill"]}}}},
            "actions.new.pick: there is nothing to pick from",
        ),
        ({"saving": {"stat": "x"}}, 'saving.stat: unknown stat "x"; this pack has: guard, harm'),
        ({"saving": {"stat": "motto"}}, 'saving.stat: the stat "motto" is of the kind text;'),
        (
            {"actions": {"new": {"effects": [{"kind": "effect", "name": "x", "sustained": True}]}}},
            'new.effects.until: what is sustained lasts until "next_turn_end"',
        ),
        ({"repeats": {"tired": {"tag": "x"}}}, 'repeats.tired.tag: unknown tag "x"; this pack has'),
        ({"reactions": {"hit": {}}}, 'reactions.hit: "hit" is an action too; give the reaction a'),
        ({"weapon": "x"}, 'weapon: unknown action "x"; this pack has: aim, bind, breathe,'),
    ],
)
def test_the_rest_of_a_pack_makes_sense(changes: Mapping[str, Any], complaint: str) -> None:
    assert said(changes).startswith(complaint)


def test_a_saving_throw_needs_a_rule_for_it() -> None:
    table = {name: one for name, one in TABLE.items() if name != "saving"}
    with pytest.raises(PackError, match=r'bind\.effects\.until: "save" needs a table "saving"'):
        build(Path("tiny/pack.toml"), table)


def test_a_range_needs_a_stat_for_it() -> None:
    stats = {name: one for name, one in TABLE["stats"].items() if name != "range"}
    aimed = merged(TABLE, {"actions": {"new": {"target": {"within": "range"}}}})
    with pytest.raises(PackError, match=r'actions\.new\.target\.within: unknown stat "range"'):
        build(Path("tiny/pack.toml"), {**aimed, "stats": stats})
