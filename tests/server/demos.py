"""The ready-made fights of the systems, begun without a server."""

from engine.kernel import commands as c
from engine.kernel.units import CombatantId
from engine.packs.demo import demo_commands
from tests.engine.fights import Fight
from tests.server.table import PACKS


def demo(system: str) -> Fight:
    """The ready-made fight of a system, begun."""
    fight = Fight(PACKS[system].rules)
    for command in demo_commands(PACKS[system]):
        fight.do(command)
    fight.do(c.Begin())
    return fight


def named(fight: Fight, name: str) -> CombatantId:
    """Who is called so."""
    return next(who for who, one in fight.state.combatants.items() if one.name == name)
