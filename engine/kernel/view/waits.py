"""The log's lines about windows: who is asked, who has answered, whose time changes."""

from typing import assert_never

from engine.kernel import events as e
from engine.kernel.apply_frames import frame_of
from engine.kernel.frames import Window
from engine.kernel.state import Encounter
from engine.kernel.view.triggers import trigger
from engine.kernel.view.words import Text, action, name, names, plain, say

Wait = (
    e.WindowOpened
    | e.WindowAnswered
    | e.WindowExpired
    | e.WindowClosed
    | e.WindowReleased
    | e.WindowExtended
    | e.WindowTimeAsked
    | e.WindowHeld
    | e.WindowAbsent
    | e.WindowRerouted
)


def wait(event: Wait, before: Encounter, after: Encounter, *, gm: bool) -> Text | None:
    """Lines about windows."""
    masked = None if gm else _masked(event, before)
    if masked is not None:
        return _waits(event, masked, after)
    match event:
        case e.WindowOpened(window=window):
            asked = [who for who in window.asked if gm or not after.combatants[who].hidden]
            if not asked:
                return None
            return say(
                "log-window-opened",
                trigger=trigger(after, window, window.trigger, gm=gm),
                asked=names(name(after, who, gm=gm) for who in asked),
            )
        case e.WindowAnswered(by=by, reply=reply, credit=credit):
            who = name(before, by, gm=gm)
            if reply.by == "absence" and not gm:
                return None
            if reply.by in ("gm", "standing", "absence"):
                return say(f"log-window-answered-{reply.by}", who=who)
            if credit:
                return say("log-window-answered-credit", who=who, ms=credit)
            return say("log-window-answered", who=who)
        case e.WindowExpired(frame=frame, by=by, reply=reply):
            under = frame_of(before, frame)
            how = "declined-by-time" if reply.by == "time" else "answered-standing"
            if not gm and isinstance(under, Window) and under.sealed:
                how = "time-up"
            return say(f"log-window-{how}", who=name(after, by, gm=gm))
        case e.WindowClosed(reason=reason):
            return say(f"log-window-closed-{reason}")
        case e.WindowReleased(by=by, reaction=reaction):
            what = action(after, by, reaction)
            return say("log-window-released", who=name(after, by, gm=gm), action=what)
        case _:
            return _time(event, after, gm=gm)


def _masked(event: Wait, before: Encounter) -> Window | None:
    """The masked window that an event is about."""
    under = event.window if isinstance(event, e.WindowOpened) else frame_of(before, event.frame)
    return under if isinstance(under, Window) and under.masked else None


def _waits(event: Wait, window: Window, after: Encounter) -> Text | None:
    """What players read of a masked window: that the fight waits, and goes on."""
    match event:
        case e.WindowOpened():
            what = trigger(after, window, window.trigger, gm=False)
            return say("log-window-masked", trigger=what)
        case e.WindowClosed():
            return say("log-window-masked-over")
        case e.WindowExtended(by=None) | e.WindowHeld():
            return _time(event, after, gm=False)
        case _:
            return None


Timing = e.WindowExtended | e.WindowTimeAsked | e.WindowHeld | e.WindowAbsent | e.WindowRerouted


def _time(event: Timing, after: Encounter, *, gm: bool) -> Text | None:
    match event:
        case e.WindowExtended(closes_at=closes_at, by=by):
            if by is not None:
                return say("log-window-extended-by", who=name(after, by, gm=gm))
            waits = None in closes_at.values()
            return say("log-window-waits" if waits else "log-window-extended")
        case e.WindowTimeAsked(by=by):
            return say("log-window-time-asked", who=name(after, by, gm=gm))
        case e.WindowHeld(on=on):
            return say("log-window-held" if on else "log-window-goes-on")
        case e.WindowAbsent(by=by, on=on, policy=policy, rests=rests):
            if on:
                how = policy if policy != "hold" or rests else "ask"
                return say(f"log-window-absent-{how}", who=name(after, by, gm=gm))
            back = "log-window-back-goes-on" if rests else "log-window-back"
            return say(back, who=name(after, by, gm=gm))
        case e.WindowRerouted(by=by, seat=seat):
            to = after.seats.get(seat) if seat else None
            who = name(after, by, gm=gm)
            if not gm:
                return None
            if to is None:
                return say("log-window-rerouted-back", who=who)
            return say("log-window-rerouted", who=who, seat=plain(to.name))
        case _:
            assert_never(event)
