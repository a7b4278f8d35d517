"""Room options: patches set, add and drop; every action's cost and tags can be chosen."""

from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path
from shutil import copytree

import pytest

from engine.kernel.creatures import SHORT, OptionRule, OptionValue
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.units import ActionId, BudgetId
from engine.packs import HERE, Pack, PackError, discover, load

SYSTEM = discover()["three_action"]
ACTION = BudgetId("action")


def every(pack: RulePack) -> tuple[ActionRule, ...]:
    """Every action and reaction."""
    return (*pack.actions.values(), *pack.reactions.values())


def own_options(pack: Pack) -> Mapping[str, tuple[OptionValue, ...]]:
    """The options that the pack states itself."""
    return {
        name: one.choices
        for name, one in pack.rules.options.items()
        if not one.about and name in pack.table["options"]
    }


@pytest.fixture
def broken(tmp_path: Path) -> Callable[[str, str], Path]:
    """A copy of the pack with a text of it replaced."""

    def copy(old: str, new: str) -> Path:
        folder = tmp_path / "house_rules"
        copytree(HERE / "three_action", folder)
        file = folder / "pack.toml"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
        return folder

    return copy


def test_no_option_is_the_default() -> None:
    defaults = {name: one.default for name, one in SYSTEM.rules.options.items()}
    assert SYSTEM.variant({}) is SYSTEM.variant(defaults) is SYSTEM.rules


def test_what_is_not_known_changes_nothing() -> None:
    assert SYSTEM.variant({"no.such": 1, "tie": "nonsense"}) is SYSTEM.rules


def test_a_patch_can_drop_a_key() -> None:
    assert SYSTEM.rules.delay is not None
    rules = SYSTEM.variant({"delay.enabled": "off", "delay.forfeit_reposition": "keep_slot"})
    assert rules.delay is None


def test_patches_of_one_list_get_on_with_each_other() -> None:
    rules = SYSTEM.variant({"reaction.on_own_turn": "forbid", "aoo.targets": "any"})
    blow = rules.reactions[ActionId("attack_of_opportunity")]
    assert [one.kind for one in blow.when] == ["in_reach", "condition", "own_turn"]
    rules = SYSTEM.variant({"ranged.provokes": "no", "stand.provokes": "yes"})
    blow = rules.reactions[ActionId("attack_of_opportunity")]
    assert "ranged_attack" not in blow.on and "stands_up" in blow.on


def test_any_two_options_can_be_chosen_together() -> None:
    for (name, choices), (other, others) in combinations(own_options(SYSTEM).items(), 2):
        SYSTEM.variant({name: choices[-1], other: others[-1]})


def test_every_option_at_once_makes_a_pack() -> None:
    options = SYSTEM.rules.options
    rules = SYSTEM.variant({name: one.choices[-1] for name, one in options.items()})
    assert rules.options == options


@pytest.mark.parametrize(
    ("options", "action", "cost", "tags"),
    [
        ({"cost.stride": 2}, "stride", {ACTION: 2}, {"move"}),
        ({"cost.strike": 0}, "strike", {}, {"attack"}),
        ({"cost.release": 1}, "release", {ACTION: 1}, {"simple", "free"}),
        ({"tags.stow": "complex"}, "stow", {ACTION: 1}, {"complex"}),
        ({"tags.charge": "none"}, "charge", {ACTION: 2}, set()),
        ({"tags.release": "complex+move"}, "release", {}, {"complex", "move", "free"}),
    ],
)
def test_a_room_can_choose_the_cost_and_tags_of_an_action(
    options: Mapping[str, OptionValue], action: str, cost: Mapping[BudgetId, int], tags: set[str]
) -> None:
    rule = SYSTEM.variant(options).actions[ActionId(action)]
    assert rule.cost == cost
    assert set(rule.tags) == tags


def test_the_packs_own_cost_and_tags_come_first() -> None:
    options = SYSTEM.rules.options
    assert options["cost.charge"].choices == (2, 0, 1, 3)
    assert options["tags.charge"].choices[:3] == ("attack+move", "none", "attack")
    assert options["cost.cast_spell"].choices == ("chosen", 0, 1, 2, 3)
    assert options["cost.aid"].choices == (1, 0)


def test_a_room_does_without_what_the_rules_do_not_name() -> None:
    pack = discover()["d100"]
    starters = {one.id for one in every(pack.rules) if one.starter}
    assert {"shot", "dodge"} < starters
    assert not starters & {"strike", "own_action", "own_reaction"}
    for name, rule in pack.rules.options.items():
        kind, _, action = name.partition(".")
        assert (kind in ("name", "use")) == (action in starters and kind not in ("cost", "tags"))
        assert rule.free == (kind == "name")
    rules = pack.variant({"use.shot": "off", "use.dodge": "off", "name.aim": "Squint"})
    out = {one.id for one in every(rules) if one.owned} - {
        one.id for one in every(pack.rules) if one.owned
    }
    assert out == {"shot", "dodge"}


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("", ""),
        (" Fire \n bolt ", "Fire bolt"),
        ("x" * SHORT, "x" * SHORT),
        ("x" * (SHORT + 1), None),
        (1, None),
        (True, None),
    ],
)
def test_a_free_option_takes_a_short_text_alone(value: OptionValue, kept: str | None) -> None:
    assert OptionRule(choices=("",), free=True).kept(value) == kept
    assert OptionRule(choices=("on", "off")).kept(value) is None


def test_a_cost_that_is_chosen_and_that_of_a_reaction_can_be_set() -> None:
    rules = SYSTEM.variant({"cost.cast_spell": 2, "cost.aid": 0})
    spell = rules.actions[ActionId("cast_spell")]
    assert (spell.cost, spell.choice) == ({ACTION: 2}, {BudgetId("slot"): (0, 1)})
    assert rules.reactions[ActionId("aid")].cost == {}
    assert SYSTEM.variant({"cost.cast_spell": "chosen"}).actions[spell.id].choice[ACTION] == (1, 3)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('drop = ["delay"]', 'drop = ["dely"]', 'there is no "dely"'),
        ('drop = ["delay"]', "", "a patch has set, add or drop"),
        ('drop = ["delay"]', 'drop = ["stats"]', "options.delay.enabled: with 'off': stats: "),
        (
            '{ diagonal = "one" } }',
            '{ diagonal = "two" } }',
            "options.diagonal: with 'one': space.diagonal: ",
        ),
        ('["modifier", "foes_first"', '["modifier", "fair", "foes_first"', "options.tie: no patch"),
        ('"tie" = {', '"cost.stride" = { choices = [1] }\n"tie" = {', "options.cost.stride: "),
        ("add = { reactions = {", "add = { weapon = [1], reactions = {", "add.weapon: only a list"),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_its_name(
    broken: Callable[[str, str], Path], old: str, new: str, said: str
) -> None:
    folder = broken(old, new)
    with pytest.raises(PackError) as error:
        load(folder)
    assert str(error.value).startswith(f"{folder / 'pack.toml'}: ")
    assert said in str(error.value)
