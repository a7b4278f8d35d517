"""The tables of a pack file as pydantic reads them; no key but the known ones."""

from typing import Literal

from pydantic import BaseModel, Field, model_validator

from engine.kernel.creatures import (
    BudgetRule,
    ConditionRule,
    HealthRule,
    InitiativeRule,
    SavingRule,
    SpaceRule,
    StatRule,
    SurpriseRule,
)
from engine.kernel.overlays import ContactRule, ModeRule
from engine.kernel.rules import (
    DelayRule,
    InterruptionRule,
    ReadyRule,
)
from engine.kernel.timing import TimingPoint
from engine.kernel.units import BudgetId
from engine.kernel.waits import GapRule
from engine.packs.action_tables import ActionTable
from engine.packs.condition_tables import PredicateTable, TagRuleTable
from engine.packs.option_tables import STRICT, OptionTable, PatchTable, check_patches
from engine.packs.sheets import SheetRule


class TriggerTable(BaseModel):
    """A trigger as the file has it."""

    model_config = STRICT

    at: TimingPoint
    when: list[PredicateTable] = []
    who: list[PredicateTable] = []
    reported: bool = False
    ready: bool = False
    actor: bool = False


class RepeatTable(BaseModel):
    """A penalty for repeating as the file has it."""

    model_config = STRICT

    tag: str
    each: int
    most: int


class WindowTable(BaseModel):
    """The windows of one timing point as the file has them."""

    model_config = STRICT

    length_ms: int | None = None
    order: list[str] = ["initiative"]
    capacity: int | None = None
    per: Literal["window", "action", "target", "reactor"] = "window"
    sealed: bool = True
    chooser: Literal["rules", "gm", "active"] = "rules"
    reopen: Literal["never", "until_all_decline"] = "never"


class ReadyTable(BaseModel):
    """How an action is readied, as the file has it."""

    model_config = STRICT

    cost: dict[BudgetId, int]
    fire_cost: dict[BudgetId, int]
    most: dict[BudgetId, int]
    ends_turn: bool = True
    provokes: bool = False
    ignored: Literal["stays", "discarded"] = "stays"
    order: Literal["stays", "before_trigger"] = "stays"
    late: Literal["at_once", "after_turn"] = "at_once"

    def read(self) -> ReadyRule:
        """The rule."""
        return ReadyRule(**dict(self))


class PackTable(BaseModel):
    """The whole file. ``featured``: shown first to whoever has chosen no system yet."""

    model_config = STRICT

    featured: bool = False
    initiative: InitiativeRule
    space: SpaceRule = SpaceRule()
    health: HealthRule | None = None
    reach: str = "reach"
    threat: str = ""
    speed: str = "speed"
    ready: ReadyTable | None = None
    delay: DelayRule | None = None
    gap: GapRule | None = None
    depth: int | None = None
    saving: SavingRule | None = None
    surprised: str | None = None
    contact: ContactRule | None = None
    modes: dict[str, ModeRule] = {}
    surprise: SurpriseRule | None = None
    interruptions: InterruptionRule = InterruptionRule()
    tag_limits: dict[str, int] = {}
    tag_rules: dict[str, TagRuleTable] = {}
    weapon: str | None = None
    stats: dict[str, StatRule]
    budgets: dict[str, BudgetRule]
    conditions: dict[str, ConditionRule] = {}
    actions: dict[str, ActionTable]
    reactions: dict[str, ActionTable] = {}
    triggers: dict[str, TriggerTable] = {}
    windows: dict[TimingPoint, WindowTable] = {}
    repeats: dict[str, RepeatTable] = {}
    options: dict[str, OptionTable] = {}
    patches: list[PatchTable] = []
    sheets: SheetRule = Field(default=SheetRule(), alias="import")

    @model_validator(mode="after")
    def _patches_name_options(self) -> "PackTable":
        check_patches(self.options, self.patches)
        return self
