"""Prompts: one asked combatant's part of a window, as its player sees it."""

from engine.kernel import budgets, moments, orders
from engine.kernel.frames import Window
from engine.kernel.offers import Asked, Offer, keyed
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant, Encounter
from engine.kernel.units import CombatantId, FrameId
from engine.kernel.view import worth
from engine.kernel.view.table import shown
from engine.kernel.view.triggers import trigger
from engine.kernel.view.words import Json, action, cost, offered, refused, titled


def prompt(
    state: Encounter,
    pack: RulePack,
    frame: Window,
    who: CombatantId,
    asked: Asked,
    *,
    gm: bool,
) -> dict[str, Json]:
    one = state.combatants.get(who)
    reply = asked.reply
    chosen = reply.title if reply else None
    label = action(state, who, chosen) if chosen else None
    what = asked.offers[0].trigger if asked.offers else frame.trigger
    status = "open" if reply is None else "expired" if reply.by == "time" else "answered"
    return {
        "window": frame.id,
        "actor": who,
        "actor_name": one.name if one else "",
        "trigger": trigger(state, frame, what, gm=gm),
        "source": frame.source if shown(state, frame.source, gm=gm) else None,
        "opened_at": frame.opened_at,
        "starts_at": frame.starts_at or frame.opened_at,
        "closes_at": asked.closes_at,
        "held_at": asked.held_at,
        "at_expiry": _at_expiry(state, pack, frame, who, asked),
        "more_time": _more_time(state, frame, who, asked),
        "status": status,
        "chosen": {"reaction": reply.title, "label": label, "by": reply.by} if reply else None,
        "options": [
            _option(state, pack, frame.id, who, key, offer, gm=gm)
            for key, offer in keyed(asked.offers).items()
        ],
        "also": [
            {
                "action": rule.id,
                "label": titled(state, rule.id),
                "cost": cost(rule.cost),
            }
            for rule in (moments.companions(state, pack, who) if one else ())
        ],
        "decline": {"command": {"type": "decline", "window": frame.id, "actor": who}},
    }


def _option(
    state: Encounter,
    pack: RulePack,
    window: FrameId,
    who: CombatantId,
    key: str,
    offer: Offer,
    *,
    gm: bool,
) -> dict[str, Json]:
    """One thing that can be answered; ``misses``: why it would reach nobody as things stand."""
    one = state.combatants.get(who)
    targets = [target for target in offer.targets if shown(state, target, gm=gm)]
    squares, misses = offer.squares, None
    if len(targets) == len(offer.targets):
        squares, misses = worth.aimed_at(state, pack, who, offer)
    return {
        "reaction": key,
        "label": offered(state, who, key, offer),
        "text": _text(one, offer),
        "cost": [
            {
                "budget": budget,
                "amount": amount,
                "left": (budgets.left(pack, one, budget) - amount) if one else 0,
            }
            for budget, amount in offer.cost.items()
        ],
        "targets": targets,
        "command": {"type": "react", "window": window, "actor": who, "reaction": key},
        "squares": [[x, y] for x, y in squares],
        "misses": refused(misses) if misses else None,
    }


def _at_expiry(
    state: Encounter, pack: RulePack, frame: Window, who: CombatantId, asked: Asked
) -> dict[str, Json] | None:
    """What happens when time is up and nobody has answered: ``use`` what a standing order says,
    ``decline``, or ``wait`` for ever; None: there is no such time."""
    if asked.reply or asked.closes_at is None or who not in state.combatants:
        return None
    said = orders.reply(state, pack, who, asked.offers, frame.source, expired=True)
    if said is None:
        return {"do": state.settings.expiry if frame.not_before is None else "decline"}
    return {"do": "use", "reaction": said.title} if said.reaction else {"do": "decline"}


def _more_time(
    state: Encounter, frame: Window, who: CombatantId, asked: Asked
) -> dict[str, Json] | None:
    """How to get more time, what comes of it, and whether it was asked for; None: not (again)."""
    policy = state.settings.more_time
    used_up = asked.more > 0 and policy == "once"
    if asked.reply or asked.closes_at is None or used_up or frame.not_before is not None:
        return None
    return {
        "policy": policy,
        "asked": asked.wants_more,
        "ms": state.settings.more_ms,
        "command": {"type": "more_time", "window": frame.id, "actor": who},
    }


def _text(one: Combatant | None, offer: Offer) -> str:
    """What an own reaction does, as it was imported."""
    own = one.owned.get(offer.owned) if one and offer.owned else None
    return own.text if own else ""
