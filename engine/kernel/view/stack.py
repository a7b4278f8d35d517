"""The section about what is under way: actions, windows, queued reactions, questions."""

from dataclasses import replace
from typing import assert_never

from engine.kernel import doubts, priority
from engine.kernel.cases import rule_of
from engine.kernel.frames import Announced, Chosen, Frame, Pending, Question, Window
from engine.kernel.offers import Asked
from engine.kernel.refusals import Refusal
from engine.kernel.rejoin import AFTER
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.table import shown
from engine.kernel.view.words import Json, Text, action, cost, name, pending_title, refused, say


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
        case Announced(pending=pending):
            if not shown(state, pending.by, gm=gm):
                return None
            return _pending(state, pack, pending, gm=gm) | {"at": frame.kind}
        case Window():
            return _window(state, pack, frame, gm=gm)
        case Chosen():
            if not shown(state, frame.by, gm=gm):
                return None
            what = action(state, frame.by, frame.title)
            title = say("title-pending", who=name(state, frame.by, gm=gm), action=what)
            return {"kind": "chosen", "id": frame.id, "by": frame.by, "title": title}
        case Question():
            return question(state, frame, gm=True) if gm else None
        case _:
            assert_never(frame)


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
        "closes_at": None if None in times else max(at for at in times if at is not None),
        "status": "open",
        "asked": [
            _asked(state, who, frame.asked[who], ranks.index(who) + 1, told=gm or not frame.sealed)
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
    state: Encounter, who: CombatantId, one: Asked, order: int, *, told: bool
) -> dict[str, Json]:
    """One asked combatant's part; ``told``: with what it answered, which else is sealed."""
    reply = one.reply
    found: dict[str, Json] = {
        "actor": who,
        "answered": reply is not None,
        "expired": reply is not None and reply.by == "time",
        "closes_at": one.closes_at,
        "order": order,
    }
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


def question(state: Encounter, frame: Question, *, gm: bool) -> dict[str, Json]:
    """A question as whoever has to answer it sees it."""
    source = name(state, frame.source, gm=gm)
    what = say(f"question-{frame.ask}-{frame.text}", source=source)
    if frame.ask == "facts" and frame.text not in doubts.OF_PLACES:
        what = say("question-facts-stated", fact=say(f"fact-{frame.text}"))
    if frame.ask in ("consent", "dc", "die", "consequence"):
        did = action(state, frame.source, frame.text) if frame.source else say("something")
        what = say(f"question-{frame.ask}", source=source, action=did)
    elif frame.ask in ("slot", "order"):
        what = say(f"question-{frame.ask}", source=source)
    return {
        "kind": "question",
        "id": frame.id,
        "ask": frame.ask,
        "to": frame.to,
        "title": what,
        "choices": [
            {"id": one, "label": _choice(state, one, gm=gm)}
            for one in frame.choices
            if gm or not _secret(state, one)
        ],
        "default": list(frame.default),
        "number": list(frame.number) if frame.number else None,
        "many": frame.many,
        "opened_at": frame.opened_at,
        "closes_at": frame.closes_at,
    }


def _secret(state: Encounter, choice: str) -> bool:
    """Whether a choice tells where somebody hidden is in the order."""
    one = state.combatants.get(CombatantId(choice.removeprefix(AFTER)))
    return choice.startswith(AFTER) and one is not None and one.hidden


def _choice(state: Encounter, choice: str, *, gm: bool) -> Text:
    """A choice in words: somebody's name, a place after somebody, or a word of the catalogues."""
    if choice in state.combatants:
        return name(state, CombatantId(choice), gm=gm)
    if choice.startswith(AFTER):
        who = name(state, CombatantId(choice.removeprefix(AFTER)), gm=gm)
        return say("choice-after", who=who)
    return say(f"choice-{choice}")


def trigger(state: Encounter, frame: Window, what: str, *, gm: bool) -> Text:
    """What may be answered, as a sentence: who does what, to whom."""
    parent = next((one for one in state.stack if one.id == frame.parent), None)
    targets = parent.targets if isinstance(parent, Pending) else ()
    what_done = say("something")
    if isinstance(parent, Pending):
        # An own action's name would tell who is hidden.
        own = parent.owned if shown(state, parent.by, gm=gm) else None
        what_done = action(state, parent.by, own or parent.action)
    target = name(state, targets[0], gm=gm) if targets else say("nobody")
    source = name(state, frame.source, gm=gm)
    return say(f"trigger-{what}", source=source, target=target, action=what_done)
