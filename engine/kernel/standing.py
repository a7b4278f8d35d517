"""Conditions about the states of who triggers, and the stats of who might do something."""

from engine.kernel import stats
from engine.kernel.situation import Situation


def source_condition(situation: Situation, value: object) -> bool | None:
    """Whether the one who triggers is in a condition."""
    source = situation.source
    return source is not None and value in stats.conditions(situation.state, source)


def own_stat(situation: Situation, value: object) -> bool | None:
    """Whether a stat of the one who might do it is not 0, with all that changes it."""
    return stats.total(situation.state, situation.pack, situation.who, str(value)) != 0
