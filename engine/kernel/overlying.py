"""Conditions about what lies over the fight: a batch and a mode."""

from engine.kernel.cases import rule_of
from engine.kernel.frames import Pending
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


def mode(situation: Situation, value: object) -> bool | None:
    """Whether one fights in the mode under way, or is left out of it, or there is none."""
    if situation.state.mode is None:
        return value == NO_MODE
    return value == (OUTSIDE if situation.state.outside(situation.who) else INSIDE)


def opened(situation: Situation, value: object) -> bool | None:
    """Whether the batch was opened with this action."""
    frames = (one for one in situation.state.stack if isinstance(one, Pending) and one.batch)
    return any(one.action == value for one in frames)
