"""Fold what happened to a frame of the stack: found, put in its place, changed, taken away."""

from collections.abc import Callable
from dataclasses import replace

from engine.kernel.apply_table import without
from engine.kernel.frames import Announced, Frame, Pending
from engine.kernel.state import Encounter
from engine.kernel.units import FrameId


def without_frame(state: Encounter, frame: FrameId) -> Encounter:
    """The encounter without a frame, and without what was counted for it."""
    stack = tuple(one for one in state.stack if one.id != frame)
    return replace(state, stack=stack, uses=without(state.uses, f"action:{frame}:"))


def frame_of(state: Encounter, frame: FrameId) -> Frame | None:
    """The frame with this id, wherever it is on the stack."""
    return next((one for one in state.stack if one.id == frame), None)


def change(state: Encounter, frame: FrameId, how: Callable[[Pending], Pending]) -> Encounter:
    """The encounter with one action changed that is under way or announced."""

    def one_changed(one: Frame) -> Frame:
        match one:
            case Pending(id=found) if found == frame:
                return how(one)
            case Announced(pending=pending) if pending.id == frame:
                return replace(one, pending=how(pending))
            case _:
                return one

    return replace(state, stack=tuple(one_changed(one) for one in state.stack))


def in_place(state: Encounter, frame: Frame) -> Encounter:
    """The encounter with a frame in the place of the one with the same id."""
    stack = tuple(frame if one.id == frame.id else one for one in state.stack)
    return replace(state, stack=stack)
