"""The ready-made fight of a pack, as its demo.toml has it."""

import tomllib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engine.kernel.commands import Creature
from engine.kernel.state import Board
from engine.packs.schema import PackError


class DemoTable(BaseModel):
    """The whole file: a board and creatures ready to fight.

    ``names``: by language, what creatures are called in it; else as they stand.
    """

    model_config = ConfigDict(extra="forbid")

    board: Board
    creatures: list[Creature]
    names: dict[str, dict[str, str]] = {}


TABLE = TypeAdapter(DemoTable)


def read_demo(file: Path) -> DemoTable:
    """The file, where names call creatures that are in it. Raises PackError with file and key."""
    try:
        table = TABLE.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(map(str, first["loc"]))
        raise PackError(f"{file}: {key}: {first['msg']}") from None
    except (OSError, ValueError) as error:
        raise PackError(f"{file}: {error}") from None
    there = {one.name for one in table.creatures}
    for tongue, each in table.names.items():
        for name in each.keys() - there:
            raise PackError(f'{file}: names.{tongue}: no creature is called "{name}"')
    return table
