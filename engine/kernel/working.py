"""Work over several turns that can come to nothing: what interrupts it, and what is left of it."""

from collections.abc import Iterator
from typing import Literal

from engine.kernel import stats
from engine.kernel.draft import Draft
from engine.kernel.events import ActivityInterrupted
from engine.kernel.pending import Pending
from engine.kernel.rules import ActionRule
from engine.kernel.units import ActionId, CombatantId
from engine.kernel.waiting import Work, work_key

Why = Literal["aborted", "condition", "damage", "reaction", "gm"]


def done_with(draft: Draft, pending: Pending) -> int:
    """How many turns of work are done with this one.

    Another number of turns than the one it was begun with begins it anew; what is put into it in
    the same round is one turn of work.
    """
    begun = draft.state.activities.get(work_key(pending.by, pending.title))
    if begun is None or begun.of != pending.turns:
        return 1
    return begun.following(draft.state.round)


def kept(draft: Draft, pending: Pending, rule: ActionRule, done: int) -> int:
    """How much of the work is done for good."""
    if rule.work is None or rule.work.keeps == "nothing":
        return 0
    if rule.work.checks(done, pending.turns):
        return done
    begun = draft.state.activities.get(work_key(pending.by, pending.title))
    return begun.kept if begun and begun.of == pending.turns else 0


def under_way(draft: Draft, who: CombatantId) -> Iterator[tuple[ActionId, Work, ActionRule]]:
    """The work of somebody that goes on and that can be interrupted."""
    mine = draft.state.combatants[who].owned
    for key, work in tuple(draft.state.activities.items()):
        if not key.startswith(work_key(who, "")) or work.stopped:
            continue
        title = ActionId(key.partition(":")[2])
        own = mine.get(title)
        rule = draft.pack.rule(own.base if own else title)
        if rule is not None and rule.work is not None:
            yield title, work, rule


def interrupt(draft: Draft, who: CombatantId, why: Why, but: ActionId | None = None) -> bool:
    """Interrupt what somebody works at, ``but`` one thing; whether there was anything."""
    found = [one for one in under_way(draft, who) if one[0] != but]
    for title, work, _ in found:
        _stop(draft, who, title, work, why)
    return bool(found)


def _stop(draft: Draft, who: CombatantId, title: ActionId, work: Work, why: Why) -> None:
    draft.emit(
        ActivityInterrupted(combatant=who, action=title, done=work.kept, of=work.of, why=why)
    )


def forbid(draft: Draft, who: CombatantId) -> None:
    """Interrupt the work that somebody may not do any more in its state."""
    for title, work, rule in tuple(under_way(draft, who)):
        state, pack = draft.state, draft.pack
        if stats.disabled(state, pack, who) or stats.forbidden(state, pack, who, rule.tags):
            _stop(draft, who, title, work, "condition")


def neglect(draft: Draft, who: CombatantId) -> None:
    """Interrupt the work that somebody has done nothing for in the turn that ends."""
    for title, work, _ in tuple(under_way(draft, who)):
        if work.round != draft.state.round:
            _stop(draft, who, title, work, "aborted")


def hurt(draft: Draft) -> CombatantId | None:
    """Whoever was hurt at work, so that the GM has to say whether it goes on."""
    for key, work in draft.state.activities.items():
        who = CombatantId(key.partition(":")[0])
        if work.disturbed and not work.stopped and any(under_way(draft, who)):
            return who
    return None
