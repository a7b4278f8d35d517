"""The time that each who is asked has: how long, more of it, and standing still."""

from collections.abc import Iterable

from engine.kernel import commands as c
from engine.kernel import masking
from engine.kernel.draft import Draft
from engine.kernel.events import WindowExtended, WindowHeld, WindowTimeAsked
from engine.kernel.frames import Window
from engine.kernel.offers import Asked
from engine.kernel.patience import factor
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.rules import WindowRule
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, FrameId, Instant, Span

LONGEST = 3_600_000
"""Milliseconds that can be added at once."""


def window(draft: Draft, frame: FrameId) -> Window:
    """The open window with this id. Raises Rejected ``window_closed``."""
    found = draft.frame(frame)
    if not isinstance(found, Window):
        raise reject(Reason.WINDOW_CLOSED)
    return found


def part(draft: Draft, frame: FrameId, who: CombatantId) -> tuple[Window, Asked]:
    """The part of one who is asked and has not answered. Raises Rejected."""
    one = window(draft, frame)
    asked = one.asked.get(who)
    if asked is None:
        raise reject(Reason.UNKNOWN, what="combatant")
    require(asked.reply is None and not one.resolve, Reason.ALREADY_ANSWERED)
    return one, asked


def length(state: Encounter, rule: WindowRule, trigger: str) -> Span:
    """How long a window is open: as the room has it for its trigger, the system, or the room."""
    settings = state.settings
    return Span(settings.lengths.get(trigger) or rule.length_ms or settings.window_ms)


def deadline(state: Encounter, who: CombatantId, now: Instant, span: Span) -> Instant | None:
    """When the time of one who is asked now is up, grace included; None: never."""
    times = factor(state, who)
    return Instant(now + state.settings.grace_ms + span * times) if times else None


def late(asked: Asked, at: Instant) -> bool:
    """Whether an answer of this instant comes after the time was up; while it stands still, none
    does."""
    return asked.held_at is None and asked.closes_at is not None and at >= asked.closes_at


def over_at(state: Encounter, asked: Asked) -> Instant | None:
    """When nobody waits any more for one who is asked, the allowance for the network included."""
    if asked.reply or asked.closes_at is None or asked.held_at is not None:
        return None
    return Instant(asked.closes_at + state.settings.allowance_ms)


def later(asked: Asked, now: Instant, by: int) -> Instant | None:
    """The deadline ``by`` ms later, counted from now where it has passed; None: there is none."""
    if asked.closes_at is None:
        return None
    from_now = asked.closes_at if asked.held_at is not None else max(asked.closes_at, now)
    return Instant(from_now + by)


def decoy_later(draft: Draft, one: Window, by: int) -> Instant | None:
    """When a decoy is over ``by`` ms later: as late as an answer in it may be."""
    if one.not_before is None:
        return None
    allowance = draft.state.settings.allowance_ms
    end = one.not_before if one.held_at is not None else max(one.not_before, draft.now + allowance)
    return Instant(end + by)


def turn(draft: Draft, command: c.MoreTime | c.Extend | c.Hold) -> None:
    """Change the time of those who are asked."""
    match command:
        case c.MoreTime():
            ask_for_more(draft, command)
        case c.Extend():
            extend(draft, command)
        case c.Hold():
            hold(draft, command)


def extend(draft: Draft, command: c.Extend) -> None:
    """More time for everybody in a window who has not answered."""
    one = window(draft, command.window)
    require(0 < command.ms <= LONGEST, Reason.REQUIREMENT, what="value")
    found = {
        who: at
        for who, asked in one.asked.items()
        if asked.reply is None and (at := later(asked, draft.now, command.ms)) is not None
    }
    over = decoy_later(draft, one, command.ms)
    require(found or over is not None, Reason.ALREADY_ANSWERED)
    draft.emit(WindowExtended(frame=one.id, closes_at=found, not_before=over))


def ask_for_more(draft: Draft, command: c.MoreTime) -> None:
    """Somebody needs more time: they get it, once or always, or the GM is told; by the room."""
    one, asked = part(draft, command.window, command.actor)
    settings = draft.state.settings
    masking.refuse_more(one)
    require(not late(asked, draft.stamp.sent), Reason.TOO_LATE)
    at = later(asked, draft.now, settings.more_ms)
    require(at is not None, Reason.NOT_NOW, why="no_limit")
    assert at is not None
    if settings.more_time == "ask":
        require(not asked.wants_more, Reason.LIMIT, scope="window", n=1)
        draft.emit(WindowTimeAsked(frame=one.id, by=command.actor))
        return
    once = settings.more_time == "once"
    require(not (once and asked.more), Reason.LIMIT, scope="window", n=1)
    by = command.actor
    draft.emit(WindowExtended(frame=one.id, closes_at={by: at}, by=by))


def _turns(asked: Asked, *, on: bool) -> bool:
    """Whether its time can be made to stand still, also where somebody's return would let it go
    on, or to go on."""
    return (asked.held_at is None or asked.rests) if on else asked.held_at is not None


def hold(draft: Draft, command: c.Hold) -> None:
    """Let the time of a window stand still, or go on."""
    one = window(draft, command.window)
    stand_still(draft, one, one.asked, on=command.on)


def stand_still(draft: Draft, one: Window, who: Iterable[CombatantId], *, on: bool) -> None:
    """Let the time of those who have not answered stand still, or go on where it stood."""
    found = tuple(
        each for each in who if one.asked[each].reply is None and _turns(one.asked[each], on=on)
    )
    decoy = one.not_before is not None and (one.held_at is None) is on
    require(found or decoy, Reason.NOT_NOW, why="held" if on else "running")
    draft.emit(WindowHeld(frame=one.id, who=found, at=draft.now, on=on))
