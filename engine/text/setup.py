"""The setup of a scenario: its headers, carried out on the fight that is played."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import get_args, get_origin

from pydantic import TypeAdapter, ValidationError

from engine.kernel import RulePack
from engine.kernel.commands import Add, Creature, Edit, EffectCommand, SetBoard, SetOptions
from engine.kernel.creatures import OptionValue
from engine.kernel.settings import LENGTH, flat
from engine.kernel.state import Board, Settings
from engine.text import values
from engine.text.names import Names
from engine.text.reading import Header
from engine.text.replay import Replay
from engine.text.words import LineError, Words, items, split

SIZE = re.compile(r"([1-9]\d{0,2})x([1-9]\d{0,2})")
NONE = Names()
"""Above the line every name stands for itself."""
_creature: TypeAdapter[Creature] = TypeAdapter(Creature)
_edit: TypeAdapter[Edit] = TypeAdapter(Edit)


def carry_out(replay: Replay, header: Header) -> None:
    """Do what a header says. Raises LineError, and Rejected where the rules say no."""
    words = split(header.text)
    try:
        _carry_out(replay, header.key, words)
    except ValidationError as error:
        one = error.errors()[0]
        where = ".".join(map(str, one["loc"]))
        raise LineError(f"{where}: {one['msg']}") from None


def _carry_out(replay: Replay, key: str, words: Words) -> None:
    match key:
        case "option":
            _plain(words, 0, "option NAME=VALUE")
            replay.must(SetOptions(options=_table(words.pairs, OptionValue)))
        case "setting":
            _plain(words, 0, "setting NAME=VALUE")
            replay.must(SetOptions(settings=_settings(words)))
        case "board":
            replay.must(SetBoard(grid=_board(words)))
        case "cast":
            replay.must(Add(creatures=(_cast(replay.pack, words),)))
        case "given":
            _given(replay, words)
        case _:
            pass


def faces(header: Header) -> tuple[int, ...]:
    """The faces of a line of dice. Raises LineError."""
    words = split(header.text)
    if words.pairs or not words.plain or not all(one.isdecimal() for one in words.plain):
        raise LineError("expected faces, like: dice 16 12")
    return tuple(int(one) for one in words.plain)


def _plain(words: Words, count: int, like: str) -> None:
    if len(words.plain) != count or (count == 0 and not words.pairs):
        raise LineError(f"expected {like}")


def _settings(words: Words) -> dict[str, OptionValue]:
    known = flat(Settings())
    for key in words.pairs:
        if key not in known and not key.startswith(LENGTH):
            raise LineError(f"unknown setting {key}; there are: {', '.join(known)}")
    return _table(words.pairs, OptionValue)


def _table(pairs: Mapping[str, str], hint: object) -> dict[str, OptionValue]:
    table: dict[str, OptionValue] = {}
    for key, word in pairs.items():
        value = values.read(word, hint, NONE)
        if not isinstance(value, str | int):
            raise LineError(f"{key} is a single word or number")
        table[key] = value
    return table


def _board(words: Words) -> Board:
    found = SIZE.fullmatch(words.plain[0]) if len(words.plain) == 1 else None
    if found is None:
        raise LineError("expected columns x rows, like: board 20x12 difficult=3:4,3:5")
    board = Board(width=int(found[1]), height=int(found[2]))
    for key, word in words.pairs.items():
        if key not in ("difficult", "blocked"):
            raise LineError(f"board has no {key}=; it takes: difficult, blocked")
        cells = () if word == "none" else tuple(map(values.square, items(word)))
        board = (
            replace(board, difficult=cells) if key == "difficult" else replace(board, blocked=cells)
        )
    return board


def _cast(pack: RulePack, words: Words) -> Creature:
    """A creature: its own keys, then the stats of the system; ``stats.NAME`` where both have it."""
    _plain(words, 1, "cast NAME key=value")
    own = {name: one for name, one in values.fields(Creature).items() if name not in ("id", "name")}
    found = _fields(words.pairs, {**own, "at": own["position"]}, pack)
    if "at" in found:
        found["position"] = found.pop("at")
    return _creature.validate_python({"id": words.plain[0], "name": words.plain[0], **found})


def _given(replay: Replay, words: Words) -> None:
    _plain(words, 1, "given NAME key=value")
    who = words.plain[0]
    pairs = dict(words.pairs)
    conditions = items(pairs.pop("condition", ""))
    hints = values.fields(Edit)
    own = {name: hints[name] for name in ("side", "hp", "position", "budgets")}
    spelt = {_long(key): word for key, word in pairs.items()}
    edit = _edit.validate_python({"combatant": who, **_fields(spelt, own, replay.pack)})
    replay.must(edit)
    for one in conditions:
        replay.must(EffectCommand(combatant=edit.combatant, condition=one))


def _long(key: str) -> str:
    """``budget.reaction`` says what ``budgets.reaction`` does."""
    return f"budgets{key.removeprefix('budget')}" if key.startswith("budget.") else key


def _fields(
    pairs: Mapping[str, str], own: Mapping[str, object], pack: RulePack
) -> dict[str, object]:
    """The fields that these words are; what is not an own key is a stat of the system."""
    found: dict[str, object] = {}
    stats: dict[str, object] = {}
    for key, word in pairs.items():
        name, _, inner = key.partition(".")
        stat = inner if name == "stats" else key
        if key not in own and stat in pack.stats:
            stats[stat] = values.read(word, int | str, NONE)
        elif name in own and name != "stats" and inner and get_origin(own[name]) is Mapping:
            table = found.setdefault(name, {})
            assert isinstance(table, dict)
            table[inner] = values.read(word, get_args(own[name])[1], NONE)
        elif key in own:
            found[key] = values.read(word, own[key], NONE)
        else:
            known = ", ".join((*own, *pack.stats))
            raise LineError(f"unknown key {key}; there are: {known}")
    return {**found, "stats": {**stats}} if stats else found
