"""Conditions about what a combatant is, and of what kind the round is."""

from engine.kernel import stats
from engine.kernel.cases import owned_of
from engine.kernel.situation import Situation


def surprise(situation: Situation, value: object) -> bool | None:
    """Whether it is the round of a surprise."""
    return (situation.pack.surprised is not None and situation.state.round == 0) is value


def kind(situation: Situation, value: object) -> bool | None:
    """What kind of combatant this one is."""
    return situation.state.combatants[situation.who].kind == value


def has_stat(situation: Situation, value: object) -> bool | None:
    """Whether a stat of the one who triggers (or acts), or of the weapon it uses, is not 0."""
    who, pending = situation.source or situation.who, situation.pending
    one = situation.state.combatants[who]
    own = owned_of(situation.state, pending) if pending and pending.by == who else None
    return stats.number(situation.pack, one, str(value), own) != 0


def speed(situation: Situation, value: object) -> bool | None:
    have = stats.total(situation.state, situation.pack, situation.who, situation.pack.speed)
    return isinstance(value, int) and have >= value
