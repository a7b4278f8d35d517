"""The section about what is under way: actions, windows, queued reactions, questions."""

from dataclasses import replace
from typing import assert_never

from engine.kernel import priority
from engine.kernel.cases import rule_of
from engine.kernel.frames import Announced, Chosen, Frame, Pending, Question, Window
from engine.kernel.offers import Asked
from engine.kernel.refusals import Refusal
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId
from engine.kernel.view.questions import question
from engine.kernel.view.table import shown
from engine.kernel.view.triggers import trigger
from engine.kernel.view.words import Json, action, cost, name, pending_title, refused, say


def stack(state: Encounter, pack: RulePack, *, gm: bool) -> dict[str, Json]:
    """The frames an edition may see, the oldest first."""
    queued = [
        frame.id
        for frame in reversed(state.stack)
        if isinstance(frame, Chosen) and shown(state, frame.by, gm=gm)
    ]
    frames: list[Json] = []
    for frame in state.stack:
        found = _frame(state, pack, frame, gm=gm)
        if found is not None:
            if isinstance(frame, Chosen):
                found["order"] = queued.index(frame.id) + 1
            frames.append(found)
    return {"frames": frames}


def _frame(state: Encounter, pack: RulePack, frame: Frame, *, gm: bool) -> dict[str, Json] | None:
    match frame:
        case Pending():
            return _pending(state, pack, frame, gm=gm) if shown(state, frame.by, gm=gm) else None
        case Announced():
            return _announced(state, pack, frame, gm=gm)
        case Window():
            return _window(state, pack, frame, gm=gm)
        case Chosen():
            if not shown(state, frame.by, gm=gm):
                return None
            return _chosen(state, pack, frame, gm=gm)
        case Question():
            return question(state, frame, gm=True) if gm else None
        case _:
            assert_never(frame)


def _chosen(state: Encounter, pack: RulePack, frame: Chosen, *, gm: bool) -> dict[str, Json]:
    """Who has answered what; in a sealed gap, only who."""
    who, what = name(state, frame.by, gm=gm), action(state, frame.by, frame.title)
    title = say("title-pending", who=who, action=what)
    if not gm and frame.at is TimingPoint.GAP and pack.gap is not None and pack.gap.sealed:
        title = say("title-announced", who=who, action=say("something"))
    return {"kind": "chosen", "id": frame.id, "by": frame.by, "title": title}


def _announced(
    state: Encounter, pack: RulePack, frame: Announced, *, gm: bool
) -> dict[str, Json] | None:
    """Who is about to declare something; what it is, only where it is not sealed."""
    pending = frame.pending
    if not shown(state, pending.by, gm=gm):
        return None
    if gm or not frame.sealed:
        return _pending(state, pack, pending, gm=gm) | {"at": frame.kind}
    who = name(state, pending.by, gm=gm)
    return {
        "kind": "pending",
        "id": frame.id,
        "by": pending.by,
        "title": say("title-announced", who=who, action=say("something")),
        "targets": [],
        "reaction": False,
        "at": frame.kind,
    }


def _pending(state: Encounter, pack: RulePack, frame: Pending, *, gm: bool) -> dict[str, Json]:
    timeline = rule_of(state, pack, frame).timeline
    return {
        "kind": "pending",
        "id": frame.id,
        "by": frame.by,
        "title": pending_title(state, frame, gm=gm),
        "targets": [one for one in frame.targets if shown(state, one, gm=gm)],
        "reaction": frame.reaction,
        "at": str(timeline[min(frame.next, len(timeline) - 1)]),
        "declared": [
            {"by": one.by, "title": pending_title(state, one, gm=gm)}
            for one in (frame.batch.declared if frame.batch else ())
            if shown(state, one.by, gm=gm)
        ],
    }


def _window(state: Encounter, pack: RulePack, frame: Window, *, gm: bool) -> dict[str, Json] | None:
    asked = [who for who in frame.asked if shown(state, who, gm=gm)]
    if not asked:
        return None
    ranks = priority.sort(state, pack, frame if gm else _unanswered(frame), asked)
    times = [frame.asked[who].closes_at for who in asked]
    found: dict[str, Json] = {
        "kind": "window",
        "id": frame.id,
        "trigger": trigger(state, frame, frame.trigger, gm=gm),
        "source": frame.source if shown(state, frame.source, gm=gm) else None,
        "opened_at": frame.opened_at,
        "starts_at": frame.starts_at or frame.opened_at,
        "closes_at": None if None in times else max(at for at in times if at is not None),
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
        found["withheld"] = [
            {"actor": who, **refused(why)} for who, why in _withheld(state, frame).items()
        ]
    return found


def _withheld(state: Encounter, frame: Window) -> dict[str, Refusal]:
    """The first reason why each one that was not asked was not."""
    found: dict[str, Refusal] = {}
    for key, why in state.withheld.items():
        who = key.partition(":")[0]
        if who not in frame.asked:
            found.setdefault(who, why)
    return found


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
    if told:
        title = reply.title if reply else None
        label = action(state, who, title) if title else None
        found["reply"] = {"reaction": label, "by": reply.by} if reply else None
        found["options"] = [
            {
                "reaction": offer.reaction,
                "label": action(state, who, offer.title),
                "cost": cost(offer.cost),
            }
            for offer in one.offers
        ]
    return found
