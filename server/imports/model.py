"""The document every reader yields: creatures, loose reactions, perhaps an encounter, warnings."""

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from server.imports.codes import WarningCode

Kind = Literal["pc", "npc", "hazard"]
ReactionKind = Literal["reaction", "interrupt", "opportunity", "free", "legendary", "lair", "none"]
TriggerSource = Literal["field", "label", "glossary", "prose", "none"]
Number = int | float


class Part(BaseModel):
    """A piece of the document: strict and frozen."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Remark(Part):
    """A warning, to be worded by its code; `where` is a path in the file or a line of it."""

    code: WarningCode
    params: Mapping[str, str | int] = {}
    where: str | None = None


class Hp(Part):
    """Hit points; what the file does not say is None."""

    max: int | None = None
    current: int | None = None
    temp: int | None = None


class Initiative(Part):
    """A modifier, or a `fixed` value, rolled or never to be; `stat` names where it comes from."""

    mod: int | None = None
    fixed: Number | None = None
    die: str | None = None
    stat: str | None = None


class Attack(Part):
    """A weapon: `damage` is dice only, `reach` and `range` (the first increment) are in feet."""

    name: str
    bonus: int | None = None
    damage: str | None = None
    reach: int | None = None
    range: int | None = None


class Reaction(Part):
    """Something done out of turn; `trigger_source` tells how far its trigger can be trusted."""

    name: str
    kind: ReactionKind = "reaction"
    trigger: str | None = None
    trigger_source: TriggerSource = "none"
    text: str = ""
    uses: str | None = None
    requirements: str | None = None


class External(Part):
    """Where the creature lives outside: a host and its id there."""

    host: str
    id: str


class Creature(Part):
    """One stat block; `perception` is the modifier, but in dnd5e and tables the number as used."""

    name: str
    kind: Kind = "npc"
    system: str | None = None
    hp: Hp = Hp()
    ac: int | None = None
    initiative: Initiative = Initiative()
    perception: int | None = None
    level: Number | None = None
    speed: int | None = None
    minion: bool = False
    reactions: tuple[Reaction, ...] = ()
    attacks: tuple[Attack, ...] = ()
    player: str | None = None
    external: External | None = None
    warnings: tuple[Remark, ...] = ()


class Combatant(Part):
    """One in the encounter; `ref` is the external id of a creature, else `name` finds it."""

    ref: str | None = None
    name: str | None = None
    label: str
    initiative: Number | None = None
    hp: int | None = None
    hidden: bool = False
    defeated: bool = False
    reaction_spent: bool = False


class Encounter(Part):
    """A fight as it stood; `turn` is an index into `combatants`."""

    name: str | None = None
    round: int | None = None
    turn: int | None = None
    combatants: tuple[Combatant, ...] = ()


class Table(Part):
    """The columns of a table, and from which of them each field was read."""

    headers: tuple[str, ...]
    columns: Mapping[str, str]


class Imported(Part):
    """What was read from one file; `format` is for the caller and no part of the document."""

    creatures: tuple[Creature, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    encounter: Encounter | None = None
    table: Table | None = None
    warnings: tuple[Remark, ...] = ()
    format: str = Field(default="", exclude=True)

    def is_empty(self) -> bool:
        """Whether there is nothing to add to a room."""
        return not (self.creatures or self.reactions or self.encounter)
