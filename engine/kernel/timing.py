"""Timing points: the ladder from the gap before a declaration to the end of a round."""

from enum import StrEnum


class TimingPoint(StrEnum):
    """A moment to which windows, refreshes and expiries are attached."""

    GAP = "gap"
    DECLARED = "declared"
    BEFORE_STEP = "before_step"
    AFTER_STEP = "after_step"
    BEFORE_ROLL = "before_roll"
    AFTER_ROLL = "after_roll"
    RESOLVED = "resolved"
    ACTION_STEP = "action_step"
    REACTION_STEP = "reaction_step"
    BATCH = "batch"
    TURN_START = "turn_start"
    TURN_END = "turn_end"
    ROUND_START = "round_start"
    ROUND_END = "round_end"


STEPS = (TimingPoint.BEFORE_STEP, TimingPoint.AFTER_STEP)
"""The two points that an action passes at every step of its path."""
