"""What is a combatant's own: actions, reactions, budgets for them, and imported texts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.creatures import StatValue
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId


@dataclass(frozen=True, slots=True, kw_only=True)
class Cue:
    """What a combatant's own reaction answers: a trigger, from whom, how near, at whom."""

    trigger: str
    whose: Literal["foe", "ally", "anyone"] = "foe"
    near: Literal["anywhere", "in_reach", "adjacent"] = "anywhere"
    at_me: bool = False
    """Only where it is aimed at the owner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Owned:
    """An action of one combatant's own: a weapon, a spell, a monster's power.

    ``base`` is the pack's action it is a case of; its ``stats`` take the place of the owner's, its
    ``cost`` and ``tags`` that of its base (None: as its base). With a ``cue`` it answers that and
    nothing else: a reaction instead of what its base answers, an action never in one's own turn.
    """

    id: ActionId
    name: str
    base: ActionId
    stats: Mapping[str, StatValue] = field(default_factory=dict)
    cue: Cue | None = None
    text: str = ""
    cost: Mapping[BudgetId, int] | None = None
    tags: frozenset[str] | None = None

    @property
    def differs(self) -> bool:
        """Whether it is more than the right to use its base."""
        return self.cue is not None or self.cost is not None or self.tags is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserve:
    """A budget of one combatant's own: it is full at the start, and again ``at`` its owner's turn
    start or every round's. ``id``: its name, as people read it."""

    id: BudgetId
    cap: int
    at: Literal[TimingPoint.TURN_START, TimingPoint.ROUND_START] = TimingPoint.TURN_START


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """An imported reaction as text: shown, and no window until its trigger is confirmed.

    ``base``: the pack's reaction that it will be a case of, unless the GM names another.
    """

    name: str
    kind: str
    trigger: str = ""
    text: str = ""
    base: ActionId | None = None
