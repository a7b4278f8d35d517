"""Doubts: what would have to hold for a declaration, and nobody can compute."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.kernel.frames import Pending
from engine.kernel.predicates import failed, holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, Predicate, RulePack
from engine.kernel.situation import Situation, fact_key
from engine.kernel.space import distance
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId

PLACES = {"adjacent": "target_adjacent", "reach": "target_reach", "range": "target_range"}
"""The fact that a target is near enough, by how near it has to be."""
ROOM = "target_room"
"""The fact that there is room enough to move at a target."""

OF_PLACES = frozenset(
    {
        *PLACES.values(),
        ROOM,
        "adjacent",
        "enters_reach",
        "in_range",
        "in_reach",
        "near_target",
        "notices",
        "sees",
    }
)
"""The facts about where somebody is; every other one is the pack's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubt:
    """A fact about ``about`` that has to be ``wanted``; ``why``: the refusal if it is not."""

    fact: str
    about: CombatantId
    wanted: bool
    why: Refusal


def policy(state: Encounter, who: CombatantId) -> str:
    """What the room does about what is unknown when ``who`` declares something: ``ask``, ``offer``
    or ``skip``. For a creature that no player controls, the GM has said so by declaring it."""
    if state.settings.unknown != "ask":
        return state.settings.unknown
    players = (seat for seat in state.seats.values() if seat.role == "player")
    return "ask" if any(who in seat.controls for seat in players) else "offer"


def doubts(state: Encounter, pack: RulePack, pending: Pending, rule: ActionRule) -> Iterator[Doubt]:
    """Everything that has to hold for this declaration and is not known."""
    yield from of_actor(state, pack, pending.by, rule)
    for target in pending.targets:
        yield from of_target(state, pack, pending.by, rule, target)


def of_actor(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule
) -> Iterator[Doubt]:
    """What is not known of whoever acts."""
    yield from _stated(state, pack, rule.when, who)


def of_target(
    state: Encounter, pack: RulePack, who: CombatantId, rule: ActionRule, target: CombatantId
) -> Iterator[Doubt]:
    """What is not known of a target, and of how far away it is."""
    aim = rule.target
    assert aim is not None
    yield from _stated(state, pack, aim.when, target)
    if distance(state.combatants[who], state.combatants[target], pack.space) is not None:
        return
    if rule.move is None and aim.within != "anywhere":
        why = Refusal(Reason.REQUIREMENT, {"what": aim.within})
        yield Doubt(fact=PLACES[aim.within], about=target, wanted=True, why=why)
    elif rule.move is not None and rule.move.at_least:
        why = Refusal(Reason.REQUIREMENT, {"what": "distance"})
        yield Doubt(fact=ROOM, about=target, wanted=True, why=why)


def _stated(
    state: Encounter, pack: RulePack, when: tuple[Predicate, ...], who: CombatantId
) -> Iterator[Doubt]:
    for one in when:
        if holds(one, Situation(state=state, pack=pack, who=who)) is None:
            fact = str(one.value) if one.kind == "fact" else one.kind
            yield Doubt(fact=fact, about=who, wanted=one.holds, why=failed(one))


def answer(doubt: Doubt, pending: Pending) -> bool | None:
    """What the GM said about a doubt while the action was announced; None: nothing yet."""
    return pending.facts.get(fact_key(doubt.fact, doubt.about, pending.by))
