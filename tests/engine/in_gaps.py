"""A table of four where others may come before a declaration, for the tests of gaps."""

from collections.abc import Iterable, Mapping

from engine.kernel import Event
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.creatures import OptionValue
from engine.kernel.state import Owned, Settings
from engine.kernel.units import ActionId, BudgetId, CombatantId, Span
from tests.engine.fights import SYSTEMS, Fight, creature

A, B, D, E = (CombatantId(who) for who in "abde")
BIG, SMALL = BudgetId("big"), BudgetId("small")
OWN = tuple(
    Owned(id=ActionId(f"my_{one}"), name=one, base=ActionId(one)) for one in ("lunge", "slip")
)
LUNGE, SLIP = OWN


def table(options: Mapping[str, OptionValue] | None = None, **owned: tuple[Owned, ...]) -> Fight:
    """a has the turn; b, d and e follow; who owns what is named. All stand in a row."""
    system = SYSTEMS["tiny_gaps"]
    fight = Fight(system.rules, Settings(allowance_ms=Span(0)), system)
    fight.do(c.SetOptions(options=options or {}))
    sides = {"a": "foes", "b": "party", "d": "party", "e": "foes"}
    everybody = (
        creature(
            who,
            side=side,
            initiative=9 - place,
            hp=9,
            stats={"hp": 9, "reach": 4, "mana": 0, "harm": "1"},
            owned=owned.get(who, ()),
        )
        for place, (who, side) in enumerate(sides.items())
    )
    fight.do(c.Add(creatures=tuple(everybody)))
    fight.do(c.Begin())
    return fight


def act(who: CombatantId, action: str, *targets: CombatantId) -> c.Act:
    return c.Act(actor=who, action=ActionId(action), targets=targets)


def use(who: CombatantId, reaction: str, *targets: CombatantId) -> c.React:
    return c.React(actor=who, reaction=ActionId(reaction), targets=targets)


def declared(events: Iterable[Event]) -> list[str]:
    """Who declared what."""
    found = (one.frame for one in events if isinstance(one, e.ActionDeclared))
    return [f"{one.by} {one.action}" for one in found]


def dropped(events: Iterable[Event]) -> list[e.ActionWithdrawn]:
    return [one for one in events if isinstance(one, e.ActionWithdrawn)]
