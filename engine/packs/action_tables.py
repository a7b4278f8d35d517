"""The tables of actions, their targets and conditions, as pydantic reads them."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.kernel.outcomes import EffectRule
from engine.kernel.rolls import CheckRule, PoolRule
from engine.kernel.rules import (
    ActionRule,
    LimitRule,
    MoveRule,
    PickRule,
    TargetRule,
    WorkRule,
)
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId
from engine.packs.condition_tables import PredicateTable


class Strict(BaseModel):
    """A table of the file: no key but these."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TargetTable(Strict):
    """Whom an action is aimed at, as the file has it."""

    count: int = 1
    least: int | None = None
    most: str = ""
    all: bool = False
    side: Literal["any", "foe", "ally", "own", "other"] = "any"
    within: Literal["anywhere", "adjacent", "reach", "range"] = "anywhere"
    stat: str = ""
    sight: bool = False
    late: bool = False
    when: list[PredicateTable] = []
    helpers: dict[str, int] = {}

    def read(self) -> TargetRule:
        """The rule."""
        return TargetRule(
            count=self.count,
            least=self.least,
            most=self.most,
            all=self.all,
            side=self.side,
            within=self.within,
            stat=self.stat,
            sight=self.sight,
            late=self.late,
            when=tuple(one.read() for one in self.when),
            helpers=self.helpers,
        )


class PickTable(Strict):
    """What is picked, as the file has it."""

    words: list[str] = []
    who: TargetTable | None = None

    def read(self) -> PickRule:
        """The rule."""
        return PickRule(words=tuple(self.words), who=self.who.read() if self.who else None)


class ActionTable(Strict):
    """An action or a reaction as the file has it."""

    cost: dict[str, int] = {}
    choice: dict[str, tuple[int, int]] = {}
    whole: list[BudgetId] = []
    whole_some: bool = False
    tags: list[str] = []
    when: list[PredicateTable] = []
    timeline: list[TimingPoint] = [TimingPoint.DECLARED, TimingPoint.RESOLVED]
    target: TargetTable | None = None
    move: MoveRule | None = None
    pick: PickTable | None = None
    check: CheckRule | None = None
    pool: PoolRule | None = None
    effects: list[EffectRule] = []
    limits: list[LimitRule] = []
    owned: bool = False
    starter: bool = False
    common: bool = False
    alongside: frozenset[Literal["own_turn", "own_reaction", "any_action"]] = frozenset()
    on: list[str] = []
    cases: ActionId | None = None
    point: bool = False
    off_turn: str = ""
    apart: bool = False
    gives: str = ""
    anyway: bool = False
    consent: bool = False
    consequence: list[str] = []
    turns: tuple[int, int] | None = None
    hosts: str = ""
    hosted: bool = False
    work: WorkRule | None = None

    def read(self, name: str) -> ActionRule:
        """The rule with this id."""
        return ActionRule(
            id=ActionId(name),
            cost={BudgetId(key): amount for key, amount in self.cost.items()},
            choice={BudgetId(key): span for key, span in self.choice.items()},
            whole=tuple(self.whole),
            whole_some=self.whole_some,
            tags=frozenset(self.tags),
            when=tuple(one.read() for one in self.when),
            timeline=tuple(self.timeline),
            target=self.target.read() if self.target else None,
            move=self.move,
            pick=self.pick.read() if self.pick else None,
            check=self.check,
            pool=self.pool,
            effects=tuple(self.effects),
            limits=tuple(self.limits),
            owned=self.owned,
            starter=self.starter,
            common=self.common,
            alongside=self.alongside,
            on=tuple(self.on),
            cases=self.cases,
            point=self.point,
            off_turn=self.off_turn,
            apart=self.apart,
            gives=self.gives,
            anyway=self.anyway,
            consent=self.consent,
            consequence=tuple(self.consequence),
            turns=self.turns,
            hosts=self.hosts,
            hosted=self.hosted,
            work=self.work,
        )
