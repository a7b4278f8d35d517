"""Foresight: who would be asked if something were done now, and why everybody else would not."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from engine.kernel import Command, Encounter, Event, apply, decide
from engine.kernel.dice import seeded
from engine.kernel.events import ActionDeclared, FrameMoved
from engine.kernel.refusals import Rejected
from engine.kernel.rules import RulePack
from engine.kernel.units import Instant, Stamp
from engine.kernel.view import Json, shared
from engine.kernel.view.words import unasked
from server.seats import new_id


@dataclass(slots=True)
class _Throws:
    """Dice of a glance: the first shows one extreme, the second the other, the rest what it may."""

    high: bool
    later: Callable[[int], int]
    thrown: int = 0

    def __call__(self, sides: int) -> int:
        self.thrown += 1
        if self.thrown > 2:
            return self.later(sides)
        return sides if self.high is (self.thrown == 1) else 1


def foresee(state: Encounter, command: Command, now: Instant, pack: RulePack) -> dict[str, Json]:
    """Which windows and questions a command would open first, as the GM would see them, and why it
    would be refused; its dice are thrown away.

    ``maybe``: they open or not as the dice fall, for which the best and the worst are looked at.
    Where nobody is asked, ``withheld`` says why each one that answers something like it is not.
    ``path``: the squares that a movement takes one after another.
    """
    found = []
    for high in (True, False):
        throws = _Throws(high, seeded(secrets.randbits(64)))
        found.append(_outcome(state, command, now, pack, throws))
        if not throws.thrown:
            break
    asking = [one for one in found if one["frames"]]
    if not asking:
        return max(found, key=lambda one: len(str(one.get("withheld", ""))))
    return {**asking[0], "maybe": True} if len(asking) < len(found) else asking[0]


def _outcome(
    state: Encounter, command: Command, now: Instant, pack: RulePack, throws: _Throws
) -> dict[str, Json]:
    """What comes of a command with these dice, up to the first that somebody has to answer."""
    stamp = Stamp(now=now, sent=now, roll=throws, fresh=new_id)
    try:
        # Without the reasons of what was before, so that all of this command's are told.
        events = decide(replace(state, withheld={}), command, stamp, pack)
    except Rejected as rejected:
        why = rejected.refusal
        return {"frames": [], "refused": {"reason": str(why.reason), "params": dict(why.params)}}
    known = {one.id for one in state.stack}
    after = state
    for event in events:
        after = apply(after, event)
    frames = shared(after, pack, gm=True)["stack"]
    assert isinstance(frames, dict)
    new = [one for one in frames["frames"] if one["id"] not in known]
    asking: list[Json] = [one for one in new if one["kind"] in ("window", "question")]
    found: dict[str, Json] = {"frames": asking}
    if not asking:
        moved = (one for one in events if isinstance(one, FrameMoved))
        found["withheld"] = unasked(why for one in moved for why in (one.withheld or {}).items())
    if path := _path(events):
        found["path"] = path
    return found


def _path(events: Iterable[Event]) -> list[Json]:
    """The squares of the first movement that was declared."""
    ways = (one.frame.path for one in events if isinstance(one, ActionDeclared) and one.frame.path)
    return [[x, y] for x, y in next(ways, ())]
