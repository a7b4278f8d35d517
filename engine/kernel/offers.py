"""What an asked combatant may do in a window, and the sealed answer."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.units import ActionId, BudgetId, CombatantId, HeldId, Instant, SeatId, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """One thing an asked combatant may do in answer."""

    reaction: ActionId
    owned: ActionId | None = None
    trigger: str
    targets: tuple[CombatantId, ...] = ()
    cost: Mapping[BudgetId, int] = field(default_factory=dict)
    squares: tuple[Square, ...] = ()
    """Cells at one of which it is aimed."""
    held: HeldId | None = None
    count: int | None = None
    """How many of ``targets`` it is aimed at; None: all of them."""

    @property
    def title(self) -> ActionId:
        """The name it goes by: its own, where a creature owns it."""
        return self.owned or self.reaction


def keyed(offers: Iterable[Offer]) -> dict[str, Offer]:
    """Each offer of a window by the one name that means it alone: its title, or where several ways
    to use one own thing share that, with the way."""
    every = tuple(offers)
    titles = Counter(one.title for one in every)
    return {
        one.title if titles[one.title] == 1 else f"{one.reaction}/{one.title}": one for one in every
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """A sealed answer. ``reaction`` None: declined; ``again``: ask at the next square; ``late``:
    given when time was up."""

    reaction: ActionId | None = None
    owned: ActionId | None = None
    targets: tuple[CombatantId, ...] = ()
    path: tuple[Square, ...] = ()
    also: tuple[ActionId, ...] = ()
    held: HeldId | None = None
    by: Literal["seat", "gm", "time", "standing", "absence"] = "seat"
    again: bool = False
    late: bool = False

    @property
    def title(self) -> ActionId | None:
        """The name of what was chosen: its own, where a creature owns it."""
        return self.owned or self.reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingRule:
    """What a player has said of a reaction beforehand, and when that holds.

    ``triggers``: for these alone. ``source``: for this one's deeds alone. ``hp_at_most``: with no
    more than this percentage of hit points. ``keep``: as long as so much is left of what it costs.
    ``round``: in this round alone. ``rank``: the lowest that applies decides.
    """

    mode: Literal["ask", "never", "always", "expiry"]
    triggers: tuple[str, ...] = ()
    source: CombatantId | None = None
    hp_at_most: int | None = None
    keep: int = 0
    round: int | None = None
    rank: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One asked combatant's part of a window, with its own deadline (None: no limit).

    ``held_at``: its time stands still since then. ``more``: how often it got more time.
    ``wants_more``: it asked the GM for that. ``seat``: who is asked instead of its own seats.
    ``absent``: nobody who answers for it is there; ``rests``: its time stands still for that.
    """

    offers: tuple[Offer, ...]
    closes_at: Instant | None
    reply: Reply | None = None
    held_at: Instant | None = None
    more: int = 0
    wants_more: bool = False
    seat: SeatId | None = None
    absent: bool = False
    rests: bool = False
