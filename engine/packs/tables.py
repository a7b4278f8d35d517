"""The tables of a pack file as pydantic reads them; no key but the known ones."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.kernel.creatures import (
    BudgetRule,
    ConditionRule,
    HealthRule,
    InitiativeRule,
    SavingRule,
    SpaceRule,
    StatRule,
)
from engine.kernel.outcomes import EffectRule
from engine.kernel.rolls import CheckRule
from engine.kernel.rules import (
    ActionRule,
    LimitRule,
    MoveRule,
    TargetRule,
)
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId
from engine.kernel.waits import DelayRule, GapRule, ReadyRule
from engine.packs.condition_tables import PredicateTable
from engine.packs.option_tables import OptionTable, PatchTable, check_patches
from engine.packs.sheets import SheetRule


class Strict(BaseModel):
    """A table of the file: no key but these."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TargetTable(Strict):
    """Whom an action is aimed at, as the file has it."""

    count: int = 1
    least: int | None = None
    side: Literal["any", "foe", "ally", "other"] = "any"
    within: Literal["anywhere", "adjacent", "reach", "range"] = "anywhere"
    when: list[PredicateTable] = []

    def read(self) -> TargetRule:
        """The rule."""
        return TargetRule(
            count=self.count,
            least=self.least,
            side=self.side,
            within=self.within,
            when=tuple(one.read() for one in self.when),
        )


class ActionTable(Strict):
    """An action or a reaction as the file has it."""

    cost: dict[str, int] = {}
    choice: dict[str, tuple[int, int]] = {}
    whole: list[BudgetId] = []
    tags: list[str] = []
    when: list[PredicateTable] = []
    timeline: list[TimingPoint] = [TimingPoint.DECLARED, TimingPoint.RESOLVED]
    target: TargetTable | None = None
    move: MoveRule | None = None
    check: CheckRule | None = None
    effects: list[EffectRule] = []
    limits: list[LimitRule] = []
    owned: bool = False
    common: bool = False
    alongside: frozenset[Literal["own_turn", "own_reaction", "any_action"]] = frozenset()
    on: list[str] = []
    consent: bool = False
    consequence: list[str] = []
    turns: tuple[int, int] | None = None

    def read(self, name: str) -> ActionRule:
        """The rule with this id."""
        return ActionRule(
            id=ActionId(name),
            cost={BudgetId(key): amount for key, amount in self.cost.items()},
            choice={BudgetId(key): span for key, span in self.choice.items()},
            whole=tuple(self.whole),
            tags=frozenset(self.tags),
            when=tuple(one.read() for one in self.when),
            timeline=tuple(self.timeline),
            target=self.target.read() if self.target else None,
            move=self.move,
            check=self.check,
            effects=tuple(self.effects),
            limits=tuple(self.limits),
            owned=self.owned,
            common=self.common,
            alongside=self.alongside,
            on=tuple(self.on),
            consent=self.consent,
            consequence=tuple(self.consequence),
            turns=self.turns,
        )


class TriggerTable(Strict):
    """A trigger as the file has it."""

    at: TimingPoint
    when: list[PredicateTable] = []
    who: list[PredicateTable] = []
    reported: bool = False
    ready: bool = False


class RepeatTable(Strict):
    """A penalty for repeating as the file has it."""

    tag: str
    each: int
    most: int


class WindowTable(Strict):
    """The windows of one timing point as the file has them."""

    length_ms: int | None = None
    order: list[str] = ["initiative"]
    capacity: int | None = None
    per: Literal["window", "action", "target", "reactor"] = "window"
    sealed: bool = True
    chooser: Literal["rules", "gm", "active"] = "rules"
    reopen: Literal["never", "until_all_decline"] = "never"


class ReadyTable(Strict):
    """How an action is readied, as the file has it."""

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


class PackTable(Strict):
    """The whole file."""

    initiative: InitiativeRule
    space: SpaceRule = SpaceRule()
    health: HealthRule | None = None
    reach: str = "reach"
    speed: str = "speed"
    ready: ReadyTable | None = None
    delay: DelayRule | None = None
    gap: GapRule | None = None
    saving: SavingRule | None = None
    surprised: str | None = None
    tag_limits: dict[str, int] = {}
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
