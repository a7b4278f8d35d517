"""Law 12: until its window closes, a sealed answer is known to its owner and the GM alone.

What was answered is put beside what could have been answered instead: nobody else may be able to
tell the two apart, by what they see, by the log, or by when something happens. The same holds of
what is held for a gap until it is declared.
"""

from dataclasses import replace

from engine.kernel import Command, Encounter, Event, apply, decide, next_deadline
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.apply_frames import frame_of
from engine.kernel.frames import Chosen, Window
from engine.kernel.offers import Reply
from engine.kernel.rules import RulePack
from engine.kernel.seating import answers_for
from engine.kernel.state import Seat
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, Stamp
from engine.kernel.view import line, view
from tests.engine.course import course
from tests.engine.laws import hold

Answered = e.WindowAnswered | e.WindowExpired


def keeps_sealed(before: Encounter, events: tuple[Event, ...], pack: RulePack) -> int:
    """No view, no line and no deadline tells what was answered or is held for a gap. How many
    answers were looked at."""
    looked = 0
    for state, event, _ in course(before, events):
        if isinstance(event, e.WindowAnswered | e.WindowExpired):
            window = frame_of(state, event.frame)
            if isinstance(window, Window) and window.sealed:
                for other in _instead(window, event):
                    _alike(state, window, event, other, pack)
                    looked += 1
        elif pack.gap is not None and pack.gap.sealed:
            for held in _held_instead(event, pack):
                _unknown(state, event, held, pack)
                looked += 1
    return looked


def _held_instead(event: Event, pack: RulePack) -> list[Event]:
    """What might have been announced, or chosen in a gap, in its place."""
    if isinstance(event, e.ActionAnnounced) and event.gap:
        others = [one for one in pack.actions if one != event.frame.action]
        plain = replace(event.frame, owned=None, targets=(), path=(), choices={})
        return [replace(event, frame=replace(plain, action=one)) for one in others[:3]]
    if isinstance(event, e.WindowClosed) and any(_in_gap(one) for one in event.chosen):
        others = [one for one, rule in pack.actions.items() if rule.on]
        return [
            replace(
                event,
                chosen=tuple(
                    replace(one, reaction=other, owned=None, targets=()) if _in_gap(one) else one
                    for one in event.chosen
                ),
            )
            for other in others[:3]
        ]
    return []


def _in_gap(one: Chosen) -> bool:
    return one.at is TimingPoint.GAP


def _unknown(state: Encounter, event: Event, other: Event, pack: RulePack) -> None:
    one, two = apply(state, event), apply(state, other)
    lines = line(event, state, one, gm=False), line(other, state, two, gm=False)
    hold(12, lines[0] == lines[1], f"the log tells what is held: {event}")
    mine = {each.frame.by for each in (event,) if isinstance(each, e.ActionAnnounced)}
    mine |= {each.by for each in event.chosen} if isinstance(event, e.WindowClosed) else set()
    for seat in state.seats.values():
        if seat.role != "gm" and not mine & set(seat.controls):
            seen = view(one, seat, pack), view(two, seat, pack)
            hold(12, seen[0] == seen[1], f"{seat.id} sees what is held: {event}")


def _instead(window: Window, event: Answered) -> list[Answered]:
    """The answers that there were besides, given in the same way; when time is up, by nobody or a
    standing order."""
    late = isinstance(event, e.WindowExpired)
    none = Reply(by="time" if late else event.reply.by, late=late)
    used = replace(none, by="standing") if late else none
    offers = window.asked[event.by].offers
    others = [none, *(replace(used, reaction=one.reaction, owned=one.owned) for one in offers)]
    return [replace(event, reply=one) for one in others if one != event.reply]


def _alike(
    state: Encounter,
    window: Window,
    event: Answered,
    other: Answered,
    pack: RulePack,
) -> None:
    one, two = apply(state, event), apply(state, other)
    lines = line(event, state, one, gm=False), line(other, state, two, gm=False)
    hold(12, lines[0] == lines[1], f"the log tells what {event.by} answered")
    hold(12, next_deadline(one) == next_deadline(two), f"time tells what {event.by} answered")
    for seat in state.seats.values():
        if not _knows(seat, window, event.by):
            seen = view(one, seat, pack), view(two, seat, pack)
            hold(12, seen[0] == seen[1], f"{seat.id} sees what {event.by} answered")


def _knows(seat: Seat, window: Window, who: CombatantId) -> bool:
    """Whether an answer is a seat's own, or the seat is the referee's."""
    mine = who in seat.controls or answers_for(seat, who, window.asked[who])
    return mine or seat.role == "gm"


def takes_as_long(
    before: Encounter, command: Command, events: tuple[Event, ...], stamp: Stamp, pack: RulePack
) -> None:
    """Whoever reacts is waited for, and lets wait, just like whoever declines."""
    if not isinstance(command, c.React):
        return
    mine = [one for one in events if isinstance(one, e.WindowAnswered) and one.by == command.actor]
    window = frame_of(before, mine[0].frame) if mine else None
    if not isinstance(window, Window) or not window.sealed:
        return
    no = c.Decline(actor=command.actor, window=window.id, change=command.change)
    declined = decide(before, no, stamp, pack)
    hold(12, _sealed(events) == _sealed(declined), f"what follows tells what {no.actor} answered")


def _sealed(events: tuple[Event, ...]) -> list[str]:
    """The tags of what happens until answers are shown, or sorted by somebody."""
    found: list[str] = []
    for event in events:
        if isinstance(event, e.WindowClosed | e.QuestionAsked):
            return [*found, "shown"]
        found.append(event.type)
    return found
