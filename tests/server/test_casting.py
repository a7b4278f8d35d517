"""What a system takes from a sheet: what its `[import]` table names, as it counts it."""

from pathlib import Path

import pytest

from engine.packs import Pack, PackError, discover, load
from server.casting import cast
from server.imports.model import Attack, Creature, Hp, Initiative, Reaction

WOLF = Creature(
    name="Wolf",
    hp=Hp(max=11, current=4),
    ac=13,
    initiative=Initiative(mod=2),
    perception=13,
    level=1,
    speed=40,
    attacks=(
        Attack(name="Spit", bonus=3, damage="1d4", range=30),
        Attack(name="Bite", bonus=4, damage="2d4+2", reach=3),
        Attack(name="Odd", damage="1d6 or so"),
    ),
    reactions=(Reaction(name="Snap", trigger="a foe moves", text="It snaps."),),
)
SYSTEMS = discover()
MINE = """
weapon = "hit"
[initiative]
die = 20
stat = "quick"
[health]
stat = "life"
down = "down"
[import]
sides = { npc = "wild" }
[import.stats]
quick = { take = "initiative", plus = 10, most = 11 }
guard = { take = "ac" }
[import.weapon]
skill = { take = "bonus" }
harm = { take = "damage" }
reach = { take = "reach", per = 5, least = 1 }
[stats]
life = { kind = "number", default = 1 }
quick = { kind = "number", default = 0 }
guard = { kind = "number", default = 0 }
skill = { kind = "number", default = 0 }
harm = { kind = "dice", default = "1d2" }
reach = { kind = "number", default = 1 }
[budgets.act]
cap = 1
[conditions]
down = {}
[actions.hit]
cost = { act = 1 }
"""


def pack(folder: Path, text: str = MINE) -> Pack:
    """A pack of its own from a folder of this name."""
    home = folder / "mine"
    home.mkdir()
    (home / "pack.toml").write_text(text, encoding="utf-8")
    return load(home)


def test_a_pack_takes_what_its_table_names(tmp_path: Path) -> None:
    found = cast(WOLF, pack(tmp_path))
    assert (found.name, found.side, found.kind, found.hp) == ("Wolf", "wild", "npc", 4)
    assert found.stats == {
        **{"life": 11, "quick": 11, "guard": 13},
        **{"skill": 4, "harm": "2d4+2", "reach": 1},
    }
    assert [(one.name, dict(one.stats)) for one in found.owned] == [
        ("Spit", {"skill": 3, "harm": "1d4"}),
        ("Bite", {"skill": 4, "harm": "2d4+2", "reach": 1}),
        ("Odd", {}),
    ]
    assert [(one.name, one.trigger) for one in found.notes] == [("Snap", "a foe moves")]


def test_a_pack_without_a_table_takes_hit_points_and_reactions(tmp_path: Path) -> None:
    start, end = MINE.index("[import]"), MINE.index("[stats]")
    found = cast(WOLF, pack(tmp_path, MINE[:start] + MINE[end:]))
    assert (found.side, found.stats) == ("foes", {"life": 11})
    assert [one.name for one in found.notes] == ["Snap"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_receives_a_sheet(system: str) -> None:
    known = SYSTEMS[system].rules.stats
    found = cast(WOLF, SYSTEMS[system])
    hero = cast(WOLF.model_copy(update={"kind": "pc"}), SYSTEMS[system])
    assert found.stats, "this system takes nothing from a sheet: give its pack.toml an [import]"
    for stats in (found.stats, *(one.stats for one in found.owned)):
        for name, value in stats.items():
            assert isinstance(value, int) == (known[name].kind == "number"), name
    assert found.side != hero.side


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('guard = { take = "ac" }', 'gard = { take = "ac" }', 'import.stats.gard: unknown stat "g'),
        ('take = "ac"', 'take = "armour"', "import.stats.guard.take: Input should be 'ac', 'hp'"),
        ('take = "ac"', 'take = "ac", by = 2', "import.stats.guard.by: unknown key; there are: l"),
        ('take = "ac"', 'take = "ac", per = 0', "import.stats.guard.per: Input should be greater"),
        ('guard = { take = "ac" }', 'harm = { take = "ac" }', 'import.stats.harm: the stat "harm"'),
        ("harm = { take", "skill = { take", "Cannot overwrite a value"),
        (
            'skill = { take = "bonus" }',
            'skill = { take = "damage" }',
            "import.weapon.skill: the s",
        ),
        (
            "[import]\n",
            "[import]\nstat = 1\n",
            "import.stat: unknown key; there are: action, moves, reaction, reactions",
        ),
        ('weapon = "hit"\n', "", "import.weapon: this pack names no weapon"),
        ("{ npc =", "{ npcs =", "import.sides.npcs"),
        (
            "[import]\n",
            '[import]\nreaction = "hit"\n',
            'import.reaction: unknown reaction "hit"; this pack has: none',
        ),
        (
            "[import]\n",
            '[import]\nreactions = { free = "hit" }\n',
            'import.reactions.free: unknown reaction "hit"; this pack has: none',
        ),
        (
            "[import]\n",
            '[import]\nreactions = { often = "hit" }\n',
            "import.reactions.often.[key]: Input should be 'free', 'interrupt', 'opp",
        ),
        (
            "[import]\n",
            '[import]\nmoves = ["hit"]\n',
            'import.moves: "hit" is no action that moves; this pack has: ',
        ),
    ],
)
def test_a_table_that_cannot_be_followed_names_file_and_key(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(PackError) as caught:
        pack(tmp_path, MINE.replace(old, new, 1))
    assert "pack.toml: " in str(caught.value)
    assert complaint in str(caught.value)


@pytest.mark.parametrize("system", SYSTEMS)
def test_legendary_actions_are_done_at_the_end_of_others_turns(system: str) -> None:
    told = (
        Reaction(name="Tail", kind="legendary", text="It swings."),
        Reaction(name="Wings (Costs 2 Actions)", kind="legendary"),
        Reaction(name="Snap", trigger="a foe moves"),
    )
    dragon = cast(Creature(name="Dragon", reactions=told), SYSTEMS[system])
    assert [(one.id, one.cap, str(one.at)) for one in dragon.reserves] == [
        ("legendary", 3, "turn_start")
    ]
    assert [(one.name, dict(one.cost or {}), one.text) for one in dragon.owned] == [
        ("Tail", {"legendary": 1}, "It swings."),
        ("Wings", {"legendary": 2}, ""),
    ]
    assert {one.cue and one.cue.trigger for one in dragon.owned} == {"turn_over"}
    assert [one.name for one in dragon.notes] == ["Snap"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_lair_acts_once_a_round(system: str) -> None:
    told = (
        Reaction(name="Fog", kind="lair", text="Fog fills the cave."),
        Reaction(name="Tail", kind="legendary"),
        Reaction(name="Quake (Costs 2 Actions)", kind="lair"),
    )
    dragon = cast(Creature(name="Dragon", reactions=told), SYSTEMS[system])
    assert [(one.id, one.cap, str(one.at)) for one in dragon.reserves] == [
        ("legendary", 3, "turn_start"),
        ("lair", 1, "round_start"),
    ]
    assert [(one.id, one.name, dict(one.cost or {})) for one in dragon.owned] == [
        ("lair1", "Fog", {"lair": 1}),
        ("legendary2", "Tail", {"legendary": 1}),
        ("lair3", "Quake", {"lair": 1}),
    ]


def test_legendary_actions_stay_text_where_the_system_has_no_place_for_them(
    tmp_path: Path,
) -> None:
    told = (Reaction(name="Tail", kind="legendary", text="It swings."),)
    dragon = cast(Creature(name="Dragon", reactions=told), pack(tmp_path, MINE))
    assert (dragon.owned, dragon.reserves) == ((), ())
    assert [one.name for one in dragon.notes] == ["Tail"]
