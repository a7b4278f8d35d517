"""From TOML to a rule pack: every unknown key or name is an error that lists the known ones."""

import tomllib
from itertools import chain
from pathlib import Path

from pydantic import ValidationError

from engine.kernel.creatures import OptionRule
from engine.kernel.rolls import Repeat
from engine.kernel.rules import RulePack, TriggerRule, WindowRule
from engine.kernel.units import ActionId, BudgetId, Span
from engine.packs.keys import known_keys
from engine.packs.names import dangling
from engine.packs.patches import Table
from engine.packs.sense import nonsense
from engine.packs.sheets import troubles
from engine.packs.tables import PackTable

UNKNOWN_KEY = ("extra_forbidden", "unexpected_keyword_argument")
"""What pydantic calls a key that it does not know."""


class PackError(Exception):
    """A pack cannot be read; the message names file, key and the known alternatives."""


def read_table(file: Path) -> Table:
    """What a pack file says, unchecked. Raises PackError."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PackError(f"{file}: {error}") from None


def build(file: Path, table: Table) -> RulePack:
    """The pack that a table describes; its folder's name is the system's id. Raises PackError."""
    try:
        read = PackTable.model_validate(table)
        pack = _pack(file.parent.name, read)
    except ValidationError as error:
        raise PackError(f"{file}: {_first(error)}") from None
    except ValueError as error:
        raise PackError(f"{file}: {error}") from None
    for problem in chain(dangling(pack), nonsense(pack), troubles(read.sheets, pack)):
        raise PackError(f"{file}: {problem}")
    return pack


def _first(error: ValidationError) -> str:
    """One thing that is wrong: where it stands, what it is, what could stand there. A key that is
    not known comes first, since another is missing where one was misspelt."""
    one = min(error.errors(), key=lambda each: each["type"] not in UNKNOWN_KEY)
    where = ".".join(str(part) for part in one["loc"])
    if one["type"] in UNKNOWN_KEY:
        there = ", ".join(known_keys(PackTable, one["loc"]))
        return f"{where}: unknown key; there are: {there}"
    said = one["msg"].removeprefix("Value error, ")
    return f"{where}: {said}" if where else said


def _pack(name: str, table: PackTable) -> RulePack:
    windows = {
        at: WindowRule(
            length_ms=None if one.length_ms is None else Span(one.length_ms),
            order=tuple(one.order),
            capacity=one.capacity,
            per=one.per,
            sealed=one.sealed,
            chooser=one.chooser,
            reopen=one.reopen,
        )
        for at, one in table.windows.items()
    }
    triggers = {
        key: TriggerRule(
            at=one.at,
            when=tuple(each.read() for each in one.when),
            who=tuple(each.read() for each in one.who),
            reported=one.reported,
            ready=one.ready,
            actor=one.actor,
        )
        for key, one in table.triggers.items()
    }
    return RulePack(
        id=name,
        stats=table.stats,
        budgets={BudgetId(key): one for key, one in table.budgets.items()},
        actions={ActionId(key): one.read(key) for key, one in table.actions.items()},
        reactions={ActionId(key): one.read(key) for key, one in table.reactions.items()},
        triggers=triggers,
        windows=windows,
        conditions=table.conditions,
        options={key: OptionRule(choices=tuple(one.choices)) for key, one in table.options.items()},
        repeats=tuple(
            Repeat(name=key, tag=one.tag, each=one.each, most=one.most)
            for key, one in table.repeats.items()
        ),
        health=table.health,
        initiative=table.initiative,
        space=table.space,
        reach=table.reach,
        threat=table.threat,
        speed=table.speed,
        ready=table.ready.read() if table.ready else None,
        delay=table.delay,
        gap=table.gap,
        depth=table.depth,
        saving=table.saving,
        surprised=table.surprised,
        contact=table.contact,
        modes=table.modes,
        surprise=table.surprise,
        interruptions=table.interruptions,
        tag_limits=table.tag_limits,
        tag_rules={key: one.read() for key, one in table.tag_rules.items()},
        weapon=None if table.weapon is None else ActionId(table.weapon),
    )
