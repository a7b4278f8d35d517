"""Conditions about what is between two: who sees, holds, marks or outgrows whom."""

from engine.kernel import sight, stats
from engine.kernel.effects import Effect
from engine.kernel.holders import ending_side
from engine.kernel.situation import Situation
from engine.kernel.space import footprint
from engine.kernel.units import CombatantId


def source(situation: Situation, value: object) -> bool | None:
    """Whose side the trigger comes from; a side's turn that ends comes from that side."""
    combatants = situation.state.combatants
    if situation.source is not None:
        side: str | None = combatants[situation.source].side
    else:
        side = ending_side(situation.state) if situation.pending is None else None
    if side is None:
        return False
    return (combatants[situation.who].side == side) is (value == "ally")


def binds(situation: Situation, value: object) -> bool | None:
    """Whether the other one is under an effect of this name that comes from this one."""
    return _under(situation, situation.other, situation.who, value)


def bound(situation: Situation, value: object) -> bool | None:
    """Whether this one is under an effect of this name that comes from the other."""
    return _under(situation, situation.who, situation.other, value)


def by_others(situation: Situation, value: object) -> bool | None:
    """Whether this one is under an effect of this name, and all of them are known to come from
    somebody else than the other."""
    from_whom = [
        one.by for one in situation.state.effects if _called(one, value) and one.on == situation.who
    ]
    return bool(from_whom) and all(one not in (None, situation.other) for one in from_whom)


def in_sight(situation: Situation, value: object) -> bool | None:
    """Whether the other sees this one, as far as the board tells."""
    one = situation.state.combatants[situation.who]
    if situation.other is None or one.position is None:
        return None
    cells = footprint(one.position, one.size)
    found = sight.sees(situation.state, situation.pack, situation.other, cells)
    return None if found is None else found is value


def sustains(situation: Situation, value: object) -> bool | None:
    """Whether something is there that this one can sustain in this turn."""
    found = any(
        one.by == situation.who and one.sustained and not one.until.next
        for one in situation.state.effects
    )
    return found is value


def can_see(situation: Situation, value: object) -> bool | None:
    """Whether nothing keeps this one from seeing."""
    states = stats.states(situation.state, situation.pack, situation.who)
    blind = any(situation.pack.conditions[one].blind for one in states)
    return (not blind) is value


def outgrows(situation: Situation, value: object) -> bool | None:
    """Whether this one is by more than so many sizes larger than the other."""
    if situation.other is None or not isinstance(value, int):
        return False
    everybody = situation.state.combatants
    return everybody[situation.who].size > everybody[situation.other].size + value


def _under(
    situation: Situation, on: CombatantId | None, by: CombatantId | None, name: object
) -> bool:
    return any(
        _called(one, name) and one.on == on and one.by == by for one in situation.state.effects
    )


def _called(effect: Effect, name: object) -> bool:
    return effect.name in (f"effect-{name}", f"condition-{name}")
