"""Windows: open one, let time run out, close it, and grant what was chosen."""

from typing import Literal

from engine.kernel import budgets, limits, priority, walk
from engine.kernel.draft import Draft
from engine.kernel.eligibility import reaction_refusal
from engine.kernel.events import (
    ActionDeclared,
    WindowClosed,
    WindowExpired,
    WindowOpened,
    WindowReleased,
)
from engine.kernel.frames import Asked, Chosen, Pending, Reply, Window
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, WindowRule
from engine.kernel.state import Encounter
from engine.kernel.survey import Survey
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, Instant


def open_window(draft: Draft, pending: Pending, point: TimingPoint, found: Survey) -> None:
    """Ask everybody who may answer, at once, each with a deadline of its own."""
    rule = draft.pack.windows.get(point, WindowRule())
    length = rule.length_ms or draft.state.settings.window_ms
    assert found.trigger is not None
    window = Window(
        id=draft.fresh(),
        trigger=found.trigger,
        at=point,
        source=pending.by,
        parent=pending.id,
        opened_at=draft.now,
        asked={
            who: Asked(
                offers=tuple(offers),
                closes_at=Instant(draft.now + length * factor(draft.state, who)),
            )
            for who, offers in found.offers.items()
        },
        capacity=rule.capacity,
        sealed=rule.sealed,
    )
    draft.emit(WindowOpened(window=window, withheld=found.withheld))


def factor(state: Encounter, who: CombatantId) -> int:
    """By how much a combatant's deadlines are stretched: the largest of its seats' factors."""
    return max((seat.factor for seat in state.seats.values() if who in seat.controls), default=1)


def expire(draft: Draft, window: Window) -> None:
    """Answer for those whose time, and the allowance for the network, is up: they decline."""
    for who, asked in window.asked.items():
        if asked.reply or asked.closes_at is None:
            continue
        if draft.now >= asked.closes_at + draft.state.settings.allowance_ms:
            draft.emit(WindowExpired(frame=window.id, by=who, reply=Reply(by="time")))


def close(draft: Draft, window: Window) -> None:
    """Close a window and queue what was chosen, in the order of the rules."""
    chosen = tuple(
        _chosen(draft, window, who, asked.reply)
        for who in priority.sort(draft.state, draft.pack, window, window.asked)
        if (asked := window.asked[who]).reply and asked.reply.reaction
    )
    draft.emit(WindowClosed(frame=window.id, reason=_reason(window), chosen=chosen))


def _reason(window: Window) -> Literal["all_answered", "deadline", "gm"]:
    if window.resolve or not window.answered:
        return "gm"
    late = any(one.reply and one.reply.by == "time" for one in window.asked.values())
    return "deadline" if late else "all_answered"


def _chosen(draft: Draft, window: Window, who: CombatantId, reply: Reply) -> Chosen:
    assert reply.reaction is not None
    trigger = next(
        one.trigger for one in window.asked[who].offers if one.reaction == reply.reaction
    )
    return Chosen(
        id=draft.fresh(),
        window=window.id,
        trigger=trigger,
        at=window.at,
        by=who,
        reaction=reply.reaction,
        owned=reply.owned,
        targets=reply.targets,
        source=window.source,
        parent=window.parent,
        capacity=window.capacity,
    )


def grant(draft: Draft, chosen: Chosen) -> None:
    """Let a chosen reaction happen if it still makes sense; else release it, uncharged."""
    rule = draft.pack.reactions[chosen.reaction]
    refusal = _no_more(draft, chosen, rule)
    if refusal:
        draft.emit(
            WindowReleased(
                frame=chosen.id,
                window=chosen.window,
                by=chosen.by,
                reaction=chosen.reaction,
                why=refusal,
            )
        )
        return
    budgets.pay(draft, chosen.by, rule.cost)
    frame = Pending(
        id=chosen.id,
        by=chosen.by,
        action=chosen.reaction,
        owned=chosen.owned,
        targets=chosen.targets,
        parent=chosen.parent,
        reaction=True,
    )
    counts = limits.counts(rule, chosen.by, chosen.parent, own_turn=False)
    draft.emit(ActionDeclared(frame=frame, counts=counts))


def _no_more(draft: Draft, chosen: Chosen, rule: ActionRule) -> Refusal | None:
    """Why a chosen reaction is not needed or possible any more."""
    if chosen.capacity is not None and chosen.capacity <= 0:
        return Refusal(Reason.LIMIT, {"scope": "window"})
    parent = draft.frame(chosen.parent) if chosen.parent else None
    if not isinstance(parent, Pending) or walk.moot(draft, parent.id):
        return Refusal(Reason.TRIGGER)
    if chosen.by not in draft.state.combatants:
        return Refusal(Reason.NOT_IN_ENCOUNTER)
    refusal, _ = reaction_refusal(draft.state, draft.pack, chosen.by, rule, parent)
    return refusal
