"""Ends: imported legendary and lair actions as what a creature does at the end of others' turns."""

import re
from collections.abc import Iterator, Mapping, Sequence

from engine.kernel.owned import Cue, Owned, Reserve
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId
from engine.packs import Pack
from server.imports.model import Reaction

LEGENDARY = Reserve(id=BudgetId("legendary"), cap=3)
LAIR = Reserve(id=BudgetId("lair"), cap=1, at=TimingPoint.ROUND_START)
BUDGETS: Mapping[str, Reserve] = {"legendary": LEGENDARY, "lair": LAIR}
"""What pays for each kind, and how much of it a creature usually has; the GM changes it where a
sheet has another number."""
COSTS = re.compile(r"\(costs (\d) actions?\)", re.IGNORECASE)
"""What a name says of its cost; 1 where it says nothing."""


def is_done(pack: Pack, one: Reaction) -> bool:
    """Whether it is done at the end of others' turns, and the system has a place for that."""
    return one.kind in BUDGETS and pack.sheets.action is not None and _trigger(pack) is not None


def owned(pack: Pack, reactions: Sequence[Reaction]) -> Iterator[Owned]:
    """The own actions that these are."""
    base, trigger = pack.sheets.action, _trigger(pack)
    done = [one for one in reactions if is_done(pack, one)]
    for number, one in enumerate(done, 1):
        assert base is not None and trigger is not None
        told, budget = COSTS.search(one.name), BUDGETS[one.kind]
        yield Owned(
            id=ActionId(f"{one.kind}{number}"),
            name=COSTS.sub("", one.name).strip() or one.name,
            base=ActionId(base),
            cost={budget.id: min(budget.cap, int(told[1])) if told else 1},
            cue=Cue(trigger=trigger, whose="anyone"),
            text=one.text,
        )


def reserves(pack: Pack, reactions: Sequence[Reaction]) -> tuple[Reserve, ...]:
    """The budgets that pay for them: legendary ones filled at the start of their owner's turn, that
    of the lair at every round's."""
    kinds = {one.kind for one in reactions if is_done(pack, one)}
    return tuple(one for kind, one in BUDGETS.items() if kind in kinds)


def _trigger(pack: Pack) -> str | None:
    ends = (
        name
        for name, one in pack.rules.triggers.items()
        if one.at is TimingPoint.TURN_END and not one.reported
    )
    return next(ends, None)
