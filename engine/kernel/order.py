"""The order: slots by initiative, stable, and edited without starting or ending a turn."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal, assert_never

from engine.kernel import stats
from engine.kernel.draft import Draft
from engine.kernel.events import InitiativeSet, OrderSet
from engine.kernel.refusals import Reason, require
from engine.kernel.state import Encounter
from engine.kernel.turn import Slot
from engine.kernel.units import CombatantId, SideId

FOES = "foes"
PARTY = "party"
"""The sides that a tie can favour."""
ROLL_OFFS = 20
"""How often those roll who have the same; then they stay as they came in."""


def roll_missing(draft: Draft) -> None:
    """Roll initiative for everybody who has none; where sides take turns nobody needs one."""
    for who, one in draft.state.combatants.items():
        if one.initiative is None and draft.pack.initiative.by == "combatant":
            roll(draft, who)


def roll(draft: Draft, who: CombatantId) -> None:
    """Roll initiative for one."""
    rule = draft.pack.initiative
    face = draft.roll(rule.die)
    bonus = stats.total(draft.state, draft.pack, who, rule.stat)
    draft.emit(InitiativeSet(combatant=who, value=face + bonus // rule.per, faces=(face,)))


def break_ties(draft: Draft) -> None:
    """Let everybody who shares a place in the order roll one more die, where ties are broken so.

    Those who share a place roll together: once, or where this comes after another way to break
    ties, until no two of them have the same face.
    """
    rule = draft.pack.initiative
    if "roll" not in (rule.tie, rule.then):
        return
    shared: dict[tuple[int, ...], list[CombatantId]] = {}
    for who, one in draft.state.combatants.items():
        if one.initiative is not None:
            shared.setdefault((one.initiative, *_first_tie(draft, who)), []).append(who)
    for tied in shared.values():
        if len(tied) > 1:
            _roll_off(draft, tied)


def _roll_off(draft: Draft, tied: list[CombatantId]) -> None:
    die, again = draft.pack.initiative.die, draft.pack.initiative.then == "roll"
    faces: dict[CombatantId, tuple[int, ...]] = {who: () for who in tied}
    for _ in range(ROLL_OFFS if again else 1):
        faces = {who: (*before, draft.roll(die)) for who, before in faces.items()}
        if len({each[-1] for each in faces.values()}) == len(tied):
            break
    for who, thrown in faces.items():
        value = draft.state.combatants[who].initiative or 0
        draft.emit(InitiativeSet(combatant=who, value=value, faces=thrown, tiebreak=thrown[-1]))


def holder(draft: Draft, who: CombatantId) -> CombatantId:
    """The holder of somebody's turns. Raises Rejected for whoever is not in the encounter."""
    if any(slot.holder == who for slot in draft.state.order):
        return who
    one = draft.combatant(who)
    return CombatantId(one.side) if draft.pack.initiative.by == "side" else one.id


def add_side(draft: Draft, side: SideId) -> None:
    """Give a side its place, where sides take turns; it stays where it is."""
    holder = CombatantId(side)
    if all(slot.holder != holder for slot in draft.state.order):
        _set(draft, (*draft.state.order, Slot(holder=holder, rank=0)))


def sort_all(draft: Draft) -> None:
    """Put everybody into the order who is not in it; who is stays where the GM has put it.

    Only where ties are broken by a roll, and the GM moved nobody, are all sorted anew.
    """
    order = draft.state.order
    by_hand = any(one.rank < two.rank for one, two in pairwise(order))
    placed = {slot.holder for slot in order}
    rolled = "roll" in (draft.pack.initiative.tie, draft.pack.initiative.then)
    anew = rolled and not by_hand
    for who in draft.state.combatants:
        if anew or who not in placed:
            sort_in(draft, who)


def sort_in(draft: Draft, who: CombatantId) -> None:
    """Put one into the order by its initiative; the others keep their places."""
    one = draft.state.combatants[who]
    if draft.pack.initiative.by == "side":
        add_side(draft, one.side)
        return
    rest = tuple(slot for slot in draft.state.order if slot.holder != who)
    slot = Slot(holder=who, rank=one.initiative or 0)
    place = next(
        (index for index, other in enumerate(rest) if _before(draft, slot, other)),
        len(rest),
    )
    _set(draft, (*rest[:place], slot, *rest[place:]))


def _before(draft: Draft, slot: Slot, other: Slot) -> bool:
    """Higher initiative first; ties as the rules have it; else who was there stays ahead."""
    if slot.rank != other.rank:
        return slot.rank > other.rank
    mine, theirs = (_tie(draft, one.holder) for one in (slot, other))
    return mine > theirs


def _tie(draft: Draft, who: CombatantId) -> tuple[int, ...]:
    """What breaks a tie for one, the higher the earlier."""
    rule, one = draft.pack.initiative, draft.state.combatants[who]
    second = one.tiebreak if rule.then == "roll" else 0
    if rule.then == "party_first":
        second = int(one.side == PARTY)
    return (*_first_tie(draft, who), one.tiebreak if rule.tie == "roll" else 0, second)


def _first_tie(draft: Draft, who: CombatantId) -> tuple[int, ...]:
    """What breaks a tie before anything is rolled for it."""
    rule, one = draft.pack.initiative, draft.state.combatants[who]
    match rule.tie:
        case "modifier":
            return (stats.total(draft.state, draft.pack, who, rule.stat),)
        case "foes_first":
            return (int(one.side == FOES), stats.total(draft.state, draft.pack, who, rule.stat))
        case "roll" | "gm":
            return ()
        case _:
            assert_never(rule.tie)


def move(
    draft: Draft,
    who: CombatantId,
    before: CombatantId | None,
    after: CombatantId | None,
    to: Literal["first", "last"] | None,
) -> None:
    """Move one to a place the GM names. Raises Rejected where the place makes no sense."""
    rest = [slot for slot in draft.state.order if slot.holder != who]
    mine = next((slot for slot in draft.state.order if slot.holder == who), None)
    named = before or after
    require(mine is not None and named != who, Reason.REQUIREMENT, what="place")
    assert mine is not None
    if named is not None:
        index = next((i for i, slot in enumerate(rest) if slot.holder == named), None)
        require(index is not None, Reason.UNKNOWN, what="combatant")
        assert index is not None
        place = index if before else index + 1
    else:
        require(to, Reason.REQUIREMENT, what="place")
        place = 0 if to == "first" else len(rest)
    _set(draft, (*rest[:place], mine, *rest[place:]))


def is_to_come(state: Encounter, who: CombatantId) -> bool:
    """Whether one's place in this round is still to come."""
    return state.active is None or rank_of(state, who) > rank_of(state, state.active)


def _set(draft: Draft, order: tuple[Slot, ...]) -> None:
    if order != draft.state.order:
        draft.emit(OrderSet(order=order))


def rank_of(state: Encounter, who: CombatantId) -> int:
    """The place of a combatant in the order from 0; who is not in it comes last."""
    one = state.combatants.get(who)
    names = (who, one.side) if one else (who,)
    return next(
        (index for index, slot in enumerate(state.order) if slot.holder in names),
        len(state.order),
    )


def after(state: Encounter, who: CombatantId | None) -> Iterator[tuple[CombatantId, bool]]:
    """Everybody from the one after ``who`` once around to ``who``, and who begins a round.

    With None it starts with the first slot, whose round has begun already.
    """
    holders = [slot.holder for slot in state.order]
    start = holders.index(who) + 1 if who in holders else 0
    for index in range(start, start + len(holders)):
        place = index % len(holders)
        yield holders[place], place == 0 and index > 0
