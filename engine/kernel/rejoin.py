"""Coming back from a delay: after somebody's turn, or where one's own slot was passed."""

from engine.kernel import harm, order, stats
from engine.kernel.draft import Draft
from engine.kernel.events import DelayEnded
from engine.kernel.units import CombatantId

NOW = "now"
FIRST = "first"
AFTER = "after:"


def next_back(draft: Draft, ended: CombatantId) -> CombatantId | None:
    """Let the first of those who want to come back do so, directly after the turn that ended.

    Of several the higher former initiative comes first; the others wait for the end of its turn.
    """
    waiting = [
        one.who
        for one in draft.state.delayed
        if one.returning and stats.disabled(draft.state, draft.pack, one.who) is None
    ]
    if not waiting:
        return None
    who = min(waiting, key=lambda one: order.rank_of(draft.state, one))
    if ended in draft.state.combatants:
        order.move(draft, who, before=None, after=ended, to=None)
    thaw(draft, who, "returned")
    return who


def thaw(draft: Draft, who: CombatantId, reason: str) -> None:
    """A delay is over: kept reactions can be used again."""
    rules = draft.pack.delay
    if rules is not None:
        harm.end_named(draft, who, rules.condition)
    match reason:
        case "returned" | "forfeited":
            draft.emit(DelayEnded(combatant=who, reason=reason))


def has_waited(draft: Draft, who: CombatantId) -> bool:
    """Whether one's slot comes round while one is delaying; who cannot act waits no longer."""
    if not any(one.who == who for one in draft.state.delayed):
        return False
    if stats.disabled(draft.state, draft.pack, who):
        thaw(draft, who, "forfeited")
        return False
    return True


def keeps_slot(draft: Draft, who: CombatantId) -> bool:
    """Take the old slot again, where the room has it so. Whether that is how it is."""
    rules = draft.pack.delay
    if rules is None or rules.reposition == "free":
        return False
    thaw(draft, who, "forfeited")
    return True


def places(draft: Draft, who: CombatantId) -> tuple[str, ...]:
    """Where somebody may come in who waited a whole round: now, first, or after anybody."""
    others = (slot.holder for slot in draft.state.order if slot.holder != who)
    return (NOW, FIRST, *(f"{AFTER}{one}" for one in others))


def take_place(draft: Draft, who: CombatantId, place: str) -> None:
    """Come in at the chosen place; an earlier one counts from the next round on."""
    if place == FIRST:
        order.move(draft, who, before=None, after=None, to="first")
    elif place.startswith(AFTER):
        other = CombatantId(place.removeprefix(AFTER))
        if other in draft.state.combatants:
            order.move(draft, who, before=None, after=other, to=None)
    thaw(draft, who, "forfeited")
