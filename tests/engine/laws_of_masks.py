"""Law 10, masked: nobody but the asked and the GM learns whom a window waits for, nor, where it is
as long as any other, whether for anybody."""

from engine.kernel import Event, apply
from engine.kernel import events as e
from engine.kernel.apply_frames import frame_of
from engine.kernel.frames import Window
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import FrameId, Instant
from engine.kernel.view import line, shared
from tests.engine.laws import hold

Part = (
    e.WindowAnswered
    | e.WindowExpired
    | e.WindowTimeAsked
    | e.WindowAbsent
    | e.WindowRerouted
    | e.WindowOrdered
)
"""What happens to a window because of somebody in it."""


def keeps_masked(before: Encounter, events: tuple[Event, ...], now: Instant, pack: RulePack) -> int:
    """What is done in a masked window changes nothing in sight; how often that was looked at."""
    state, looked = before, 0
    for event in events:
        after = apply(state, event)
        named = getattr(event, "frame", None)
        window = frame_of(state, FrameId(named)) if isinstance(named, str) else None
        if isinstance(event, Part) and isinstance(window, Window) and window.masked:
            hold(10, line(event, state, after, gm=False) is None, f"the log tells of {event}")
            seen = [shared(one, pack, gm=False) for one in (state, after)]
            hold(10, seen[0] == seen[1], f"everybody sees {event}")
            looked += 1
        if isinstance(event, e.WindowClosed) and isinstance(window, Window):
            _waits(window, event, now)
        state = after
    return looked


def _waits(window: Window, event: e.WindowClosed, now: Instant) -> None:
    """A window that is as long as any other closes when it has waited, or by the GM's hand."""
    over = window.not_before
    early = over is not None and now < over
    hold(10, not early or event.reason == "gm", f"{window} closed early")
