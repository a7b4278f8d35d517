"""Sheets: what a system takes from an imported creature, as the `[import]` table says."""

from collections.abc import Iterator, Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.kernel.rules import RulePack

Of = Literal["ac", "hp", "initiative", "level", "perception", "speed"]
OfWeapon = Literal["bonus", "damage", "range", "reach"]
Kind = Literal["free", "interrupt", "opportunity", "reaction"]
"""Kinds of reactions that sheets tell apart."""


class Taken(BaseModel):
    """One number of a sheet: divided by ``per`` (feet to a cell), ``plus`` something, bounded."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    per: int = Field(default=1, ge=1)
    plus: int = 0
    least: int | None = None
    most: int | None = None

    def of(self, value: int) -> int:
        """The number as the system counts it."""
        found = value // self.per + self.plus
        if self.least is not None:
            found = max(found, self.least)
        return found if self.most is None else min(found, self.most)


class TakenStat(Taken):
    """A stat of the combatant, from what of the sheet."""

    take: Of


class TakenWeapon(Taken):
    """A stat of an owned action, from what of an attack; dice are taken as they are."""

    take: OfWeapon


class SheetRule(BaseModel):
    """The whole table: sides by the kind of creature, stats by their ids.

    ``reaction``: the reaction that an imported one is a case of once its trigger is confirmed.
    ``reactions``: the ones that those of some kinds are cases of instead.
    ``action``: the action that one is a case of that is done at the end of others' turns.
    ``moves``: what moving a token at a virtual table stands for; the first that can be done.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    sides: Mapping[Literal["pc", "npc", "hazard"], str] = {}
    stats: Mapping[str, TakenStat] = {}
    weapon: Mapping[str, TakenWeapon] = {}
    reaction: str | None = None
    reactions: Mapping[Kind, str] = {}
    action: str | None = None
    moves: tuple[str, ...] = ()

    def case(self, kind: str) -> str | None:
        """The reaction that an imported one of this kind is a case of."""
        return {str(key): one for key, one in self.reactions.items()}.get(kind, self.reaction)

    def side(self, kind: Literal["pc", "npc", "hazard"]) -> str:
        """The side that a creature of this kind joins."""
        return self.sides.get(kind, "party" if kind == "pc" else "foes")


def troubles(sheet: SheetRule, pack: RulePack) -> Iterator[str]:
    """Every statement of the table that this pack cannot follow, each with its key."""
    for where, takes in (("stats", sheet.stats), ("weapon", sheet.weapon)):
        for name, one in takes.items():
            rule = pack.stats.get(name)
            key = f"import.{where}.{name}"
            kind = "dice" if one.take == "damage" else "number"
            if rule is None:
                there = ", ".join(sorted(pack.stats))
                yield f'{key}: unknown stat "{name}"; this pack has: {there}'
            elif rule.kind != kind:
                yield f'{key}: the stat "{name}" is of the kind {rule.kind}; needed is: {kind}'
    of_kinds = {f"reactions.{kind}": name for kind, name in sheet.reactions.items()}
    for key, named in {"reaction": sheet.reaction, **of_kinds}.items():
        if named is not None and named not in pack.reactions:
            there = ", ".join(sorted(pack.reactions)) or "none"
            yield f'import.{key}: unknown reaction "{named}"; this pack has: {there}'
    if sheet.action is not None and sheet.action not in pack.actions:
        there = ", ".join(sorted(pack.actions))
        yield f'import.action: unknown action "{sheet.action}"; this pack has: {there}'
    walks = sorted(name for name, one in pack.actions.items() if one.move is not None)
    for name in sheet.moves:
        if name not in walks:
            there = ", ".join(walks) or "none"
            yield f'import.moves: "{name}" is no action that moves; this pack has: {there}'
    if sheet.weapon and pack.weapon is None:
        yield "import.weapon: this pack names no weapon"
