"""Ready-made fights: a pack's demo.toml as commands."""

from dataclasses import replace

from engine.kernel.commands import Add, Command, SetBoard
from engine.packs import Pack
from engine.packs.demo_tables import read_demo


def demo_commands(pack: Pack, language: str = "en") -> tuple[Command, ...]:
    """What sets up the pack's ready-made fight, for people of a language. Raises PackError."""
    table = read_demo(pack.demo_file)
    called = table.names.get(language) or table.names.get(language.partition("-")[0], {})
    creatures = (replace(one, name=called.get(one.name, one.name)) for one in table.creatures)
    return (SetBoard(grid=table.board), Add(creatures=tuple(creatures)))


def untitled(pack: Pack) -> tuple[str, ...]:
    """Ids of what creatures of the ready-made fight, if there is one, have of their own and the
    pack's catalogues have to name. Raises PackError."""
    commands = demo_commands(pack) if pack.demo_file.is_file() else ()
    added = (one for command in commands if isinstance(command, Add) for one in command.creatures)
    return tuple(own.id for one in added for own in one.owned if not own.name)
