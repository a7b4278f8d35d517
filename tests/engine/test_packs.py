"""Packs: each one that is found keeps its promises; one more is one folder, and a broken one
says where it is broken and what could stand there."""

import re
from pathlib import Path

import pytest

from engine.kernel import commands as c
from engine.kernel import options
from engine.kernel.holders import members
from engine.kernel.units import ActionId
from engine.packs import PackError, discover, load
from engine.packs.demo import demo_commands, untitled
from tests.engine.fights import Fight, begun, creature

FOUND = discover()
SMALL = """\
[initiative]
die = 6
stat = "wit"

[stats]
wit = { kind = "number", default = 0 }
reach = { kind = "number", default = 1 }

[budgets.deed]
cap = 1
of_turn = true
refresh = [{ at = "turn_start" }]

[budgets.retort]
cap = 1
start = 1

[actions.jeer]
cost = { deed = 1 }
tags = ["rude"]
target = { side = "foe" }

[triggers.jeered]
at = "declared"
when = [{ tag = "rude" }]

[reactions.retort]
on = ["jeered"]
when = [{ targeted = true }]
cost = { retort = 1 }
"""


def written(folder: Path, text: str = SMALL, name: str = "taunts") -> Path:
    (folder / name).mkdir()
    (folder / name / "pack.toml").write_text(text, encoding="utf-8")
    return folder


def broken(folder: Path, old: str, new: str) -> str:
    """What is said of the small pack with one line changed."""
    assert old in SMALL
    written(folder, SMALL.replace(old, new))
    with pytest.raises(PackError) as caught:
        discover([folder])
    said = str(caught.value)
    assert str(folder / "taunts" / "pack.toml") in said
    return said


@pytest.mark.parametrize("name", FOUND)
def test_a_pack_has_its_texts_a_demo_and_a_readme(name: str) -> None:
    pack = FOUND[name]
    assert (pack.folder / "README.md").is_file()
    assert "en" in pack.languages
    english = set(re.findall(r"^([\w-]+) =", pack.catalogue("en") or "", re.MULTILINE))
    for language in pack.languages:
        words = re.findall(r"^([\w-]+) =", pack.catalogue(language) or "", re.MULTILINE)
        assert set(words) == english, language
    rules = pack.rules
    needed = {f"action-{one}" for one in (*rules.actions, *rules.reactions)}
    needed |= {f"budget-{one}" for one in rules.budgets}
    needed |= {f"condition-{one}" for one in rules.conditions}
    needed |= {f"stat-{one}" for one in rules.stats}
    needed |= {f"trigger-{one}" for one in rules.triggers}
    assert needed <= english


@pytest.mark.parametrize("name", FOUND)
def test_the_demo_of_a_pack_can_be_played(name: str) -> None:
    fight = Fight(FOUND[name].rules)
    for command in demo_commands(FOUND[name]):
        fight.do(command)
    fight.do(c.Begin())
    assert fight.state.active is not None
    acting = members(fight.state, fight.state.active)
    found = [one for who in acting for one in options(fight.state, who, fight.pack)]
    assert any(isinstance(one.command, c.Act) and one.refusal is None for one in found)


@pytest.mark.parametrize("name", FOUND)
def test_what_creatures_of_a_demo_have_of_their_own_is_named_in_every_language(name: str) -> None:
    for command in demo_commands(FOUND[name]):
        for one in command.creatures if isinstance(command, c.Add) else ():
            assert not any(own.name for own in one.owned), one.name
    english = FOUND[name].catalogue("en") or ""
    assert all(f"\naction-{one} =" in english for one in untitled(FOUND[name]))


@pytest.mark.parametrize("name", FOUND)
def test_every_option_of_a_pack_gives_a_pack(name: str) -> None:
    for option, rule in FOUND[name].rules.options.items():
        assert rule.default == rule.choices[0]
        for choice in rule.choices:
            assert FOUND[name].variant({option: choice}).id == name


def test_one_more_system_is_one_more_folder(tmp_path: Path) -> None:
    packs = discover([written(tmp_path)])
    assert set(packs) == {*FOUND, "taunts"}
    fight = begun(
        creature("a", side="party", initiative=5),
        creature("b", initiative=3),
        pack=packs["taunts"].rules,
        board=None,
    )
    jeer = ActionId("jeer")
    a, b = fight.one("a").id, fight.one("b").id
    fight.do(c.Act(actor=a, action=jeer, targets=(b,)))
    fight.do(c.React(actor=b, reaction=ActionId("retort")))
    assert fight.state.stack == ()
    assert dict(fight.one("b").budgets) == {"deed": 0, "retort": 0}
    fight.do(c.EndTurn(actor=a))
    fight.do(c.Act(actor=b, action=jeer, targets=(a,)))
    fight.wait(20_000)
    assert (fight.state.stack, fight.state.active) == ((), b)


def test_a_folder_that_is_a_pack_itself_is_found_too(tmp_path: Path) -> None:
    assert "taunts" in discover([written(tmp_path) / "taunts"])


def test_a_name_given_twice_and_a_folder_that_is_not_there_are_named(tmp_path: Path) -> None:
    name = next(iter(FOUND))
    written(tmp_path, name=name)
    with pytest.raises(PackError, match=f"already in .*{name}"):
        discover([tmp_path])
    with pytest.raises(PackError, match="no such folder of packs"):
        discover([tmp_path / "gone"])


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml"):
        load(tmp_path)
    with pytest.raises(PackError, match=r"pack\.toml"):
        load(written(tmp_path, "die = [") / "taunts")
    with pytest.raises(PackError, match=r"demo\.toml"):
        demo_commands(load(written(tmp_path, name="plain") / "plain"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("die = 6", "dice = 6", "initiative.dice: unknown key; there are: by, die, joins,"),
        ("cap = 1\nstart", "cup = 1\nstart", "budgets.retort.cup: unknown key; there are: cap,"),
        ("cost = { deed", "costs = { deed", "actions.jeer.costs: unknown key; there are: "),
        ('{ side = "foe"', '{ sides = "foe"', "actions.jeer.target.sides: unknown key; there are"),
        ("[budgets.deed]", "[budget.deed]", "budget: unknown key; there are: actions, budgets,"),
        ('"foe"', '"enemy"', "actions.jeer.target.side: Input should be 'any', 'foe', 'ally'"),
        ("die = 6", 'die = "six"', "initiative.die: Input should be a valid integer"),
        ("die = 6\n", "", "initiative.die: "),
        ('"declared"', '"later"', "triggers.jeered.at: Input should be 'gap', 'declared'"),
        ('{ tag = "rude" }', "{ tug = 1 }", 'jeered.when.0: unknown condition "tug"; there are:'),
        ('{ tag = "rude" }', "{}", "a condition is a table with one key"),
        ("on = [", 'on = ["jeer", ', 'reactions.retort.on: unknown trigger "jeer"; this pack has'),
        ("{ deed = 1 }", "{ dead = 1 }", 'actions.jeer.cost: unknown budget "dead"; this pack has'),
        ('"wit"', '"whit"', 'initiative.stat: unknown stat "whit"; this pack has: reach, wit'),
        ('tag = "rude"', 'tag = "kind"', 'triggers.jeered.when: unknown tag "kind"; this pack has'),
    ],
)
def test_what_is_not_known_is_named_with_what_is(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert said in broken(tmp_path, old, new)
