"""Masking: players do not learn whom a window waits for, nor, with decoys, whether for anybody."""

from engine.kernel.draft import Draft
from engine.kernel.frames import Window
from engine.kernel.refusals import Reason, require
from engine.kernel.state import Encounter
from engine.kernel.survey import Survey
from engine.kernel.units import Instant, Span

LONGEST_FACTOR = 10
"""What a seat without a limit stretches a decoy by: it has to end some time."""


def hides(state: Encounter) -> bool:
    """Whether players are not told whom the fight waits for."""
    return state.settings.masking != "off"


def wanted(found: Survey) -> bool:
    """Whether a window opens: somebody may answer, or nobody is to learn that nobody may."""
    return bool(found.offers or found.triggers)


def trigger(found: Survey) -> str | None:
    """By what a window is known: by the first that anybody may answer, or, with decoys, by the
    first that somebody would seem to have an answer to."""
    return found.triggers[0] if found.triggers else found.trigger


def length(state: Encounter) -> Span:
    """How long every window is with decoys: the room's length by the largest factor of a seat."""
    factors = (one.factor or LONGEST_FACTOR for one in state.seats.values())
    return Span(state.settings.decoy_ms * max(factors, default=1))


def not_before(state: Encounter, found: Survey, now: Instant) -> Instant | None:
    """When a window that opens now closes at the earliest: when it would if nobody answered. Where
    only somebody hidden may answer, which players do not see, it closes with the answer."""
    settings = state.settings
    if not found.triggers:
        return None
    return Instant(now + settings.grace_ms + length(state) + settings.allowance_ms)


def over(draft: Draft, window: Window) -> bool:
    """Whether a window waits for nobody any more, and for no time."""
    if window.resolve or window.not_before is None:
        return window.answered
    return window.answered and window.held_at is None and draft.now >= window.not_before


def over_at(state: Encounter, window: Window) -> Instant | None:
    """When a window on top of everything, which waits for nobody, has waited long enough; None: it
    waits for no time."""
    waits = window.answered and window == state.stack[-1] and window.held_at is None
    return window.not_before if waits else None


def refuse_more(window: Window) -> None:
    """Nobody's own wish makes a decoy longer. Raises Rejected."""
    require(window.not_before is None, Reason.NOT_NOW, why="masked")
