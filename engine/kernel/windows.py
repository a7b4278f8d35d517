"""Windows: open one, let time run out, close it and queue what was chosen."""

from dataclasses import replace
from typing import Literal

from engine.kernel import capacity, held, hourglass, masking, orders, priority, questions, walk
from engine.kernel.draft import Draft
from engine.kernel.events import (
    FrameMoved,
    WindowAnswered,
    WindowClosed,
    WindowExpired,
    WindowExtended,
    WindowOpened,
)
from engine.kernel.frames import Announced, Chosen, Pending, Window
from engine.kernel.offers import Asked, Reply
from engine.kernel.refusals import Refusal
from engine.kernel.rules import WindowRule
from engine.kernel.survey import Survey, withheld_key
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, FrameId, Instant


def open_window(
    draft: Draft,
    found: Survey,
    point: TimingPoint,
    *,
    parent: FrameId | None,
    source: CombatantId | None,
) -> None:
    """Ask everybody who may answer, at once, each with a deadline of its own."""
    rule = draft.pack.windows.get(point, WindowRule())
    trigger = masking.trigger(found)
    assert trigger is not None
    grace = draft.state.settings.grace_ms
    length = hourglass.length(draft.state, rule, trigger)
    over = masking.not_before(draft.state, found, draft.now)
    window = Window(
        id=draft.fresh(),
        trigger=trigger,
        at=point,
        source=source,
        parent=parent,
        opened_at=draft.now,
        starts_at=Instant(draft.now + grace) if grace else None,
        asked={
            who: Asked(
                offers=tuple(offers),
                closes_at=hourglass.deadline(draft.state, who, draft.now, length)
                if over is None
                else Instant(over - draft.state.settings.allowance_ms),
            )
            for who, offers in found.offers.items()
        },
        capacity=rule.capacity if rule.per in ("window", "action") else None,
        sealed=rule.sealed,
        masked=masking.hides(draft.state),
        not_before=over,
    )
    draft.emit(WindowOpened(window=window, withheld=found.withheld))
    for who, asked in window.asked.items():
        said = orders.reply(draft.state, draft.pack, who, asked.offers, source, expired=False)
        if said is not None:
            draft.emit(WindowAnswered(frame=window.id, by=who, reply=said))


def expire(draft: Draft, window: Window) -> None:
    """Answer for those whose time, and the allowance for the network, is up: by their standing
    orders, else they decline, or where the room would rather wait have no limit any more."""
    for who, asked in window.asked.items():
        over = hourglass.over_at(draft.state, asked)
        if over is None or draft.now < over:
            continue
        said = orders.reply(draft.state, draft.pack, who, asked.offers, window.source, expired=True)
        if said is not None:
            draft.emit(WindowExpired(frame=window.id, by=who, reply=replace(said, late=True)))
        elif draft.state.settings.expiry == "wait" and window.not_before is None:
            draft.emit(WindowExtended(frame=window.id, closes_at={who: None}))
        else:
            draft.emit(WindowExpired(frame=window.id, by=who, reply=Reply(by="time", late=True)))


def close(draft: Draft, window: Window) -> None:
    """Close a window and queue what was chosen, in the order of the rules or of who may sort."""
    order = priority.sort(draft.state, draft.pack, window, window.asked)
    replies = [(who, reply) for who in order if (reply := window.asked[who].reply)]
    used = [who for who, reply in replies if reply.reaction]
    rule = draft.pack.windows.get(window.at, WindowRule())
    by_hand = rule.chooser != "rules" and len(used) > 1 and not window.order
    if by_hand and not walk.moot(draft, window.id):
        _ask_order(draft, window, tuple(used), by_active=rule.chooser == "active")
        return
    chosen = tuple(_chosen(draft, window, who, reply) for who, reply in replies if reply.reaction)
    more = {} if rule.per == "window" else _no_second(window)
    draft.emit(
        WindowClosed(frame=window.id, reason=_reason(draft, window), chosen=chosen, withheld=more)
    )
    held.ignore(draft, window)
    parent = draft.frame(window.parent) if window.parent else None
    if chosen and isinstance(parent, Announced):
        draft.emit(FrameMoved(frame=parent.id, next=0, at=None))
    if chosen and rule.reopen == "until_all_decline" and isinstance(parent, Pending):
        # Not reached any more: once these are resolved, the point is offered again.
        draft.emit(FrameMoved(frame=parent.id, next=parent.next, at=None, strike=parent.strike))


def _ask_order(
    draft: Draft, window: Window, used: tuple[CombatantId, ...], *, by_active: bool
) -> None:
    """Let a human sort what was chosen; the order of the rules is the default.

    Where a side has the turn, or somebody hidden is among them, the GM sorts.
    """
    everybody, active = draft.state.combatants, draft.state.active
    open_to_all = not any(who in everybody and everybody[who].hidden for who in used)
    questions.ask(
        draft,
        "order",
        "order",
        to=active if by_active and active in everybody and open_to_all else None,
        parent=window.id,
        source=window.source,
        choices=used,
        default=used,
        many=len(used),
    )


def _no_second(window: Window) -> dict[str, Refusal]:
    """Why those who used one thing cannot use what else they were offered: one action causes no
    second reaction of theirs."""
    return {
        withheld_key(who, offer.reaction): capacity.FULL
        for who, asked in window.asked.items()
        for offer in asked.offers
        if asked.reply and asked.reply.reaction not in (None, offer.reaction)
    }


def _reason(draft: Draft, window: Window) -> Literal["all_answered", "deadline", "gm"]:
    if window.resolve or not masking.over(draft, window):
        return "gm"
    late = any(one.reply and one.reply.by == "time" for one in window.asked.values())
    return "deadline" if late or window.not_before is not None else "all_answered"


def _chosen(draft: Draft, window: Window, who: CombatantId, reply: Reply) -> Chosen:
    assert reply.reaction is not None
    offers = window.asked[who].offers
    trigger = next(one.trigger for one in offers if one.reaction == reply.reaction)
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
        path=reply.path,
        also=reply.also,
        held=reply.held,
    )
