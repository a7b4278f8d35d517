"""Questions to a human: asked, answered by the GM, or by their default when time is up."""

from engine.kernel.draft import Draft
from engine.kernel.events import QuestionAnswered, QuestionAsked
from engine.kernel.frames import Pending, Question
from engine.kernel.predicates import fact_key
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.units import CombatantId, FrameId, Instant


def ask_facts(draft: Draft, pending: Pending, unknown: dict[CombatantId, str]) -> None:
    """Ask the GM for whom a fact holds that nobody can compute; by default for everybody,
    since somebody asked in vain can decline."""
    fact = next(iter(unknown.values()))
    who = tuple(one for one, name in unknown.items() if name == fact)
    length = draft.state.settings.question_ms
    draft.emit(
        QuestionAsked(
            question=Question(
                id=draft.fresh(),
                ask="facts",
                to="gm",
                parent=pending.id,
                source=pending.by,
                fact=fact,
                choices=who,
                default=who,
                opened_at=draft.now,
                closes_at=Instant(draft.now + length),
                length=length,
            )
        )
    )


def judge(draft: Draft, question: FrameId, value: tuple[CombatantId, ...]) -> None:
    """The GM's answer. Raises Rejected where there is no such question or choice."""
    frame = draft.frame(question)
    if not isinstance(frame, Question):
        raise reject(Reason.WINDOW_CLOSED)
    require(set(value) <= set(frame.choices), Reason.UNKNOWN, what="choice")
    _answer(draft, frame, value, by_gm=True)


def drop(draft: Draft, question: Question) -> None:
    """Ask no longer, since the action that it is about was stopped by the GM's hand."""
    _answer(draft, question, (), by_gm=True)


def expire(draft: Draft, question: Question) -> None:
    """Take the default when time is up."""
    if question.closes_at is not None and draft.now >= question.closes_at:
        _answer(draft, question, question.default, by_gm=False)


def _answer(
    draft: Draft, question: Question, value: tuple[CombatantId, ...], *, by_gm: bool
) -> None:
    source = question.source
    facts = {
        fact_key(question.fact, who, source): who in value
        for who in question.choices
        if source is not None
    }
    draft.emit(
        QuestionAnswered(frame=question.id, by="gm" if by_gm else "time", value=value, facts=facts)
    )
