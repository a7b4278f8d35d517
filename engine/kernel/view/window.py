"""Windows as an edition sees them: who is asked and how far they are; masked, that it waits."""

from dataclasses import replace

from engine.kernel import priority
from engine.kernel.frames import Window
from engine.kernel.offers import Asked, keyed
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.known import seen_waiting
from engine.kernel.view.table import shown
from engine.kernel.view.triggers import trigger
from engine.kernel.view.words import Json, action, cost, offered, unasked


def window(state: Encounter, pack: RulePack, frame: Window, *, gm: bool) -> dict[str, Json] | None:
    asked = [who for who in frame.asked if shown(state, who, gm=gm)]
    if frame.masked and not gm:
        return _waiting(state, frame) if seen_waiting(state, frame) else None
    if not (asked or frame.masked):
        return None
    ranks = priority.sort(state, pack, frame if gm else _unanswered(frame), asked)
    found: dict[str, Json] = {
        "kind": "window",
        "id": frame.id,
        "trigger": trigger(state, frame, frame.trigger, gm=gm),
        "source": frame.source if shown(state, frame.source, gm=gm) else None,
        "opened_at": frame.opened_at,
        "starts_at": frame.starts_at or frame.opened_at,
        "closes_at": _closes_at(state, frame, asked),
        "held_at": frame.held_at,
        "masked": frame.masked,
        "not_before": frame.not_before,
        "status": "open",
        "asked": [
            _asked(
                state,
                who,
                frame.asked[who],
                ranks.index(who) + 1,
                told=gm or not frame.sealed,
                gm=gm,
            )
            for who in asked
        ],
    }
    if gm:
        found["withheld"] = unasked(state.withheld.items(), frame.asked)
    return found


def _waiting(state: Encounter, frame: Window) -> dict[str, Json]:
    """A masked window as players see it: that the fight waits; until when only where that says
    nothing of anybody."""
    return {
        "kind": "window",
        "id": frame.id,
        "trigger": trigger(state, frame, frame.trigger, gm=False),
        "source": frame.source,
        "opened_at": frame.opened_at,
        "starts_at": frame.starts_at or frame.opened_at,
        "closes_at": _closes_at(state, frame, []),
        "held_at": frame.held_at,
        "masked": True,
        "status": "open",
        "asked": [],
    }


def _closes_at(state: Encounter, frame: Window, asked: list[CombatantId]) -> int | None:
    """When time is up for everybody; None: never, or that is nobody's business."""
    if frame.not_before is not None:
        return frame.not_before - state.settings.allowance_ms
    times = [frame.asked[who].closes_at for who in asked]
    return None if None in times else max((at for at in times if at is not None), default=None)


def _unanswered(frame: Window) -> Window:
    """The window as it would be if nobody had answered: its order tells nothing of answers."""
    asked = {who: replace(one, reply=None) for who, one in frame.asked.items()}
    return replace(frame, asked=asked)


def _asked(
    state: Encounter, who: CombatantId, one: Asked, order: int, *, told: bool, gm: bool
) -> dict[str, Json]:
    """One asked combatant's part; ``told``: with what it answered, which else is sealed."""
    reply = one.reply
    found: dict[str, Json] = {
        "actor": who,
        "answered": reply is not None,
        "expired": reply is not None and (reply.by == "time" if told else reply.late),
        "closes_at": one.closes_at,
        "held_at": one.held_at,
        "order": order,
    }
    if gm:
        found |= {"wants_more": one.wants_more, "more": one.more, "seat": one.seat}
        found["absent"] = one.absent
    if told:
        title = reply.title if reply else None
        label = action(state, who, title) if title else None
        found["reply"] = {"reaction": label, "by": reply.by} if reply else None
        found["options"] = [
            {
                "reaction": key,
                "label": offered(state, who, key, offer),
                "cost": cost(offer.cost),
            }
            for key, offer in keyed(one.offers).items()
        ]
    return found
