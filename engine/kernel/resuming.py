"""Resuming: the GM says whether work that was interrupted goes on."""

from typing import Literal

from engine.kernel import questions
from engine.kernel.draft import Draft
from engine.kernel.frames import Pending
from engine.kernel.refusals import Reason, require
from engine.kernel.rules import ActionRule
from engine.kernel.waiting import work_key

RESUME: Literal["resume"] = "resume"
YES, NO = "yes", "no"


def doubtful(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """Whether the GM has still to say that this goes on. Raises Rejected where he said no."""
    require(pending.answers.get(RESUME) != NO, Reason.GM_DENIED)
    begun = draft.state.activities.get(work_key(pending.by, pending.title))
    goes_on = begun is not None and begun.stopped and begun.of == pending.turns
    asks = rule.work is not None and rule.work.asks
    return asks and goes_on and RESUME not in pending.answers


def ask(draft: Draft, pending: Pending) -> None:
    """Ask the GM; it goes on when he says nothing."""
    questions.ask(
        draft,
        RESUME,
        pending.title,
        parent=pending.id,
        source=pending.by,
        choices=(YES, NO),
        default=(YES,),
    )
