"""Real files give the facts known of them; broken parts are told of and the rest is kept."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from server.imports import (
    ReasonCode,
    Unreadable,
    WarningCode,
    read,
)
from server.imports.command import main
from server.imports.model import Creature, Imported

FOLDER = Path(__file__).parent / "imports"
EXPECTED: Mapping[str, object] = json.loads((FOLDER / "expected.json").read_bytes())


def load(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


def differences(path: str, wanted: object, found: object) -> list[str]:
    """Where `found` lacks what is `wanted`; keys that are not wanted do not matter."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        pairs = ((f"{path}.{key}", wanted[key], found.get(key)) for key in wanted)
        return [line for pair in pairs for line in differences(*pair)]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        both = enumerate(zip(wanted, found, strict=True))
        return [line for i, (w, f) in both for line in differences(f"{path}[{i}]", w, f)]
    return [] if wanted == found else [f"{path}: wanted {wanted!r}, found {found!r}"]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_file_holds_what_is_known_of_it(name: str) -> None:
    imported = read(load(name), name)
    document = imported.model_dump(mode="json") | {"format": imported.format}
    assert differences(name, EXPECTED[name], document) == []


def table(text: str, columns: Mapping[str, str] | None = None) -> Imported:
    return read(text.encode(), columns=columns)


def one(text: str) -> Creature:
    (creature,) = table(text).creatures
    return creature


def codes(imported: Imported) -> list[str]:
    return [remark.code for remark in imported.warnings]


@pytest.mark.parametrize(
    "head",
    [
        "Name,HP,AC,Initiative bonus,Perception,Player,Reaction,Trigger",
        "Nome;PF;CA;Bonus iniziativa;Percezione;Giocatore;Reazione;Innesco",
        "Kreatur\tTP\tRK\tIni-Bonus\tWahrnehmung\tSpieler\tReaktion\tAuslöser",
        "имя,хиты,КД,бонус инициативы,восприятие,игрок,реакция,триггер",
        "名称,生命值,护甲等级,先攻加值,察觉,玩家,反应,触发条件",
        "Nombre;PG;CA;Bonificador de iniciativa;Percepción;Jugador;Reacción;Desencadenante",
    ],
)
def test_headers_are_known_in_six_languages(head: str) -> None:
    delimiter = next(mark for mark in ";\t," if mark in head)
    row = delimiter.join(["Mira", "20", "15", "+3", "12", "Ada", "Parry", "hit"])
    mira = one(f"{head}\r\n{row}\r\n")
    assert (mira.hp.max, mira.ac, mira.initiative.mod, mira.perception) == (20, 15, 3, 12)
    assert (mira.kind, mira.player, mira.reactions[0].trigger) == ("pc", "Ada", "hit")


@pytest.mark.parametrize(
    ("text", "mod", "fixed"),
    [
        ("name,init\nA,2\n", 2, None),
        ("name,init\nA,+14\n", 14, None),
        ("name,init\nA,13\n", None, 13),
        ("name,init\nA,9.5\n", None, 9.5),
        ("name,init,current hp\nA,2,7\n", None, 2),
        ("name,init mod,initiative\nA,2,17\n", 2, 17),
        ("name,init\nA,1d20\n", None, None),
    ],
)
def test_an_initiative_column_is_modifiers_unless_it_looks_rolled(
    text: str, mod: int | None, fixed: float | None
) -> None:
    initiative = one(text).initiative
    assert (initiative.mod, initiative.fixed) == (mod, fixed)


def test_bad_rows_are_told_by_line_and_the_rest_is_kept() -> None:
    found = table('name,hp\n"two\nlines",5\n,9\nOdd,many\nLong,1,2\n\nGood,3\nGood,3\n')
    assert [creature.hp.max for creature in found.creatures] == [5, None, 1, 3, 3]
    told = [(r.code, r.params.get("line")) for r in found.warnings]
    assert told == [("row_nameless", 4), ("row_too_long", 6), ("same_name", None)]
    assert found.creatures[1].warnings[0].params == {"line": 5, "column": "hp_max", "value": "many"}


def test_formulas_stay_plain_text() -> None:
    assert one('name,hp\n"=HYPERLINK(""x"")",3\n').name == '=HYPERLINK("x")'
    assert one("name,hp\n@SUM(A1),=1+1\n").hp.max is None


def test_windows_1252_is_read_and_told() -> None:
    found = read("name;TP\nJürgen;7\n".encode("cp1252"))
    assert found.creatures[0].name == "Jürgen"
    assert codes(found) == [WarningCode.ENCODING_GUESSED]
    assert read("name;TP\nJürgen;7\n".encode("utf-16")).creatures[0].name == "Jürgen"


def test_a_person_can_choose_the_columns() -> None:
    chosen = {"name": "Wer", "hp_max": "Zäh", "ac": "gone"}
    found = table("sep=;\nWer;Zäh;name\nMira;12;x\n", chosen)
    assert (found.creatures[0].name, found.creatures[0].hp.max) == ("Mira", 12)
    assert codes(found) == ["column_unused", "column_missing"]


def test_a_broken_creature_in_a_list_is_told_and_the_others_are_read() -> None:
    block = {"Name": "Wolf", "HP": {"Value": 11}, "AC": {"Value": 13}}
    keys = {f"Creatures.{i}": b for i, b in enumerate([block, 7, block | {"Name": ""}, block])}
    found = read(json.dumps({"Creatures": ["0"], **keys}).encode())
    assert [creature.name for creature in found.creatures] == ["Wolf"]
    assert [(r.code, r.where) for r in found.warnings] == [
        ("creature_unreadable", "Creatures.1"),
        ("creature_nameless", "Creatures.2"),
        ("duplicate_merged", "Creatures.3"),
    ]


def test_everything_exported_needs_no_list_of_ids() -> None:
    record = json.loads(load("ii-selection.json"))["Creatures.mm.knight"]
    everything = {"Creatures.mm.knight": record, "Creatures.bad": "{", "Theme": "dark"}
    found = read(json.dumps(everything).encode())
    assert [creature.name for creature in found.creatures] == ["Knight"]
    assert codes(found) == ["creature_unreadable"]


def test_another_game_system_is_told_apart() -> None:
    actor = json.loads(load("invented-pf2e-npc.json")) | {"_stats": {"systemId": "swade"}}
    with pytest.raises(Unreadable) as caught:
        read(json.dumps(actor).encode(), "thing.json")
    assert ("foundry-actor:pf2e", ReasonCode.OTHER_SYSTEM) in caught.value.tried
    assert "cannot read thing.json: it is of another game system" in str(caught.value)


def test_older_and_unusual_pf2e_actors_are_read_as_far_as_they_go() -> None:
    old = {
        "attributes": {"perception": {"value": 5}, "adjustment": "elite", "hp": {"value": 4}},
        "details": {"publication": {}},
    }
    trap = {"attributes": {"stealth": {"value": 9}, "ac": {"value": 18}, "hp": {"max": 20}}}
    stats = {"_stats": {"systemId": "pf2e"}, "items": []}
    actors = [
        {"name": "Hero", "type": "character", "items": [], "data": old},
        {"name": "Pit", "type": "hazard", "system": trap, **stats},
        {"name": "Chest", "type": "loot", "system": {"currency": 1}, **stats},
        {"name": "", "type": "npc", "system": trap, **stats},
    ]
    found = read(json.dumps(actors).encode())
    hero, pit = found.creatures
    assert (hero.kind, hero.initiative.mod, hero.hp.max, hero.hp.current) == ("pc", 5, None, 4)
    told = [remark.code for remark in hero.warnings]
    assert told == ["hp_max_unknown", "ac_unknown", "adjustment_not_applied"]
    assert (pit.kind, pit.initiative.mod, pit.initiative.stat) == ("hazard", 9, "stealth")
    assert [(r.code, r.where) for r in found.warnings] == [
        ("kind_skipped", "[2]"),
        ("creature_nameless", "[3]"),
    ]


def test_the_command_prints_a_table_or_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / "ii-encounter.json")
    assert main([path]) == 0
    assert "Captain Yarrow: initiative 18, hp 65" in capsys.readouterr().out
    assert main([path, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert list(document) == ["creatures", "reactions", "encounter", "table", "warnings"]


def test_the_command_fails_with_a_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FOLDER / "NOTICE.md")]) == 1
    assert "csv" in capsys.readouterr().err
    assert main([str(FOLDER / "absent.json")]) == 1
    assert "cannot open" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "it", "ru", "zh", "es"])
def test_every_code_is_worded_for_people(language: str) -> None:
    path = Path(__file__).parents[2] / "static" / "locales" / f"{language}.ftl"
    said = path.read_text(encoding="utf-8")
    codes = (*WarningCode, *ReasonCode)
    assert [code for code in codes if f"\nimport-{code} = " not in said] == []
