"""Ready-made fights: a pack's demo.toml as commands."""

import tomllib
from dataclasses import replace
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engine.kernel.commands import Add, Command, Creature, SetBoard
from engine.kernel.state import Board
from engine.packs import Pack, PackError


class DemoTable(BaseModel):
    """The whole file: a board and creatures ready to fight.

    ``names``: by language, what creatures are called in it; else as they stand.
    """

    model_config = ConfigDict(extra="forbid")

    board: Board
    creatures: list[Creature]
    names: dict[str, dict[str, str]] = {}


TABLE = TypeAdapter(DemoTable)


def demo_commands(pack: Pack, language: str = "en") -> tuple[Command, ...]:
    """What sets up the pack's ready-made fight, for people of a language. Raises PackError."""
    file: Path = pack.demo_file
    try:
        table = TABLE.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, ValidationError) as error:
        raise PackError(f"{file}: {error}") from None
    there = {one.name for one in table.creatures}
    for tongue, each in table.names.items():
        for name in each.keys() - there:
            raise PackError(f'{file}: names.{tongue}: no creature is called "{name}"')
    called = table.names.get(language) or table.names.get(language.partition("-")[0], {})
    creatures = (replace(one, name=called.get(one.name, one.name)) for one in table.creatures)
    return (SetBoard(grid=table.board), Add(creatures=tuple(creatures)))


def untitled(pack: Pack) -> tuple[str, ...]:
    """Ids of what creatures of the ready-made fight, if there is one, have of their own and the
    pack's catalogues have to name. Raises PackError."""
    commands = demo_commands(pack) if pack.demo_file.is_file() else ()
    added = (one for command in commands if isinstance(command, Add) for one in command.creatures)
    return tuple(own.id for one in added for own in one.owned if not own.name)
