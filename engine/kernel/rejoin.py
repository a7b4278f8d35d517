"""Coming back from a delay: after somebody's turn, or where one's own slot was passed."""

from typing import Literal

from engine.kernel import harm, lasting, order, stats
from engine.kernel.draft import Draft
from engine.kernel.events import DelayEnded
from engine.kernel.units import CombatantId

NOW = "now"
FIRST = "first"
AFTER = "after:"


def next_back(draft: Draft) -> CombatantId | None:
    """Let the first of those who want to come back do so, directly after the turn that ended.

    Of several the higher former initiative comes first; the others wait for the end of its turn.
    """
    waiting = [
        one.who
        for one in draft.state.delayed
        if one.returning
        and one.after in (None, draft.state.last)
        and stats.disabled(draft.state, draft.pack, one.who) is None
    ]
    if not waiting:
        return None
    who = min(waiting, key=lambda one: order.rank_of(draft.state, one))
    _move_behind(draft, who, draft.state.last)
    _thaw(draft, who, "returned", draft.state.last)
    return who


def _move_behind(draft: Draft, who: CombatantId, other: CombatantId | None) -> None:
    """Move somebody to the place directly after another; None: to the first place.

    Directly after itself, which is where a removed neighbour leaves it, it is already.
    """
    if other != who:
        order.move(draft, who, before=None, after=other, to=None if other else "first")


def _thaw(
    draft: Draft,
    who: CombatantId,
    reason: Literal["returned", "forfeited"],
    last: CombatantId | None,
) -> None:
    """A delay is over: kept reactions can be used again."""
    for one in draft.state.delayed:
        if one.who == who:
            harm.end_named(draft, who, one.condition)
    draft.emit(DelayEnded(combatant=who, reason=reason, last=last))


def has_waited(draft: Draft, who: CombatantId) -> bool:
    """Whether one's slot comes round while one is delaying; who cannot act waits no longer."""
    if not any(one.who == who for one in draft.state.delayed):
        return False
    if stats.disabled(draft.state, draft.pack, who):
        forfeit(draft, who, draft.state.last)
        return False
    return True


def keeps_slot(draft: Draft, who: CombatantId) -> bool:
    """Take the old slot again, where the room has it so. Whether that is how it is."""
    rules = draft.pack.delay
    if rules is None or rules.reposition == "free":
        return False
    forfeit(draft, who, draft.state.last)
    return True


def forfeit(draft: Draft, who: CombatantId, last: CombatantId | None) -> None:
    """The delayed turn is lost: what lasted until its end is over, and is saved against."""
    lasting.at_end(draft, who, hurts=False)
    _thaw(draft, who, "forfeited", last)


def places(draft: Draft, who: CombatantId) -> tuple[str, ...]:
    """Where somebody may come in who waited a whole round: now, first, or after anybody."""
    others = (slot.holder for slot in draft.state.order if slot.holder != who)
    return (NOW, FIRST, *(f"{AFTER}{one}" for one in others))


def take_place(draft: Draft, who: CombatantId, place: str) -> None:
    """Come in at the chosen place, in this round unless somebody placed after it has begun a turn
    in it already."""
    other = CombatantId(place.removeprefix(AFTER)) if place.startswith(AFTER) else None
    last = draft.state.last
    if place == FIRST or other in draft.state.combatants:
        was = order.rank_of(draft.state, who)
        _move_behind(draft, who, other)
        now = order.rank_of(draft.state, who)
        overtaken = {slot.holder for slot in draft.state.order[now + 1 : was + 1]}
        if overtaken and not overtaken & set(draft.state.began):
            last = other
    forfeit(draft, who, last)
