"""Conditions about what lies over the fight: a batch and a mode."""

from engine.kernel.cases import rule_of
from engine.kernel.frames import Pending
from engine.kernel.rules import ActionRule
from engine.kernel.situation import Situation

MODES = INSIDE, OUTSIDE, NO_MODE = ("inside", "outside", "none")
"""What ``mode`` is compared with."""


def declared(situation: Situation, value: object) -> bool | None:
    """Whether one has declared something with this tag in the batch."""
    state, pack = situation.state, situation.pack
    batches = (one.batch for one in state.stack if isinstance(one, Pending) and one.batch)
    return any(
        one.by == situation.who and value in rule_of(state, pack, one).tags
        for batch in batches
        for one in batch.declared
    )


def struck_at(situation: Situation, value: object) -> bool | None:
    """Whether somebody's strike in the batch was aimed at one."""
    state, pack = situation.state, situation.pack
    frames = (one.batch for one in state.stack if isinstance(one, Pending) and one.batch)
    strikes = (
        one for batch in frames for one in batch.declared if _strikes(rule_of(state, pack, one))
    )
    return any(situation.who in one.targets for one in strikes) is value


def _strikes(rule: ActionRule) -> bool:
    return rule.pool is not None and rule.pool.kind == "strike"


def mode(situation: Situation, value: object) -> bool | None:
    """Whether one fights in the mode under way, or is left out of it, or there is none."""
    if situation.state.mode is None:
        return value == NO_MODE
    return value == (OUTSIDE if situation.state.outside(situation.who) else INSIDE)


def opened(situation: Situation, value: object) -> bool | None:
    """Whether the batch was opened with this action."""
    frames = (one for one in situation.state.stack if isinstance(one, Pending) and one.batch)
    return any(one.action == value for one in frames)
