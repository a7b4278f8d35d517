"""Expectations: what a line such as ``= Ada budget.action=2 hp=24`` finds in the state."""

from collections.abc import Callable, Mapping

from engine.kernel import stats
from engine.kernel.reserves import rules_of
from engine.kernel.state import Combatant, Encounter
from engine.kernel.units import BudgetId, CombatantId, HeldId, Square
from engine.text.names import Names
from engine.text.replay import Replay
from engine.text.values import write
from engine.text.words import LineError, quote, split

TABLE: Mapping[str, Callable[[Encounter], tuple[object, object]]] = {
    "status": lambda state: (state.status, str),
    "round": lambda state: (state.round, int),
    "active": lambda state: (state.active, CombatantId | None),
    "order": lambda state: (tuple(one.holder for one in state.order), tuple[CombatantId, ...]),
    "delayed": lambda state: (tuple(one.who for one in state.delayed), tuple[CombatantId, ...]),
    "held": lambda state: (tuple(one.id for one in state.held), tuple[HeldId, ...]),
}
"""What can be asked of the fight."""
ONE: Mapping[str, Callable[[Combatant], tuple[object, object]]] = {
    "side": lambda one: (one.side, str),
    "initiative": lambda one: (one.initiative, int),
    "hp": lambda one: (one.hp, int),
    "position": lambda one: (one.position, Square),
    "hidden": lambda one: (one.hidden, bool),
    "defeated": lambda one: (one.defeated, bool),
}
"""What can be asked of a combatant; besides: condition, budget.NAME and stat.NAME."""


def found(replay: Replay, text: str) -> str:
    """The line as it should be: the same keys with what they are now. Raises LineError."""
    words = split(text)
    if len(words.plain) > 1 or not words.pairs:
        raise LineError("expected = NAME key=value, or = key=value for the fight")
    if not words.plain:
        return _line([f"{key}={_fight(replay, key)}" for key in words.pairs], words.comment)
    who = CombatantId(replay.names.find(CombatantId, words.plain[0]))
    if who not in replay.state.combatants:
        raise LineError(f"nobody here is called {words.plain[0]}")
    asked = [f"{key}={_one(replay, who, key)}" for key in words.pairs]
    return _line([quote(words.plain[0]), *asked], words.comment)


def _line(words: list[str], comment: str) -> str:
    return " ".join(words) + (f"  {comment}" if comment else "")


def _fight(replay: Replay, key: str) -> str:
    if key not in TABLE:
        raise LineError(f"the fight has no {key}; it has: {', '.join(TABLE)}")
    return write(*TABLE[key](replay.state), replay.names)


def _one(replay: Replay, who: CombatantId, key: str) -> str:
    one = replay.state.combatants[who]
    kind, _, name = key.partition(".")
    if key in ONE:
        return write(*ONE[key](one), replay.names)
    if key == "condition":
        return write(stats.conditions(replay.state, who), tuple[str, ...], Names())
    if kind == "budget" and name in rules_of(replay.pack, one):
        return str(one.budgets.get(BudgetId(name), 0))
    if kind == "stat" and name in replay.pack.stats:
        value = stats.value(replay.pack, one, name)
        number = isinstance(value, int)
        return (
            str(stats.total(replay.state, replay.pack, who, name)) if number else quote(str(value))
        )
    known = (
        *ONE,
        "condition",
        *(f"budget.{one}" for one in rules_of(replay.pack, one)),
        "stat.NAME",
    )
    raise LineError(f"a combatant has no {key}; it has: {', '.join(known)}")
