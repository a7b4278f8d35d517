"""Creatures of a list: what cannot be read becomes a warning, the others are kept."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from server.imports.codes import WarningCode
from server.imports.model import Creature, Reaction, Remark

MANY = 1000
LOOKED_AT = 2 * MANY
"""Entries that are read, whether or not they are kept."""
Entry = tuple[str, object]


class Broken(Exception):
    """One entry cannot be read; the rest of its list can."""

    def __init__(self, code: WarningCode, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def remark(self, where: str) -> Remark:
        """The warning that takes the entry's place."""
        return Remark(code=self.code, params=self.params, where=where)


@dataclass(slots=True)
class Gathered:
    """What a list gave."""

    creatures: list[Creature] = field(default_factory=list)
    warnings: list[Remark] = field(default_factory=list)


def gather(entries: Iterable[Entry], read_one: Callable[[object], Creature]) -> Gathered:
    """Every readable entry once; the same stat block met again is named and merged."""
    found = Gathered()
    known: dict[Creature, Creature] = {}
    for number, (where, entry) in enumerate(entries):
        if number == LOOKED_AT or len(known) == MANY:
            found.warnings.append(_too_many(len(known), where))
            break
        try:
            creature = read_one(entry)
        except Broken as broken:
            found.warnings.append(broken.remark(where))
            continue
        code, params = WarningCode.DUPLICATE_MERGED, {"name": creature.name}
        core = creature.model_copy(update={"external": None, "warnings": ()})
        if core in known:
            found.warnings.append(Remark(code=code, params=params, where=where))
            continue
        known[core] = creature
    found.creatures = list(known.values())
    return found


def gather_reactions(
    entries: Iterable[Entry], read_one: Callable[[str, object], tuple[Reaction, tuple[Remark, ...]]]
) -> tuple[tuple[Reaction, ...], tuple[Remark, ...]]:
    """Every readable reaction, and all warnings."""
    reactions: list[Reaction] = []
    warnings: list[Remark] = []
    for number, (where, entry) in enumerate(entries):
        if number == MANY:
            warnings.append(_too_many(len(reactions), where))
            break
        try:
            reaction, remarks = read_one(where, entry)
        except Broken as broken:
            warnings.append(broken.remark(where))
            continue
        reactions.append(reaction)
        warnings.extend(remarks)
    return tuple(reactions), tuple(warnings)


def _too_many(kept: int, where: str) -> Remark:
    return Remark(code=WarningCode.TOO_MANY, params={"kept": kept}, where=where)
