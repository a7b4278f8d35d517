"""Words: texts as message ids and parameters, to be worded on the device."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from engine.kernel.creatures import TITLED
from engine.kernel.frames import Pending
from engine.kernel.offers import Offer
from engine.kernel.refusals import Refusal
from engine.kernel.state import Encounter
from engine.kernel.units import ActionId, BudgetId, CombatantId

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]
Text = dict[str, Json]


def say(message: str, **params: Json) -> Text:
    """A message of the catalogues with its parameters."""
    return {"id": message, "params": params} if params else {"id": message}


def plain(text: str) -> Text:
    """Words that somebody typed; shown as they are."""
    return {"t": text}


def names(texts: Iterable[Text]) -> Text:
    """Several texts as one list."""
    return {"list": list(texts)}


def name(state: Encounter, who: CombatantId | None, *, gm: bool) -> Text:
    """A combatant's name; somebody hidden or gone is ``someone``."""
    one = state.combatants.get(who) if who else None
    if one is None and any(slot.holder == who for slot in state.order):
        return say(f"side-{who}")
    if one is None or (one.hidden and not gm):
        return say("someone")
    return plain(one.name)


def action(state: Encounter, who: CombatantId, title: str) -> Text:
    """What an action is called: an own one by its own name."""
    one = state.combatants.get(who)
    own = one.owned.get(ActionId(title)) if one else None
    return plain(own.name) if own and own.name else titled(state, title)


def offered(state: Encounter, who: CombatantId, key: str, offer: Offer) -> Text:
    """What an offer is called in its window, where others may be called the same."""
    own = action(state, who, offer.title)
    if key == offer.title:
        return own
    return say("offer-of-several", action=own, way=titled(state, offer.reaction))


def titled(state: Encounter, title: str) -> Text:
    """What an action of the rules is called, in this room or everywhere."""
    here = state.options.get(f"{TITLED}{title}")
    return plain(str(here)) if here else say(f"action-{title}")


def effect(title: str) -> Text:
    """What an effect is called: a condition by its message, else as it was typed."""
    return say(title) if title.startswith(("condition-", "effect-")) else plain(title)


def reason(why: str) -> Text:
    """What a modifier is called: a stat, an effect, a penalty, or what was typed."""
    worded = ("condition-", "effect-", "repeat-", "roll-", "stat-")
    return say(why) if why.startswith(worded) else plain(why)


def refused(why: Refusal) -> dict[str, Json]:
    """A refusal as the wire has it."""
    return {"reason": str(why.reason), "params": dict(why.params)}


def unasked(why: Iterable[tuple[str, Refusal]], asked: Collection[str] = ()) -> list[Json]:
    """The first reason why each one is not asked who is not. ``why``: by who and reaction."""
    found: dict[str, Refusal] = {}
    for key, one in why:
        found.setdefault(key.partition(":")[0], one)
    return [{"actor": who, **refused(one)} for who, one in found.items() if who not in asked]


def cost(amounts: Mapping[BudgetId, int]) -> list[Json]:
    """A cost as a list of budgets and amounts."""
    return [{"budget": one, "amount": amount} for one, amount in amounts.items() if amount]


def pending_title(state: Encounter, frame: Pending, *, gm: bool) -> Text:
    """An action under way in one line: who does what, to whom."""
    who = name(state, frame.by, gm=gm)
    if frame.readies is not None:
        return say("title-readying", who=who)
    what = action(state, frame.by, frame.title)
    if frame.targets:
        target = name(state, frame.targets[0], gm=gm)
        return say("title-pending-at", who=who, action=what, target=target)
    return say("title-pending", who=who, action=what)
