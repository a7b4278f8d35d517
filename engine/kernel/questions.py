"""Questions to a human: asked, answered by a seat or the GM, or by default when time is up."""

from collections.abc import Iterable
from typing import Literal

from engine.kernel import modes, rejoin, working
from engine.kernel.draft import Draft
from engine.kernel.events import (
    ActionWithdrawn,
    ActivityCalmed,
    FrameMoved,
    QuestionAnswered,
    QuestionAsked,
    WindowOrdered,
)
from engine.kernel.frames import Announced, Asking, Question, Value
from engine.kernel.holders import unable
from engine.kernel.patience import of_question
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.situation import fact_key
from engine.kernel.state import Encounter
from engine.kernel.units import Choice, CombatantId, FrameId, Instant, SeatId

KEEP = "keep"
CHANGE = "change"
GOES_ON = "work_goes_on"
STOPS = "work_stops"
By = Literal["seat", "gm", "time"]


def ask(
    draft: Draft,
    kind: Asking,
    text: str,
    *,
    to: CombatantId | None = None,
    parent: FrameId | None = None,
    source: CombatantId | None = None,
    choices: Iterable[str] = (),
    default: Iterable[str | int] = (),
    number: tuple[int, int] | None = None,
    many: int = 1,
    of: str = "",
    seat: SeatId | None = None,
    aloud: bool = False,
) -> None:
    """Put a question on top of the stack, with a default, and the room's length for it as often as
    whoever is asked needs it."""
    times = of_question(draft.state, to, seat)
    span = draft.state.settings.question_ms * times
    draft.emit(
        QuestionAsked(
            question=Question(
                id=draft.fresh(),
                ask=kind,
                to=to,
                parent=parent,
                source=source,
                text=text,
                choices=tuple(Choice(one) for one in choices),
                default=tuple(one if isinstance(one, int) else Choice(one) for one in default),
                opened_at=draft.now,
                closes_at=Instant(draft.now + span) if times else None,
                number=number,
                many=many,
                of=of,
                seat=seat,
                aloud=aloud,
            )
        )
    )


def ask_about_work(draft: Draft) -> bool:
    """Ask the GM whether somebody works on who was hurt, or decide it by the rules. Whether there
    was anything to decide."""
    who = working.hurt(draft)
    if who is None:
        return False
    draft.emit(ActivityCalmed(combatant=who))
    match draft.pack.interruptions.damage:
        case "ask":
            ask(draft, "work", "damage", source=who, choices=(GOES_ON, STOPS), default=(GOES_ON,))
        case "ends":
            working.interrupt(draft, who, "damage")
    return True


def thrown_for(draft: Draft, question: Question) -> Value:
    """Faces of the dice that a question is about, thrown now."""
    assert question.number is not None
    return tuple(draft.roll(question.number[1]) for _ in range(question.many))


def asked(draft: Draft, question: FrameId) -> Question:
    """The question of this id. Raises Rejected where it is not asked any more."""
    frame = draft.frame(question)
    if not isinstance(frame, Question):
        raise reject(Reason.WINDOW_CLOSED)
    return frame


def answer(draft: Draft, question: FrameId, value: Value, *, by: By, thrown: bool = False) -> None:
    """An answer. Raises Rejected where there is no such question or choice."""
    frame = asked(draft, question)
    late = by == "seat" and frame.closes_at is not None and draft.stamp.sent >= frame.closes_at
    require(not late, Reason.TOO_LATE)
    if frame.number is not None:
        least, most = frame.number
        good = len(value) == frame.many and all(
            isinstance(one, int) and least <= one <= most for one in value
        )
        require(good, Reason.REQUIREMENT, what="value", least=least, most=most)
    else:
        known = len(set(value)) == len(value) <= frame.many and set(value) <= set(frame.choices)
        require(known, Reason.UNKNOWN, what="choice")
        whole = frame.ask == "facts" or len(value) == frame.many
        require(whole, Reason.REQUIREMENT, what="choices", need=frame.many, have=len(value))
    settle_with(draft, frame, value, by=by, thrown=thrown)


def deserted(draft: Draft, question: Question) -> bool:
    """Whether the one who was asked is gone, or can do nothing; of a side, everybody."""
    if question.seat is not None:
        return question.seat not in draft.state.seats
    who = question.to
    return who is not None and unable(draft.state, draft.pack, who) is not None


def drop(draft: Draft, question: Question) -> None:
    """Ask no longer, since what it is about was stopped, or who was asked cannot act."""
    settle_with(draft, question, question.default, by="time")


def throws_real(draft: Draft, who: CombatantId) -> bool:
    """Whether the player of somebody throws real dice and types their faces."""
    seats = (seat for seat in draft.state.seats.values() if seat.role == "player")
    return draft.state.settings.dice == "typed" and any(who in seat.controls for seat in seats)


def over_at(state: Encounter, question: Question) -> Instant | None:
    """When nobody is waited for any more; players have the allowance for the network besides."""
    if question.closes_at is None or (question.to is None and question.seat is None):
        return question.closes_at
    return Instant(question.closes_at + state.settings.allowance_ms)


def expire(draft: Draft, question: Question) -> None:
    """Take the default when time is up; a die that nobody threw is thrown by the server."""
    over = over_at(draft.state, question)
    if over is not None and draft.now >= over:
        value = question.default
        if question.ask == "die" and question.number:
            value = thrown_for(draft, question)
        settle_with(draft, question, value, by="time")


def settle_with(
    draft: Draft, question: Question, value: Value, *, by: By, thrown: bool = False
) -> None:
    """Take a value as the answer, and let follow what follows from it."""
    facts = {
        fact_key(question.text, CombatantId(who), question.source): who in value
        for who in question.choices
        if question.ask == "facts" and question.source is not None
    }
    draft.emit(QuestionAnswered(frame=question.id, by=by, value=value, facts=facts, thrown=thrown))
    if question.ask == "order" and question.parent is not None:
        sorted_by_hand = tuple(CombatantId(str(one)) for one in value)
        draft.emit(WindowOrdered(frame=question.parent, order=sorted_by_hand))
    if question.ask == "redeclare":
        _stands(draft, question, kept=CHANGE not in value)
    if question.ask == "challenge":
        modes.answered(draft, question, value)
    if question.ask == "work" and STOPS in value and question.source in draft.state.combatants:
        assert question.source is not None
        working.interrupt(draft, question.source, "damage")
    if question.ask == "slot" and question.to in draft.state.combatants:
        assert question.to is not None
        rejoin.take_place(draft, question.to, str(value[0]) if value else "now")


def _stands(draft: Draft, question: Question, *, kept: bool) -> None:
    """What was announced stays announced, or its actor declares anew."""
    one = draft.frame(question.parent) if question.parent else None
    assert isinstance(one, Announced)
    if kept:
        draft.emit(FrameMoved(frame=one.id, next=0, at=0))
    else:
        who, title = one.pending.by, one.pending.title
        draft.emit(ActionWithdrawn(frame=one.id, combatant=who, action=title))
