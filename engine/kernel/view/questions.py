"""Questions as whoever has to answer them sees them."""

from engine.kernel import doubts
from engine.kernel.events import QuestionAnswered
from engine.kernel.frames import Question
from engine.kernel.inquiry import YES_OR_NO
from engine.kernel.rejoin import AFTER
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.words import Json, Text, action, name, plain, say

OF_ACTIONS = ("call", "consent", "dc", "die", "consequence", "redeclare", "resume", "target")
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
    elif frame.ask == "words":
        what = _words(frame)
    asked = state.seats.get(frame.seat) if frame.seat else None
    return {
        "kind": "question",
        "id": frame.id,
        "ask": frame.ask,
        "to": frame.to,
        "seat": asked.name if asked else None,
        "aloud": frame.aloud,
        "title": what,
        "choices": [
            {"id": one, "label": choice(state, frame, one, gm=gm)}
            for one in frame.choices
            if gm or not _secret(state, one)
        ],
        "default": [one for one in frame.default if gm or not _secret(state, str(one))],
        "number": list(frame.number) if frame.number else None,
        "many": frame.many,
        "opened_at": frame.opened_at,
        "closes_at": frame.closes_at,
    }


def _words(frame: Question) -> Text:
    """What the GM typed, or that he asks by word of mouth."""
    return plain(frame.text) if frame.text else say("question-words")


def _secret(state: Encounter, choice: str) -> bool:
    """Whether a choice tells of somebody hidden."""
    one = state.combatants.get(CombatantId(choice.removeprefix(AFTER)))
    return one is not None and one.hidden


def choice(state: Encounter, frame: Question, one: str, *, gm: bool) -> Text:
    """A choice in words: what the GM typed, somebody's name, a place after somebody, or a word of
    the catalogues."""
    if frame.ask == "words" and one not in YES_OR_NO:
        return plain(one)
    return _choice(state, one, gm=gm)


def _choice(state: Encounter, choice: str, *, gm: bool) -> Text:
    if choice in state.combatants:
        return name(state, CombatantId(choice), gm=gm)
    if choice.startswith(AFTER):
        who = name(state, CombatantId(choice.removeprefix(AFTER)), gm=gm)
        return say("choice-after", who=who)
    return say(f"choice-{choice}")


def answered(event: QuestionAnswered, before: Encounter, *, gm: bool) -> Text | None:
    """The line about an answer: of one to the GM's own words what it is, for everybody only if it
    was asked aloud."""
    asked = next((one for one in before.stack if one.id == event.frame), None)
    if not isinstance(asked, Question) or asked.seat not in before.seats:
        return say("log-question-answered") if gm else None
    if not (gm or asked.aloud):
        return None
    assert asked.seat is not None
    told = {"seat": plain(before.seats[asked.seat].name), "question": _words(asked)}
    if not event.value:
        return say("log-words-unanswered", **told)
    value = event.value[0]
    said = plain(str(value)) if asked.number else choice(before, asked, str(value), gm=True)
    return say("log-words-answered", **told, answer=said)
