"""Fold what happened to a mode, to the points of the sides, and to a batch."""

from dataclasses import replace
from typing import assert_never

from engine.kernel import events as e
from engine.kernel.mode import Mode
from engine.kernel.pending import Batch, Pending
from engine.kernel.state import Encounter
from engine.kernel.units import FrameId


def fold_mode(state: Encounter, event: e.ModeEvent) -> Encounter:
    """The encounter after this event."""
    match event:
        case e.ModeBegan(mode=name, fighters=fighters):
            sides = tuple(state.combatants[who].side for who in fighters)
            return replace(state, mode=Mode(name=name, fighters=fighters, sides=sides))
        case e.ModeEnded():
            return replace(state, mode=None)
        case e.ScoreChanged(side=side, value=value):
            return replace(state, scores={**state.scores, side: value})
        case _:
            assert_never(event)


def joined(opener: Pending, frame: Pending) -> Pending:
    """An action with one more declaration in its batch."""
    batch = opener.batch or Batch()
    return replace(opener, batch=replace(batch, declared=(*batch.declared, frame)))


def thrown(opener: Pending, event: e.PoolThrown) -> Pending:
    """An action with one more throw in its batch; faces that were typed for it are used up."""
    batch = opener.batch or Batch()
    left = opener.faces[event.throw.dice :]
    return replace(opener, faces=left, batch=replace(batch, throws=(*batch.throws, event.throw)))


def lost(state: Encounter, frame: FrameId) -> Encounter:
    """The encounter without a declaration in its batches."""
    return replace(
        state,
        stack=tuple(
            replace(
                one,
                batch=replace(
                    one.batch,
                    declared=tuple(each for each in one.batch.declared if each.id != frame),
                ),
            )
            if isinstance(one, Pending) and one.batch is not None
            else one
            for one in state.stack
        ),
    )
