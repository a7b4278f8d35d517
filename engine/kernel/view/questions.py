"""Questions as whoever has to answer them sees them."""

from engine.kernel import doubts
from engine.kernel.frames import Question
from engine.kernel.rejoin import AFTER
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.words import Json, Text, action, name, say

OF_ACTIONS = ("call", "consent", "dc", "die", "consequence", "pick", "redeclare", "target")
"""Questions that name the action they are about."""


def question(state: Encounter, frame: Question, *, gm: bool) -> dict[str, Json]:
    """A question as whoever has to answer it sees it."""
    source = name(state, frame.source, gm=gm)
    what = say(f"question-{frame.ask}-{frame.text}", source=source)
    if frame.ask == "facts" and frame.text not in doubts.OF_PLACES:
        what = say("question-facts-stated", fact=say(f"fact-{frame.text}"))
    if frame.ask in OF_ACTIONS:
        did = action(state, frame.source, frame.text) if frame.source else say("something")
        what = say(f"question-{frame.ask}", source=source, action=did)
        if frame.of:
            what = say(f"question-die-{frame.of.split()[0]}", source=source, action=did)
    elif frame.ask in ("slot", "order", "victim"):
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
        "default": [one for one in frame.default if gm or not _secret(state, str(one))],
        "number": list(frame.number) if frame.number else None,
        "many": frame.many,
        "opened_at": frame.opened_at,
        "closes_at": frame.closes_at,
    }


def _secret(state: Encounter, choice: str) -> bool:
    """Whether a choice tells of somebody hidden."""
    one = state.combatants.get(CombatantId(choice.removeprefix(AFTER)))
    return one is not None and one.hidden


def _choice(state: Encounter, choice: str, *, gm: bool) -> Text:
    """A choice in words: somebody's name, a place after somebody, or a word of the catalogues."""
    if choice in state.combatants:
        return name(state, CombatantId(choice), gm=gm)
    if choice.startswith(AFTER):
        who = name(state, CombatantId(choice.removeprefix(AFTER)), gm=gm)
        return say("choice-after", who=who)
    return say(f"choice-{choice}")
